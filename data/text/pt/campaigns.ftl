# Campanhas: a lista, a folha, começar uma, a recompensa (app/screens/campaigns.py, campaign.py, reward.py), e o que
# elas mudam na preparação da mesa (automa/imperium/checklist.py).

home-campaign = Campanha
home-campaign-about = Cinco vitórias antes de quatro derrotas, com um baralho que muda.
campaigns-title = Campanhas
campaigns-all = Todas as campanhas
campaigns-start = Começar uma campanha
campaigns-start-about = Cinco vitórias antes de quatro derrotas, cada uma contra um autômato mais difícil.
campaigns-running = Em andamento
campaigns-finished = Encerradas
campaigns-none = Nenhuma campanha ainda. Cinco vitórias antes de quatro derrotas, cada uma contra um autômato mais difícil; cada vitória muda o seu baralho.
campaigns-waiting = Uma partida encerrada espera ser registrada.

campaign-standing = { $wins ->
        [one] 1 vitória
       *[other] { $wins } vitórias
    }, { $losses ->
        [one] 1 derrota
       *[other] { $losses } derrotas
    }
campaign-next-level = a seguir: { $level }
campaign-over = { $status ->
        [won] campanha vencida
       *[lost] campanha perdida
    }
campaign-next-button = Próxima partida
campaign-date = { $day } { $month ->
        [1] jan.
        [2] fev.
        [3] mar.
        [4] abr.
        [5] mai.
        [6] jun.
        [7] jul.
        [8] ago.
        [9] set.
        [10] out.
        [11] nov.
       *[12] dez.
    } { $year }

## Começar uma

campaign-new = Nova campanha
campaign-name = Nome da campanha
campaign-player = Seu nome (opcional)
campaign-nation = Sua nação
campaign-start-level = Onde ela começa
campaign-start-level-about = { $kind ->
        [chieftain] Contra um { level-chieftain }. Cada vitória traz o nível seguinte; a quinta vitória, contra um { level-overlord }, vence a campanha.
        [supreme] A grande campanha: todas as partidas contra um { level-supreme-leader }. Cada vitória tira 1 desordem da pilha, cada derrota devolve 1.
       *[harder] Uma campanha mais difícil: começa em { $level } e daí em diante sobe no máximo até { level-overlord }. Cinco vitórias a vencem.
    }
campaign-edition = Regras
campaign-begin = Começar

## A folha

campaign-of = Campanha { $nation }
campaign-ladder = A escada
campaign-wins-of = { $wins } de 5 vitórias
campaign-losses = Derrotas
campaign-losses-about = A quarta encerra a campanha.
campaign-losses-count = { $losses } de 4
campaign-beaten = Vencidas
campaign-beaten-none = Ninguém ainda.
campaign-games = Partidas
campaign-games-none = Nenhuma partida ainda.
campaign-deck = Baralho inicial
campaign-deck-changes = { $added } a mais · { $removed } a menos
campaign-added = acrescentada
campaign-removed = removida
campaign-win = Vitória
campaign-loss = Derrota
campaign-line-added = + { $card }
campaign-line-removed = [{ $card }]
campaign-line-doubled = próxima partida com recursos em dobro
campaign-collapse = colapso
campaign-enter = Registrar uma partida jogada sem o app
campaign-take-back = Tirar a última partida
campaign-taken-back = A última partida saiu da folha. Ela espera ser registrada de novo.
campaign-share = Compartilhar
campaign-rename = Renomear
campaign-delete = Apagar a campanha
campaign-delete-sure = Apagar { $name }? As partidas ficam nos seus registros.
campaign-delete-yes = Apagar
campaign-deleted = { $name } foi apagada.
campaign-recorded-loss = Registrada: uma derrota. Você começa a próxima partida com recursos em dobro.
campaign-recorded-last = Registrada: a quarta derrota. A campanha terminou.
campaign-recorded-win = Registrada: { $what }.
campaign-won-title = A campanha está vencida
campaign-lost-title = A campanha está perdida
campaign-over-about = { $standing }. Ela fica aqui, com as suas partidas.

## A próxima partida

next-game = Próxima partida
next-resources = Você começa com { $tokens }.
next-resources-doubled = Você perdeu a última partida: começa com recursos em dobro, { $tokens }.
next-left-out = Deixe { $cards } fora das cartas comuns.
next-deck-added = Seu baralho inicial tem { $cards }.
next-deck-removed = Seu baralho inicial está sem { $cards }.
next-unrest = { $number ->
        [one] 1 desordem fica fora da pilha.
       *[other] { $number } desordens ficam fora da pilha.
    }
next-opponents = { $number ->
        [0] Nenhuma nação das suas caixas resta para o autômato.
        [one] Autômato: resta 1 nação não vencida
       *[other] Autômato: { $number } nações não vencidas à escolha
    }
next-continue = Continuar a partida
next-waiting = { $versus }: { $won ->
        [yes] você venceu. Escolha a sua recompensa.
       *[no] você perdeu. Ainda não está na folha.
    }
next-reward = Escolher a recompensa
next-record = Registrar
next-leave-out = Deixar fora da folha
next-left-off = A partida fica nos seus registros, mas não nesta folha.
next-misfit = A partida não combina com esta campanha: { $reason }
set-up-campaign = { $name } · fixado pela campanha

## A recompensa

reward-title = Sua recompensa
reward-about = Uma mudança no seu baralho inicial, até o fim da campanha.
reward-add = Acrescentar uma carta
reward-remove = Remover uma das minhas
reward-add-about = Uma carta comum que você ganhou nesta partida e que está na sua história, no seu baralho, no descarte ou na mão. Não uma carta de fama.
reward-remove-about = Uma carta do seu baralho inicial. O nome dela fica entre colchetes na folha.
reward-ticked = Cartas que você contou
reward-others = Outras cartas comuns
reward-none = Sem recompensa
reward-nothing-to-add = Nenhuma carta desta partida pode ser acrescentada.
reward-add-done = { $card } entra no seu baralho inicial
reward-remove-done = { $card } sai do seu baralho inicial
reward-none-done = a campanha está vencida

## Preparar a mesa

lay-shared-left-out = Sua campanha: tire { $cards } das cartas comuns.
lay-shared-unrest-aside = Sua campanha: { $number ->
        [one] 1 desordem comum fica
       *[other] { $number } desordens comuns ficam
    } na caixa.
lay-yours-resources-doubled = Sua campanha: você perdeu a última partida, portanto recursos em dobro: { $tokens }. Ficha Rei dos Reis com o lado claro para cima.
lay-yours-added = Sua campanha: acrescente { $cards } ao seu baralho.
lay-yours-removed = Sua campanha: { $cards } { $number ->
        [one] fica
       *[other] ficam
    } na caixa.
