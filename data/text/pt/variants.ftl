# Variantes: o que mudam na preparação, o que perguntam e contam, e como são escolhidas (automa/imperium/variants.py).

## Chosen (app/screens/set_up.py)

variant-low-aggression = Baixa agressão
    .about = As cartas de ataque só entram na pilha principal depois de montado o mercado.
variant-quick-setup = Preparação rápida
    .about = As cartas comuns não são separadas por naipe: todas as pilhas são misturadas.
variant-precious-cards = Cartas preciosas
    .about = Na limpeza você não pode descartar cartas da mão.
variant-fast = Partida rápida
    .about = Você começa algumas cartas adiantado, e a rodada que desencadeia o final do jogo é a última.
set-up-variants = Variantes
set-up-repair-variant = { $variant }: não com os { $gone }. Desligada.
set-up-repair-variant-trade-routes = { $variant }: não com Rotas Comerciais. Desligada.

## The checklist

lay-shared-low-aggression = Baixa agressão: separe { $set ->
        [horizons] todas as cartas com o ícone de agressão
       *[other] todas as cartas de ataque, menos as de fama
    }, { $number } ao todo: { $cards }.
lay-shared-low-aggression-back = Baixa agressão: embaralhe as { $number } cartas separadas na pilha principal.
lay-shared-decks-quick = Preparação rápida: embaralhe juntas todas as cartas de região, incivilizadas, civilizadas e de tributário. Três pilhas de { $number }, face para baixo.
lay-shared-main-quick = Pilha principal: as outras { $number } cartas.
lay-shared-market-quick = Mercado, da esquerda para a direita: duas cartas da pilha principal, depois uma de cada pilha pequena.
lay-shared-fast-exile = Partida rápida: exile as { $number } cartas do topo da pilha principal, face para cima.
lay-yours-fast-nation = Partida rápida: as { $number } cartas do topo do seu baralho de nação vão para o seu descarte.
lay-yours-fast-region = Partida rápida: desenvolva uma região à sua escolha sem custo, depois retire do jogo um dos seus desenvolvimentos.
lay-yours-fast-quest = Partida rápida: guarneça uma busca à sua escolha, mas não { $first }, em { $last }.
lay-yours-fast-deck = Partida rápida: a carta do topo do seu baralho de nação se junta às suas outras cartas.
lay-yours-fast-seasons = Partida rápida: uma carta de Inverno e uma de Verão à sua escolha, dos seus desenvolvimentos, vão para o seu descarte.
lay-yours-fast-progress = Partida rápida: você tem { $number } de progresso a menos que o usual; isso já está descontado.
lay-yours-fast-mana = Partida rápida: destas duas cartas, uma ao acaso é guarnecida em { $last }.
lay-yours-resources-none = Recursos: nenhum. Ficha Rei dos Reis com o lado claro para cima.
lay-yours-precious = Cartas preciosas: na limpeza você não descarta cartas da mão.
lay-automa-fast-removed = Partida rápida: { $cards }, a carta mais baixa da pilha de dinastia, fica na caixa.
lay-automa-fast-dynasty = Partida rápida: a carta do topo da pilha de dinastia vai para o descarte do autômato, face para cima.
lay-automa-fast-quests = Partida rápida: a busca do topo vai para o descarte do autômato, face para cima.
lay-automa-dynasty-nation = Pilha de dinastia: { $number } cartas de nação embaralhadas, face para baixo.

## Asked and told

ask-fast-region = partida rápida: desenvolver qual região sem custo?
ask-fast-removal = partida rápida: qual dos seus desenvolvimentos sai do jogo?
ask-fast-quest = qual busca você guarnece aqui antes do primeiro turno?
ask-fast-barbarian = partida rápida: qual carta de Inverno vai para o seu descarte?
ask-fast-empire = partida rápida: qual carta de Verão vai para o seu descarte?
ask-search-next = não está ali. Procurar em qual pilha agora?
told-trained-well = { $n } pontos: você sabe como o jogo funciona.
told-trained-very-well = { $n } pontos: você joga muito bem.
told-remove-development = { $nation } retiram { $card } do jogo.
told-fast-discard = { $nation } colocam { $card } { $from } no próprio descarte.
ask-search-decks = Vire cartas das pilhas pequenas, da esquerda para a direita, depois da pilha principal, até aparecer { $what }. Qual é?
pick-none-search-decks = Não há { $bare } em nenhuma pilha
zone-mixed = a pilha do espaço { $slot }
    .from = da pilha do espaço { $slot }
    .top = da pilha do espaço { $slot }
zone-decks = uma pilha
    .from = de uma pilha

## Reminders

remind-precious = Limpeza: você não pode descartar cartas da mão.
remind-fast = Partida rápida: a rodada que desencadeia o final do jogo é a última.
remind-fast-accession = Com { $card } um dos seus desenvolvimentos sai do jogo.
