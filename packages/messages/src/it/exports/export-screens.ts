import type { ExportState } from '@cambusa/domain/exports/export-choices'

import { countText as number } from '@cambusa/domain/text/number-text'
const products = (count: number) => (count === 1 ? '1 prodotto' : `${number(count)} prodotti`)
const pictures = (count: number) => (count === 1 ? '1 immagine' : `${number(count)} immagini`)

/** The states of an export. */
export const exportStateTexts: Readonly<Record<ExportState, string>> = {
  waiting: 'In coda',
  running: 'In preparazione',
  ready: 'Pronto',
  failed: 'Non riuscito',
  expired: 'Scaduto',
}

/** Texts of the screens of exports: where they start, the past ones, and one of them. */
export const exportTexts = {
  title: 'Immagini e dati',
  intro: 'Scarica in un file solo le immagini e i dati dei prodotti che compri.',

  // where it starts
  startTitle: 'Da quali prodotti parti?',
  cart: 'Il carrello di adesso',
  count: (p: { count: number }) => products(p.count),
  orders: 'Ultimi ordini',
  lists: 'Le tue liste',
  nothing: 'Per cominciare metti dei prodotti nel carrello o in una lista.',
  browse: 'Sfoglia i reparti',
  sourceUnknown: 'Questi prodotti non ci sono più, o non sono tuoi: scegli da dove partire.',
  sourceEmpty: 'Il carrello è vuoto: parti da un ordine o da una lista.',
  loadFailed: 'Non siamo riusciti a caricare le immagini di questi prodotti.',
  of: (p: { name: string; count: number }) => `${p.name}, ${products(p.count)}`,
  change: 'Parti da altri prodotti',

  choose: 'Che cosa scaricare',

  // past ones
  past: 'Le tue richieste',
  pastFailed: 'Non siamo riusciti a caricare le tue richieste.',
  pastNone: 'Qui ritrovi i file che hai chiesto, finché si possono scaricare.',
  asked: (p: { when: string }) => `chiesto il ${p.when}`,
  contents: (p: { products: number; pictures: number }) =>
    [products(p.products), p.pictures > 0 && pictures(p.pictures)].filter(Boolean).join(', '),
  until: (p: { when: string }) => `si scarica fino al ${p.when}`,
  download: 'Scarica',
  downloadNamed: (p: { name: string }) => `Scarica il file di ${p.name}`,

  // one of them
  one: 'La tua richiesta',
  preparing: 'Stiamo preparando il tuo file',
  preparingText: 'Puoi lasciare questa pagina: ti scriviamo un’e-mail quando è pronto.',
  progress: (p: { percent: number }) => `${p.percent}%`,
  ready: 'Il file è pronto',
  readyText: (p: { size: string; when: string }) => `ZIP di ${p.size}, si scarica fino al ${p.when}.`,
  downloadFile: 'Scarica il file',
  inside: 'Nel file c’è anche l’elenco di tutto quello che contiene e di quello che manca.',
  missing: (p: { count: number }) =>
    p.count === 1
      ? '1 immagine che hai chiesto manca: il perché è nell’elenco.'
      : `${number(p.count)} immagini che hai chiesto mancano: il perché è nell’elenco.`,
  failed: 'Il file non è riuscito',
  failedText: 'Prova di nuovo; se succede ancora, scrivici.',
  expired: 'Il file non si può più scaricare',
  expiredText: 'È passato il suo tempo, oppure serviva spazio: chiedilo di nuovo.',
  again: 'Chiedine un altro',
  allRequests: 'Tutte le richieste',
  unknownTitle: 'Questa richiesta non c’è',

  // who may
  notInContract: 'Il contratto della tua azienda non comprende le immagini e i dati dei prodotti.',
  whomToAsk: 'Per averli, scrivi o chiama il negozio:',
} as const
