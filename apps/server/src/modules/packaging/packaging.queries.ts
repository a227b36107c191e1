import type { packagings } from '../../platform/schema/packagings.ts'
import { listStatement, type RowOf } from '../../platform/database/statement.ts'

export type PackagingRow = RowOf<
  typeof packagings,
  'id' | 'code' | 'descr' | 'costCents' | 'vatRate' | 'isDeposit'
>

/** Packaging that orders are charged for. */
export const listActivePackagings = listStatement<PackagingRow>(
  'packaging_list',
  `select id, code, descr, cost_cents as "costCents", vat_rate as "vatRate", is_deposit as "isDeposit"
   from packagings where is_active order by descr, id`,
)
