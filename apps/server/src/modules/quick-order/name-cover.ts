import { unitOfWord } from '@cambusa/domain/order-text/order-text-units'
import { fold, isSameWord, queryWords, stemOf, type CatalogueIndex } from '../catalogue/catalogue.ts'
import { keptByProduct } from './kept-by-product.ts'

/** How the words of a line match the name of a product. */
export interface Cover {
  /** The name without brand and stop words: brands and formats of the same goods share it. */
  goods: string
  /** Every significant word is in the name or brand, and not only in category or ingredients. */
  isNamed: boolean
  /** Position of the matched head word in the name: 'uova' is the head of eggs, but not of noodles with eggs. */
  headPosition: number
  /** The matched head word of the name; empty: none. */
  head: string
  /** The line's first significant word is a complete word of the name. */
  isSpelt: boolean
  /** Number of words of the name that are not in the line. */
  extraWords: number
  /** It is a special variant (organic, without, light, flavoured) and the line does not say so. */
  isSpecial: boolean
  /** The name is exactly what was typed, including the brand. */
  isVerbatim: boolean
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const isTelling = (word: string) => queryWords(word).length > 0 && !SMALL.has(word)
const SMALL = new Set(
  'a ad ai al alla all allo agli alle con d da dal de dei degli del della delle dell di e ed in n nr per su x'.split(
    ' ',
  ),
)
/** Marks of origin and quality: 'asiago' means the one with its mark. */
const MARKS = new Set('dop doc docg igp igt stg'.split(' '))
/** Words of special variants: a line without them means the plain goods. */
const SPECIAL = new Set(
  (
    'bio biologico senza light zero magro decaffeinato deteinato vegetale vegano analcolico integrale rosato rose ' +
    'mini baby surgelato precotto affettato delattosato'
  )
    .split(' ')
    .map(stemOf),
)
/** What follows these words is a flavour: 'gin al limone', 'tonica al pepe rosa'. */
const TASTE = new Set('al alla all allo ai agli alle'.split(' '))
/** Minimum letters of an abbreviation: 'mozz', 'parmig'. */
const ABBREVIATION_FROM = 4

/** A noun at the beginning may be a container or the product itself: 'scatole pizza'. */
const isContainer = (word: string, place: number) => {
  const unit = unitOfWord(word)
  return unit !== undefined && (place > 0 || unit.isSure)
}

/** The significant words of a line: without formats, units and stop words. */
export const tellingWords = (subject: string) =>
  queryWords(subject).filter((word, place) => !/^[#=\d]/.test(word) && !isContainer(word, place))

/** Two or three adjacent words joined, with the words that they consist of: 'fior di latte' is 'fiordilatte'. */
function joinedWords(words: readonly string[]): Map<string, readonly string[]> {
  const joined = new Map<string, readonly string[]>()
  for (let from = 0; from < words.length; from += 1)
    for (const length of [2, 3]) {
      const run = words.slice(from, from + length)
      if (run.length === length) joined.set(run.join(''), run)
    }
  return joined
}

const isBegun = (known: string, word: string) => word.length >= ABBREVIATION_FROM && known.startsWith(word)

/** The words of a product's name. */
interface NameRead {
  brand: readonly string[]
  /** Without the brand. */
  raw: readonly string[]
  /** Without brand and stop words. */
  name: readonly string[]
  /** Its first words, which say what it is. */
  about: readonly string[]
  inOne: ReadonlyMap<string, readonly string[]>
  /** All spellings with and without its format. */
  verbatim: readonly string[]
}
const nameOf = keptByProduct((index, ordinal): NameRead => {
  const brand = wordsOf(index.brandName(index.snapshot.brand[ordinal]!))
  const whole = wordsOf(index.name(ordinal))
  const raw = withoutBrand(whole, brand)
  const format = wordsOf(index.format(ordinal)).join(' ')
  return {
    brand,
    raw,
    name: raw.filter(isTelling),
    about: aboutOf(raw),
    inOne: joinedWords(raw),
    verbatim: [raw, whole].flatMap((one) => [one.join(' '), `${one.join(' ')} ${format}`]),
  }
})

/** Reads a line once and returns a function that compares it with the name of a product. */
export function coverOf(subject: string, index: CatalogueIndex): (ordinal: number) => Cover {
  const words = wordsOf(subject)
  const joined = joinedWords(words)
  const telling = tellingWords(subject)
  const [head = ''] = telling
  const typed = words.join(' ')
  const each = [...new Set(words)]
  // The compared products share most of their words: each word is compared with the line once.
  const saidWords = new Map<string, boolean>()
  const isSaid = (known: string) => {
    const found =
      saidWords.get(known) ??
      (joined.has(known) || each.some((word) => isSameWord(known, word) || isBegun(known, word)))
    saidWords.set(known, found)
    return found
  }
  const names = (known: string, word: string) =>
    isSameWord(known, word) || isBegun(known, word) || joined.get(known)?.includes(word) === true

  return (ordinal) => {
    const { brand, raw, name, about, inOne, verbatim } = nameOf(index, ordinal)
    const isNamed =
      telling.length > 0 &&
      telling.every(
        (word) =>
          inOne.has(word) ||
          raw.some((known) => names(known, word)) ||
          brand.some((known) => names(known, word)),
      )
    const extra = name.filter((word) => !isSaid(word) && !MARKS.has(word))
    const headPosition = isNamed ? about.findIndex((known) => names(known, head)) : -1
    return {
      goods: name.join(' '),
      isNamed,
      headPosition,
      head: about[headPosition] ?? '',
      isSpelt: raw.some((known) => isSameWord(known, head)),
      extraWords: extra.length,
      isSpecial: extra.some(
        (word) => SPECIAL.has(stemOf(word)) || TASTE.has(raw[raw.indexOf(word) - 1] ?? ''),
      ),
      isVerbatim: verbatim.includes(typed),
    }
  }
}

/**
 * The first two words of a name, which say what it is, unless a preposition is between them: 'lasagne all’uovo' are not
 * eggs.
 */
function aboutOf([first = '', second = '']: readonly string[]): string[] {
  return second !== '' && isTelling(second) ? [first, second] : [first]
}

function withoutBrand(name: readonly string[], brand: readonly string[]): readonly string[] {
  const isBehind =
    brand.length > 0 && name.length > brand.length && name.slice(-brand.length).join(' ') === brand.join(' ')
  return isBehind ? name.slice(0, -brand.length) : name
}
