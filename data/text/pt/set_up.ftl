# The set-up of a game at the table (app/screens/set_up.py, nation_picker.py) and its checklist (checklist.py).

set-up-you = Você joga com
set-up-automa = O autômato joga com
set-up-side = Lado { $side }
set-up-side-about = { $box } · { $side ->
        [A] o lado avançado
       *[B] o lado básico
    }
set-up-choose = Escolher
set-up-draw = Sortear
set-up-drawn = Por sorteio
set-up-drawn-about = Sorteada entre { $number } nações ao preparar a mesa
set-up-rows = { $box } · { $restored ->
        [0] linhas como impressas
       *[other] { $restored } de { $all } linhas restauradas
    }
set-up-cards = { $slots } espaços · { $cards } cartas por turno
set-up-level-chieftain = Para uma primeira partida.
set-up-level-warlord = Como Chefe, e a carta do topo dele é descartada depois de cada turno seu.
set-up-level-imperator = As regras como estão escritas.
set-up-level-sovereign = Começa com recursos, e o que guardar deles vale o dobro.
set-up-level-overlord = Como Soberano, com um sexto espaço.
set-up-level-supreme-leader = Como Suserano, e cada desordem que devolve lhe dá 1 de progresso.
set-up-brain-about = { $drawn ->
        [yes] As cartas do autômato ficam na caixa. O Solstice as embaralha e revela.
       *[no] As cartas { $nation } ficam na caixa. O Solstice as embaralha e revela.
    }
set-up-guide-about = { $drawn ->
        [yes] As cartas do autômato vão à mesa. Você as embaralha e revela.
       *[no] As cartas { $nation } vão à mesa. Você as embaralha e revela.
    }
set-up-commons = Cartas comuns
set-up-rules = Regras: { $edition } · { $originals ->
        [yes] cartas da primeira impressão
       *[no] com cartas de substituição
    }
set-up-edition = Regras
set-up-edition-about = { $edition ->
        [2021] Dos manuais de Clássicos e Lendas.
       *[horizons] As mais novas, para todas as caixas.
    }
set-up-edition-horizons = Horizontes
set-up-edition-2021 = 2021
set-up-replacements = Cartas de substituição
set-up-replacements-about = Versões mais novas de cartas de Clássicos e Lendas, da caixa Horizontes.
set-up-lay-out = Prepare a mesa
set-up-before = De novo como antes
set-up-before-line = { $yours } { $side } × { $theirs }
set-up-nothing = O Solstice ainda não conhece as nações das suas caixas.
set-up-boxes = Quais caixas você tem?
set-up-repair-gone = Os { $gone } não estão nas suas caixas: entram os { $taken }.
set-up-repair-opponent = Agora você tem os { $gone }: o autômato fica com os { $taken }.
set-up-repair-nation = Agora o autômato tem os { $gone }: você fica com os { $taken }.
set-up-repair-commons = Cartas comuns de { $taken }, uma caixa que você tem.

## Choosing a nation

nations-you = Com que nação você joga?
nations-automa = Contra quem você joga?
nations-others = { $who ->
        [you] agora é a sua
       *[automa] agora é do autômato
    }

## The checklist

check-steps = { $done } / { $all }
check-ticked = { $done ->
        [yes] { $number ->
            [one] 1 passo marcado.
           *[other] { $number } passos marcados.
        }
       *[no] { $number ->
            [one] 1 passo desmarcado.
           *[other] { $number } passos desmarcados.
        }
    }
check-done = Tudo pronto
check-ready = Está tudo na mesa.
check-tick-group = Marcar todos estes
check-fold = { $folded ->
        [yes] Mostrar os passos
       *[no] Esconder os passos
    }
check-pile-nation = { $number } cartas de nação, face para baixo
check-pile-accession = { $card }, face para cima
check-pile-regions = { $number } regiões, face para baixo
check-pile-ends = { $end ->
        [top] em cima
       *[bottom] embaixo
    }

## Steps beside a drawing (in words alone they are in companion.ftl)

lay-automa-dynasty-developments-drawn = Pilha de dinastia, face para baixo: { $number } desenvolvimentos na ordem do desenho. Misture as de valor igual.
