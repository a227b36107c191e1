/** 'dal 3 dicembre 2026', 'dall’8 dicembre 2026', 'dal 1º dicembre 2026' of a day in words. */
const since = (day: string) => (/^(?:8|11) /.test(day) ? `dall’${day}` : `dal ${first(day)}`)
const until = (day: string) => (/^(?:8|11) /.test(day) ? `all’${day}` : `al ${first(day)}`)
const on = (day: string) => (/^(?:8|11) /.test(day) ? `l’${day}` : `il ${first(day)}`)
const first = (day: string) => day.replace(/^1 /, '1º ')
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('it') + text.slice(1)

/** Texts of flyers: the list, a flyer and its pages, and its PDF. */
export const flyerTexts = {
  title: 'Volantini',
  intro:
    'Le offerte del momento, quelle in arrivo e i volantini passati. I prezzi sono quelli del tuo punto vendita.',
  description: (p: { shop: string }) =>
    `I volantini di ${p.shop}: le offerte in corso e quelle in arrivo, con prezzi, validità e prodotti da mettere nel carrello.`,
  sections: { running: 'In corso', coming: 'In arrivo', past: 'Passati' },
  states: { running: 'In corso', coming: 'In arrivo', past: 'Terminato' },
  validity: (p: { from: string; to: string }) => `Valido ${since(p.from)} ${until(p.to)}`,
  validityPast: (p: { from: string; to: string }) => `Era valido ${since(p.from)} ${until(p.to)}`,
  comingNote: (p: { from: string }) =>
    `Questo volantino comincia ${on(p.from)}. Fino ad allora nel carrello vale il prezzo di oggi, indicato su ogni prodotto.`,
  pastNote: (p: { to: string }) =>
    `Questo volantino è terminato ${on(p.to)} e i suoi prezzi non valgono più: nel carrello vale il prezzo di oggi, indicato su ogni prodotto.`,
  all: 'Tutti i volantini',
  toRunning: 'Guarda i volantini in corso',
  open: (p: { title: string }) => `Apri il volantino ${p.title}`,
  emptyTitle: 'Non ci sono volantini',
  emptyText:
    'In questo momento non abbiamo volantini da mostrare. Le offerte attive restano in promozione nel catalogo.',
  promotions: 'Vedi i prodotti in promozione',
  failed: 'Non siamo riusciti a caricare i volantini.',
  failedOne: 'Non siamo riusciti a caricare il volantino.',
  view: 'Come guardarlo',
  leaf: 'Sfoglia',
  list: 'Elenco',
  pdf: 'Scarica il PDF',
  leaves: 'Pagine del volantino',
  leavesHelp: 'Con le frecce sinistra e destra cambi pagina, con Inizio e Fine vai alla prima e all’ultima.',
  page: (p: { page: number; pages: number }) => `Pagina ${p.page} di ${p.pages}`,
  pageNamed: (p: { page: number; pages: number; title: string }) =>
    `Pagina ${p.page} di ${p.pages}: ${p.title}`,
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  summary: 'In questo volantino',
  noProducts: 'I prodotti di questa pagina non sono più in assortimento.',
  offerComing: (p: { from: string; to: string; price: string }) =>
    `${capital(since(p.from))} ${until(p.to)}: ${p.price}`,
  offerPast: (p: { from: string; to: string; price: string }) =>
    `${capital(since(p.from))} ${until(p.to)} costava ${p.price}`,
  priceWithUnit: (p: { price: string; unitPrice: string }) => `${p.price} (${p.unitPrice})`,
  lowest: (p: { price: string }) => `Prezzo più basso dei 30 giorni precedenti: ${p.price}`,
  pdfKind: 'Volantino',
  pdfColumns: { product: 'Prodotto', unitPrice: 'Prezzo per unità', price: 'Prezzo' },
  pdfMade: (p: { day: string; shop: string }) =>
    `Prezzi IVA compresa, letti il ${p.day} da ${p.shop}. Salvo esaurimento scorte; fa fede il prezzo nel carrello.`,
} as const
