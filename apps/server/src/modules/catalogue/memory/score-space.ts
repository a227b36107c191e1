/** Scratch arrays for scoring, reused per index: clearing the used entries is cheaper than allocating them. */
export interface ScoreSpace {
  /** Score of each matching product; 0 for all others. */
  total: Uint16Array
  ofWord: Uint16Array
  touched: Uint32Array
  /** Final scores of the matching products, when they are not cached. */
  final: Uint16Array
}

export const scoreSpace = (productCount: number): ScoreSpace => ({
  total: new Uint16Array(productCount),
  ofWord: new Uint16Array(productCount),
  touched: new Uint32Array(productCount),
  final: new Uint16Array(productCount),
})

/**
 * Runs a search that clears the space when it succeeds. After an exception scores would remain for the next search, so
 * all of it is cleared.
 */
export function inScoreSpace<Found>({ total, ofWord }: ScoreSpace, search: () => Found): Found {
  let isClean = false
  try {
    const found = search()
    isClean = true
    return found
  } finally {
    if (!isClean) {
      total.fill(0)
      ofWord.fill(0)
    }
  }
}
