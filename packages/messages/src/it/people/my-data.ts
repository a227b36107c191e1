/** A customer asks for a copy of the own data. */
export const myDataTexts = {
  title: 'I tuoi dati',
  intro: 'Scarica una copia di tutto quello che conserviamo su di te.',
  sectionText: 'Puoi avere una copia di tutti i tuoi dati.',
  failed: 'Non riusciamo a mostrare lo stato della tua copia.',
  inside: 'Che cosa contiene',
  contents: [
    'account, tessera, aziende, indirizzi e delegati',
    'consensi e scelte sui cookie',
    'ordini con righe, pagamenti, recessi e valutazioni',
    'carrelli, liste, ordini ricorrenti, approvazioni e buoni regalo',
    'messaggi dei moduli con i loro allegati, ed elenco delle e-mail che ti abbiamo mandato',
    'sessioni, dispositivi, accessi e registro di ciò che è stato fatto',
  ],
  files:
    'È un file ZIP con un PDF da leggere, un file JSON che puoi portare a un altro servizio e una spiegazione.',
  leftOut:
    'Non ci sono password, numeri di carta e dati di altre persone: in parte non li conserviamo nemmeno noi.',
  askTitle: 'Chiedi una copia',
  password: 'Password attuale',
  passwordHint: 'La chiediamo per essere sicuri che sia tu.',
  byLogin:
    'Per confermare serve un accesso degli ultimi cinque minuti: se è passato più tempo, esci e rientra.',
  ask: 'Prepara la copia',
  back: 'Torna al profilo',
  preparing: 'Stiamo preparando la tua copia',
  preparingText: 'Puoi lasciare questa pagina: ti scriviamo un’e-mail quando è pronta.',
  progress: (p: { percent: number }) => `${p.percent}%`,
  ready: 'La tua copia è pronta',
  readyText: (p: { asked: string; size: string; until: string }) =>
    `Chiesta il ${p.asked}: ZIP di ${p.size}, si scarica fino al ${p.until}. Solo tu puoi scaricarla.`,
  download: 'Scarica i tuoi dati',
  askAgain: 'Chiedi una copia aggiornata',
  ended: {
    failed: 'La copia non è riuscita: chiedila di nuovo. Se succede ancora, scrivici.',
    expired: 'La copia che avevi chiesto non si può più scaricare: chiedine un’altra.',
  },
} as const
