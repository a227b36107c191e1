import type { withdrawals } from '../../../platform/schema/withdrawals.ts'
import type { RowOf } from '../../../platform/database/statement.ts'

/** A withdrawal as a mail shows it. */
export interface WithdrawalInMail extends RowOf<
  typeof withdrawals,
  'id' | 'goodsCents' | 'feeCents' | 'giftCents' | 'cardCents' | 'bankCents' | 'declaredAt'
> {
  /** Account and holder of a transfer; '' for none. */
  iban: string
  holder: string
  /** Where the goods are brought back. */
  bringTo: string
  lines: { name: string; format: string; quantity: number; unit: string; cents: number }[]
}
