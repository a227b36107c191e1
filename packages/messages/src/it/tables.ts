/** What a written table says, and what the person reads whose CSV, XLSX or JSON file cannot be read. */
export const tableTexts = {
  yes: 'sì',
  no: 'no',
  fileMissing: (p: { path: string }) => `Il file ${p.path} non esiste o non si legge.`,
  fileEmpty: 'Il file è vuoto: manca la riga dei nomi di colonna.',
  oldExcel: 'Il file è nel vecchio formato di Excel (.xls): salvalo come .xlsx o .csv e riprova.',
  notATable: 'Il file non è CSV, XLSX o JSON.',
  workbookBroken: 'Il file XLSX è danneggiato: aprilo con il foglio di calcolo, salvalo di nuovo e riprova.',
  workbookLocked: 'Il file XLSX è protetto da una password: toglila e riprova.',
  sheetMissing: (p: { name: string; known: string }) =>
    `Il foglio «${p.name}» non c'è nel file. Fogli del file: ${p.known}.`,
  tooLarge: 'Il file è troppo grande una volta aperto.',
  tooManyCells: 'Il foglio è troppo grande per essere letto come XLSX: salvalo come CSV e riprova.',
  tooManyRows: (p: { max: string }) => `Il file ha più di ${p.max} righe.`,
  tooManyColumns: (p: { max: string }) => `Il file ha più di ${p.max} colonne.`,
  tooManyCharacters: 'Il file contiene troppo testo: togli le colonne che non servono e riprova.',
  cellTooLong: 'Una cella del file contiene troppo testo: accorciala e riprova.',
  tooDeep: 'Il file ha troppi livelli uno dentro l’altro: salvalo come CSV e riprova.',
  tookTooLong: 'La lettura del file ha richiesto troppo tempo: salvalo come CSV con meno righe e riprova.',
  tookTooMuch: 'La lettura del file ha richiesto troppa memoria: salvalo come CSV con meno righe e riprova.',
  jsonBroken: (p: { record: number }) =>
    `Il file JSON non si legge dal record ${p.record}: controlla virgole e parentesi.`,
  jsonNoRecords: 'Il file JSON non contiene un elenco di record.',
} as const
