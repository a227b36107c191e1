/** Upper limit of scores from words, bonuses and codes together. */
export const SCORES = 4096

/** Reused by each search: searches are synchronous. */
const countOf = new Uint32Array(SCORES + 1)

/** The score that a number of products reach, or the lowest score if there are fewer. */
export function scoreOfPlace(scores: Uint16Array, most: number): number {
  if (scores.length <= most) return 0
  let { highest: score } = boundsOf(scores)
  countOf.fill(0, 0, score + 1)
  for (let i = 0; i < scores.length; i++) countOf[scores[i]!]!++
  for (let left = most - countOf[score]!; left > 0; left -= countOf[score]!) score--
  return score
}

/** Products by their scores, the best first; those with equal scores keep their order. */
export function sortByScore(ordinals: Uint32Array, scores: Uint16Array): Uint32Array {
  const { lowest, highest } = boundsOf(scores)
  // Only scores that occur are counted: most searches find few products.
  const [first, last] = [SCORES - highest, SCORES - lowest]
  const start = countOf.fill(0, first - 1, last + 1)
  for (let i = 0; i < scores.length; i++) start[SCORES - scores[i]!]!++
  for (let place = first; place < last; place++) start[place + 1]! += start[place]!
  const sorted = new Uint32Array(ordinals.length)
  for (let i = 0; i < ordinals.length; i++) sorted[start[SCORES - 1 - scores[i]!]!++] = ordinals[i]!
  return sorted
}

function boundsOf(scores: Uint16Array): { lowest: number; highest: number } {
  let lowest = SCORES - 1
  let highest = 0
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i]!
    if (score < lowest) lowest = score
    if (score > highest) highest = score
  }
  return { lowest, highest }
}
