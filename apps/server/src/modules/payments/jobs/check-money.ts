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
 * Checks that slot capacity, compartments, gift amounts, credit and payments match the orders; one sentence for each
 * inconsistency. A credit that was lowered below the debt is reported too.
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
 * Stock plus the quantity in live orders, which buying and cancelling never change: the database has no opening balance
 * of stock to check against. Keys are warehouse and product.
 */
export async function stockAndSold(db: Db): Promise<Record<string, number>> {
  const rows = await listStockAndSold(db)
  return Object.fromEntries(
    rows.map(({ warehouseId, productId, quantity }) => [`${warehouseId} ${productId}`, quantity]),
  )
}
