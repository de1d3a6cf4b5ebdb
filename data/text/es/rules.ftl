# The rules to look up: for each entry its name, a few words about it, and what it says.

rules-search = Buscar en las reglas
rules-nothing = Ninguna entrada dice eso.
rules-see = Véase también
rules-found = { $number ->
        [one] 1 entrada
       *[other] { $number } entradas
    }
rules-section-game = Cómo es una partida
rules-section-keywords = Palabras clave
rules-section-icons = Iconos
rules-section-places = Lugares
rules-section-automa = El autómata

## How a game goes

rule-round = Ronda
    .short = todos los turnos, luego el solsticio
    .text =
        Cada cual juega un turno, empezando por el jugador inicial. Después todos resuelven el solsticio y empieza la ronda siguiente.
        Contra el autómata siempre empiezas tú; sigue su turno y después tu solsticio.
rule-turn = Tu turno
    .short = una de tres, luego mantenimiento
    .text = Haz exactamente una de estas cosas: activar, innovar o rebelarte. Después haz el mantenimiento. No se pueden mezclar.
rule-activate = Activar
    .short = acciones y capacidades de agotar
    .text = El turno normal. Gasta fichas de acción y usa capacidades de agotar en cualquier orden, tantas como permitan tus fichas. Para cuando quieras.
rule-innovate = Innovar
    .short = toda la mano por una carta
    .text = Pon toda tu mano en tu pila de descarte. Después mejora una región, una carta primitiva, una carta civilizada o un tributo. Este turno no haces acciones ni usas capacidades de agotar.
rule-revolt = Rebelarse
    .short = la mano libre de disturbios
    .text = Devuelve todos los disturbios de tu mano que quieras. No cuesta nada. Este turno no haces acciones ni usas capacidades de agotar.
rule-action = Acción
    .short = 3 fichas por turno
    .text = Una acción cuesta 1 ficha de acción de tu carta de estado. Casi siempre la acción es jugar una carta de la mano. Con las fichas que obtienes puedes pasar de 3; en el mantenimiento vuelves a tener 3.
rule-exhaust = Agotar
    .short = 1 ficha, una vez por carta
    .text =
        Mueve una ficha de agotamiento de tu carta de estado a una de tus cartas en juego, o a tu carta de poder, y resuelve su capacidad de agotar. Una carta que ya tiene ficha no puede agotarse otra vez.
        Solo en tu turno, cuando activas; nunca en un solsticio. Una capacidad que reacciona a algo se usa justo después de la frase a la que reacciona. El icono de estado de la carta no importa.
rule-cleanup = Mantenimiento
    .short = cuatro pasos tras cada turno
    .text =
        1. Coloca 1 de progreso del suministro en cualquier carta del mercado. La carta de poder de algunas naciones indica otra ficha.
        2. Recoge tus fichas de acción y de agotamiento: 3 y 5 en la carta de estado. Los utópicos tienen 3 fichas de agotamiento.
        3. Descarta de la mano las cartas que quieras.
        4. Roba hasta tener 5. Si tienes más, te las quedas.
rule-reshuffle = Volver a barajar
    .short = cuando se acaba el mazo de robo
    .text =
        Ocurre cuando tienes que robar y tu mazo de robo está vacío, también en el turno de otra persona.
        Primero crece tu mazo. Para eso hace falta una ficha de agotamiento en tu carta de estado, y ninguna en tu mazo de nación ni en tu zona de desarrollo. La carta superior del mazo de nación va a tu pila de descarte y una ficha queda sobre ese mazo. Si el mazo de nación está vacío, puedes desarrollar una carta y dejar la ficha junto a tus desarrollos.
        Después baraja la pila de descarte, que es tu nuevo mazo de robo, y sigue robando.
rule-solstice = Solsticio
    .short = después de cada ronda
    .text = Cuando todos han jugado, cada cual resuelve las capacidades de solsticio de sus cartas en juego, de su carta de poder y de su carta de estado. Tú eliges el orden de las tuyas. Son obligatorias en la medida de lo posible, salvo que digan que puedes. Sin acciones y sin agotar. El autómata no tiene solsticio.
rule-end-of-solstice = Fin del solsticio
    .short = lo último del solsticio
    .text = Resuelve estas capacidades después de todas tus demás capacidades de solsticio.
