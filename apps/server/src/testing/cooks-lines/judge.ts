import type { MatchedLine } from '@cambusa/contract/cart/quick-order'
import { isTakenWithAll } from '@cambusa/domain/order-text/order-proposal'

/** What became of a line: the right product and amount, asked with the right product first, asked otherwise, wrong. */
export type Judgement = 'right' | 'first' | 'asked' | 'wrong'

const isAccepted = ({ state, doubts, productId, isPartly = false }: MatchedLine) =>
  state === 'doubtful' && productId !== null && isTakenWithAll({ doubts, isPartly })

interface Expected {
  key: string
  /** '?': must be asked; '*': no amount was said. */
  amount: string
}

/** '2 kg di carote => carote 2', with '&' between the goods of one line; no goods for '-' and '~'. */
export function readCooksLine(line: string): {
  text: string
  kind: 'none' | 'vague' | 'goods'
  goods: Expected[]
} {
  const [text = '', told = ''] = line.split(' => ')
  if (told === '-') return { text, kind: 'none', goods: [] }
  if (told === '~') return { text, kind: 'vague', goods: [] }
  const goods = told.split(' & ').map((one) => {
    const [key = '', amount = ''] = one.split(' ')
    return { key, amount }
  })
  return { text, kind: 'goods', goods }
}

function judgeOne({ key, amount }: Expected, line: MatchedLine, ids: ReadonlyMap<string, number>): Judgement {
  const isIt = line.productId === ids.get(key)
  const isAmount = amount === '*' ? line.countedBy === 'least' : Number(amount) === line.quantity
  if (line.state === 'matched') return isIt && isAmount ? 'right' : 'wrong'
  if (isAccepted(line) && !(isIt && isAmount)) return 'wrong'
  return isIt ? 'first' : 'asked'
}

const WORST: readonly Judgement[] = ['wrong', 'asked', 'first', 'right']

/** Judges the answers to one line, which the pad may have split: the worst of them counts. */
export function judgeLine(
  line: string,
  answers: readonly MatchedLine[],
  ids: ReadonlyMap<string, number>,
): Judgement {
  const { kind, goods } = readCooksLine(line)
  const isTaken = answers.some((answer) => answer.state === 'matched' || isAccepted(answer))
  if (kind === 'vague') return isTaken ? 'wrong' : 'first'
  if (kind === 'none')
    return answers.every(({ productId }) => productId === null) ? 'right' : isTaken ? 'wrong' : 'asked'
  if (answers.length !== goods.length) return isTaken ? 'wrong' : 'asked'
  const judged = goods.map((one, i) => judgeOne(one, answers[i]!, ids))
  return WORST.find((one) => judged.includes(one)) ?? 'asked'
}
