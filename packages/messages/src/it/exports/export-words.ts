import type { SlicedFormat } from '@cambusa/domain/exports/export-choices'

const cuts = { original: 'Originale', square: 'Quadrata', wide: 'Larga' } as const
const grounds = { white: 'fondo bianco', clear: 'fondo trasparente' } as const

/** What the server says of exports: names of formats, files of the ZIP, why one failed. */
export const exportWords = {
  cart: 'Carrello',
  order: (p: { number: string }) => `Ordine ${p.number}`,
  format: ({ cut, width, height, ground }: SlicedFormat) =>
    cut === 'original' ? cuts.original : `${cuts[cut]}, ${width} × ${height}, ${grounds[ground]}`,
  fileName: (p: { day: string; id: number }) => `immagini-e-dati-${p.day}-${p.id}.zip`,
  delistedName: (p: { name: string }) => `${p.name}.zip`,
  folder: 'immagini',
  data: 'dati',
  contents: 'contenuto.csv',
  missing: 'mancanti.csv',
  sheet: 'Prodotti',
  contentsColumns: { file: 'File', bytes: 'Byte', sha256: 'SHA-256', note: 'Nota' },
  missingColumns: { code: 'Codice', name: 'Nome', shot: 'Immagine', reason: 'Perché manca' },
  whiteInstead: 'un JPEG non è trasparente: il fondo è bianco',
  noPicture: 'il prodotto non ha questa immagine',
  unreadable: 'il file dell’immagine non si legge',
  problems: {
    tooLarge: 'Il file verrebbe più grande di 2 GB: scegli meno prodotti, meno formati o misure più piccole.',
    failed: 'Qualcosa non ha funzionato mentre lo preparavamo. Riprova; se succede ancora, scrivici.',
  },
  whomToAsk: (p: { isCompany: boolean; email: string; phone: string }) =>
    `${p.isCompany ? 'il contratto della tua azienda non comprende immagini e dati' : 'immagini e dati sono per le aziende il cui contratto li comprende'}; per averli scrivi a ${p.email} o chiama il ${p.phone}`,
} as const

export type ExportProblem = keyof typeof exportWords.problems