rule-card-text = Leer una carta
    .short = frase a frase
    .text =
        Resuelve una frase tras otra, cada una en la medida de lo posible. Solo es opcional lo que puedes hacer.
        «Esto para aquello» nombra primero un coste. El coste se paga entero y antes que nada; si no puedes, la carta no puede jugarse. Pagar a cambio de nada está permitido.
        Si ninguna parte de su texto es posible, una carta no puede jugarse. Una vez jugada va a tu pila de descarte, salvo que sea permanente o diga otra cosa.
rule-end = Fin de la partida
    .short = qué lo desencadena
    .text =
        Cualquiera de estas cosas lo desencadena: el mazo principal se acaba; alguien desarrolla su última carta; se voltea el Rey de Reyes; lo dice una carta; una nación alcanza su propia meta.
        Contra el autómata también: se acaba su mazo de dinastía, o fuera a obtener el Rey de Reyes.
        Terminad la ronda con su solsticio, jugad otra ronda entera y contad los puntos.
rule-scoring = Puntuación final
    .short = dónde cuentan las cartas
    .text = Las cartas puntúan estén donde estén: en tu mano, en juego, protegidas, en tu mazo de robo, tu pila de descarte y tu historia, y también tu carta de poder. Las que quedan en el mazo de nación o en la zona de desarrollo no puntúan. Cada progreso vale 1 punto. Las fichas sobre cartas no valen nada. Gana quien tiene más puntos; contra el autómata, un empate es una derrota.
rule-points = Puntos de victoria
    .short = el rombo de la carta
    .text = Un número vale exactamente eso. Un signo de interrogación se cuenta al final, según la regla de la carta: una carta así da 10 como mucho. Algunas cartas valen más en un lugar que en otro, por ejemplo en tu historia.
rule-collapse = Colapso
    .short = no quedan disturbios en la pila
    .text = En cuanto la pila de disturbios se vacía, la partida termina, aun en mitad de una acción. Contra el autómata has perdido. Entre personas gana quien tenga menos disturbios; solo quienes empatan comparan puntos.
rule-king-of-kings = Rey de Reyes
    .short = bajo el mazo de fama
    .text =
        Está siempre en el fondo del mazo de fama. Cuando no queda nada más, quien fuera a obtener una carta de fama lo resuelve en su lugar, una vez por partida.
        Primer lado: unos bárbaros obtienen 6 de progreso; un imperio obtiene 3 de progreso y desarrolla una carta gratis. La carta se voltea, y eso desencadena el fin de la partida. Segundo lado: 4 de progreso, o desarrollar una carta gratis.

## Keywords

rule-abandon = Abandonar
    .short = del juego al descarte
    .text = Pon en tu pila de descarte una carta permanente de tu zona de juego, junto con las cartas protegidas bajo ella. Los recursos que tenga encima son tuyos. Una ficha de agotamiento en ella solo vuelve en el mantenimiento.
rule-acquire = Adquirir
    .short = del mercado, con su disturbio
    .text = Elige en el mercado una carta de una clase indicada y tómala en tu mano. Los recursos que tenga encima son tuyos. También tomas en tu mano el disturbio que hay debajo. El espacio se rellena enseguida. Aquí los iconos de estado no importan.
rule-attack = Ataque
    .short = daña a todos los demás
    .text = Una carta con las espadas cruzadas daña a todos los demás jugadores. Algunas cartas permiten a su dueño evitarlo. El daño de una carta sin el icono no puede evitarse. Todo lo que hace el autómata para darte disturbios, robarte recursos o hacer que descartes, abandones o recuperes cuenta como ataque.
rule-break-through = Mejorar
    .short = obtener una carta sin su disturbio
    .text =
        Nombra una clase. O bien toma del mercado una carta de esa clase con los recursos que tenga encima; el disturbio de debajo vuelve a la pila. O bien toma, sin verla, la carta superior del mazo de esa clase.
        Para un tributo, o si ese mazo está vacío, revela cartas del mazo principal hasta que una sirva y baraja las demás de nuevo en él. Si ninguna sirve, obtén 2 de progreso.
rule-choose = Elegir
    .short = exactamente una
    .text = Resuelve una de las opciones. Una cuyo coste no puedes pagar no puede elegirse. Lo que dicen las frases siguientes ocurre elijas lo que elijas.
rule-convert = Convertir
    .short = un recurso por otro
    .text = Devuelve del primer recurso cuanto diga el texto, en la medida en que lo tengas, y obtén otro tanto del otro.
