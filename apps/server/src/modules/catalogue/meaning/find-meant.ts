import type { UnderstoodAs } from '@cambusa/contract/catalogue/understood-as'
import type { Assortment, CatalogueIndex } from '../engine/catalogue-index.ts'
import type { Dish } from '../knowledge/known-dishes.ts'
import { ascending } from '../memory/ascending.ts'
import { findByText, rankFound, type FoundByText } from '../search/search-text.ts'
import { FIELD } from '../words/term-index.ts'
import { readIntent, type Intent } from '../words/intent.ts'
import { fold, readQuery } from '../words/words.ts'
import { bestSelling } from './best-selling.ts'
import { dishOf } from './dish-book.ts'
import { mixRows, shelvesOf } from './dish-shelves.ts'
import { FREE, freeOfAll, freeOfShop, says } from './free-of.ts'
import { dishCalls, eachHolding, nameSays } from './naming.ts'

type BoughtBonus = ReadonlyMap<number, number> | undefined

/** Products by the meaning of a text. */
export interface FoundMeant extends Pick<FoundByText, 'correctedQuery' | 'leftOut' | 'isPersonal'> {
  /** In alphabetical order. */
  ordinals: Uint32Array
  /** Sorts some of them, given in alphabetical order, best first. */
  rank: (some: Uint32Array) => Uint32Array
  understoodAs: UnderstoodAs | undefined
}

/** This many products with a dish's name are enough for an answer: the first ones that a shopper looks at. */
const ENOUGH_NAMED = 10
const NO_DISH = { dish: null, shelves: [] }

/**
 * The meaning of a text: the products of its words, of what a dish or an occasion needs, and of those declared free of
 * something. Decision 131 defines the order.
 */
export function findMeant(
  assortment: Assortment,
  text: string,
  bonus?: BoughtBonus,
  isAsTyped = false,
): FoundMeant {
  // A search as typed means only its words.
  const understood = isAsTyped ? undefined : findUnderstood(assortment, text, bonus)
  return understood ?? plain(assortment, text, bonus, isAsTyped)
}

/** The same for texts that mean more than their words; undefined for others. */
export function findUnderstood(
  assortment: Assortment,
  text: string,
  bonus?: BoughtBonus,
): FoundMeant | undefined {
  const { index } = assortment
  const intent = readIntent(text)
  if (intent === undefined) return askedFor(assortment, text, dishOf(index, text), { bonus })
  // A product whose name is the whole text takes precedence: 'Vorrei' may be a brand.
  if (intent.isShortened && isCalled(assortment, text)) return plain(assortment, text, bonus)
  const { goods, purpose, without } = intent
  const asked = purpose ?? intent.text
  const isOfGoods = goods !== '' && purpose !== undefined
  const whole = isOfGoods ? dishOf(index, intent.text) : undefined
  if (whole !== undefined && without.length === 0) return askedFor(assortment, intent.text, whole, { bonus })
  const dish = isOfGoods ? undefined : dishOf(index, asked)
  const found =
    askedFor(assortment, asked, dish, { bonus, isPurpose: purpose !== undefined }) ??
    ofDish(assortment, intent, bonus) ??
    (without.length === 0 && !intent.isShortened ? undefined : plain(assortment, intent.text, bonus))
  if (without.length === 0) return found
  return withoutThings(assortment, intent, intent.text === '' ? undefined : found)
}

function plain(assortment: Assortment, text: string, bonus: BoughtBonus, isAsTyped = false): FoundMeant {
  const found = findByText(assortment, text, bonus, isAsTyped)
  return {
    ...found,
    rank: (some) => rankFound(assortment.index, found, some),
    understoodAs: undefined,
  }
}

function isCalled({ index }: Assortment, text: string): boolean {
  const words = wordsOf(text)
  const isSo = nameSays(index, words)
  let isSaid = false
  eachHolding(index, words[0] ?? '', FIELD.name, (ordinal) => (isSaid ||= isSo(ordinal)))
  return isSaid
}

/**
 * A requested dish. Products of its name come first: interleaved with what the dish needs if the text asks for that
 * ('per la carbonara'), before all of it if the text is only its name ('tiramisù').
 */
function askedFor(
  assortment: Assortment,
  asked: string,
  dish: Dish | undefined,
  { bonus, isPurpose = false }: { bonus: BoughtBonus; isPurpose?: boolean },
): FoundMeant | undefined {
  if (dish === undefined) return undefined
  const shelves = shelvesOf(assortment, dish, bonus)
  if (shelves.length === 0) return undefined
  const found = plain(assortment, asked, bonus)
  const understoodAs = { dish: dish.name, shelves: shelves.map(({ shelf }) => shelf), without: [] }
  if (!isPurpose && isEnoughCalled(assortment, asked, found)) return { ...found, understoodAs }
  const others = fold(asked) === fold(dish.name) ? [] : [dish.name]
  const { called, isOwn } = calledSo(assortment, { asked, found }, others, { isPurpose, bonus })
  const rows = shelves.map(({ ordinals }) => ordinals)
  const best = mixRows(isPurpose ? [called, ...rows] : [Uint32Array.from([...called, ...mixRows(rows)])])
  const isPersonal = isOwn || shelves.some((shelf) => shelf.isPersonal)
  return {
    ...inOrder(assortment.index, best),
    correctedQuery: undefined,
    leftOut: [],
    isPersonal,
    understoodAs,
  }
}

function isEnoughCalled({ index }: Assortment, asked: string, { ordinals }: FoundMeant): boolean {
  const isSo = dishCalls(index, wordsOf(asked))
  let count = 0
  for (let i = 0; i < ordinals.length && count < ENOUGH_NAMED; i++) if (isSo(ordinals[i]!)) count++
  return count === ENOUGH_NAMED
}

