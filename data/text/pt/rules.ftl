# The rules to look up: for each entry its name, a few words about it, and what it says.

rules-search = Buscar nas regras
rules-nothing = Nenhum verbete diz isso.
rules-see = Veja também
rules-found = { $number ->
        [one] 1 verbete
       *[other] { $number } verbetes
    }
rules-section-game = Como é uma partida
rules-section-keywords = Palavras-chave
rules-section-icons = Ícones
rules-section-places = Lugares
rules-section-automa = O autômato

## How a game goes

rule-round = Rodada
    .short = todos os turnos, depois o solstício
    .text =
        Cada um joga um turno, a começar pelo primeiro jogador. Depois todos resolvem o solstício, e começa a rodada seguinte.
        Contra o autômato você sempre começa; segue-se o turno dele e depois o seu solstício.
rule-turn = Seu turno
    .short = um de três, depois a limpeza
    .text = Faça exatamente uma destas coisas: ativar, inovar ou revolucionar. Depois faça a limpeza. Não se pode misturá-las.
rule-activate = Ativar
    .short = ações e habilidades de exaurir
    .text = O turno normal. Gaste fichas de ação e use habilidades de exaurir em qualquer ordem, tantas quantas suas fichas permitirem. Pare quando quiser.
rule-innovate = Inovar
    .short = a mão toda por uma carta
    .text = Coloque toda a sua mão no seu descarte. Depois promova uma região, uma carta incivilizada, uma carta civilizada ou um tributário. Neste turno você não faz ações nem usa habilidades de exaurir.
rule-revolt = Revolucionar
    .short = mão livre de desordem
    .text = Devolva quantas desordens quiser da sua mão. Não custa nada. Neste turno você não faz ações nem usa habilidades de exaurir.
rule-action = Ação
    .short = 3 fichas por turno
    .text = Uma ação custa 1 ficha de ação da sua carta de estado. Quase sempre a ação é jogar uma carta da mão. Fichas ganhas podem passar de 3; na limpeza você volta a ter 3.
rule-exhaust = Exaurir
    .short = 1 ficha, uma vez por carta
    .text =
        Mova uma ficha de exaustão da sua carta de estado para uma carta sua em jogo, ou para a sua carta de poder, e resolva a habilidade de exaurir dela. Uma carta que já tem ficha não pode ser exaurida outra vez.
        Só no seu turno, quando você ativa; nunca no solstício. Uma habilidade que reage a algo é usada logo depois da frase a que reage. O ícone de estado da carta não importa.
rule-cleanup = Limpeza
    .short = quatro passos após cada turno
    .text =
        1. Coloque 1 de progresso do suprimento em qualquer carta do mercado. A carta de poder de algumas nações indica outra ficha.
        2. Recolha suas fichas de ação e de exaustão: 3 e 5 na carta de estado. Os utopianos têm 3 fichas de exaustão.
        3. Descarte quantas cartas quiser da mão.
        4. Compre até ter 5. Se tiver mais, fique com elas.
rule-reshuffle = Reembaralhar
    .short = quando o baralho de compra acaba
    .text =
        Acontece quando você precisa comprar e seu baralho de compra está vazio, mesmo no turno de outra pessoa.
        Primeiro seu baralho cresce. Para isso é preciso ter uma ficha de exaustão na carta de estado e nenhuma no baralho de nação nem na área de desenvolvimento. A carta do topo do baralho de nação vai para o seu descarte, e uma ficha fica sobre esse baralho. Se o baralho de nação estiver vazio, você pode desenvolver uma carta e deixar a ficha junto aos desenvolvimentos.
        Depois embaralhe o descarte, que vira o novo baralho de compra, e continue comprando.
rule-solstice = Solstício
    .short = depois de cada rodada
    .text = Quando todos já jogaram, cada um resolve as habilidades de solstício das suas cartas em jogo, da carta de poder e da carta de estado. Você escolhe a ordem das suas. Elas são obrigatórias na medida do possível, salvo quando dizem que você pode. Sem ações e sem exaurir. O autômato não tem solstício.
rule-end-of-solstice = Final do solstício
    .short = o último do solstício
    .text = Resolva essas habilidades depois de todas as suas outras habilidades de solstício.
