import { amountAt } from './order-text-amount.ts'
import { unitOfWord } from './order-text-units.ts'

const SIGN = /^(?:n|nr|no|num|numero|tipo|calibro|cal|art|formato|x|da)\.?$/i
const SMALL =
  /^(?:di|del|dello|della|dei|degli|delle|da|e|o|per|in|al|alla|con|il|lo|la|i|gli|le|un|una|uno|x)$/i
const JOINS = /^(?:\+|&|più)$/i

const isGoods = (token: string) =>
  /\p{L}{3,}/u.test(token) && unitOfWord(token) === undefined && !SMALL.test(token)

/** Whether the words of a line name several goods with amounts of their own: '5 kg farina 2 kg zucchero', 'burro 2 latte 3'. */
export function hasSeveralGoods(tokens: readonly string[]): boolean {
  let shape = ''
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const isNamed = SIGN.test(tokens[at - 1] ?? '') && /^\d/.test(token)
    const found = isNamed || /^un[oa]?$/i.test(token) ? undefined : amountAt(tokens, at)
    if (JOINS.test(token)) shape += '+'
    else if (found !== undefined && !shape.endsWith('A')) shape += 'A'
    else if (found === undefined && isGoods(token) && !shape.endsWith('G')) shape += 'G'
    at = Math.max(found?.next ?? 0, at + 1)
  }
  return /AGAG|GAGA|G\+|A\+/.test(shape)
}
