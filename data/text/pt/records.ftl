# O arquivo (automa/records): o que não foi possível, o que foi posto de lado, resultados para planilhas.

## Erros

store-busy = Outra janela do Solstice está gravando. Tente de novo em instantes. ({ $reason })
store-full = Não há mais espaço neste aparelho. ({ $reason })
store-not-writable = Não é possível gravar na pasta do Solstice. ({ $reason })
store-failed = O arquivo respondeu com um erro: { $reason }
store-damaged = O arquivo de dados está danificado: { $reason }
store-not-ours = { $file } não é um arquivo do Solstice.
store-newer = { $file } foi gravado por uma versão mais nova do Solstice. Atualize o aplicativo para abri-lo.
store-game-elsewhere = Esta partida foi alterada em outra janela ou não está mais em andamento.
store-no-game = Essa partida não existe.
store-game-damaged = Não é possível ler a partida: { $reason }. Ela foi posta de lado, não apagada.
store-not-over = A partida ainda não terminou.
store-no-journal = Esta partida foi registrada à mão e não tem jogadas para rever.
store-no-replay = Não é possível rever a partida: { $reason }
store-seed = A semente é grande demais.
store-fact = { $fact } não pode ser { $value }.
store-no-campaign = Essa campanha não existe.
store-campaign-damaged = Não é possível ler a campanha: { $reason }
store-no-campaign-game = Só uma partida contra um autômato pertence a uma campanha.
store-on-sheet = A partida está na ficha de uma campanha. Primeiro, retire-a de lá.
store-no-table = Essa tabela não existe.
store-table = Não é possível usar a tabela: { $reason }
store-backup-damaged = Não é possível ler a cópia de segurança de { $date }. Nada foi alterado.

## Avisos ao abrir

store-set-aside = O arquivo com suas partidas estava danificado. Ele foi guardado como { $file }; nada foi apagado.
store-recovered = { $number ->
        [one] Um registro foi recuperado dele.
       *[other] { $number } registros foram recuperados dele.
    }
store-from-backup = { $number ->
        [0] A cópia de segurança de { $date } não tinha nada a acrescentar.
        [one] Um registro voltou da cópia de segurança de { $date }.
       *[other] { $number } registros voltaram da cópia de segurança de { $date }.
    }
store-shortened = { $number ->
        [one] Uma partida inacabada perdeu as últimas jogadas; ela continua de onde pode ser lida.
       *[other] { $number } partidas inacabadas perderam as últimas jogadas; elas continuam de onde podem ser lidas.
    }
store-nothing-recovered = Nada dele pôde ser lido, e não há cópia de segurança.
store-no-backup = Não foi possível fazer a cópia de segurança de hoje: { $reason }
store-old-save = Não foi possível ler uma partida salva antiga ({ $reason }). Ela foi guardada como { $file }.

## Importar

import-too-large = O arquivo é grande demais: mais de { $most } MB para ler. Nada foi importado.
import-no-json = Este não é um arquivo do Solstice ou está danificado. Nada foi importado.
import-not-ours = Este não é um arquivo de registros do Solstice. Nada foi importado.
import-version = O arquivo é de outra versão ({ $version }), que este aplicativo não lê. Nada foi importado.
import-no-object = um registro tem a forma errada
import-missing = falta { $key }
import-unknown = { $key } é desconhecido
import-too-many = Há registros demais: { $part }, no máximo { $most }. Nada foi importado.
import-twice = { $id } aparece duas vezes
import-detail = não é possível descompactar as jogadas: { $reason }
import-position = ela não começa com uma preparação
import-refused = Nada foi importado. { $reason }
import-in-campaigns = Nada foi importado. Campanha { $number }: { $reason }
import-in-finished = Nada foi importado. Partida terminada { $number }: { $reason }
import-in-games = Nada foi importado. Partida inacabada { $number }: { $reason }
import-in-opponents = Nada foi importado. Tabela { $number }: { $reason }
import-done = Novos: { $new } · atualizados: { $newer } · já presentes: { $known } · diferentes, mantidos como estão: { $different }

## Resultados para planilhas

column-date = Data
column-nation = Nação
column-power = Carta de poder
column-opponent = Oponente
column-difficulty = Dificuldade
column-score = Pontos
column-opponent-score = Pontos do oponente
column-outcome = Resultado
    .value = { $outcome ->
        [won] vitória
        [lost] derrota
       *[none] –
    }
column-reason = Fim
    .value = { $reason ->
        [scoring] pontuação
        [collapse] colapso
       *[other] { $reason }
    }
column-rounds = Rodadas
column-minutes = Minutos
column-mode = Jogada
    .value = { $mode ->
        [physical] na mesa
        [solo] na tela
        [training] treino
       *[players] com outras pessoas
    }
column-edition = Edição
column-seed = Semente
column-rolls = Dado
column-note = Nota
column-id = Id