rule-card-text = Ler uma carta
    .short = frase por frase
    .text =
        Resolva uma frase depois da outra, cada uma na medida do possível. Só o que você pode fazer é opcional.
        “Isto para aquilo” diz primeiro um custo. O custo é pago por inteiro e antes de todo o resto; se não der, a carta não pode ser jogada. Pagar por nada é permitido.
        Se nenhuma parte do texto for possível, a carta não pode ser jogada. Depois de jogada ela vai para o descarte, a menos que tenha o ícone de fixar ou diga outra coisa.
rule-end = Fim da partida
    .short = o que o desencadeia
    .text =
        Qualquer destes desencadeia o final: a pilha principal acaba; alguém desenvolve sua última carta; o Rei dos Reis é virado; uma carta assim diz; uma nação alcança seu próprio objetivo.
        Contra o autômato também: a pilha de dinastia dele acaba, ou ele ganharia o Rei dos Reis.
        Terminem a rodada com o solstício, joguem mais uma rodada inteira e contem os pontos.
rule-scoring = Pontuação final
    .short = onde as cartas valem
    .text = As cartas pontuam onde estiverem: na mão, em jogo, guarnecidas, no baralho de compra, no descarte e na história, e também a carta de poder. As que ficaram no baralho de nação ou na área de desenvolvimento não pontuam. Cada progresso vale 1 ponto. Fichas sobre cartas não valem nada. Vence quem tiver mais pontos; contra o autômato, empate é derrota.
rule-points = Pontos de vitória
    .short = o losango da carta
    .text = Um número vale exatamente isso. Uma interrogação é contada no fim, pela regra da carta: uma carta assim dá no máximo 10. Algumas cartas valem mais num lugar que noutro, por exemplo na sua história.
rule-collapse = Colapso
    .short = acabou a pilha da desordem
    .text = No momento em que a pilha da desordem acaba, a partida termina, mesmo no meio de uma ação. Contra o autômato, você perdeu. Entre pessoas vence quem tiver menos desordens; só quem empata compara pontos.
rule-king-of-kings = Rei dos Reis
    .short = no fundo da pilha da fama
    .text =
        Fica sempre no fundo da pilha da fama. Quando não há mais nada ali, quem fosse ganhar uma carta de fama resolve o Rei dos Reis em vez disso, uma vez por partida.
        Primeiro lado: um bárbaro ganha 6 de progresso; um império ganha 3 de progresso e desenvolve uma carta de graça. A carta é virada, e isso desencadeia o final do jogo. Segundo lado: 4 de progresso, ou desenvolver uma carta de graça.

## Keywords

rule-abandon = Abandonar
    .short = do jogo para o descarte
    .text = Coloque no seu descarte uma carta com ícone de fixar da sua área de jogo, junto com as cartas guarnecidas sob ela. Os recursos que estão nela são seus. Uma ficha de exaustão nela só volta na limpeza.
rule-acquire = Adquirir
    .short = do mercado, com sua desordem
    .text = Escolha no mercado uma carta de um naipe indicado e pegue-a para a mão. Os recursos que estão nela são seus. A desordem que está sob ela também vai para a sua mão. O espaço é preenchido na hora. Ícones de estado não importam aqui.
rule-attack = Ataque
    .short = prejudica todos os outros
    .text = Uma carta com as espadas cruzadas prejudica todos os outros jogadores. Algumas cartas permitem ao dono evitar isso. O dano de uma carta sem o ícone não pode ser evitado. Tudo o que o autômato faz para lhe dar desordem, roubar de você, ou fazer você descartar, abandonar ou reconvocar conta como ataque.
rule-break-through = Promover
    .short = ganhar uma carta sem a desordem
    .text =
        Diga um naipe. Ou pegue do mercado uma carta desse naipe com os recursos que estão nela; a desordem sob ela volta para a pilha. Ou pegue, sem ver, a carta do topo da pilha desse naipe.
        Para um tributário, ou se essa pilha estiver vazia, revele cartas da pilha principal até aparecer uma que sirva e embaralhe as outras de volta. Se nenhuma servir, ganhe 2 de progresso.
rule-choose = Escolher
    .short = exatamente uma
    .text = Resolva uma das opções. Uma opção cujo custo você não pode pagar não pode ser escolhida. O que está em frases seguintes acontece seja qual for a escolha.
rule-convert = Converter
    .short = um recurso por outro
    .text = Devolva do primeiro recurso quanto o texto diz, na medida em que tiver, e ganhe o mesmo tanto do outro.
