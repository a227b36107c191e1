import type { DueState } from '@cambusa/domain/orders/due-dates'

/** Due dates of orders on account: the screen, its file and its document. */
export const dueDateTexts = {
  title: 'Le mie scadenze',
  intro: 'Gli importi degli ordini a pagamento differito: che cosa scade, quando, e che cosa è pagato.',
  failed: 'Non riusciamo a mostrare le scadenze.',
  overdueTotal: 'Scaduto',
  comingTotal: 'Da pagare, non ancora scaduto',
  nothingOverdue: 'Nulla di scaduto',
  views: 'Quali scadenze',
  all: 'Tutte',
  days: 'Filtra per giorno di scadenza',
  from: 'Dal',
  to: 'Al',
  wrongDates: 'La fine viene prima dell’inizio: correggi le date.',
  apply: 'Mostra',
  clear: 'Togli i filtri',
  csv: 'Scarica CSV',
  document: 'PDF',
  documentOf: (p: { number: string; termDays: number }) =>
    `PDF della scadenza a ${p.termDays} giorni dell’ordine ${p.number}`,
  order: (p: { number: string }) => `Ordine ${p.number}`,
  term: (p: { termDays: number }) => `a ${p.termDays} giorni`,
  dueOn: (p: { day: string }) => `Scade il ${p.day}`,
  wasDueOn: (p: { day: string }) => `Scaduta il ${p.day}`,
  paidOn: (p: { day: string }) => `Pagata il ${p.day}`,
  handedOver: (p: { day: string; by: string }) =>
    p.by === '' ? `Consegnato il ${p.day}` : `Consegnato il ${p.day}, ordinato da ${p.by}`,
  leftOf: (p: { amount: string }) => `su ${p.amount}`,
  credited: (p: { amount: string }) => `note di credito per ${p.amount}`,
  monthsTitle: 'Mese per mese',
  monthsCaption: 'Che cosa scade in ogni mese',
  month: 'Mese',
  leftColumn: 'Da pagare',
  paidColumn: 'Pagato',
  emptyTitle: 'Non hai scadenze',
  emptyText: 'Qui trovi gli importi da pagare quando un ordine a pagamento differito è consegnato.',
  noneTitle: 'Nessuna scadenza con questi filtri',
  noneText: 'Togli un filtro, o scegli altri giorni.',
  toOrders: 'Vai agli ordini',
  found: (p: { count: number }) => (p.count === 1 ? '1 scadenza' : `${p.count} scadenze`),
  states: {
    overdue: 'Scaduta',
    dueSoon: 'In scadenza',
    open: 'Da pagare',
    paid: 'Pagata',
  } satisfies Record<DueState, string>,
  columns: {
    order: 'Ordine',
    orderedBy: 'Ordinato da',
    handedOver: 'Consegnato il',
    term: 'Termine (giorni)',
    due: 'Scadenza',
    state: 'Stato',
    amount: 'Importo',
    paid: 'Pagato',
    credited: 'Note di credito',
    left: 'Da pagare',
  },
  fileName: (p: { day: string }) => `scadenze-${p.day}`,
  sheet: 'Scadenze',
}

/** The document of one due date (PDF). */
export const dueDocumentTexts = {
  kind: 'Scadenza di pagamento',
  title: (p: { number: string; termDays: number }) => `Ordine ${p.number}, a ${p.termDays} giorni`,
  fileName: (p: { number: string; termDays: number }) => `scadenza-${p.number}-${p.termDays}-giorni.pdf`,
  made: (p: { day: string; shop: string }) => `${p.shop}, documento del ${p.day}: non è una fattura`,
  company: 'Cliente',
  handedOver: (p: { day: string }) => `Consegnato il ${p.day}`,
  due: (p: { day: string }) => `Da pagare entro il ${p.day}`,
  paidOn: (p: { day: string }) => `Pagato il ${p.day}`,
  sums: 'Importi',
  amount: 'Importo della scadenza',
  paid: 'Pagato',
  credited: 'Note di credito',
  left: 'Da pagare',
  vat: 'IVA di tutto l’ordine',
  vatColumns: { rate: 'Aliquota', net: 'Imponibile', tax: 'IVA', gross: 'Totale' },
  vatRate: (p: { rate: number }) => (p.rate === 0 ? 'Fuori campo' : `${p.rate}%`),
}

/** The statement of due dates (PDF). */
export const dueStatementTexts = {
  title: 'Estratto scadenze',
  download: 'Scarica PDF',
  fileName: (p: { day: string }) => `estratto-scadenze-${p.day}.pdf`,
  made: (p: { day: string; shop: string }) => `${p.shop}, estratto del ${p.day}: non è una fattura`,
  company: (p: { name: string; number: string }) => `Cliente: ${p.name}, P. IVA ${p.number}`,
  at: (p: { day: string }) => `Situazione al ${p.day}`,
  /** Which due dates it lists. */
  filter: (p: { state: string; from: string; to: string }) =>
    [
      `Scadenze: ${p.state.toLowerCase()}`,
      p.from === '' ? '' : `dal ${p.from}`,
      p.to === '' ? '' : `al ${p.to}`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  totals: 'Da pagare di queste scadenze',
  handedOver: 'Consegnato',
}
