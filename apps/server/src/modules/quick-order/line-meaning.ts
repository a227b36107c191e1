import type { OrderReading } from '@cambusa/domain/order-text/order-text-line'
import type { OrderAmount } from '@cambusa/domain/order-text/order-text-units'
import { fold, type Assortment } from '../catalogue/catalogue.ts'
import { tellingWords } from './name-cover.ts'
import { rankCandidates, type Bought, type Ranking } from './rank-candidates.ts'
import type { LineSearch, Search } from './search-line.ts'
import { synonymForms, type Synonyms } from './synonym-forms.ts'

/** What the lines of an order are searched in. */
export interface Shelf {
  assortment: Assortment
  bought: Bought
  synonyms: Synonyms
  /** Yields to the event loop if the work has lasted long enough; called before and after each search. */
  pause: () => Promise<void>
}

/** The same for one line, with its searches. */
export interface Seeking extends Shelf {
  line: LineSearch
}

/** The products that a reading means, best first, and how certain that is. */
export interface Meaning extends Ranking {
  isCorrected: boolean
  /** All words of the line match, without synonyms. */
  isWhole: boolean
}

const phrase = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

const rank = (
  { assortment, bought }: Seeking,
  ordinals: readonly number[],
  text: string,
  amount: OrderAmount | undefined,
) => rankCandidates(assortment, ordinals, text, amount, bought)

/** The meaning of one reading of a line; undefined: none. */
export async function meaningOf(
  seeking: Seeking,
  { subject, amount, onlyAsPhrase, orSimilar }: OrderReading,
): Promise<Meaning | undefined> {
  const found = await seeking.line.search(subject)
  const { text, isCorrected, isWhole } = found
  if (onlyAsPhrase) {
    const said = phrase(subject)
    const saysIt = (ordinal: number) => phrase(seeking.assortment.index.name(ordinal)).includes(said)
    const { candidates, isClear } = rank(seeking, found.ordinals.filter(saysIt), text, amount)
    return isWhole ? { candidates, isClear, isCorrected, isWhole } : undefined
  }
  const asSaid = rank(seeking, found.ordinals, text, amount)
  const [best] = asSaid.candidates
  if (isWhole && best?.isNamed && (best.isAbout || !isCorrected))
    return { ...(await rivalled(seeking, asSaid, text)), isCorrected, isWhole }
  const inOtherWords = await otherWords(seeking, subject, amount, orSimilar)
  if (inOtherWords !== undefined) return inOtherWords
  if (!isWhole) return partlyMeant(seeking, found, subject, amount, asSaid)
  // A corrected text must at least name a product: 'aperol' does not mean free-range eggs.
  return isCorrected && !best?.isAbout
    ? undefined
    : { ...asSaid, isClear: false, isCorrected, isWhole: false }
}

/**
 * Synonyms: 'cocomero' is called 'anguria' here. Certain only if the line allows something similar: somebody who writes
 * 'puntarelle' may want them, and no other chicory.
 */
async function otherWords(
  seeking: Seeking,
  subject: string,
  amount: OrderAmount | undefined,
  orSimilar = false,
): Promise<Meaning | undefined> {
  const rankings: Ranking[] = []
  for (const form of synonymForms(subject, seeking.synonyms)) {
    const found = await seeking.line.search(form)
    const ranking = rank(seeking, found.ordinals, found.text, amount)
    if (found.isWhole && !found.isCorrected && ranking.candidates[0]?.isAbout) rankings.push(ranking)
  }
  if (rankings.length === 0) return undefined
  return {
    candidates: rankings.flatMap(({ candidates }) => candidates),
    isClear: orSimilar && rankings.length === 1 && rankings[0]!.isClear,
    isCorrected: false,
    isWhole: false,
  }
}

/** No product has every word: the first words decide, else the remaining words, if they are at least half. */
async function partlyMeant(
  seeking: Seeking,
  { kept }: Search,
  subject: string,
  amount: OrderAmount | undefined,
  asKept: Ranking,
): Promise<Meaning | undefined> {
  const said = tellingWords(subject)
  const unsure = { isClear: false, isWhole: false }
  for (let length = said.length - 1; length > 0; length -= 1) {
    const first = await seeking.line.search(said.slice(0, length).join(' '))
    const { candidates } = rank(seeking, first.ordinals, first.text, amount)
    // So few words must be complete and spelt correctly.
    const isFarFetched = length * 2 < said.length && (first.isCorrected || !candidates[0]?.isSpelt)
    if (first.isWhole && candidates[0]?.isAbout && !isFarFetched)
      return {
        candidates: [...candidates, ...asKept.candidates],
        isCorrected: first.isCorrected,
        ...unsure,
      }
  }
  const left = tellingWords(kept).filter((word) => said.includes(word))
  const isEnough = left.length > 0 && left.length * 2 >= said.length && asKept.candidates[0]?.isAbout
  return isEnough ? { candidates: asKept.candidates, isCorrected: false, ...unsure } : undefined
}

/**
 * 'Menta fresca' is the taste of a toothpaste, but mint exists too: products whose name begins with the word make it
 * doubtful.
 */
async function rivalled(seeking: Seeking, { candidates, isClear }: Ranking, text: string): Promise<Ranking> {
  const [best, ...rest] = candidates
  const [head] = tellingWords(text)
  if (best === undefined || best.headPosition === 0 || head === undefined) return { candidates, isClear }
  const { ordinals } = await seeking.line.search(head)
  const { candidates: named } = rank(seeking, ordinals, head, undefined)
  const rivals = named.filter(({ headPosition, isSpecial }) => headPosition === 0 && !isSpecial)
  return rivals.length === 0
    ? { candidates, isClear }
    : { candidates: [best, ...rivals, ...rest], isClear: false }
}