rule-develop = Desenvolver
    .short = pagar por um desenvolvimento
    .text = Pague o custo de uma carta da sua área de desenvolvimento e coloque-a no seu descarte. Você pode olhar todas, sem ordem. Desenvolver a última carta desencadeia o final do jogo. Arturianos, utopianos e vikings não desenvolvem.
rule-discard = Descartar
    .short = da mão para o descarte
    .text = Coloque cartas à sua escolha no seu descarte, da mão se nenhum outro lugar for indicado. A pilha fica com as faces para cima.
rule-draw = Comprar
    .short = do seu baralho de compra
    .text = Pegue cartas do topo do seu baralho de compra para a mão. Se ele acabar, reembaralhe e continue. “Se possível” quer dizer que não se reembaralha para isso.
rule-exile = Exilar
    .short = para fora, talvez para sempre
    .text = Coloque a carta na pilha do exílio. Do mercado só se exila uma carta sem fichas; a desordem sob ela volta para a pilha e o espaço é preenchido. Uma carta em jogo leva junto sua guarnição e deixa para você os recursos que tem. Cartas exiladas não pontuam para ninguém.
rule-find = Procurar
    .short = nas suas próprias cartas
    .text = Procure na mão, no descarte, no baralho de compra e no baralho de nação, mas nunca a carta de ascensão. Mostre o que achou; o texto diz para onde vai. Embaralhe o baralho em que procurou.
rule-free-play = Ação livre
    .short = não custa ação
    .text = Jogar a carta não gasta ficha de ação, então funciona mesmo sem nenhuma. A mesma carta só pode ser jogada assim uma vez por turno. Os custos e o ícone de estado continuam valendo.
rule-gain = Ganhar
    .short = do suprimento, ou para a mão
    .text = Recursos vêm do suprimento para você. Cartas vêm para a mão, se nenhum outro lugar for indicado.
rule-garrison = Guarnecer
    .short = uma carta sob outra
    .text = Coloque outra carta da mão, com a face para cima, sob a carta que o diz. Ali ela não está em jogo: seu texto e seus ícones não fazem nada, mas ela pontua. Quando a carta de cima vai para algum lugar, ela vai junto.
rule-give = Entregar
    .short = para a mão de alguém
    .text = Escolha uma carta da mão, ou do lugar indicado, e coloque-a na mão de outro jogador. O que você entrega ao autômato vai para o topo do baralho dele.
rule-look = Olhar
    .short = ver cartas em segredo
    .text = Olhe as cartas do topo e devolva-as, várias em qualquer ordem. O Rei dos Reis e uma carta de ascensão não contam enquanto houver outra carta sobre eles.
rule-passive = Passiva
    .short = funciona sozinha
    .text = Funciona enquanto a carta estiver em jogo, em qualquer tipo de turno e no solstício. A de uma carta de poder funciona sempre.
rule-pay = Pagar
    .short = de você para o suprimento
    .text = Devolva as fichas ao suprimento. 1 de progresso pode valer por 1 de população ou por 2 materiais; nada vale por progresso. O que você não pode pagar, não pode fazer.
rule-place = Colocar
    .short = do suprimento para uma carta
    .text = Coloque fichas do suprimento na carta indicada. Elas ainda não são de ninguém: quem ganha uma carta do mercado ganha o que está nela.
rule-move = Mover
    .short = de você para uma carta
    .text = Coloque recursos seus na carta indicada. É um custo, e nada mais pode valer por eles.
rule-put-on-deck = Para o topo do baralho
    .short = a próxima que você compra
    .text = Coloque a carta, face para baixo, no topo do seu baralho de compra, da mão se nenhum outro lugar for indicado.
rule-profit = Lucro
    .short = o que paga uma rota cheia
    .text = No turno de ativar, com uma ação: pegue os 3 bens de uma rota comercial sua, resolva o texto de lucro e descarte a carta, a não ser que o texto diga outra coisa.
rule-recall = Reconvocar
    .short = do jogo para a mão
    .text = Pegue de volta para a mão uma carta com ícone de fixar da sua área de jogo, com as cartas guarnecidas sob ela. Os recursos que estão nela são seus.
rule-ready = Devolver uma ficha de exaustão
    .short = usar uma carta duas vezes
    .text = Leve uma ficha de exaustão de uma das suas cartas de volta para a carta de estado. Essa carta pode ser exaurida outra vez neste turno.
rule-return = Devolver uma desordem
    .short = de volta à pilha da desordem
    .text = Coloque uma desordem de volta na pilha, da mão se nenhum outro lugar for indicado. O texto e o custo dela não importam. Você também pode jogá-la: 1 de população, 3 materiais ou 2 cartas descartadas, e ela volta.
