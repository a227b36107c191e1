import type { DeletionHindrance } from '@cambusa/domain/people/account-deletion'
import type { SessionKind } from '@cambusa/domain/people/roles'

/** Where a customer is signed in. */
export const sessionTexts = {
  title: 'Dispositivi collegati',
  intro: 'Dove il tuo account è aperto. Se non riconosci un dispositivo, disconnettilo e cambia la password.',
  section: 'Sicurezza',
  sectionText: 'Controlla dove il tuo account è aperto.',
  unknownDevice: 'Dispositivo sconosciuto',
  kinds: {
    password: '',
    sso: 'accesso aziendale',
    technical: 'accesso con chiave',
    acting: 'assistenza del negozio',
  } satisfies Record<SessionKind, string>,
  this: 'Questo dispositivo',
  times: (p: { first: string; last: string }) => `Primo accesso ${p.first} · ultimo uso ${p.last}`,
  inUse: (p: { first: string }) => `Primo accesso ${p.first} · in uso adesso`,
  end: 'Disconnetti',
  endNamed: (p: { device: string }) => `Disconnetti ${p.device}`,
  onlyThis: 'Il tuo account è aperto solo qui.',
  endOthers: 'Disconnetti tutti gli altri',
  endOthersTitle: 'Disconnettere tutti gli altri dispositivi?',
  endOthersText:
    'Dovranno accedere di nuovo. Non varranno più nemmeno i link ancora aperti nelle e-mail che ti abbiamo mandato.',
  endOthersYes: 'Disconnetti tutti',
  cancel: 'Annulla',
  failed: 'Non riusciamo a mostrare i dispositivi collegati.',
} as const

type HindranceText = (p: { count: number; amount: string }) => string

/** A customer deletes the own account. */
export const deletionTexts = {
  title: 'Cancella il mio account',
  intro: 'Cancelliamo il tuo account e i tuoi dati personali. Hai 14 giorni per cambiare idea.',
  failed: 'Non riusciamo a mostrare lo stato del tuo account.',
  whatGoes: 'Che cosa cancelliamo',
  goes: [
    'nome, e-mail, password, telefoni, codice fiscale e tessera',
    'indirizzi, delegati, dati di fatturazione e preferenze',
    'carte salvate, anche presso chi gestisce i pagamenti, e mandati di addebito',
    'destinatario e testo delle e-mail che ti abbiamo mandato',
    'nome, indirizzo e note negli ordini già conclusi',
  ],
  whatStays: 'Che cosa resta, perché la legge lo impone',
  stays: [
    'merce, importi e date degli ordini, senza il tuo nome',
    'i dati della fattura, negli ordini per cui l’hai chiesta',
    'i consensi che hai dato e revocato',
  ],
  before: 'Prima c’è qualcosa da sistemare',
  hindrances: {
    staff: () =>
      'Questo è un account di chi lavora per il negozio: lo chiude un amministratore. Chiedi a lui.',
    openOrders: (p) =>
      p.count === 1
        ? 'Hai un ordine ancora aperto: aspetta di riceverlo oppure annullalo.'
        : `Hai ${p.count} ordini ancora aperti: aspetta di riceverli oppure annullali.`,
    withdrawals: (p) =>
      p.count === 1
        ? 'Un tuo recesso non è ancora concluso: restituisci la merce e aspetta il rimborso.'
        : `${p.count} tuoi recessi non sono ancora conclusi: restituisci la merce e aspetta i rimborsi.`,
    payments: () =>
      'Un pagamento o un rimborso è ancora in corso: di solito si conclude in pochi giorni. Riprova allora.',
    dueAmounts: (p) =>
      `Ci sono ${p.amount} ancora da pagare: paga le fatture alla scadenza, poi potrai cancellare l’account.`,
  } satisfies Record<DeletionHindrance, HindranceText>,
  toOrder: 'Vai all’ordine',
  toOrders: 'Vai ai miei ordini',
  lostGifts: (p: { amount: string }) =>
    `Hai ancora ${p.amount} in buoni personali: con l’account si perdono. Se vuoi, usali prima.`,
  confirm: 'Conferma',
  password: 'Password attuale',
  passwordHint: 'La chiediamo per essere sicuri che sia tu.',
  byLogin:
    'Per confermare serve un accesso degli ultimi cinque minuti: se è passato più tempo, esci e rientra.',
  ask: 'Cancella il mio account',
  back: 'Annulla',
  asked: (p: { day: string }) => `Il tuo account sarà cancellato dopo il ${p.day}.`,
  askedText:
    'Fino ad allora puoi cambiare idea: basta premere «Tieni il mio account». Ti abbiamo scritto anche per e-mail.',
  keep: 'Tieni il mio account',
  sectionText: 'Se non ti serve più, puoi cancellare l’account e i tuoi dati.',
}
