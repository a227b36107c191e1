import type {
  DataFile,
  ExportField,
  PictureCut,
  PictureFile,
  PictureGround,
} from '@cambusa/domain/exports/export-choices'

import { countText as number } from '@cambusa/domain/text/number-text'
const products = (count: number) => (count === 1 ? '1 prodotto' : `${number(count)} prodotti`)

/** Kinds of files and what the data tells, in words. */
export const pictureFileNames: Readonly<Record<PictureFile, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
}
export const dataFileNames: Readonly<Record<DataFile, string>> = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  json: 'JSON',
}
export const exportFieldNames: Readonly<Record<ExportField, string>> = {
  code: 'Codice',
  gtin: 'Codice a barre',
  name: 'Nome',
  brand: 'Marca',
  producer: 'Produttore',
  format: 'Formato',
  category: 'Categoria',
  price: 'Prezzo con IVA',
  priceNet: 'Prezzo senza IVA',
  unitPrice: 'Prezzo al kg o al litro',
  vatRate: 'Aliquota IVA',
  ingredients: 'Ingredienti',
  allergens: 'Allergeni',
  nutrition: 'Valori nutrizionali',
  storage: 'Conservazione',
  origin: 'Origine',
  quantity: 'Quantità',
}
/** Headings of the formats of pictures, by cut and ground. */
export const formatGroups: Readonly<Record<PictureCut, Readonly<Record<PictureGround, string>>>> = {
  original: { white: 'Originali', clear: 'Originali' },
  square: { white: 'Quadrate, su fondo bianco', clear: 'Quadrate, su fondo trasparente' },
  wide: { white: 'Larghe, su fondo bianco', clear: 'Larghe, su fondo trasparente' },
}

/** Texts of the choices of an export. */
export const exportChoiceTexts = {
  pictures: 'Immagini',
  shots: 'Quali immagini',
  shot: (p: { name: string; products: number }) => `${p.name}: ${products(p.products)}`,
  formats: 'Formati',
  size: (p: { width: number; height: number }) => `${p.width} × ${p.height} px`,
  asGiven: 'Come le abbiamo ricevute',
  fileFormats: 'Tipo di file',
  jpegClear: 'Un JPEG non può essere trasparente: il suo fondo resta bianco.',
  onlyData: 'Nessuno di questi prodotti ha immagini: puoi avere i loro dati.',
  data: 'Dati dei prodotti',
  dataFormats: 'In quali file',
  fields: 'Che cosa contengono',
  fieldsSome: (p: { chosen: number; all: number }) => `Che cosa contengono: ${p.chosen} voci su ${p.all}`,
  allFields: 'Scegli tutte',
  noFields: 'Togli tutte',

  // the sentence above the button
  summary: (p: { products: number; files: number }) =>
    `${products(p.products)}, circa ${p.files === 1 ? '1 file' : `${number(p.files)} file`}`,
  summaryNone: (p: { products: number }) => `${products(p.products)}, ancora nessun file`,
  prepare: 'Prepara il file',
  prepareHint: 'Lo prepariamo mentre fai altro e ti scriviamo un’e-mail quando è pronto.',

  // what is missing
  lacks: {
    shots: 'Scegli almeno un’immagine o un file di dati.',
    formats: 'Scegli almeno un formato per le immagini.',
    fileFormats: 'Scegli almeno un tipo di file per le immagini.',
    fields: 'Scegli almeno una voce dei dati.',
  },
} as const