rule-sink = Inundar
    .short = só os atlantes
    .text = Coloque a carta na pilha de inundadas, sob a sua carta de poder. Ali ninguém a toca, mas ela pontua. Não está na sua história. Qualquer outra nação descarta a carta.
rule-steal = Roubar
    .short = de cada um deles
    .text = Pegue até esse número do recurso de cada jogador indicado, na medida em que o tenha. Nada mais vale por ele.
rule-swap = Trocar
    .short = uma pela outra
    .text = Uma carta exilada toma o lugar de uma carta do mercado, que é exilada mesmo com fichas. As fichas ficam no espaço. A desordem volta para a pilha; a carta nova recebe uma, a menos que seja região.
rule-take = Pegar
    .short = para a mão
    .text = Uma desordem vem da pilha da desordem para a sua mão: se era a última, há colapso. Outras cartas vêm do lugar indicado para a sua mão.
rule-trade = Negociar
    .short = uma de três
    .text = Escolha uma: pague 1 de progresso para ganhar 1 bem; ou mova 1 bem para uma rota comercial sua com menos de 3 e resolva o comércio dela; ou coloque 1 bem da reserva em uma rota assim de outra pessoa, resolva você o comércio dela e ganhe 1 bem.
rule-treat = Tratar como
    .short = um ícone por outro
    .text = Pelo tempo indicado, o ícone conta como o outro e deixa de contar como ele mesmo.

## Icons

rule-region = Região
    .short = a sua terra
    .text = Regiões ficam em jogo, mostram o que oferecem, e a maioria pode ter guarnição. No mercado são as únicas cartas sem desordem. Vêm da pilha de regiões e da pilha principal.
rule-uncivilised = Incivilizada
    .short = útil desde o começo
    .text = A maioria dessas cartas pode ser jogada em qualquer estado, algumas só por bárbaros. Vêm da pilha de incivilizadas e da pilha principal. Uma carta com dois naipes conta como ambos.
rule-civilised = Civilizada
    .short = quase só para impérios
    .text = A maioria dessas cartas só pode ser jogada por impérios. Vêm da pilha de civilizadas e da pilha principal. No primeiro mercado, cada carta civilizada começa com 1 de progresso, a menos que também seja incivilizada.
rule-tributary = Tributário
    .short = outros povos
    .text = Tributários só estão na pilha principal. Nenhum tributário da partida tem o nome de uma nação que está jogando.
rule-trade-route = Rota comercial
    .short = comércio agora, lucro depois
    .text = Com a expansão Rotas Comerciais. Ao jogá-la, resolve-se o comércio dela, e ela fica em jogo; não é fixa. Os bens sobre ela não são de ninguém até que se tire o lucro. Com 3 bens, ninguém pode negociar com ela. Inovar nunca traz uma.
rule-gadget = Dispositivo
    .short = o que os marcianos trouxeram
    .text = Cada dispositivo lhes dá progresso quando é jogado, que eles prefeririam não ter, e custa pontos se não estiver na história. Os outros naipes dele também contam.
rule-fame = Fama
    .short = forte e rara
    .text = As cartas de fama têm a própria pilha e só se ganham quando um texto o diz. Com dois jogadores, ou sozinho, há 6 delas sobre o Rei dos Reis.
rule-unrest = Desordem
    .short = −2 pontos, enche a mão
    .text = A desordem vem com a maioria das cartas adquiridas e com ataques. Livre-se dela revolucionando, jogando-a ou com textos que a devolvem. Cuidado com a pilha: quando ela acaba, há colapso.
rule-power = Carta de poder
    .short = o que sua nação sabe fazer
    .text = Fica à sua frente a partida inteira, do lado que você escolheu: A para quem tem experiência, B para começar. Sua passiva funciona sempre, e sua habilidade de exaurir é usada como a de uma carta em jogo. Sua história fica sob ela.
rule-pinned = Fixar
    .short = fica em jogo
    .text = Uma carta com este ícone fica na sua área de jogo depois de jogada. Só essas cartas podem ser abandonadas ou reconvocadas.
rule-state = Bárbaro e império
    .short = o que você pode jogar
    .text = Uma carta com ícone de estado só pode ser jogada enquanto sua carta de estado mostra esse ícone. Você pode tê-la na mão, ganhá-la, mantê-la em jogo e exauri-la em qualquer estado. A maioria das nações passa de bárbaro a império quando chega sua carta de ascensão. Algumas nações têm cartas de estado próprias, com outros ícones; as dos inuítes são as estações.
