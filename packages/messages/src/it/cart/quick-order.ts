import { countText as number } from '@cambusa/domain/text/number-text'
const lines = (count: number) => (count === 1 ? '1 riga' : `${number(count)} righe`)
const products = (count: number) => (count === 1 ? '1 prodotto' : `${number(count)} prodotti`)

/** Texts of the quick order pad. */
export const quickOrderTexts = {
  title: 'Ordine rapido',
  intro: 'Scrivi o incolla l’ordine: codici, codici a barre o nomi, con le quantità. Una riga per prodotto.',

  // writing
  entry: 'Righe dell’ordine',
  placeholder: '2 casse di pelati, 5 kg farina 00, 3 x 1234567',
  entryHint:
    'Invio aggiunge la riga, Maiusc+Invio va a capo. Puoi incollare un elenco o un foglio di calcolo.',
  add: 'Aggiungi le righe',
  file: 'Carica file',
  fileTypes: 'CSV o Excel (.xlsx), al massimo 1 MB e 500 righe',
  dropHere: 'Lascia qui il file dell’ordine',
  reading: 'Leggiamo il file…',
  fileRead: (p: { name: string; count: number }) => `${p.name}: ${lines(p.count)}.`,
  withoutQuantity: (p: { count: number }) =>
    p.count === 1
      ? 'Una riga senza quantità non è stata presa.'
      : `${number(p.count)} righe senza quantità non sono state prese.`,
  fileTooLarge: 'Il file supera 1 MB: dividilo in più file o salva solo le righe dell’ordine.',
  fileNotSent: 'Il file non è stato letto: controlla la connessione e caricalo di nuovo.',
  courtesies: (p: { texts: readonly string[] }) =>
    `Lasciato fuori perché non nomina prodotti: ${p.texts.map((text) => `«${text}»`).join(', ')}.`,
  takeCourtesies: 'Rimetti',
  tooMany: (p: { max: number; left: number }) =>
    `L’ordine rapido tiene al massimo ${number(p.max)} righe: ${lines(p.left)} ${p.left === 1 ? 'è rimasta' : 'sono rimaste'} nel campo.`,

  // lines
  lines: 'Righe riconosciute',
  written: (p: { text: string; amount: string }) =>
    p.amount === '' ? `«${p.text}»` : `«${p.text} · ${p.amount}»`,
  states: {
    searching: 'Ricerca in corso',
    matched: 'Trovato',
    doubtful: 'Da controllare',
    unknown: 'Non trovato',
    refused: 'Non aggiunto',
    partial: 'In parte nel carrello',
  },
  doubts: {
    name: 'Può essere più di un prodotto',
    typing: 'Abbiamo corretto un errore di battitura',
    quantity: 'Controlla la quantità',
    choice: 'Scegli come lo vuoi',
    unavailable: 'Non disponibile ora',
  },
  unknownCode: (p: { code: string }) => `Nessun prodotto ha il codice ${p.code}.`,
  wrongCheckDigit: (p: { code: string }) =>
    `Nel codice a barre ${p.code} c’è una cifra sbagliata: controllalo sulla confezione.`,
  tooLong: 'La riga è troppo lunga: scrivi un prodotto per riga.',
  unknownWords: 'Nessun prodotto ha tutte queste parole.',
  code: (p: { code: string }) => `Cod. ${p.code}`,
  boxOf: (p: { count: number }) => `cartone da ${number(p.count)}`,
  bought: 'Già comprato',
  repeated: 'È anche in un’altra riga: le quantità si sommano',
  /** How a written amount became the quantity. */
  notes: {
    counted: (p: { asked: string; quantity: string }) => `${p.asked} = ${p.quantity}`,
    /** A pack that holds pieces: its selling unit 'pz' would make '6 pezzi = 1 pz'. */
    packs: (p: { asked: string; count: number }) =>
      `${p.asked} = ${p.count === 1 ? '1 confezione' : `${number(p.count)} confezioni`}`,
    weight: (p: { quantity: string }) => `Contati a peso: ${p.quantity}`,
    guess: 'Non sappiamo quanti pezzi sono: scegli la quantità',
    rounded: (p: { quantity: string }) => `Quantità acquistabile più vicina: ${p.quantity}`,
  },
  /** What a written amount counts, one of it and more. */
  amountUnits: {
    each: ['', ''],
    piece: ['pz', 'pz'],
    item: ['pezzo', 'pezzi'],
    container: ['pezzo', 'pezzi'],
    pack: ['confezione', 'confezioni'],
    case: ['cartone', 'cartoni'],
    pallet: ['pallet', 'pallet'],
    kg: ['kg', 'kg'],
    l: ['l', 'l'],
  },
  lineTotal: (p: { name: string }) => `Totale di ${p.name}`,
  /** The quantities that can be bought nearest to the written one. */
  nearest: (p: { text: string }) => `Quantità per «${p.text}»`,
  takeNearest: (p: { quantity: string; name: string }) => `${p.quantity} di ${p.name}`,
  /** A choice of a product, such as the cut of meat. */
  option: (p: { choice: string; name: string }) => `${p.choice} di ${p.name}`,
  unfold: 'Scegli',
  unfoldNamed: (p: { text: string }) => `Scegli per «${p.text}»`,
  details: (p: { text: string }) => `Dettagli di «${p.text}»`,
  confirm: 'Va bene',
  confirmNamed: (p: { name: string }) => `Va bene ${p.name}`,
  candidates: (p: { text: string }) => `Proposte per «${p.text}»`,
  candidate: (p: { name: string; facts: string; cost: string }) => `Prendi ${p.name}, ${p.facts}, ${p.cost}`,
  moreChoices: (p: { count: number }) =>
    p.count === 1 ? 'Un’altra proposta' : `Altre ${number(p.count)} proposte`,
  /** What the cart took of a line, and what is left of it. */
  taken: (p: { taken: string; rest: string }) => `Nel carrello: ${p.taken}. Qui resta: ${p.rest}.`,
  addRest: (p: { quantity: string }) => `Aggiungi il resto: ${p.quantity}`,
  insteadOfRest: 'Oppure prendi il resto così:',
  moreChoicesNamed: (p: { more: string; text: string }) => `${p.more} per «${p.text}»`,
  suggestions: (p: { text: string }) => `Prodotti per «${p.text}»`,
  edit: (p: { text: string }) => `Correggi «${p.text}»`,
  editLabel: 'Testo della riga',
  correct: 'Correggi',
  retry: 'Cerca di nuovo',
  cancel: 'Annulla',
  remove: (p: { text: string }) => `Togli la riga «${p.text}»`,
  removed: 'Riga tolta',
  undo: 'Rimetti',
  chosen: (p: { name: string }) => `Scelto ${p.name}`,
  matchFailed: 'Non riusciamo a cercare i prodotti. Le righe restano qui.',
  matching: (p: { done: number; total: number }) =>
    `Cerchiamo i prodotti: ${number(p.done)} di ${number(p.total)}`,
  found: (p: { matched: number; doubtful: number; unknown: number }) =>
    `${number(p.matched)} ${p.matched === 1 ? 'trovata' : 'trovate'}, ${number(p.doubtful)} da controllare, ${number(p.unknown)} non ${p.unknown === 1 ? 'trovata' : 'trovate'}`,

  // empty
  emptyTitle: 'Il foglio è vuoto',
  emptyText: 'Prova così:',
  examples: ['2 casse di pelati', '5 kg farina 00', 'mezza dozzina di uova', 'latte intero 1l 6 pz'],

  // summary
  counts: {
    matched: (p: { count: number }) => (p.count === 1 ? 'trovata' : 'trovate'),
    doubtful: () => 'da controllare',
    unknown: (p: { count: number }) => (p.count === 1 ? 'non trovata' : 'non trovate'),
    refused: (p: { count: number }) => (p.count === 1 ? 'non aggiunta' : 'non aggiunte'),
    partial: () => 'in parte nel carrello',
    searching: () => 'in ricerca',
  },
  summary: 'Riepilogo',
  total: 'Totale delle righe trovate',
  totalShort: 'Totale',
  vatIncluded: 'IVA inclusa',
  vatExcluded: 'IVA esclusa',
  next: 'Sistema una per una',
  acceptAll: (p: { count: number }) =>
    p.count === 1 ? 'Accetta la proposta' : `Accetta tutte le ${number(p.count)} proposte`,
  accepted: (p: { count: number }) =>
    p.count === 1 ? 'Una proposta accettata' : `${number(p.count)} proposte accettate`,
  takeBack: 'Annulla',
  addAll: 'Aggiungi tutto al carrello',
  addAllCount: (p: { count: number }) => `Aggiungi ${lines(p.count)}`,
  addAllHint: 'Ctrl+Invio da qualunque punto del foglio',
  notAdded: (p: { count: number }) =>
    p.count === 1
      ? 'La riga da sistemare resta qui.'
      : `Le ${number(p.count)} righe da sistemare restano qui.`,
  clear: 'Svuota il foglio',
  clearTitle: 'Vuoi svuotare il foglio?',
  clearText: (p: { count: number }) => `Togliamo ${lines(p.count)}. Il carrello resta com’è.`,
  keep: 'Tienile',
  adding: (p: { done: number; total: number }) =>
    `Aggiungiamo al carrello: ${number(p.done)} di ${number(p.total)}`,
  addingLeave: 'Puoi continuare a lavorare: va avanti da solo.',
  waiting: 'Il negozio non risponde: riprendiamo appena torna.',
  stop: 'Ferma',
  stopped: 'L’aggiunta si è fermata: le righe non aggiunte sono ancora qui.',
  added: (p: { count: number }) =>
    p.count === 1 ? '1 prodotto aggiunto al carrello' : `${products(p.count)} aggiunti al carrello`,
  goToCart: (p: { cost: string }) => ['Vai al carrello', p.cost].filter(Boolean).join(' · '),
  partly: (p: { count: number }) =>
    `${p.count === 1 ? 'Una riga è nel carrello solo in parte' : `${number(p.count)} righe sono nel carrello solo in parte`}: il resto è qui.`,
  kept: (p: { count: number }) =>
    `${p.count === 1 ? 'Una riga non è stata aggiunta' : `${number(p.count)} righe non sono state aggiunte`}: il motivo è accanto.`,

  // camera
  scan: 'Scansiona',
  scanTitle: 'Scansiona i codici a barre',
  scanText: 'Inquadra un codice alla volta: ogni lettura aggiunge un pezzo.',
  scanned: (p: { code: string }) => `Letto ${p.code}`,
  scanNone: 'Nessun codice letto',
  scanDone: 'Fine',
  scanMore: 'Leggi altri codici',
  scanUnsupported: 'Questo browser non legge i codici a barre con la fotocamera: scrivili o usa un lettore.',
  scanRefused: 'La fotocamera è bloccata: consentila nelle impostazioni del browser e riprova.',
  scanNoCamera: 'Non troviamo una fotocamera su questo dispositivo.',
  scanAgain: 'Riprova',
  scanFailed: 'La fotocamera non si è avviata. Riprova.',
  camera: 'Immagine della fotocamera',
} as const
