import { checkMoneyTexts as texts } from '@cambusa/messages/it/operator/check-money'
import { formatEuro } from '@cambusa/domain/money/money'
import type { Db } from '../../../platform/database/database.ts'
import {
  listDebitsDifferences,
  listFinalDifferences,
  listGiftSharesDifferences,
  listHandoversDifferences,
  listPayoutsLate,
} from './check-handovers.queries.ts'
import {
  listCreditDifferences,
  listGiftsDifferences,
  listLockersDifferences,
  listOrderGiftsDifferences,
  listPaidDifferences,
  listCapacityDifferences,
  listStockAndSold,
  listSumsDifferences,
  listUnpaidDifferences,
  type Difference,
} from './check-money.queries.ts'

const DAY_MS = 86_400_000

type Checked = keyof typeof texts.differences
const IN_EUROS: readonly Checked[] = [
  'gift',
  'orderGift',
  'credit',
  'sums',
  'final',
  'handover',
  'giftShare',
  'debit',
  'payout',
]
/** The job that captures gives up after two days. */
const CAPTURE_DAYS = 3
/** What goes back to a customer goes back within fourteen days. */
const PAYOUT_DAYS = 14

/**
 * Checks that slot capacity, compartments, gift amounts, credit and payments match the orders; one sentence for each
 * inconsistency. A credit that was lowered below the debt is reported too.
 */
export async function checkMoney(db: Db, now: Date): Promise<string[]> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const found: [Checked, Difference[]][] = [
    ['place', await listCapacityDifferences(db)],
    ['locker', await listLockersDifferences(db)],
    ['gift', await listGiftsDifferences(db)],
    ['orderGift', await listOrderGiftsDifferences(db)],
    ['credit', await listCreditDifferences(db, { now })],
    ['unpaid', await listUnpaidDifferences(db)],
    ['paid', await listPaidDifferences(db)],
    ['sums', await listSumsDifferences(db)],
    ['final', await listFinalDifferences(db)],
    ['handover', await listHandoversDifferences(db, { since: daysBefore(CAPTURE_DAYS) })],
    ['giftShare', await listGiftSharesDifferences(db)],
    ['debit', await listDebitsDifferences(db)],
    ['payout', await listPayoutsLate(db, { before: daysBefore(PAYOUT_DAYS) })],
  ]
  return found.flatMap(([what, rows]) => rows.map((row) => sentenceOf(what, row)))
}

function sentenceOf(what: Checked, { id, name, found, expected }: Difference): string {
  const shown = (value: number) => (IN_EUROS.includes(what) ? formatEuro(value) : String(value))
  return texts.differences[what]({ id, name, found: shown(found), expected: shown(expected) })
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