rule-types = Tipos
    .short = o que outras cartas contam
    .text = Cidade, metrópole, fértil, rio, oceano, caça, produção, cavaleiro, máscara, pergaminho, mercador, milagre: esses ícones não fazem nada sozinhos. Outras cartas os citam e contam. Um ícone que aparece duas vezes conta duas vezes.
rule-materials = Materiais
    .short = para pagar
    .text = Um recurso. Você começa com 3. Pode-se pagar 1 de progresso em vez de 2 deles.
rule-population = População
    .short = gente para gastar
    .text = Um recurso. Você começa com 2. Pode-se pagar 1 de progresso em vez de 1 dela.
rule-progress = Progresso
    .short = 1 ponto cada
    .text = Um recurso. Você começa com 1. No fim cada um vale 1 ponto. Pode ser pago no lugar de população ou materiais, mas nada pode ser pago no lugar dele.
rule-goods = Bens
    .short = pagamento de mercadores
    .text = Um recurso. Com Rotas Comerciais você começa com 1, no lugar do progresso. Cada um pode ser pago por 1 de população ou 2 materiais. No fim não vale nada por si só.

## Places

rule-market = Mercado
    .short = cinco cartas, sempre
    .text = Um espaço é preenchido assim que sua carta sai: os espaços 1 e 2 com a pilha principal, os outros com a pilha de civilizadas, a de incivilizadas e a de regiões, e com a principal quando a própria acaba. Toda carta que não é região recebe 1 desordem embaixo.
rule-decks = Pilha principal e pilhas pequenas
    .short = de onde vêm as cartas do mercado
    .text = Três pilhas pequenas têm um naipe cada: regiões, incivilizadas, civilizadas. Com dois jogadores, ou sozinho, cada uma tem 6 cartas. Todo o resto, inclusive os tributários, está na pilha principal. Quando ela acaba, desencadeia-se o final do jogo.
rule-nation-deck = Baralho de nação
    .short = cartas que a nação recebe depois
    .text = Suas cartas entram no seu baralho uma a uma, quando você reembaralha. A carta de ascensão fica no fundo, face para cima, e nada jamais vai abaixo dela.
rule-accession = Carta de ascensão
    .short = a mudança de estado
    .text = A última carta do baralho de nação. Quando ela vai para o seu descarte, vire sua carta de estado: agora você é um império. A partir do próximo reembaralhamento você pode desenvolver. Para arturianos e vikings o estado não muda; quando chega a dos vikings, desencadeia-se o final do jogo.
rule-development = Área de desenvolvimento
    .short = o que você pode vir a ser
    .text = Essas cartas ficam com a face para cima. Quando o baralho de nação acaba, você pode pagar por uma delas a cada reembaralhamento; alguns textos permitem desenvolver em outros momentos. As que você nunca desenvolveu não pontuam.
rule-history = História
    .short = guardada, mas fora de jogo
    .text = Cartas sob a sua carta de poder. Só você pode olhá-las. Ali não fazem nada, a menos que um texto diga, e pontuam no fim. Atlantes e vikings não têm história: descartam a carta. O autômato sempre tem uma.
rule-play-area = Área de jogo
    .short = o que está à sua frente
    .text = Aqui estão as cartas que ficam. Também estão em jogo sua carta de poder e sua carta de estado, mas não o que está guarnecido.
rule-supply = Suprimento
    .short = fichas sem fim
    .text = Os recursos nunca acabam. Estão no suprimento, com um jogador ou sobre uma carta. Recursos sobre uma carta não podem ser pagos e não pontuam.

## The automa

rule-automa-turn = O turno do autômato
    .short = dado, cartas, limpeza
    .text =
        Role o dado. Se houver uma carta no espaço desse número, ela espera: não é resolvida neste turno.
        Revele as outras cartas, do espaço menor ao maior, e resolva cada uma pela tabela do autômato.
        Depois vem a limpeza dele. Ele não tem solstício, nem ações, nem fichas de exaustão.
rule-slots = Espaços e o dado
    .short = uma carta por espaço
    .text = Os espaços ficam sob as cartas do mercado, com uma carta face para baixo em cada um. São 4, 5 ou 6, conforme o nível. Se o dado mostra um número sem espaço, todas as cartas são resolvidas.