rule-develop = Desarrollar
    .short = pagar por un desarrollo
    .text = Paga el coste de una carta de tu zona de desarrollo y ponla en tu pila de descarte. Puedes mirarlas todas, sin orden. Desarrollar tu última carta desencadena el fin de la partida. Artúricos, utópicos y vikingos no desarrollan.
rule-discard = Descartar
    .short = de la mano al descarte
    .text = Pon cartas a tu elección en tu pila de descarte, de tu mano si no se indica otro lugar. La pila está bocarriba.
rule-draw = Robar cartas
    .short = de tu mazo de robo
    .text = Toma en tu mano cartas de encima de tu mazo de robo. Si se acaba, vuelve a barajar y sigue. «Si fuera posible» quiere decir que no se baraja para ello.
rule-exile = Exiliar
    .short = fuera, quizá para siempre
    .text = Pon la carta en la pila de exilio. Del mercado solo puede exiliarse una carta sin fichas; el disturbio de debajo vuelve a la pila y el espacio se rellena. Una carta en juego se lleva lo que protege y te deja los recursos que tenga encima. Las cartas exiliadas no puntúan para nadie.
rule-find = Buscar
    .short = entre tus propias cartas
    .text = Busca en tu mano, tu pila de descarte, tu mazo de robo y tu mazo de nación, pero nunca la carta de ascensión. Muestra lo que encuentres; el texto dice adónde va. Baraja el mazo en el que hayas buscado.
rule-free-play = Acción sin coste
    .short = no gasta acción
    .text = Jugar la carta no gasta ficha de acción, así que funciona aunque no te quede ninguna. La misma carta solo puede jugarse así una vez por turno. Sus costes y su icono de estado siguen valiendo.
rule-gain = Obtener
    .short = del suministro, o a tu mano
    .text = Los recursos vienen del suministro. Las cartas van a tu mano, si no se indica otro lugar.
rule-garrison = Proteger
    .short = una carta bajo otra
    .text = Pon otra carta de tu mano, bocarriba, bajo la carta que lo dice. Ahí no está en juego: su texto y sus iconos no hacen nada, pero puntúa. Cuando la carta de encima va a algún sitio, va con ella.
rule-give = Dar
    .short = a la mano de alguien
    .text = Elige una carta de tu mano, o del lugar indicado, y ponla en la mano de otro jugador. Lo que das al autómata va encima de su mazo.
rule-look = Mirar
    .short = ver cartas en secreto
    .text = Mira las cartas de encima y devuélvelas, varias en cualquier orden. El Rey de Reyes y una carta de ascensión no cuentan mientras haya otra carta sobre ellos.
rule-passive = Pasiva
    .short = funciona sola
    .text = Funciona mientras la carta esté en juego, en cualquier tipo de turno y en el solsticio. La de una carta de poder funciona siempre.
rule-pay = Pagar
    .short = de ti al suministro
    .text = Devuelve las fichas al suministro. 1 de progreso puede valer por 1 de población o por 2 materiales; nada vale por progreso. Lo que no puedes pagar no puedes hacerlo.
rule-place = Colocar
    .short = del suministro a una carta
    .text = Pon fichas del suministro en la carta indicada. Aún no son de nadie: quien obtiene una carta del mercado obtiene lo que tiene encima.
rule-move = Mover
    .short = de ti a una carta
    .text = Pon recursos tuyos en la carta indicada. Es un coste, y nada más puede valer por ellos.
rule-put-on-deck = Encima de tu mazo
    .short = la próxima que robas
    .text = Pon la carta bocabajo encima de tu mazo de robo, de tu mano si no se indica otro lugar.
rule-profit = Beneficio
    .short = lo que paga una ruta llena
    .text = En un turno de activar, con una acción: toma los 3 bienes de una ruta comercial tuya, resuelve su texto de beneficio y descarta la carta, salvo que el texto diga otra cosa.
rule-recall = Recuperar
    .short = del juego a tu mano
    .text = Toma de nuevo en tu mano una carta permanente de tu zona de juego, con las cartas protegidas bajo ella. Los recursos que tenga encima son tuyos.
rule-ready = Devolver una ficha de agotamiento
    .short = usar una carta dos veces
    .text = Lleva una ficha de agotamiento de una de tus cartas a tu carta de estado. Esa carta puede agotarse otra vez este turno.
rule-return = Devolver un disturbio
    .short = a la pila de disturbios
    .text = Pon un disturbio de nuevo en su pila, de tu mano si no se indica otro lugar. Su propio texto y su coste no importan. También puedes jugarlo: 1 de población, 3 materiales o 2 cartas descartadas, y vuelve.
