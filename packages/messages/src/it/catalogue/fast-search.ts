import { countText } from '@cambusa/domain/text/number-text'
/** Texts of the fast search: the dialog with the words, and the shelves of what they find. */
export const fastSearchTexts = {
  title: 'Ricerca veloce',
  dialogTitle: 'Cerca più prodotti insieme',
  dialogText: 'Scrivi un prodotto alla volta o incolla un elenco: per ognuno vedi i primi risultati.',
  word: 'Prodotto da cercare',
  wordHint: 'Puoi incollare più righe insieme.',
  add: 'Aggiungi',
  words: 'Parole da cercare',
  count: (p: { count: number; max: number }) => `${p.count} di ${p.max}`,
  remove: (p: { word: string }) => `Togli «${p.word}»`,
  removed: (p: { word: string }) => `«${p.word}» tolta`,
  added: (p: { count: number }) => (p.count === 1 ? '1 parola aggiunta' : `${p.count} parole aggiunte`),
  cut: (p: { count: number; max: number }) =>
    p.count === 1
      ? `Una parola è rimasta fuori: se ne cercano al massimo ${p.max} insieme.`
      : `${p.count} parole sono rimaste fuori: se ne cercano al massimo ${p.max} insieme.`,
  recent: 'Cercate di recente',
  addWord: (p: { word: string }) => `Aggiungi «${p.word}»`,
  clear: 'Svuota',
  search: (p: { count: number }) => (p.count > 1 ? `Cerca ${p.count} parole` : 'Cerca'),
  nothingYet: 'Aggiungi almeno una parola',

  edit: 'Modifica le parole',
  all: (p: { count: number }) => (p.count === 1 ? 'Vedi il prodotto' : `Vedi tutti (${countText(p.count)})`),
  allOf: (p: { all: string; word: string }) => `${p.all} per ${p.word}`,
  corrected: (p: { word: string; searched: string }) =>
    `Non c’è nulla per «${p.word}»: ecco i risultati per «${p.searched}».`,
  empty: (p: { word: string }) => `Nessun prodotto per «${p.word}».`,
  emptyText: 'Prova con una parola più corta, con la marca o con il codice.',
  near: 'Categorie vicine',
  instead: (p: { word: string }) => `Al posto di ${p.word}`,
  loadFailed: 'Non siamo riusciti a cercare le tue parole.',
} as const