const wordsOf = (text: string) => readQuery(text).words.map(({ word }) => word)

interface Asking {
  isPurpose: boolean
  bonus: BoughtBonus
}

/**
 * Products named like a dish or one of its phrases; those named for it ('Olio per friggere') come before the dish
 * itself.
 */
function calledSo(
  assortment: Assortment,
  { asked, found }: { asked: string; found: FoundMeant },
  others: readonly string[],
  { isPurpose, bonus }: Asking,
): { called: Uint32Array; isOwn: boolean } {
  const { index } = assortment
  const phrases = [asked, ...others]
  const finds = [found, ...others.map((phrase) => plain(assortment, phrase, bonus))]
  const isOwn = finds.some(({ isPersonal }) => isPersonal)
  const called = finds.flatMap(({ ordinals, rank }, place) => {
    return Array.from(rank(ordinals.filter(dishCalls(index, wordsOf(phrases[place]!)))))
  })
  const isForIt = (ordinal: number) => {
    const purpose = readIntent(index.name(ordinal))?.purpose
    return purpose !== undefined && phrases.some((phrase) => nameSaysAll(purpose, phrase))
  }
  const best = isPurpose
    ? [...called.filter(isForIt), ...called.filter((ordinal) => !isForIt(ordinal))]
    : called
  return { called: Uint32Array.from(new Set(best)), isOwn }
}

const nameSaysAll = (text: string, phrase: string) => {
  const words = new Set(wordsOf(text))
  return wordsOf(phrase).every((word) => words.has(word))
}

/** Goods for a dish ('formaggio per la carbonara') when no product has that name: those that the dish needs. */
function ofDish(assortment: Assortment, { goods, purpose, text }: Intent, bonus: BoughtBonus) {
  const { index } = assortment
  if (goods === '' || purpose === undefined) return undefined
  const dish = dishOf(index, purpose)
  if (dish === undefined) return undefined
  const whole = findByText(assortment, text)
  if (whole.leftOut.length === 0 && whole.correctedQuery === undefined && whole.ordinals.length > 0)
    return undefined
  const found = plain(assortment, goods, bonus)
  const shelves = shelvesOf(assortment, dish, bonus)
  const needed = new Set(shelves.flatMap(({ ordinals }) => Array.from(ordinals)))
  const some = found.ordinals.filter((ordinal) => needed.has(ordinal))
  if (some.length === 0) return undefined
  const understoodAs = { dish: dish.name, shelves: shelves.map(({ shelf }) => shelf), without: [] }
  const isPersonal = found.isPersonal || shelves.some((shelf) => shelf.isPersonal)
  return { ...found, ...inOrder(index, found.rank(some)), isPersonal, understoodAs }
}

/**
 * Products declared free of the requested things, then those known to be by their allergens; for 'senza glutine' alone
 * only declared ones, if any. If there are none, products that do not contain them, and the words are reported as left
 * out.
 */
function withoutThings(assortment: Assortment, intent: Intent, of: FoundMeant | undefined): FoundMeant {
  const { index } = assortment
  const free = freeOfAll(index, intent.without)
  const from = of === undefined ? bestSelling(assortment, freeOfShop(index, free)) : of.rank(of.ordinals)
  const saying = from.filter((ordinal) => says(free(ordinal)))
  const isOfGoods = of !== undefined && of.understoodAs === undefined
  const best = Uint32Array.from([
    ...(isOfGoods ? calledFirst(index, saying, free, wordsOf(intent.text)) : saying),
    ...from.filter((ordinal) => free(ordinal) === FREE.known),
  ])
  const without = intent.without.map((thing) => thing.join(' '))
  const { correctedQuery, leftOut, isPersonal } = of ?? NOTHING_LEFT
  const understood = of?.understoodAs ?? NO_DISH
  if (best.length > 0) {
    const understoodAs = { ...understood, without }
    return { ...inOrder(index, best), correctedQuery, leftOut, isPersonal, understoodAs }
  }
  const others = from.filter((ordinal) => free(ordinal) === FREE.unknown)
  return {
    ...inOrder(index, others),
    correctedQuery,
    leftOut:
      others.length === 0 ? [] : [...leftOut, ...intent.withoutTyped.flatMap((typed) => typed.split(/\s+/))],
    isPersonal,
    understoodAs: of?.understoodAs,
  }
}

/**
 * Of products declared free of things first those named like the requested goods, then those with the claim in the
 * name, then those only labelled so, each in its order: bread before gluten-free crackers, and those before rice cakes.
 */
function calledFirst(
  index: CatalogueIndex,
  saying: Uint32Array,
  free: (ordinal: number) => number,
  goods: readonly string[],
): number[] {
  const isCalled = nameSays(index, goods)
  const rows: [number[], number[], number[]] = [[], [], []]
  for (const ordinal of saying)
    rows[isCalled(ordinal) ? 0 : free(ordinal) === FREE.named ? 1 : 2].push(ordinal)
  return rows.flat()
}

const NOTHING_LEFT = { correctedQuery: undefined, leftOut: [], isPersonal: false }

/** Products in an order that does not come from scores. */
function inOrder({ snapshot: { productCount } }: CatalogueIndex, best: Uint32Array) {
  return {
    ordinals: ascending(best, productCount),
    rank(some: Uint32Array): Uint32Array {
      if (some.length === best.length) return best
      const isSome = new Set(some)
      return best.filter((ordinal) => isSome.has(ordinal))
    },
  }
}
