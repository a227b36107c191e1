/** Texts of a forgotten password. */
export const passwordTexts = {
  requestTitle: 'Reimposta la password',
  requestText: 'Scrivi la tua e-mail: ti mandiamo un link per scegliere una nuova password.',
  email: 'E-mail',
  send: 'Manda il link',

  sentTitle: 'Controlla la tua posta',
  sentText: (p: { login: string }) =>
    `Se ${p.login} ha un account, tra poco riceve un link per scegliere una nuova password. Vale 60 minuti.`,
  sentAnyText:
    'Se l’indirizzo ha un account, tra poco riceve un link per scegliere una nuova password. Vale 60 minuti.',
  sentHint: 'Se non trovi la mail guarda anche nella posta indesiderata.',
  otherAddress: 'Usa un altro indirizzo',

  resetTitle: 'Scegli una nuova password',
  resetText: (p: { email: string }) =>
    `Per l’account ${p.email}. Gli altri dispositivi dovranno accedere di nuovo.`,
  password: 'Nuova password',
  passwordHint: 'Almeno 6 caratteri',
  repeatPassword: 'Ripeti la nuova password',
  save: 'Salva la password',
  noLinkTitle: 'Apri il link della mail',
  noLinkText:
    'Per scegliere una nuova password apri di nuovo il link che ti abbiamo mandato: per sicurezza non resta in questa pagina.',
  usedTitle: 'Link già usato',
  tooOldTitle: 'Link scaduto',
  supersededTitle: 'C’è un link più recente',
  endedTitle: 'Link non più valido',
  unknownTitle: 'Link non riconosciuto',
  askAgain: 'Chiedi un altro link',

  completedTitle: 'Password cambiata',
  completedText: 'Accedi con la nuova password. Gli altri dispositivi dovranno accedere di nuovo.',
} as const
