import type { DueState } from '@cambusa/domain/orders/due-dates'

/** Due dates of orders on account: the screen, its file and its document. */
export const dueDateTexts = {
  title: 'Le mie scadenze',
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
