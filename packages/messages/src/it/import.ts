/** What the operator reads while a retailer's file is loaded. */
export const importTexts = {
  usage: `Uso: npm run import -- products FILE --map MAPPA.json [--dry-run]

  Carica i prodotti di un file CSV (virgola, punto e virgola o tabulazione; UTF-8 o Windows-1252).
  --map MAPPA.json   quali colonne del file sono nome, prezzo, categoria e così via (docs/import.md)
  --dry-run          controlla e conta, senza cambiare nulla
  --data DIR         cartella dei dati, se non è var/`,
  progress: (p: { percent: number; rows: string }) => `Lettura ${p.percent}%  ${p.rows} righe`,
  applying: 'Confronto con il catalogo…',
  dryRun: 'Prova: nulla è stato cambiato.',
  counts: (p: { added: string; changed: string; unchanged: string; refused: string }) =>
    `Aggiunti ${p.added}, cambiati ${p.changed}, invariati ${p.unchanged}, rifiutati ${p.refused}.`,
  refusedFile: (p: { path: string }) => `Righe rifiutate, con il motivo: ${p.path}`,
  refusedHeader: ['riga', 'campo', 'valore', 'motivo'],
  fileMissing: (p: { path: string }) => `Il file ${p.path} non esiste o non si legge.`,
  mapMissing: 'Indica la mappa delle colonne con --map MAPPA.json.',
  mapNotJson: (p: { path: string }) => `La mappa ${p.path} non è JSON valido.`,
  mapWrong: (p: { path: string; field: string }) => `La mappa ${p.path} non è giusta nel campo «${p.field}».`,
  mapColumnUnknown: (p: { column: string; known: string }) =>
    `La mappa nomina la colonna «${p.column}», che nel file non c'è. Colonne del file: ${p.known}.`,
  shelfList: 'Listino di scaffale',
  fileEmpty: 'Il file è vuoto: manca la riga dei nomi di colonna.',
  priceListMissing: (p: { id: number }) => `Il listino ${p.id} non esiste in questo negozio.`,
  fileBroken: (p: { line: number }) =>
    `Il file non si legge dalla riga ${p.line}: controlla le virgolette. Nulla è stato cambiato.`,
  reasons: {
    required: 'manca',
    notANumber: 'non è un numero',
    priceNotPositive: 'deve essere maggiore di zero',
    gtinWrong: 'non è un codice EAN valido (cifra di controllo)',
    duplicateKey: (p: { line: number }) => `la chiave c'è già alla riga ${p.line}`,
    duplicateGtin: (p: { line: number }) => `il codice EAN c'è già alla riga ${p.line}`,
    vatUnknown: 'aliquota IVA non ammessa (4, 5, 10, 22)',
    tooLong: (p: { max: number }) => `più di ${p.max} caratteri`,
    kindUnknown: 'deve essere Pezzo, Confezione o Sfuso',
    columns: (p: { found: number; expected: number }) => `ha ${p.found} colonne invece di ${p.expected}`,
    tooDeep: 'ha più di 5 livelli',
  },
} as const
