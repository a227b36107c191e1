import { FIRST_WORD_WEIGHTS, KEPT_FIELDS, WORD_WEIGHTS, type TermIndex } from './term-index.ts'

/** Words by product, as collected. */
export interface Collected {
  terms: Uint32Array
  /** Bits of FIELD. */
  fields: Uint16Array
  /** Words of row r are from rowStart[r] to rowStart[r + 1]. */
  rowStart: Uint32Array
}

type Runs = Pick<
  TermIndex,
  'runStart' | 'runFields' | 'runWeights' | 'runWeightsBehind' | 'postingStart' | 'postings'
>

/** Inverts words by product to products by word, grouped by weight; rank renumbers the words and sorts the products. */
export function gatherRuns(collected: Collected, rank: Uint32Array, count: number, order: Uint32Array): Runs {
  const { terms, fields, rowStart } = collected
  const kinds = kindsOf(fields)
  const runOf = (i: number) => rank[terms[i]!]! * kinds.all.length + kinds.of[fields[i]!]!
  /** Number of products per word and kind, then the next write position. */
  const places = new Uint32Array(count * kinds.all.length)
  for (let i = 0; i < terms.length; i++) places[runOf(i)]!++
  const runCount = places.reduce((sum, held) => sum + (held > 0 ? 1 : 0), 0)
  const runStart = new Uint32Array(count + 1)
  const runFields = new Uint8Array(runCount)
  const runWeights = new Uint8Array(runCount)
  const runWeightsBehind = new Uint8Array(runCount)
  const postingStart = new Uint32Array(runCount + 1)
  let run = 0
  let next = 0
  for (let place = 0; place < places.length; place++) {
    const held = places[place]!
    places[place] = next
    next += held
    if (held > 0) {
      const kind = kinds.all[place % kinds.all.length]!
      runFields[run] = kind & KEPT_FIELDS
      runWeights[run] = FIRST_WORD_WEIGHTS[kind]!
      runWeightsBehind[run] = WORD_WEIGHTS[kind]!
      postingStart[++run] = next
    }
    if ((place + 1) % kinds.all.length === 0) runStart[(place + 1) / kinds.all.length] = run
  }
  const postings = new Uint32Array(terms.length)
  for (let ordinal = 0; ordinal < order.length; ordinal++) {
    const row = order[ordinal]!
    for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) postings[places[runOf(i)]!++] = ordinal
  }
  return { runStart, runFields, runWeights, runWeightsBehind, postingStart, postings }
}

/** One field bit for each weight that occurs, highest first, and the index of the weight by bits. */
function kindsOf(fields: Uint16Array): { all: number[]; of: Uint16Array } {
  const isMet = new Uint8Array(FIRST_WORD_WEIGHTS.length)
  for (let i = 0; i < fields.length; i++) isMet[fields[i]!] = 1
  const met: number[] = []
  for (let bits = isMet.indexOf(1); bits >= 0; bits = isMet.indexOf(1, bits + 1)) met.push(bits)
  const wayOf = (bits: number) => `${bits & KEPT_FIELDS} ${FIRST_WORD_WEIGHTS[bits]} ${WORD_WEIGHTS[bits]}`
  const all = [...new Map(met.map((bits) => [wayOf(bits), bits])).values()]
  all.sort((a, b) => FIRST_WORD_WEIGHTS[b]! - FIRST_WORD_WEIGHTS[a]! || a - b)
  const numberOf = new Map(all.map((bits, number) => [wayOf(bits), number]))
  const of = new Uint16Array(FIRST_WORD_WEIGHTS.length)
  for (const bits of met) of[bits] = numberOf.get(wayOf(bits)) ?? 0
  return { all, of }
}
