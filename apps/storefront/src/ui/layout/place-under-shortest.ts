/** The column of a block, and its offset within it. */
export interface BlockPlace {
  column: number
  from: number
}

/** The positions of blocks with these heights, each below the shortest column, the first of equally short ones. */
export function placeUnderShortest(heights: readonly number[], columns: number): BlockPlace[] {
  const filled = Array.from({ length: Math.max(1, columns) }, () => 0)
  return heights.map((height) => {
    const from = Math.min(...filled)
    const column = filled.indexOf(from)
    filled[column] = from + height
    return { column, from }
  })
}
