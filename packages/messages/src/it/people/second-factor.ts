/** Texts of the second factor of staff: the code at sign-in, connecting an app, recovery codes. */
export const secondFactorTexts = {
  codeTitle: 'Serve anche un codice',
  codeText: 'Apri la tua app di autenticazione e scrivi il codice che mostra per questo negozio.',
  code: 'Codice a 6 cifre',
  codeRequired: 'Scrivi il codice',
  recoveryTitle: 'Entra con un codice di recupero',
  recoveryText: 'È uno dei dieci codici che hai salvato quando hai collegato l’app. Vale una volta sola.',
  recovery: 'Codice di recupero',
  useRecovery: 'Non hai il telefono? Usa un codice di recupero',
  useApp: 'Usa il codice dell’app',
  enter: 'Entra',
  back: 'Torna indietro',
  connectTitle: 'Collega la tua app di autenticazione',
  connectText:
    'Chi lavora nel negozio entra con la password e con un codice del telefono. Installa un’app di autenticazione, poi prosegui: ci vuole un minuto.',
  begin: 'Prosegui',
  keyText:
    'Nell’app aggiungi un account: inquadra il codice, apri il link se sei sul telefono che ha l’app, oppure scrivi la chiave.',
  qr: 'Codice QR da inquadrare con l’app; qui sotto c’è la stessa chiave in lettere',
  openApp: 'Apri nell’app',
  account: 'Account',
  key: 'Chiave',
  copyKey: 'Copia la chiave',
  firstCode: 'Codice che l’app mostra adesso',
  connect: 'Collega ed entra',
  codesTitle: 'I tuoi codici di recupero',
  codesText:
    'Se perdi il telefono entri con uno di questi, ciascuno una volta sola. Salvali adesso: non te li mostreremo più.',
  copyCodes: 'Copia i codici',
  saved: 'Li ho salvati',
  // in the profile
  ownTitle: 'Accesso in due passaggi',
  ownText: (p: { left: number }) =>
    p.left === 0
      ? 'Entri con la password e con un codice della tua app. Non hai più codici di recupero.'
      : `Entri con la password e con un codice della tua app. Ti ${p.left === 1 ? 'resta 1 codice' : `restano ${p.left} codici`} di recupero.`,
  notNeeded: 'Gli account di prova entrano con la sola password.',
  newCodes: 'Nuovi codici di recupero',
  newCodesText: 'Quelli di prima non varranno più.',
  makeCodes: 'Genera i codici',
  cancel: 'Annulla',
  loadFailed: 'Non è stato possibile leggere come entri.',
} as const
