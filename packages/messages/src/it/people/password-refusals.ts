/** Why a password or its link is refused (errors.ts). */
export const passwordRefusalTexts = {
  'password.wrong': 'La password attuale non è corretta.',
  'password.tokenUsed':
    'Questo link è già stato usato. Se devi cambiare di nuovo la password, chiedine un altro.',
  'password.tokenTooOld': 'Questo link è scaduto: valeva 60 minuti. Chiedine un altro.',
  'password.tokenSuperseded':
    'Dopo questo link te ne abbiamo mandati altri: apri quello dell’ultima e-mail ricevuta.',
  'password.tokenEnded':
    'Questo link non vale più: dopo averlo mandato password o e-mail sono cambiate. Se non le hai cambiate tu, chiedine un altro.',
  'password.tokenUnknown':
    'Questo link non è valido. Apri quello dell’ultima e-mail ricevuta o chiedine un altro.',
} as const
