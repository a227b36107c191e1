import type { MatchedLine, QuickOrderMatch } from '@cambusa/contract/cart/quick-order'
import { readOrderText } from '@cambusa/domain/order-text/order-text-table'
import type { DemoProduct } from '../../demo/catalogue/product.ts'
import { call } from '../../proofs/api.ts'
import { CANDIDATES, judge, type AnsweredLine, type OrderText, type Verdict } from './order-expectation.ts'

/**
 * Asks a shop for the meaning of each text, like the quick order: read first, then matched. Prints every text that is
 * not right.
 */
export async function askOrders(
  url: string,
  products: ReadonlyMap<string, DemoProduct>,
  texts: readonly OrderText[],
  session?: string,
): Promise<Record<Verdict, number>> {
  const count = { right: 0, asked: 0, missed: 0, wrong: 0 }
  for (const text of texts) {
    const answered = await answersTo(url, products, text.text, session)
    const verdict = judge(text, answered)
    count[verdict] += 1
    if (verdict === 'right') continue
    console.log(`${verdict.padEnd(7)} ${text.text}`)
    for (const { state, amount, candidates } of answered) {
      const names = candidates.slice(0, CANDIDATES).map((product) => `${product?.name} ${product?.format}`)
      console.log(
        `          ${state} ${amount ? `${amount.value} ${amount.unit}` : '-'}: ${names.join(' | ')}`,
      )
    }
  }
  return count
}

async function answersTo(
  url: string,
  products: ReadonlyMap<string, DemoProduct>,
  text: string,
  session?: string,
): Promise<AnsweredLine[]> {
  const { lines } = readOrderText(text)
  if (lines.length === 0) return []
  const ask = async (asked: readonly { text: string }[]) => {
    const { data, codes } = await call(url, 'POST', '/quick-order/match', session, { lines: asked })
    if (data === undefined) throw new Error(`${text}: ${codes.join()}`)
    return data as unknown as QuickOrderMatch
  }
  const whole = await ask(lines)
  // A line of several goods becomes a row for each.
  const rows = whole.lines.flatMap(({ parts }, i) => parts?.map((part) => ({ text: part })) ?? [lines[i]!])
  const match = rows.length === lines.length ? whole : await ask(rows)
  const codeOf = new Map(match.products.map(({ product }) => [product.productId, product.code]))
  return match.lines.map(({ amount, quantity, productId, suggestions, ...line }) => ({
    state: isUnderstood(line) ? 'matched' : line.state,
    amount,
    quantity,
    candidates: [...(productId === null ? [] : [productId]), ...suggestions].map((id) =>
      products.get(codeOf.get(id) ?? ''),
    ),
  }))
}

/** Only how it is bought is asked: a choice of the product, or the nearest of what is sold by six. */
const isUnderstood = ({ doubts, nearest }: Pick<MatchedLine, 'doubts' | 'nearest'>) =>
  doubts.length > 0 &&
  doubts.every((doubt) => doubt === 'choice' || (doubt === 'quantity' && nearest !== undefined))
