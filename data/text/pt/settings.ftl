# Settings, and about the app.

settings-language-en = English
settings-language-pt = Português
settings-language-es = Español
settings-text-size = Tamanho do texto
settings-text-less = Texto menor
settings-text-more = Texto maior
settings-per-cent = { $number } %
settings-sample = Os Maias ganham 1 { $icon }.
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-contrast = Alto contraste
settings-contrast-about = preto, branco, ícones e letras
settings-screen-on = Manter a tela ligada
settings-screen-on-about = só durante uma partida
settings-read-aloud = Ler em voz alta
settings-read-aloud-about = cada linha quando é revelada
settings-read-aloud-missing = nenhuma voz foi encontrada neste aparelho
settings-no-voice = Nenhuma voz neste idioma foi encontrada neste aparelho.
settings-sound = Som
settings-sound-about = dado, carta, fim de jogo
settings-vibration = Vibração
settings-vibration-about = quando o dado para
settings-vibration-missing = este aparelho não vibra
settings-motion = Movimento
settings-motion-about = as cartas viram, o dado rola

## At the table

settings-table = Na mesa
settings-die = O dado do autômato
settings-die-app = O dado do app
settings-die-app-about = Toque nele ou agite o aparelho.
settings-die-mine = Meu próprio dado
settings-die-mine-about = Você rola e toca no resultado.
settings-pace = Ritmo do turno do autômato
settings-pace-step = Passo a passo
settings-pace-step-about = Uma instrução por vez. Bom para aprender.
settings-pace-card = Carta a carta
settings-pace-card-about = Todas as instruções de uma carta de uma vez.
settings-pace-turn = Turno inteiro
settings-pace-turn-about = Um resumo do turno. Para quem tem experiência.
settings-boxes = Suas caixas
settings-one-box = Mantenha pelo menos uma caixa.

## About

settings-about = Sobre o Solstice
settings-about-about = versão, licenças
about-version = Versão { $version }
about-unofficial = Um projeto de fãs, não oficial. Não é feito, aprovado nem apoiado pelos criadores do jogo.
about-makers = Imperium: Clássicos, Lendas e Horizontes são jogos de Nigel Buckle e Dávid Turczi, publicados pela Osprey Games. Todos os direitos pertencem a seus donos.
about-private = Sem conta, sem rede, sem rastreamento. Suas partidas ficam neste aparelho.
about-used = Feito com
about-licence = { $licence } · { $by }
about-own-sounds = Os sons
about-own-code = O próprio Solstice
about-ours = nosso
about-read-licence = Ler a licença Apache (em inglês)
about-apache = Licença Apache 2.0
