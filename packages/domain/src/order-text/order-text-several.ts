import { amountAt } from './order-text-amount.ts'
import { unprotected } from './order-text-protected.ts'
import { unitOfWord } from './order-text-units.ts'

const SIGN = /^(?:n|nr|no|num|numero|tipo|calibro|cal|art|formato|x|da)\.?$/i
const SMALL =
  /^(?:di|del|dello|della|dei|degli|delle|da|e|o|per|in|al|alla|con|il|lo|la|i|gli|le|un|una|uno|x)$/i
const JOINS = /^(?:\+|&|più)$/i

const isBetween = (word: string | undefined) => word !== undefined && /^(?:e|ed|poi|con)$/i.test(word)

const isGoods = (token: string) =>
  /\p{L}{3,}/u.test(token) && unitOfWord(token) === undefined && !SMALL.test(token)

/** A run of words that is an amount, goods, or a sign that joins goods. */
interface Run {
  kind: 'A' | 'G' | '+'
  from: number
  /** Index behind its last word. */
  to: number
}

function runsOf(tokens: readonly string[]): Run[] {
  const runs: Run[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const isNamed = SIGN.test(tokens[at - 1] ?? '') && /^\d/.test(token)
    const found = isNamed || /^un[oa]?$/i.test(token) ? undefined : amountAt(tokens, at)
    const to = Math.max(found?.next ?? 0, at + 1)
    const last = runs.at(-1)
    const kind = JOINS.test(token) ? '+' : found !== undefined ? 'A' : isGoods(token) ? 'G' : undefined
    if (kind !== undefined && (kind === '+' || last?.kind !== kind)) runs.push({ kind, from: at, to })
    else if (last !== undefined && kind !== undefined) last.to = to
    at = to
  }
  return runs
}

const shapeOf = (runs: readonly Run[]) => runs.map(({ kind }) => kind).join('')

/** Whether the words of a line name several goods with amounts of their own: '5 kg farina 2 kg zucchero', 'burro 2 latte 3'. */
export const hasSeveralGoods = (tokens: readonly string[]): boolean =>
  /AGAG|GAGA|G\+|A\+/.test(shapeOf(runsOf(tokens)))

/**
 * The words of each of several goods, where every one has its amount on the same side: '5 kg farina', '2 kg zucchero';
 * empty where that is not so.
 */
export function partsOfSeveral(tokens: readonly string[]): string[] {
  const runs = runsOf(tokens)
  const shape = shapeOf(runs)
  if (!/^(?:AG){2,}$|^(?:GA){2,}$/.test(shape)) return []
  const isAmountFirst = shape.startsWith('A')
  const cuts = runs.flatMap(({ from }, i) => {
    if (i === 0 || i % 2 === 1) return []
    // Small words before goods belong to them: 'la farina 5 kg'.
    return [isAmountFirst ? from : runs[i - 1]!.to]
  })
  return [0, ...cuts].map((start, place) => {
    const words = tokens.slice(start, cuts[place]).map(unprotected)
    while (isBetween(words.at(-1))) words.pop()
    while (isBetween(words[0])) words.shift()
    return words.join(' ')
  })
}
