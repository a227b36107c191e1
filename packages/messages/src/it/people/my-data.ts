/** The screen where a customer downloads a copy of their own data. */
export const myDataTexts = {
  title: 'I tuoi dati',
  intro: 'Scarica una copia di tutto quello che sappiamo di te, da leggere o da portare altrove.',
  sectionText: 'Puoi scaricare una copia dei tuoi dati.',
  failedToLoad: 'Non riusciamo a mostrare la tua richiesta.',
  what: 'Che cosa contiene',
  contains: [
    'account, aziende, indirizzi, delegati e consensi, anche sui cookie',
    'ordini con prodotti, pagamenti, resi e note; carrelli, liste e buoni',
    'messaggi dei moduli con gli allegati, ed elenco delle e-mail che ti abbiamo mandato',
    'dispositivi collegati, accessi e registro di quello che è stato fatto sul tuo account',
  ],
  form: 'È un file ZIP con un PDF da leggere, un file JSON per i programmi e i tuoi allegati. Non ci sono password né numeri di carte.',
  request: 'Chiedi la copia',
  password: 'Password attuale',
  passwordHint: 'La chiediamo per essere sicuri che sia tu.',
  byLogin:
    'Per confermare serve un accesso degli ultimi cinque minuti: se è passato più tempo, esci e rientra.',
  ask: 'Prepara la copia',
  askAgain: 'Prepara una nuova copia',
  preparing: 'Stiamo preparando la copia',
  preparingText: 'Puoi lasciare questa pagina: ti scriviamo un’e-mail quando è pronta.',
  progress: (p: { percent: number }) => `${p.percent}%`,
  ready: 'La copia è pronta',
  readyText: (p: { size: string; asked: string; until: string }) =>
    `ZIP di ${p.size}, chiesto il ${p.asked}. Si scarica fino al ${p.until}.`,
  download: 'Scarica la copia',
  failed: 'La copia non è riuscita',
  failedText:
    'Qualcosa non ha funzionato mentre la preparavamo. Chiedila di nuovo; se succede ancora, scrivici.',
  expired: 'La copia non si può più scaricare',
  expiredText: 'Sono passati i suoi sette giorni, oppure serviva spazio: chiedila di nuovo.',
} as const