rule-sink = Sumergir
    .short = solo los atlantes
    .text = Pon la carta en la pila de inundación, bajo tu carta de poder. Ahí nadie la toca, pero puntúa. No está en tu historia. Cualquier otra nación descarta la carta.
rule-steal = Robar recursos
    .short = a cada uno de ellos
    .text = Toma hasta ese número del recurso de cada jugador indicado, en la medida en que lo tenga. Nada más vale por él.
rule-swap = Intercambiar
    .short = una por otra
    .text = Una carta exiliada ocupa el lugar de una carta del mercado, que se exilia aunque tenga fichas. Las fichas se quedan en el espacio. El disturbio vuelve a la pila; la carta nueva recibe uno, salvo que sea una región.
rule-take = Tomar
    .short = en tu mano
    .text = Un disturbio va de la pila de disturbios a tu mano: si era el último, hay colapso. Otras cartas van del lugar indicado a tu mano.
rule-trade = Negociar
    .short = una de tres
    .text = Elige una: paga 1 de progreso para obtener 1 bien; o mueve 1 bien a una ruta comercial tuya que tenga menos de 3 y resuelve su comercio; o coloca 1 bien de la reserva en una ruta así de otra persona, resuelve tú su comercio y obtén 1 bien.
rule-treat = Tratar como
    .short = un icono por otro
    .text = Durante el tiempo indicado, el icono cuenta como el otro y deja de contar como él mismo.

## Icons

rule-region = Región
    .short = tu tierra
    .text = Las regiones se quedan en juego, muestran lo que ofrecen, y la mayoría puede proteger cartas. En el mercado son las únicas cartas sin disturbio. Vienen del mazo de región y del mazo principal.
rule-uncivilised = Primitiva
    .short = útil desde el principio
    .text = La mayoría de estas cartas puede jugarse en cualquier estado, unas pocas solo siendo bárbaros. Vienen del mazo primitivo y del mazo principal. Una carta con dos clases cuenta como ambas.
rule-civilised = Civilizada
    .short = casi solo para imperios
    .text = La mayoría de estas cartas solo puede jugarla un imperio. Vienen del mazo civilizado y del mazo principal. En el primer mercado, cada carta civilizada empieza con 1 de progreso, salvo que también sea primitiva.
rule-tributary = Tributo
    .short = otros pueblos
    .text = Los tributos solo están en el mazo principal. Ningún tributo de la partida lleva el nombre de una nación que está en juego.
rule-trade-route = Ruta comercial
    .short = comercio ahora, beneficio después
    .text = Con la expansión Rutas Comerciales. Al jugarla se resuelve su comercio, y se queda en juego; no es permanente. Los bienes que hay en ella no son de nadie hasta que se toma el beneficio. Con 3 bienes nadie puede negociar con ella. Innovar nunca trae una.
rule-gadget = Dispositivo
    .short = lo que trajeron los marcianos
    .text = Cada dispositivo les da progreso cuando se juega, del que preferirían librarse, y cuesta puntos si no está en la historia. Los demás palos que tenga también cuentan.
rule-fame = Fama
    .short = fuerte y escasa
    .text = Las cartas de fama tienen su propio mazo y solo se obtienen cuando lo dice un texto. Con dos jugadores, o en solitario, hay 6 sobre el Rey de Reyes.
rule-unrest = Disturbio
    .short = −2 puntos, llena tu mano
    .text = Los disturbios vienen con la mayoría de las cartas que adquieres y con los ataques. Deshazte de ellos rebelándote, jugándolos o con textos que los devuelven. Ojo con la pila: cuando se vacía, hay colapso.
rule-power = Carta de poder
    .short = lo que sabe hacer tu nación
    .text = Está ante ti toda la partida por el lado que elegiste: A para quien tiene experiencia, B para empezar. Su pasiva funciona siempre, y su capacidad de agotar se usa como la de una carta en juego. Tu historia está debajo.
rule-pinned = Permanente
    .short = se queda en juego
    .text = Una carta permanente se queda en tu zona de juego una vez jugada. Solo las cartas permanentes pueden abandonarse o recuperarse.
rule-state = Bárbaros e imperio
    .short = lo que puedes jugar
    .text = Una carta con icono de estado solo puede jugarse mientras tu carta de estado muestre ese icono. Puedes tenerla, obtenerla, mantenerla en juego y agotarla en cualquier estado. La mayoría de las naciones pasa de bárbaros a imperio cuando llega su carta de ascensión. Algunas naciones tienen cartas de estado propias, con otros iconos; las de los inuit son las estaciones.
