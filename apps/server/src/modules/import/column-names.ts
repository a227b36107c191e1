import { ownValue } from '@cambusa/domain/own-value'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { ImportFailure } from './rows/import-failure.ts'

const SHOWN_NAME = 60
const SHOWN_NAMES = 600
const NUMBERED = /^(?:colonna|column)\s*(\d{1,5})$/i
/** The unit in brackets or at the end of a name. */
const MEASURE =
  /[([](?:\s*(?:€|%|eur|euro|iva\s+(?:inclusa|compresa|incl\.?)|vat\s+incl(?:uded|\.)?|incl\.?\s+(?:iva|vat))\s*)[)\]]/gi
const SMALL_WORDS = new Set([
  'a',
  'al',
  'alla',
  'allo',
  'ai',
  'alle',
  'd',
  'da',
  'dal',
  'dei',
  'del',
  'dell',
  'della',
  'delle',
  'di',
  'e',
  'il',
  'in',
  'l',
  'la',
  'le',
  'lo',
  'per',
  'of',
  'the',
  'for',
  'euro',
  'eur',
])

/** Abbreviations of tills and accounting programs. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  art: 'articolo',
  cat: 'categoria',
  cod: 'codice',
  descr: 'descrizione',
  desc: 'descrizione',
  forn: 'fornitore',
  giac: 'giacenza',
  prz: 'prezzo',
  pr: 'prezzo',
  pubbl: 'pubblico',
  qta: 'quantita',
  rep: 'reparto',
  sottocat: 'sottocategoria',
  sottorep: 'sottoreparto',
  vend: 'vendita',
}

/** Words for cents: the amounts of such a column are in hundredths: 'price_cents', 'Prezzo (centesimi)'. */
const CENTS = new Set(['cent', 'cents', 'centesimi', 'centimes', 'eurocent', 'eurocents'])
/** 'Prezzo (euro, cent)' names both parts of an amount in euros. */
const EURO_AND_CENTS = /(?:€|euro?)\s*(?:[,/+]|e\b|and\b)\s*cent/i

/** A longer name is not looked up. */
const LONGEST_NAME = 200
const known = (name: string) => (name.length > LONGEST_NAME ? '' : name)

/** A name without case, accents and punctuation: 'Prezzo (€)' and 'prezzo' are equal. */
export const plainName = (name: string) =>
  known(name)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

const wordsOf = (name: string) =>
  known(name)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(MEASURE, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/**
 * A name without stop words and units, abbreviations in full: 'Prezzo di vendita (IVA inclusa)' and 'Prz. vend.' are
 * equal.
 */
export const looseName = (name: string) =>
  wordsOf(name)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word) && !CENTS.has(word))
    .map((word) => ownValue(SHORT_WORDS, word) ?? word)
    .join('')

/** Whether the name of a column says that its amounts are in cents. */
export const saysCents = (name: string): boolean =>
  wordsOf(name).some((word) => CENTS.has(word)) && !EURO_AND_CENTS.test(known(name))

/** A name shortened for a message: it may be a whole line. */
export const shownName = (name: string) => (name.length > SHOWN_NAME ? `${name.slice(0, SHOWN_NAME)}…` : name)

/** A column as messages call it: by its name, or by its number if the name is missing or not unique. */
export function calledColumn(columns: readonly string[], place: number): string {
  const name = columns[place] ?? ''
  const isTold = plainName(name) !== '' && placesOfName(columns, name).length === 1
  return isTold ? name : `colonna ${place + 1}`
}

/** The columns of a file in a message: those without a name by their number, up to a maximum length. */
export function shownColumns(columns: readonly string[]): string {
  let text = ''
  for (const [place, column] of columns.entries()) {
    const next = column === '' ? `colonna ${place + 1}` : shownName(column)
    if (text.length + next.length > SHOWN_NAMES) return `${text}, … (${columns.length})`
    text += `${place === 0 ? '' : ', '}${next}`
  }
  return text
}

/** Positions of the columns with a name: exact matches, else without case, accents and punctuation. */
export function placesOfName(columns: readonly string[], name: string): number[] {
  const places = (matches: (column: string) => boolean) =>
    columns.flatMap((column, place) => (matches(column) ? [place] : []))
  const exact = places((column) => column === name)
  const plain = plainName(name)
  return exact.length > 0 || plain === '' ? exact : places((column) => plainName(column) === plain)
}

/**
 * Position of a column that the map gives by its name, or as 'colonna 3' by its number. Throws ImportFailure if there
 * is none, or two.
 */
export function positionOfColumn(columns: readonly string[], name: string): number {
  const tidy = name.replace(/\s+/g, ' ').trim()
  const places = placesOfName(columns, tidy)
  if (places.length > 1) throw new ImportFailure(twice(tidy, places))
  const numbered = Number(NUMBERED.exec(tidy)?.[1]) - 1
  const place = places[0] ?? (columns[numbered] === undefined ? undefined : numbered)
  if (place === undefined)
    throw new ImportFailure(
      importTexts.mapColumnUnknown({ column: shownName(name), known: shownColumns(columns) }),
    )
  return place
}

/** The message that two columns have the same name. */
export const twice = (name: string, places: readonly number[]) =>
  importTexts.columnTwice({
    column: shownName(name),
    places: places.map((place) => String(place + 1)).join(' e '),
    first: (places[0] ?? 0) + 1,
  })
