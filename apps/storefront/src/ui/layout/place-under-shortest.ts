/** Which column a block stands in, and where in it it begins. */
export interface BlockPlace {
  column: number
  from: number
}

/** The places of blocks of these heights, each put under the shortest column, the first of equally short ones. */
export function placeUnderShortest(heights: readonly number[], columns: number): BlockPlace[] {
  const filled = Array.from({ length: Math.max(1, columns) }, () => 0)
  return heights.map((height) => {
    const from = Math.min(...filled)
    const column = filled.indexOf(from)
    filled[column] = from + height
    return { column, from }
  })
}
