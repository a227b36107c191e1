const number = (value: number) => value.toLocaleString('it-IT')

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
  inCart: (p: { total: string }) => `Totale ${p.total}`,
  sort: 'Ordina i prodotti',
  otherSector: 'Altri prodotti',
  sortSectors: 'Per reparto',
  sortAsc: 'Dalla A alla Z',
  sortDesc: 'Dalla Z alla A',
  emptyCart: 'Svuota il carrello',
  emptyConfirmTitle: 'Vuoi svuotare il carrello?',
  emptyConfirmText: (p: { count: number }) =>
    p.count === 1
      ? 'Togliamo l’unico prodotto che contiene.'
      : `Togliamo tutti i ${number(p.count)} prodotti.`,
  keep: 'Tienili',
  remove: (p: { name: string }) => `Togli ${p.name} dal carrello`,
  lineTotal: (p: { name: string }) => `Totale di ${p.name}`,
  alternatives: 'Accetta alternative',
  alternativesOf: (p: { name: string }) => `Accetta alternative a ${p.name}`,
  note: 'Nota per chi prepara',
  noteAdd: 'Aggiungi nota',
  noteChange: 'Cambia nota',
  noteSave: 'Salva la nota',
  noteExample: 'Ad esempio: ben mature, affettato sottile',
  variableWeight: 'peso indicativo',
  seeAlternatives: 'Vedi le alternative',

  // totals
  summary: 'Riepilogo',
  items: 'Prodotti',
  net: 'Imponibile',
  delivery: 'Servizio',
  deliveryFree: 'Gratis',
  deliveryLater: 'Secondo il servizio che scegli',
  freeFrom: (p: { missing: string }) => `Ancora ${p.missing} e il servizio è gratis`,
  vat: (p: { rate: number }) => `di cui IVA ${p.rate}%`,
  vatAdded: (p: { rate: number }) => `IVA ${p.rate}%`,
  taxes: 'IVA',
  taxesWithin: 'di cui IVA',
  total: 'Totale',
  totalVat: 'IVA inclusa',
  giftCode: (p: { hint: string }) => `Buono che finisce con ${p.hint}`,
  estimated: 'Totale indicativo: per i prodotti a peso conta il peso effettivo.',
  minimumOrder: 'Ordine minimo',
  minimumMissing: (p: { missing: string; minimum: string }) =>
    `Mancano ${p.missing} all’ordine minimo di ${p.minimum}`,
  missing: (p: { missing: string }) => `Mancano ${p.missing}`,
  minimumReached: (p: { minimum: string }) => `Ordine minimo di ${p.minimum} raggiunto`,
  needInvoice: 'Voglio la fattura',
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
