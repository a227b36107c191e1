/** What the operator reads who looks after orders (`npm run orders`). */
export const ordersCommandTexts = {
  usage: `Uso: npm run orders -- list [--status STATO] [--day GIORNO] [--store N]   elenca gli ordini da oggi in poi, o di un giorno
     npm run orders -- show ORDINE                                     mostra tutto di un ordine
     npm run orders -- picking ORDINE FILE.pdf                         scrive la lista di prelievo di un ordine
     npm run orders -- picking --day GIORNO [--store N] FILE.pdf       e quella di tutti gli ordini da preparare per un giorno
     npm run orders -- take-back ORDINE [--withdrawal N]               registra che i prodotti di un recesso sono tornati
     ORDINE è il numero, come 2026-000123; GIORNO è come 2026-11-25; STATO è il nome o il numero, come received o 1`,
  orderUnknown: (p: { number: string }) => `L’ordine ${p.number} non c’è: controlla il numero.`,
  wrongStatus: (p: { text: string }) =>
    `«${p.text}» non è uno stato degli ordini: scrivi il nome o il numero, come received o 1.`,
  wrongDay: (p: { text: string }) => `«${p.text}» non è un giorno: scrivilo come 2026-11-25.`,
  wrongStore: (p: { text: string }) => `«${p.text}» non è il numero di un punto vendita.`,
  none: 'Nessun ordine.',
  nothingToPick: 'Nessun ordine da preparare: non ho scritto nessun file.',
  notPdf: (p: { file: string }) => `${p.file} deve finire in .pdf.`,
  notWritten: (p: { path: string }) => `${p.path} non si può scrivere: controlla cartella e permessi.`,
  written: (p: { count: number; path: string }) =>
    `Scritta la lista di prelievo di ${p.count === 1 ? '1 ordine' : `${p.count} ordini`} in ${p.path}.`,
  items: (p: { count: number }) => (p.count === 1 ? '1 articolo' : `${p.count} articoli`),
  head: (p: { status: string; at: string }) => `${p.status}, ordinato il ${p.at}`,
} as const
