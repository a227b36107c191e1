import type { QuickOrderLine } from '@cambusa/contract/cart/quick-order'
import { partsOfOrderLine } from '@cambusa/domain/order-text/order-text-line'
import { findLine, type FoundLine } from './find-line.ts'
import type { Shelf } from './line-meaning.ts'
import { coverOf } from './name-cover.ts'
import { openLineSearch } from './search-line.ts'

/** One of several goods of a line. */
export interface FoundPart {
  /** Its words and its amount. */
  text: string
  line: FoundLine
}

/**
 * The goods of a line that names several, each found alone: '5 kg farina 2 kg zucchero'. Empty where it names one, where
 * a part is not certain, or where their words may be the name of one product: '2 gelati 1 kg limone'. Each part takes as
 * long as a line: undefined where the time of the call is over before the last one.
 */
export async function findParts(
  shelf: Shelf,
  line: QuickOrderLine,
  isOver: () => boolean,
): Promise<FoundPart[] | undefined> {
  const texts = line.code === undefined && line.amount === undefined ? partsOfOrderLine(line.text) : []
  const parts: FoundPart[] = []
  for (const text of texts) {
    if (isOver()) return undefined
    const found = await findLine(shelf, { text })
    if (!found.isClear || found.isCorrected || found.ordinal === undefined) return []
    parts.push({ text, line: found })
  }
  const areApart = new Set(parts.map((part) => part.line.ordinal)).size === parts.length
  return areApart && !(await isOneName(shelf, parts)) ? parts : []
}

/** Whether the name of a product has the words of all parts. */
async function isOneName({ assortment, pause }: Shelf, parts: readonly FoundPart[]): Promise<boolean> {
  if (parts.length === 0) return false
  const words = parts.map((part) => part.line.subject).join(' ')
  const { ordinals, isWhole } = await openLineSearch(assortment, pause).search(words)
  const cover = coverOf(words, assortment.index)
  return isWhole && ordinals.some((ordinal) => cover(ordinal).isNamed)
}