rule-types = Tipos
    .short = lo que cuentan otras cartas
    .text = Ciudad, metrópolis, fértil, río, océano, caza, producción, caballero, máscara, pergamino, mercader, milagro: estos iconos no hacen nada por sí mismos. Otras cartas los nombran y los cuentan. Un icono que aparece dos veces cuenta dos veces.
rule-materials = Materiales
    .short = para pagar
    .text = Un recurso. Empiezas con 3. Puede pagarse 1 de progreso en lugar de 2 de ellos.
rule-population = Población
    .short = gente que gastar
    .text = Un recurso. Empiezas con 2. Puede pagarse 1 de progreso en lugar de 1 de ella.
rule-progress = Progreso
    .short = 1 punto cada uno
    .text = Un recurso. Empiezas con 1. Al final cada uno vale 1 punto. Puede pagarse en lugar de población o materiales, pero nada puede pagarse en su lugar.
rule-goods = Bienes
    .short = pago de mercaderes
    .text = Un recurso. Con Rutas Comerciales empiezas con 1, en lugar del progreso. Cada uno puede pagarse por 1 de población o 2 materiales. Al final no vale nada por sí mismo.

## Places

rule-market = Mercado
    .short = cinco cartas, siempre
    .text = Un espacio se rellena en cuanto sale su carta: los espacios 1 y 2 del mazo principal, los demás del mazo civilizado, el primitivo y el de región, y del principal cuando el suyo se acaba. Toda carta que no sea una región recibe 1 disturbio debajo.
rule-decks = Mazo principal y mazos pequeños
    .short = de dónde sale el mercado
    .text = Tres mazos pequeños tienen una clase cada uno: regiones, primitivas, civilizadas. Con dos jugadores, o en solitario, cada uno tiene 6 cartas. Todo lo demás, también los tributos, está en el mazo principal. Cuando se acaba, se desencadena el fin de la partida.
rule-nation-deck = Mazo de nación
    .short = cartas que tu nación recibe luego
    .text = Sus cartas entran en tu mazo una a una, cuando vuelves a barajar. La carta de ascensión está bocarriba en el fondo, y nada va nunca debajo de ella.
rule-accession = Carta de ascensión
    .short = el cambio de estado
    .text = La última carta del mazo de nación. Cuando llega a tu pila de descarte, voltea tu carta de estado: ahora eres un imperio. Desde la siguiente vez que barajes puedes desarrollar. Para artúricos y vikingos el estado no cambia; cuando llega la de los vikingos, se desencadena el fin de la partida.
rule-development = Zona de desarrollo
    .short = lo que puedes llegar a ser
    .text = Estas cartas están bocarriba. Cuando el mazo de nación se acaba, puedes pagar por una de ellas cada vez que barajas; algunos textos permiten desarrollar en otros momentos. Las que nunca desarrollaste no puntúan.
rule-history = Historia
    .short = guardada, pero fuera de juego
    .text = Cartas bajo tu carta de poder. Solo tú puedes mirarlas. Ahí no hacen nada, salvo que lo diga un texto, y puntúan al final. Atlantes y vikingos no tienen historia: descartan la carta. El autómata siempre tiene una.
rule-play-area = Zona de juego
    .short = lo que hay ante ti
    .text = Aquí están las cartas que se quedan. También están en juego tu carta de poder y tu carta de estado, pero no lo que está protegido.
rule-supply = Suministro
    .short = fichas sin fin
    .text = Los recursos nunca se acaban. Están en el suministro, con un jugador o sobre una carta. Los recursos sobre una carta no pueden pagarse y no puntúan.

## The automa

rule-automa-turn = El turno del autómata
    .short = dado, cartas, mantenimiento
    .text =
        Tira el dado. Si hay una carta en el espacio de ese número, espera: no se resuelve este turno.
        Revela las demás cartas, del espacio menor al mayor, y resuelve cada una según la tabla del autómata.
        Después viene su mantenimiento. No tiene solsticio, ni acciones, ni fichas de agotamiento.
rule-slots = Los espacios y el dado
    .short = una carta por espacio
    .text = Los espacios están bajo las cartas del mercado, con una carta bocabajo en cada uno. Hay 4, 5 o 6, según el nivel. Si el dado muestra un número sin espacio, se resuelven todas las cartas.
