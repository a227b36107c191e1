import { ownValue } from '@cambusa/domain/own-value'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { ImportFailure } from './rows/import-failure.ts'

const SHOWN_NAME = 60
const SHOWN_NAMES = 600
const NUMBERED = /^(?:colonna|column)\s*(\d{1,5})$/i
/** What stands in brackets or at the end of a name and says in which measure it is, not what it is. */
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

/** Words that tills and accounting programs cut short. */
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

/** An amount in such a column is a hundredth of what it says: 'price_cents', 'Prezzo (centesimi)'. */
const CENTS = new Set(['cent', 'cents', 'centesimi', 'centimes', 'eurocent', 'eurocents'])
/** 'Prezzo (euro, cent)' names both parts of an amount in euros. */
const EURO_AND_CENTS = /(?:€|euro?)\s*(?:[,/+]|e\b|and\b)\s*cent/i

/** A longer name is none that is known. */
const LONGEST_NAME = 200
const known = (name: string) => (name.length > LONGEST_NAME ? '' : name)

/** 'Prezzo (€)' and 'prezzo' are one name: without case, accents and signs. */
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

/** 'Prezzo di vendita (IVA inclusa)' and 'Prz. vend.' are one name too: without small words and measures, words in full. */
export const looseName = (name: string) =>
  wordsOf(name)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word) && !CENTS.has(word))
    .map((word) => ownValue(SHORT_WORDS, word) ?? word)
    .join('')

/** Whether a column of amounts says that they are in cents. */
export const saysCents = (name: string): boolean =>
  wordsOf(name).some((word) => CENTS.has(word)) && !EURO_AND_CENTS.test(known(name))

/** A name as a message shows it: a whole line may stand where a name should. */
export const shownName = (name: string) => (name.length > SHOWN_NAME ? `${name.slice(0, SHOWN_NAME)}…` : name)

/** What a column is called: by its name, or by its number where it has none or shares it. */
export function calledColumn(columns: readonly string[], place: number): string {
  const name = columns[place] ?? ''
  const isTold = plainName(name) !== '' && placesOfName(columns, name).length === 1
  return isTold ? name : `colonna ${place + 1}`
}

/** The columns of a file as a message names them: those without a name by their number, and not beyond all measure. */
export function shownColumns(columns: readonly string[]): string {
  let text = ''
  for (const [place, column] of columns.entries()) {
    const next = column === '' ? `colonna ${place + 1}` : shownName(column)
    if (text.length + next.length > SHOWN_NAMES) return `${text}, … (${columns.length})`
    text += `${place === 0 ? '' : ', '}${next}`
  }
  return text
}

/** Places of the columns that bear a name: exactly, else without case, accents and signs. */
export function placesOfName(columns: readonly string[], name: string): number[] {
  const places = (matches: (column: string) => boolean) =>
    columns.flatMap((column, place) => (matches(column) ? [place] : []))
  const exact = places((column) => column === name)
  const plain = plainName(name)
  return exact.length > 0 || plain === '' ? exact : places((column) => plainName(column) === plain)
}

/**
 * Where the column stands that a map names: by its name, or 'colonna 3' by its number. Throws ImportFailure when there
 * is none, and when there are two.
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

/** Says that two columns have one name. */
export const twice = (name: string, places: readonly number[]) =>
  importTexts.columnTwice({
    column: shownName(name),
    places: places.map((place) => String(place + 1)).join(' e '),
    first: (places[0] ?? 0) + 1,
  })