rule-row = Linha da tabela
    .short = a primeira que serve
    .text = Ignore o que está escrito na carta revelada. De cima para baixo, ache a primeira linha que cita a carta ou um dos seus ícones e faça o que ela diz, na medida do possível. Só se nada dela for possível vale a próxima linha que serve. Depois a carta é descartada, a menos que a linha diga outra coisa. Ícones de estado não importam.
rule-automa-cleanup = A limpeza do autômato
    .short = ficha, reposição
    .text =
        1. Coloque 1 de progresso na carta do mercado acima da carta que esperou. Se nenhuma esperou, nada. Para algumas nações é outra ficha.
        2. A carta que esperou vai para o espaço 1, ainda face para baixo.
        3. Preencha os outros espaços com o baralho dele. Se o baralho acabar, a carta do topo da pilha de dinastia vai para o descarte dele, que é embaralhado. O autômato só reembaralha aqui.
rule-dynasty = Pilha de dinastia
    .short = como o autômato cresce
    .text = De baixo para cima: seus desenvolvimentos por valor, o menor no fundo; sobre eles a carta de ascensão, face para cima; no topo suas cartas de nação, embaralhadas. Uma carta entra sempre que o baralho dele acaba. Com a carta de ascensão sua carta de estado é virada e vale o outro lado da tabela. Quando a pilha de dinastia acaba, desencadeia-se o final do jogo.
rule-automa-gains = O que o autômato ganha
    .short = no topo do baralho dele
    .text = Toda carta que ele ganha vai, face para baixo, para o topo do baralho dele, na ordem em que chega: primeiro a carta, depois a desordem que estava sob ela. As fichas da carta vão para os recursos dele. Na área de jogo dele só há regiões.
rule-automa-chooses = Que carta ele pega
    .short = valor, fichas, espaço
    .text = Das cartas permitidas do mercado ele pega a que mais vale para ele. No empate: a que tem mais fichas, depois a do espaço menor. Ele exila a carta permitida do espaço menor, mas nunca uma com fichas. Abandona ou reconvoca o que jogou por último.
rule-automa-worth = Quanto uma carta vale para ele
    .short = ? conta como 5
    .text = Um número impresso conta como é, uma interrogação conta como 5, e de vários valores conta o melhor. No mercado, cada progresso na carta soma 1. Os mesmos valores contam na pontuação final dele.
rule-automa-attacks = Quando ele prejudica você
    .short = você pode se defender
    .text = Dar desordem a você, roubar, fazer você descartar, abandonar ou reconvocar: tudo isso conta como ataque, sejam quais forem os ícones das cartas dele. Suas cartas contra ataques funcionam.
rule-onto-automa = Quando você o afeta
    .short = comprar, descartar, desordem
    .text = Se ele fosse comprar, a carta do topo do baralho dele vai para o descarte dele. Ele ignora ser obrigado a descartar e poder devolver desordem. Cartas e desordens que você lhe dá vão para o topo do baralho dele. Você rouba o que ele tem.
rule-automa-pays = Quando ele paga
    .short = tudo ou nada
    .text = Ele devolve as fichas ao suprimento, todas ou nenhuma. Nunca paga progresso no lugar de outra coisa.
rule-automa-score = A pontuação do autômato
    .short = suas cartas e recursos
    .text = 1 ponto por progresso; 1 ponto a cada 10 materiais e população somados, a cada 5 a partir de Soberano; e o que vale para ele cada carta nos espaços, na área de jogo, no baralho, no descarte e na história. A pilha de dinastia e a carta de poder não contam.
rule-levels = Níveis
    .short = de Chefe a Líder Supremo
    .text =
        Chefe: 4 espaços. Caudilho: 4 espaços, e depois do turno a carta do topo do baralho dele é descartada. Imperador: 5 espaços.
        Soberano: 5 espaços, ele começa com recursos e pontua mais por eles. Suserano: o mesmo com 6 espaços.
        Líder Supremo: como Suserano, ele ganha 1 de progresso por desordem que devolve, e a pilha da desordem é maior.
rule-ways = Cérebro e Guia
    .short = quem guarda as cartas dele
    .text = Cérebro: as cartas do autômato ficam na caixa e o aplicativo guarda o baralho dele. As cartas que ele ganha da mesa ficam numa pilha. Guia: você embaralha e revela as cartas de verdade, e o aplicativo diz o que elas fazem.
