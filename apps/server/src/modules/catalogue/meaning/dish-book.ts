import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import type { Dish } from '../knowledge/known-dishes.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import { closeTerms, errorsAllowed, type CloseTerm } from '../words/edit-distance.ts'
import { likeness } from '../words/inflection.ts'
import { bareWord, keyOfWords } from '../words/phrase-key.ts'
import { FIELD } from '../words/term-index.ts'
import { formsOf, type TermReader } from '../words/term-reader.ts'
import { queryWords, TEXTS_KEPT } from '../words/words.ts'
import { isHeld } from './naming.ts'

/** A phrase for a dish, as words. */
interface Asked {
  dish: Dish
  words: readonly string[]
}

/** Dishes by their phrases. */
interface DishBook {
  byKey: ReadonlyMap<string, Asked>
  /** The words of all keys, without endings. */
  bare: ReadonlySet<string>
  /** The words of every phrase, in order, and the phrase itself. */
  sorted: readonly { words: string; phrase: string }[]
  /** Results for texts and words that were searched before, since the same ones recur. */
  asked: GenerationCache<string, { dish: Dish | undefined }>
  standings: GenerationCache<string, Standing>
  meant: GenerationCache<string, { word: string | undefined }>
}

/** Whether dishes, the shop or neither know a word or a form of it. */
type Standing = 'dish' | 'shop' | 'nobody'

const WORDS_KEPT = 20_000
const books = new WeakMap<CatalogueIndex, DishBook>()

function bookOf(index: CatalogueIndex): DishBook {
  const known = books.get(index)
  if (known !== undefined) return known
  const entries = index.snapshot.dishes.flatMap((dish) =>
    [dish.name, ...dish.phrases].map((phrase) => ({ dish, phrase, words: queryWords(phrase) })),
  )
  const made: DishBook = {
    // A name takes precedence over the phrase of another dish.
    byKey: new Map(
      entries
        .toSorted((a, b) => Number(a.phrase === a.dish.name) - Number(b.phrase === b.dish.name))
        .map(({ dish, words }) => [keyOfWords(words), { dish, words }]),
    ),
    bare: new Set(entries.flatMap(({ words }) => words.map(bareWord))),
    sorted: entries
      .map(({ phrase, words }) => ({ phrase, words: words.join(' ') }))
      .sort((a, b) => (a.words < b.words ? -1 : 1)),
    asked: generationCache(TEXTS_KEPT),
    standings: generationCache(WORDS_KEPT),
    meant: generationCache(WORDS_KEPT),
  }
  books.set(index, made)
  return made
}

/** The dish, occasion or use that a text names, ignoring small words and endings, and correcting typing errors. */
export function dishOf(index: CatalogueIndex, text: string): Dish | undefined {
  if (index.snapshot.dishes.length === 0) return undefined
  const book = bookOf(index)
  const known = book.asked.get(text)
  if (known !== undefined) return known.dish
  const dish = workOut(index, book, queryWords(text))
  book.asked.set(text, { dish })
  return dish
}

function workOut(index: CatalogueIndex, book: DishBook, words: readonly string[]): Dish | undefined {
  const asTyped = words.every((word) => book.bare.has(bareWord(word)))
    ? askedWith(book.byKey, words)
    : undefined
  if (asTyped !== undefined || words.length === 0) return asTyped
  // Nearly every search ends here, before typing errors are considered.
  if (words.some((word) => standingOf(index, book, word) === 'shop')) return undefined
  const meant: string[] = []
  for (const word of words) {
    const known = standingOf(index, book, word) === 'dish' ? word : nearestOf(index, book, word)
    if (known === undefined) return undefined
    meant.push(known)
  }
  return askedWith(book.byKey, meant)
}

/** A word that the shop has is no typing error. */
function standingOf({ dishTerms, terms }: CatalogueIndex, { standings }: DishBook, word: string): Standing {
  const known = standings.get(word)
  if (known !== undefined) return known
  const has = (reader: TermReader) => reader.termOf(word) !== undefined || formsOf(reader, word).length > 0
  const made = has(dishTerms) ? 'dish' : has(terms) ? 'shop' : 'nobody'
  standings.set(word, made)
  return made
}

function nearestOf(index: CatalogueIndex, { meant }: DishBook, word: string): string | undefined {
  const known = meant.get(word)
  if (known !== undefined) return known.word
  const made = { word: mistypedFor(index, word) }
  meant.set(word, made)
  return made.word
}

const SAME = ['same', 'number']

/** The dish for some words, each unchanged or in singular or plural: 'parmigiano' is not 'parmigiana'. */
function askedWith(byKey: DishBook['byKey'], words: readonly string[]): Dish | undefined {
  const asked = byKey.get(keyOfWords(words))
  const isSame = (word: string) => asked?.words.some((other) => SAME.includes(likeness(word, other)))
  return words.every(isSame) ? asked?.dish : undefined
}

/**
 * The word of a dish that a mistyped word resembles. It means a product if a name or brand resembles it as closely:
 * 'parmiggiano' is cheese, not 'parmigiana'.
 */
function mistypedFor({ dishTerms, terms }: CatalogueIndex, word: string): string | undefined {
  const [best] = closeTo(dishTerms, word, errorsAllowed(word.length)).toSorted(
    (a, b) => a.distance - b.distance,
  )
  if (best === undefined) return undefined
  const meant = dishTerms.read(best.term)
  const isOther = ({ term }: CloseTerm) =>
    isHeld(terms, term, FIELD.name | FIELD.brand) && !SAME.includes(likeness(terms.read(term), meant))
  return closeTo(terms, word, best.distance).some(isOther) ? undefined : meant
}

const closeTo = ({ index }: TermReader, word: string, most: number) => closeTerms(index, word, most, false)

/** Phrases that begin like the words of a query, shortest first: for suggestions while typing. */
export function phrasesBeginning(index: CatalogueIndex, words: readonly string[], most: number): string[] {
  if (index.snapshot.dishes.length === 0) return []
  const { sorted } = bookOf(index)
  const typed = words.join(' ')
  if (typed === '') return []
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.words < typed) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let place = low; sorted[place]?.words.startsWith(typed); place++) found.push(sorted[place]!.phrase)
  return found.sort((a, b) => a.length - b.length).slice(0, most)
}
