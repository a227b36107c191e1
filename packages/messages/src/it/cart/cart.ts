import { vatRateText } from '../catalogue/vat.ts'

import { countText as number } from '@cambusa/domain/text/number-text'

/** Texts of the cart: page, drawer and what adding and changing answers. */
export const cartTexts = {
  title: 'Carrello',
  count: (p: { count: number }) => (p.count === 1 ? '1 prodotto' : `${number(p.count)} prodotti`),

  // what happened
  emptied: 'Il carrello ora è vuoto',

  // empty, loading, failed
  emptyTitle: 'Il carrello è vuoto',
  emptyText: 'Aggiungi prodotti dai reparti, dalla ricerca o da quello che hai già comprato.',
  emptyBrowse: 'Sfoglia i reparti',
  emptyPromotions: 'Guarda le offerte',
  loadFailed: 'Non siamo riusciti a caricare il carrello.',

  // lines
  lines: 'Prodotti nel carrello',
  sort: 'Ordina i prodotti',
  otherSector: 'Altri prodotti',
  sortSectors: 'Per reparto',
  sortAsc: 'Dalla A alla Z',
  sortDesc: 'Dalla Z alla A',
  find: 'Cerca nel carrello',
  found: (p: { count: number }) =>
    p.count === 1 ? '1 prodotto trovato' : `${number(p.count)} prodotti trovati`,
  foundNone: (p: { typed: string }) => `Nessun prodotto del carrello con “${p.typed}”`,
  findAll: 'Mostra tutti',
  emptyCart: 'Svuota il carrello',
  emptyConfirmTitle: 'Vuoi svuotare il carrello?',
  emptyConfirmText: (p: { count: number }) =>
    p.count === 1
      ? 'Togliamo l’unico prodotto che contiene.'
      : `Togliamo tutti i ${number(p.count)} prodotti.`,
  keep: 'Tienili',
  remove: (p: { name: string }) => `Togli ${p.name} dal carrello`,
  lineTotal: (p: { name: string }) => `Totale di ${p.name}`,
  options: (p: { name: string; said: string }) => `Opzioni per ${p.name}${p.said && `: ${p.said}`}`,
  optionsSave: 'Salva',
  note: 'Nota per chi prepara',
  noted: (p: { note: string }) => `nota: ${p.note}`,
  noteExample: 'Ad esempio: ben mature, affettato sottile',
  variableWeight: 'peso indicativo',
  seeAlternatives: 'Vedi le alternative',

  // totals
  summary: 'Riepilogo',
  items: 'Prodotti',
  totalNet: 'IVA esclusa',
  delivery: 'Servizio',
  deliveryFree: 'Gratis',
  deliveryLater: 'Secondo il servizio che scegli',
  vat: (p: { rate: number }) => `di cui IVA ${p.rate}%`,
  vatAdded: vatRateText,
  taxes: 'IVA',
  taxesWithin: 'di cui IVA',
  total: 'Totale',
  totalVat: 'IVA inclusa',
  giftCode: (p: { hint: string }) => `Buono che finisce con ${p.hint}`,
  estimated: 'Totale indicativo: per i prodotti a peso conta il peso effettivo.',
  thresholds: { minimum: 'Ordine minimo', freeDelivery: 'Servizio gratuito' },
  minimumMissing: (p: { missing: string; minimum: string }) =>
    `Mancano ${p.missing} all’ordine minimo di ${p.minimum}`,
  missingToFreeDelivery: (p: { missing: string }) => `Mancano ${p.missing} alla consegna gratuita`,
  missingToFreePickup: (p: { missing: string }) => `Mancano ${p.missing} al ritiro gratuito`,
  reached: { minimum: 'Ordine minimo raggiunto', freeDelivery: 'Il servizio ora è gratuito' },
  fill: 'Per arrivarci, da quello che compri',
  needInvoice: 'Voglio la fattura',
  invoiceNeeded: 'Serve con il pagamento che hai scelto.',
  invoiceProposed: 'Proposta: come nel tuo ultimo ordine',
  reference: 'Il tuo riferimento',
  referenceHint: 'Ad esempio il numero del tuo ordine interno: lo scriviamo su ogni documento.',
  orderNote: 'Nota per l’ordine',
  orderNoteHint: 'La leggono chi prepara e chi consegna.',
  saved: 'Salvato',

  // what comes next
  next: {
    login: 'Accedi per continuare',
    address: 'Scegli l’indirizzo',
    timeslot: 'Scegli la fascia',
    checkout: 'Vai alla cassa',
    problems: 'Sistema i prodotti segnalati',
  },
  problems: (p: { count: number }) =>
    p.count === 1
      ? 'Un prodotto ha bisogno di attenzione'
      : `${p.count} prodotti hanno bisogno di attenzione`,
  fullCart: 'Vai al carrello completo',
} as const
