import { checkMoneyTexts as texts } from '@cambusa/messages/it/operator/check-money'
import { formatEuro } from '@cambusa/domain/money/money'
import { LONGEST_TERM_DAYS } from '@cambusa/domain/orders/payment-type'
import type { Db } from '../../../platform/database/database.ts'
import {
  listCreditAstray,
  listGiftsAstray,
  listLockersAstray,
  listOrderGiftsAstray,
  listPaidAstray,
  listCapacityAstray,
  listStockAndSold,
  listSumsAstray,
  listUnpaidAstray,
  type Astray,
} from './check-money.queries.ts'

const DAY_MS = 86_400_000

type Checked = keyof typeof texts.astray
const IN_EUROS: readonly Checked[] = ['gift', 'orderGift', 'credit', 'sums']

/**
 * Whether places, compartments, gift amounts, credit and payments are what the orders say: one sentence for each that
 * is not; none: all is right. A credit that was lowered below what is owed is told as well.
 */
export async function checkMoney(db: Db, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - LONGEST_TERM_DAYS * DAY_MS)
  const found: [Checked, Astray[]][] = [
    ['place', await listCapacityAstray(db)],
    ['locker', await listLockersAstray(db)],
    ['gift', await listGiftsAstray(db)],
    ['orderGift', await listOrderGiftsAstray(db)],
    ['credit', await listCreditAstray(db, { since })],
    ['unpaid', await listUnpaidAstray(db)],
    ['paid', await listPaidAstray(db)],
    ['sums', await listSumsAstray(db)],
  ]
  return found.flatMap(([what, rows]) => rows.map((row) => sentenceOf(what, row)))
}

function sentenceOf(what: Checked, { id, name, found, expected }: Astray): string {
  const shown = (value: number) => (IN_EUROS.includes(what) ? formatEuro(value) : String(value))
  return texts.astray[what]({ id, name, found: shown(found), expected: shown(expected) })
}

/**
 * What there is of each product and what live orders took of it: the same before and after whatever buys and cancels,
 * for stock has no opening balance in the database. Keys are warehouse and product.
 */
export async function stockAndSold(db: Db): Promise<Record<string, number>> {
  const rows = await listStockAndSold(db)
  return Object.fromEntries(
    rows.map(({ warehouseId, productId, quantity }) => [`${warehouseId} ${productId}`, quantity]),
  )
}
