/** Scratch arrays for scoring, kept per index: clearing the used entries is cheaper than allocating them. */
export interface ScoreSpace {
  /** Score of each product held; 0 of every other. */
  total: Uint16Array
  ofWord: Uint16Array
  touched: Uint32Array
  /** Final scores of the products held, where nobody keeps them. */
  final: Uint16Array
}

export const scoreSpace = (productCount: number): ScoreSpace => ({
  total: new Uint16Array(productCount),
  ofWord: new Uint16Array(productCount),
  touched: new Uint32Array(productCount),
  final: new Uint16Array(productCount),
})

/**
 * Runs a search that leaves the space clean when it succeeds. One that fails half way has left scores that the next search
 * would find: then all of it is cleared.
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
