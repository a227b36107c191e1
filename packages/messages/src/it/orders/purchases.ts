import type { PurchaseGroup } from '@cambusa/domain/orders/purchases'

const orders = (count: number) => (count === 1 ? 'un ordine' : `${count} ordini`)

/** The screen of a customer's purchases. */
export const purchaseTexts = {
  title: 'I miei acquisti',
  intro: 'Quanto spendi, per che cosa e a quali prezzi, accanto agli stessi mesi dell’anno prima.',
  loadFailed: 'Non siamo riusciti a leggere gli acquisti.',

  // total
  spentIn: (p: { from: string; to: string }) =>
    p.from === p.to ? `Speso in ${p.from}` : `Speso da ${p.from} a ${p.to}`,
  spent: (p: { amount: string; orders: number }) => `${p.amount} in ${orders(p.orders)}`,
  more: (p: { percent: string; before: string }) =>
    `È il ${p.percent} in più degli stessi mesi dell’anno prima, quando erano ${p.before}.`,
  less: (p: { percent: string; before: string }) =>
    `È il ${p.percent} in meno degli stessi mesi dell’anno prima, quando erano ${p.before}.`,
  same: (p: { before: string }) => `Come negli stessi mesi dell’anno prima: ${p.before}.`,
  sinceMonth: (p: { month: string; amount: string }) =>
    `Un anno prima compravi già solo in parte di questi mesi: da ${p.month} hai speso ${p.amount}.`,
  nothingBefore: 'Negli stessi mesi dell’anno prima non hai comprato nulla.',
  until: (p: { day: string }) => `L’ultimo mese conta fino al ${p.day}, anche nell’anno prima.`,
  ofAll: 'Sono gli acquisti di tutti i colleghi dell’azienda.',
  ofOwn: 'Sono gli acquisti fatti da te.',
  amounts: 'Importi IVA inclusa, con consegna e imballi; depositi esclusi e resi già tolti.',

  // period
  periods: 'Periodo',
  lastYear: 'Ultimi 12 mesi',
  thisYear: 'Quest’anno',
  yearBefore: 'L’anno scorso',
  choose: 'Scegli i mesi',
  chooseWithCompany: 'Scegli i mesi e l’azienda',
  from: 'Da',
  to: 'A',
  company: 'Azienda',
  reversed: 'Scegli un mese non prima di quello di inizio.',
  tooLong: (p: { months: number }) => `Scegli al massimo ${p.months} mesi.`,
  apply: 'Mostra',

  // months
  months: 'Mese per mese',
  asChart: 'Grafico',
  asTable: 'Tabella',
  look: 'Come mostrare i mesi',
  chart: (p: { from: string; to: string; highest: string }) =>
    `Spesa da ${p.from} a ${p.to} accanto a quella dell’anno prima; il mese più alto è ${p.highest}. Usa le frecce per leggere i mesi.`,
  now: 'Periodo scelto',
  before: 'Un anno prima',
  monthRead: (p: { spent: string; before: string; change: string }) =>
    `${p.spent}, un anno prima ${p.before}${p.change && ` (${p.change})`}`,

  // groupings
  views: 'Dividi gli acquisti',
  groups: {
    month: 'Mesi',
    category: 'Reparti',
    product: 'Prodotti',
    deliveryPoint: 'Indirizzi',
    company: 'Aziende',
  } satisfies Record<PurchaseGroup, string>,
  prices: 'Prezzi pagati',
  columns: {
    month: 'Mese',
    category: 'Reparto',
    product: 'Prodotto',
    deliveryPoint: 'Consegnato a',
    company: 'Azienda',
    spent: 'Speso',
    before: 'Un anno prima',
    change: 'Variazione',
    orders: 'Ordini',
    average: 'Prezzo',
  } satisfies Record<PurchaseGroup | 'average' | 'before' | 'change' | 'orders' | 'spent', string>,
  total: 'Totale',
  noChange: 'nuovo',
  showAll: (p: { count: number }) => `Mostra tutti i ${p.count}`,
  quantity: (p: { quantity: string; unit: string }) => `${p.quantity} ${p.unit}`,

  // prices
  pricesIntro:
    'Il prezzo medio di ogni mese per chilo, litro o pezzo: anche se cambia il formato, si confronta.',
  average: (p: { price: string; unit: string }) => `${p.price}/${p.unit}`,
  averageBefore: (p: { price: string; unit: string; change: string }) =>
    `${p.change} rispetto a ${p.price}/${p.unit} di un anno prima`,
  pricesNothingBefore: 'Un anno prima non lo compravi.',
  monthly: 'Prezzi mese per mese',
  monthlyOf: (p: { name: string }) => `Prezzi mese per mese: ${p.name}`,
  notBought: 'non comprato',
  noPrices: 'In questi mesi non hai comprato prodotti.',

  // files
  download: 'Scarica',
  csv: 'Scarica CSV',
  xlsx: 'Scarica XLSX',

  // nothing
  emptyTitle: 'Non hai ancora comprato nulla',
  emptyText: 'Dopo il primo ordine qui trovi quanto spendi, mese per mese e prodotto per prodotto.',
  emptyBrowse: 'Vai ai reparti',
  noneTitle: 'Nessun acquisto in questi mesi',
  noneText: 'Né in questi mesi né negli stessi dell’anno prima.',
  noneAct: 'Mostra gli ultimi 12 mesi',
}
