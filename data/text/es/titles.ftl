# Respuestas en pocas palabras, para la lista de lo que se puede deshacer (automa/imperium/titles.py). Sin punto final.

title-answer = Una respuesta
title-none = Ninguna
title-cannot = { $what ->
        [row] Esta fila no: { $act }
       *[part] No se puede: { $act }
    }
title-die-roll = Dado: { $n }
title-die-die = Mi dado: { $n }
title-reveal = { $card }
title-market-slot = Espacio { $slot }: { $card }
title-market-check-right = El mercado está bien
title-market-check-slot = El mercado ha cambiado: espacio { $slot }
title-which-slot-which-slot = El mercado ha cambiado: espacio { $slot }
title-market-tokens = En la carta: { $tokens }
title-human-amount = Tienes { $tokens }
title-stolen = Pierdes { $tokens }
title-how-many = { $tokens }
title-automa-amount = Corregido: { $tokens }
title-your-score = Tus puntos: { $n }
title-unrest-left = Disturbios restantes: { $n }
title-collapse-yes = Colapso
title-collapse-no = Aún no vacía
title-automa-recall = { $nation } recuperan { $card }
title-automa-abandon = { $nation } abandonan { $card }
title-may = { $ask } { $answer }
title-you-do = { $act }

## What the hands did

title-do-automa-acquires = Adquirir { $card }
title-do-automa-breaks-through = Mejorar { $card }
title-do-automa-takes-fame = Tomar { $card }
title-do-automa-takes-unrest = Tomar 1 disturbio
title-do-automa-returns-unrest = Devolver 1 disturbio
title-do-automa-exiles = Exiliar { $card }
title-do-exile-market = Exiliar { $card }
title-do-place-token = { $tokens } en { $card }
title-do-clean-up-token = { title-do-place-token }
title-do-clean-up = Mantenimiento
title-do-automa-puts = Apartar { $card }
title-do-automa-plays = Jugar { $card }
title-do-automa-discards = Descartar { $card }
title-do-automa-discards-top = Descartar { $card }
title-do-automa-abandons = Abandonar { $card }
title-do-automa-gains-discovery = Descubrimiento: { $card }
title-do-automa-gains-quest = Misión: { $card }
title-do-waiting-card = La carta que esperó
title-do-fill-slots = Llenar los espacios
title-do-automa-reveals = { $card }
title-do-dynasty = Dinastía: { $card }
title-do-automa-shuffles = Volver a barajar
title-do-journey = Viaje: { $card }
title-do-automa-swaps = Intercambio por { $card }
title-do-automa-empire = Ahora un imperio
title-do-automa-turns = Ahora { $card }