rule-row = Fila de la tabla
    .short = la primera que encaja
    .text = No hagas caso de lo escrito en la carta revelada. De arriba abajo, busca la primera fila que nombre la carta o uno de sus iconos y haz lo que dice en la medida de lo posible. Solo si nada de ella es posible vale la siguiente fila que encaje. Después la carta se descarta, salvo que la fila diga otra cosa. Los iconos de estado no importan.
rule-automa-cleanup = El mantenimiento del autómata
    .short = ficha, reposición
    .text =
        1. Coloca 1 de progreso en la carta del mercado que está sobre la carta que esperó. Si no esperó ninguna, nada. Para algunas naciones es otra ficha.
        2. La carta que esperó va al espacio 1, aún bocabajo.
        3. Rellena los demás espacios con su mazo. Si se acaba, la carta superior de su mazo de dinastía va a su pila de descarte, que se baraja. El autómata solo vuelve a barajar aquí.
rule-dynasty = Mazo de dinastía
    .short = cómo crece el autómata
    .text = De abajo arriba: sus desarrollos por valor, el menor en el fondo; sobre ellos la carta de ascensión, bocarriba; encima sus cartas de nación, barajadas. Entra una carta cada vez que se acaba su mazo. Con la carta de ascensión se voltea su carta de estado y vale el otro lado de su tabla. Cuando el mazo de dinastía se acaba, se desencadena el fin de la partida.
rule-automa-gains = Lo que obtiene el autómata
    .short = encima de su mazo
    .text = Toda carta que obtiene va bocabajo encima de su mazo, en el orden en que llega: primero la carta, después el disturbio que había debajo. Las fichas de la carta van a sus recursos. En su zona de juego solo hay regiones.
rule-automa-chooses = Qué carta toma
    .short = valor, fichas, espacio
    .text = De las cartas permitidas del mercado toma la que más vale para él. En un empate: la que tiene más fichas, después la del espacio menor. Exilia la carta permitida del espacio menor, pero nunca una con fichas. Abandona o recupera lo último que jugó.
rule-automa-worth = Cuánto vale una carta para él
    .short = ? cuenta como 5
    .text = Un número impreso cuenta tal cual, un signo de interrogación cuenta como 5, y de varios valores cuenta el mejor. En el mercado, cada progreso sobre la carta suma 1. Los mismos valores cuentan en su puntuación final.
rule-automa-attacks = Cuando te daña
    .short = puedes defenderte
    .text = Darte disturbios, robarte recursos, hacer que descartes, abandones o recuperes: todo eso cuenta como ataque, sean cuales sean los iconos de sus cartas. Tus cartas contra ataques funcionan.
rule-onto-automa = Cuando tú lo afectas
    .short = robar, descartar, disturbios
    .text = Si fuera a robar una carta, la carta superior de su mazo va a su pila de descarte. No hace caso de lo que le haría descartar ni de lo que le permitiría devolver disturbios. Las cartas y disturbios que le das van encima de su mazo. Tú le robas lo que tenga.
rule-automa-pays = Cuando paga
    .short = todo o nada
    .text = Devuelve las fichas al suministro, todas o ninguna. Nunca paga progreso en lugar de otra cosa.
rule-automa-score = La puntuación del autómata
    .short = sus cartas y recursos
    .text = 1 punto por progreso; 1 punto por cada 10 de materiales y población juntos, desde Soberano por cada 5; y lo que vale para él cada carta en sus espacios, zona de juego, mazo, pila de descarte e historia. El mazo de dinastía y la carta de poder no cuentan.
rule-levels = Niveles
    .short = de Cabecilla a Líder Supremo
    .text =
        Cabecilla: 4 espacios. Caudillo: 4 espacios, y tras su turno se descarta la carta superior de su mazo. Emperador: 5 espacios.
        Soberano: 5 espacios, empieza con recursos y puntúa más por ellos. Señor supremo: lo mismo con 6 espacios.
        Líder Supremo: como Señor supremo, obtiene 1 de progreso por cada disturbio que devuelve, y la pila de disturbios es mayor.
rule-ways = Cerebro y Guía
    .short = quién lleva sus cartas
    .text = Cerebro: las cartas del autómata se quedan en la caja y la app lleva su mazo. Las cartas que obtiene de la mesa van a una pila. Guía: tú barajas y revelas sus cartas de verdad, y la app dice lo que hacen.
