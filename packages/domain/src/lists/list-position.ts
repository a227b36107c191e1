/** Distance of neighbours when positions are given out anew: 20 moves into the same gap before it is used up. */
export const POSITION_GAP = 2 ** 20

/** The positions of lines that are spread evenly, in their order. */
export const spreadPositions = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => from + (index + 1) * POSITION_GAP)

/**
 * A position between two neighbours; undefined at an end of the list. Undefined as a result: there is no whole number
 * between them, so all positions must be spread anew.
 */
export function positionBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return (after ?? 2 * POSITION_GAP) - POSITION_GAP
  if (after === undefined) return before + POSITION_GAP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : undefined
}

/** Where a line is to come: right after one line or, where that is not named or gone, right before another. */
export interface Neighbours {
  afterId: number | undefined
  beforeId: number | undefined
}

/**
 * The lines in their order after one was moved next to a neighbour; undefined: neither neighbour is there. A line that
 * is named as its own neighbour stays.
 */
export function moveLine(
  order: readonly number[],
  id: number,
  { afterId, beforeId }: Neighbours,
): number[] | undefined {
  if (afterId === id || beforeId === id) return order.includes(id) ? [...order] : undefined
  const others = order.filter((other) => other !== id)
  const after = afterId === undefined ? -1 : others.indexOf(afterId)
  if (after >= 0) return others.toSpliced(after + 1, 0, id)
  const before = beforeId === undefined ? -1 : others.indexOf(beforeId)
  return before >= 0 ? others.toSpliced(before, 0, id) : undefined
}
