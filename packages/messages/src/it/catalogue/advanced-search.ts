import { countText as number } from '@cambusa/domain/text/number-text'

/** Texts of the advanced search: its form, the list of GTINs, the file of the result. */
export const advancedSearchTexts = {
  title: 'Ricerca avanzata',
  intro: 'Unisci più criteri: trovi solo i prodotti che li rispettano tutti.',
  results: 'Prodotti trovati con la ricerca avanzata',

  name: 'Nome del prodotto',
  brand: 'Marca',
  producer: 'Produttore',
  ingredients: 'Ingredienti',
  ingredientsHint: 'Tutte le parole devono essere tra gli ingredienti',
  code: 'Codice articolo',
  codeHint: 'Anche solo l’inizio',
  department: 'Reparto',
  anyDepartment: 'Tutti i reparti',
  category: 'Categoria',
  anyCategory: 'Tutte le categorie',
  departmentFirst: 'Scegli prima il reparto',
  picture: 'Immagine',
  anyPicture: 'Con o senza immagine',
  withPicture: 'Solo con immagine',
  withoutPicture: 'Solo senza immagine',
  changedFrom: 'Scheda modificata dal',
  changedUntil: 'Scheda modificata fino al',
  wrongDates: 'Deve venire dopo il primo giorno',
  onlyPromo: 'Solo in offerta',
  onlyNew: 'Solo novità',
  allergens: 'Senza questi allergeni',
  allergensHint: 'Trovi solo gli alimenti di cui conosciamo gli allergeni.',
  allergenNames: {
    glutine: 'Glutine',
    crostacei: 'Crostacei',
    uova: 'Uova',
    pesce: 'Pesce',
    arachidi: 'Arachidi',
    soia: 'Soia',
    latte: 'Latte',
    'frutta-a-guscio': 'Frutta a guscio',
    sedano: 'Sedano',
    senape: 'Senape',
    sesamo: 'Sesamo',
    solfiti: 'Solfiti',
    lupini: 'Lupini',
    molluschi: 'Molluschi',
  },
  search: 'Cerca',
  clear: 'Svuota i criteri',
  nothingAsked: 'Scrivi o scegli almeno un criterio.',

  gtins: 'Elenco di codici EAN',
  gtinsHint: (p: { max: number }) =>
    `Incolla fino a ${p.max} codici, anche dalle colonne di un foglio di calcolo.`,
  gtinsRead: (p: { count: number; max: number }) =>
    p.count === 1 ? `1 codice su ${p.max}` : `${p.count} codici su ${p.max}`,
  gtinProblems: (p: { count: number }) =>
    p.count === 1 ? 'Un codice da controllare' : `${p.count} codici da controllare`,
  gtinProblem: {
    checkDigit: (p: { value: string; line: number }) =>
      `Riga ${p.line}: ${p.value} ha una cifra di controllo sbagliata`,
    length: (p: { value: string; line: number }) => `Riga ${p.line}: ${p.value} non ha 8, 12, 13 o 14 cifre`,
    notGtin: (p: { value: string; line: number }) => `Riga ${p.line}: «${p.value}» non è un codice EAN`,
    duplicate: (p: { value: string; line: number; firstLine: number }) =>
      p.line === p.firstLine
        ? `Riga ${p.line}: ${p.value} è scritto due volte`
        : `Riga ${p.line}: ${p.value} è già nella riga ${p.firstLine}`,
  },
  gtinsCut: (p: { count: number; max: number }) =>
    p.count === 1
      ? `Un codice è rimasto fuori: se ne cercano al massimo ${p.max}.`
      : `${number(p.count)} codici sono rimasti fuori: se ne cercano al massimo ${p.max}.`,
  gtinsTidy: 'Tieni solo i codici giusti',
  gtinsNone: 'Nessuno di questi codici si può cercare: correggili o svuota l’elenco.',
  unknownGtins: (p: { count: number }) =>
    p.count === 1 ? 'Un codice non è nel nostro catalogo' : `${p.count} codici non sono nel nostro catalogo`,
  copyUnknown: 'Copia i codici mancanti',
  copied: 'Codici copiati',
  notCopied: 'Il browser non permette di copiare: selezionali e copiali a mano.',

  criteria: 'Criteri della ricerca',
  edit: 'Modifica i criteri',
  chip: (p: { label: string; value: string }) => `${p.label}: ${p.value}`,
  without: (p: { allergen: string }) => `Senza ${p.allergen.toLowerCase()}`,
  gtinCount: (p: { count: number }) => (p.count === 1 ? '1 codice EAN' : `${p.count} codici EAN`),
  removeCriterion: (p: { name: string }) => `Togli il criterio ${p.name}`,

  download: 'Scarica il risultato',
  downloadCsv: 'CSV',
  downloadXlsx: 'Excel',
  downloadAs: (p: { format: string }) => `Scarica il risultato in ${p.format}`,
  downloadHint: (p: { max: number }) =>
    `Tutte le pagine, con i tuoi prezzi; al massimo ${number(p.max)} prodotti.`,
  downloadCut: (p: { total: number; max: number }) =>
    `I prodotti sono ${number(p.total)}: il file contiene i primi ${number(p.max)}, con i tuoi prezzi.`,
  downloadSignIn: 'Per scaricare il risultato con i tuoi prezzi ti chiediamo di accedere.',
  downloaded: 'Il file è pronto: lo trovi tra i download.',

  emptyTitle: 'Nessun prodotto rispetta tutti i criteri',
  emptyText: 'Togline uno, oppure scrivi meno parole.',
  meanwhile: 'Intanto, i più comprati',
} as const
