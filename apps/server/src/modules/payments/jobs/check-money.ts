import { checkMoneyTexts as texts } from '@cambusa/messages/it/operator/check-money'
import { formatEuro } from '@cambusa/domain/money/money'
import { LONGEST_TERM_DAYS } from '@cambusa/domain/orders/payment-type'
import type { Db } from '../../../platform/database/database.ts'
import {
  listDebitsAstray,
  listFinalAstray,
  listGiftSharesAstray,
  listHandoversAstray,
  listPayoutsLate,
} from './check-handovers.queries.ts'
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
  const found: [Checked, Astray[]][] = [
    ['place', await listCapacityAstray(db)],
    ['locker', await listLockersAstray(db)],
    ['gift', await listGiftsAstray(db)],
    ['orderGift', await listOrderGiftsAstray(db)],
    ['credit', await listCreditAstray(db, { since: daysBefore(LONGEST_TERM_DAYS) })],
    ['unpaid', await listUnpaidAstray(db)],
    ['paid', await listPaidAstray(db)],
    ['sums', await listSumsAstray(db)],
    ['final', await listFinalAstray(db)],
    ['handover', await listHandoversAstray(db, { since: daysBefore(CAPTURE_DAYS) })],
    ['giftShare', await listGiftSharesAstray(db)],
    ['debit', await listDebitsAstray(db)],
    ['payout', await listPayoutsLate(db, { before: daysBefore(PAYOUT_DAYS) })],
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
