import { scaleRounded } from '../money/rounding.ts'

/** A line of a cart, as far as its quantity is counted. */
export interface CountedLine {
  itemId: number
  quantity: number
}

export interface LineChange<Line> {
  /** The line as it is now; a removed one as it was. */
  line: Line
  /** How much was added, or below zero removed, in the unit of the line, 3 decimals; never 0. */
  change: number
}

/** What changed from the lines counted last to those of now, for the lines that are meant; in the order of now. */
export function lineChanges<Line extends CountedLine>(
  before: readonly Line[],
  now: readonly Line[],
  isMeant: (line: Line) => boolean = () => true,
): LineChange<Line>[] {
  const counted = new Map(before.map((line) => [line.itemId, line.quantity]))
  const left = new Set(now.map(({ itemId }) => itemId))
  const changes = [
    ...now.map((line) => ({ line, change: line.quantity - (counted.get(line.itemId) ?? 0) })),
    ...before.filter(({ itemId }) => !left.has(itemId)).map((line) => ({ line, change: -line.quantity })),
  ]
  return changes
    .map(({ line, change }) => ({ line, change: scaleRounded(change, 3) / 1000 }))
    .filter(({ line, change }) => change !== 0 && isMeant(line))
}

/** The lines counted from now on: the meant ones as they are now, the others as they were counted. */
export function countedLines<Line extends CountedLine>(
  before: readonly Line[],
  now: readonly Line[],
  isMeant: (line: Line) => boolean = () => true,
): Line[] {
  return [...now.filter(isMeant), ...before.filter((line) => !isMeant(line))]
}
