/** Refusals of signing in: by password, with codes of staff, by keys of tills. */
export const authAnswerTexts = {
  'auth.wrongCredentials': 'Credenziali Errate',
  'auth.loginRequired': "Digitare l'login",
  'auth.passwordRequired': 'Digitare la password',
  'auth.codeNeeded': 'Scrivi anche il codice della tua app di autenticazione.',
  'auth.codeWrong': 'Il codice non è giusto: scrivi quello che la tua app mostra adesso.',
  'auth.codeUsed': 'Questo codice è già stato usato: aspetta il prossimo, cambia ogni 30 secondi.',
  'auth.secondFactorMissing': 'Prima di entrare collega la tua app di autenticazione.',
  'auth.secondFactorThere':
    'La tua app di autenticazione è già collegata: entra con un suo codice o con un codice di recupero.',
  'auth.keyRequired': 'Digitare la chiave',
  'auth.secretRequired': 'Digitare il segreto',
  'auth.wrongKey':
    'Chiave o segreto non validi: la chiave può essere scaduta o ritirata, chiedine una nuova al negozio.',
} as const

/** What signing in tells besides. */
export const authInfoTexts = {
  'auth.recoveryCodeUsed': (p: { left: number }) =>
    p.left === 0
      ? 'Era l’ultimo codice di recupero: fattene dare di nuovi nel profilo.'
      : `Hai usato un codice di recupero: te ne ${p.left === 1 ? 'resta 1' : `restano ${p.left}`}.`,
} as const
