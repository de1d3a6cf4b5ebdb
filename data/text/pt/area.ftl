# Escolher uma carta, a área do autômato, o mercado e o diário.

## Escolher uma carta

picker-here = Podem estar aqui
picker-seen = Já vistas neste embaralhamento
picker-other = Qualquer outra carta
picker-cards = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
picker-all = Todas
picker-search = Buscar um nome
picker-clear = Limpar a busca
picker-nothing = Nenhuma carta assim.
picker-more = Mais { $number }

## A área do autômato

area-subtitle = Área do autômato · { $level } · Rodada { $round }
area-subtitle-short = { $level } · Rodada { $round }
area-correct = Corrigir algo
area-stop = Parar de corrigir
area-hint = Corrigindo: toque em − e +, ou em uma carta para movê-la. Tudo pode ser desfeito.
area-round = Rodada
area-add = Adicionar uma carta
area-add-to = Que carta é adicionada? ({ $place })
area-flip = Virar a carta de estado
area-accession-by = império com { $card }
area-accession-at = ascensão: nº { $place }
area-points = { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    }
area-none = vazio
area-nothing = Nenhuma carta.
area-hidden = face para baixo
area-on-top = { $card } no topo
area-face-down = { $number ->
        [one] { $number } carta face para baixo
       *[other] { $number } cartas face para baixo
    }
area-top-first = do topo para baixo
area-not-seen = { $zone ->
        [deck] Ainda não vistas, no baralho ou nos espaços
       *[other] Ainda não vistas
    }
area-waits = o espaço { $slot } espera
area-closed = { $number ->
        [one] espaço { $slot } fechado neste inverno
       *[other] espaços a partir do { $slot } fechados neste inverno
    }
area-closed-slot = fechado neste inverno
area-newest = a mais nova por último
area-as-seen = como visto por último
area-unrest-left = Desordem restante
area-collapse = colapso em 0
area-chaos-left = Caos restante
area-chaos-wins = vazia num colapso: você vence
area-score = Pontos se acabasse agora
area-source = { $source ->
        [progress] Progresso
        [play] Cartas em jogo
        [history] História
        [deck] Espaços, baralho e descarte
        [stock] Materiais e população
        [goods] Bens
        [unrest] Desordem
       *[power] Carta de poder
    }
area-move = Mover { $card } para …
area-the-card = a carta face para baixo
area-look = Ver a carta
area-about-card = Regras e mais
area-further-up = Mais para cima
area-further-down = Mais para baixo

## O mercado

market-hint = Rodada { $round } · toque em uma carta para mudá-la
market-deck = { $deck ->
        [civilised] pilha de civilizadas
        [uncivilised] pilha de incivilizadas
        [region] pilha de regiões
       *[main] pilha principal
    }
market-from-main = Da pilha principal
market-which = Espaço { $slot }: que carta?
market-which-card = Que carta?
market-slot = Espaço { $slot }: { $card }
market-not-seen = ainda não vista
market-nothing = vazio
market-more = Fichas, desordem e mais
market-another = Outra carta está aqui
market-unknown = Uma carta que ainda não olhei
market-empty = Nenhuma carta: o espaço fica vazio
market-unrest-under = Desordem sob a carta

## O diário

log-all = Tudo
log-automa = Autômato
log-you = Você
log-corrections = Correções
log-round = Rodada { $round }
log-turn = Rodada { $round } · { $nation }
log-earlier = Turnos anteriores
log-nothing = Ainda não aconteceu nada.
log-no-such = Não aconteceu nada desse tipo.
