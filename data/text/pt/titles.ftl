# Respostas em poucas palavras, para a lista do que se pode desfazer (automa/imperium/titles.py). Sem ponto final.

title-answer = Uma resposta
title-none = Nenhuma
title-cannot = { $what ->
        [row] Esta linha não: { $act }
       *[part] Não dá: { $act }
    }
title-die-roll = Dado: { $n }
title-die-die = Meu dado: { $n }
title-reveal = { $card }
title-market-slot = Espaço { $slot }: { $card }
title-market-check-right = O mercado está certo
title-market-check-slot = O mercado mudou: espaço { $slot }
title-which-slot-which-slot = O mercado mudou: espaço { $slot }
title-market-tokens = Na carta: { $tokens }
title-human-amount = Você tem { $tokens }
title-stolen = Você perde { $tokens }
title-how-many = { $tokens }
title-automa-amount = Corrigido: { $tokens }
title-your-score = Seus pontos: { $n }
title-unrest-left = Desordem restante: { $n }
title-collapse-yes = Colapso
title-collapse-no = Ainda não vazia
title-automa-recall = { $nation } reconvocam { $card }
title-automa-abandon = { $nation } abandonam { $card }
title-may = { $ask } { $answer }
title-you-do = Você { $act }

## What the hands did

title-do-automa-acquires = Adquirir { $card }
title-do-automa-breaks-through = Promover { $card }
title-do-automa-takes-fame = Pegar { $card }
title-do-automa-takes-unrest = Pegar 1 desordem
title-do-automa-returns-unrest = Devolver 1 desordem
title-do-automa-exiles = Exilar { $card }
title-do-exile-market = Exilar { $card }
title-do-place-token = { $tokens } em { $card }
title-do-clean-up-token = { title-do-place-token }
title-do-clean-up = Limpeza
title-do-automa-puts = Guardar { $card }
title-do-automa-plays = Jogar { $card }
title-do-automa-discards = Descartar { $card }
title-do-automa-discards-top = Descartar { $card }
title-do-automa-abandons = Abandonar { $card }
title-do-automa-gains-discovery = Descoberta: { $card }
title-do-automa-gains-quest = Busca: { $card }
title-do-waiting-card = A carta que esperou
title-do-fill-slots = Preencher os espaços
title-do-automa-reveals = { $card }
title-do-dynasty = Dinastia: { $card }
title-do-automa-shuffles = Reembaralhar
title-do-journey = Jornada: { $card }
title-do-automa-swaps = Troca por { $card }
title-do-automa-empire = Agora um império
title-do-automa-turns = Agora { $card }
