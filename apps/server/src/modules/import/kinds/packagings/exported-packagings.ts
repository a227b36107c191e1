import { columnsOf, euros, number, tableOf, yesNo } from '../../rows/exported-table.ts'
import { chargedToday } from '../charged-today.ts'
import { packagingsKind } from './packagings.ts'

/** The packagings in use. */
export const packagingsTable = tableOf(
  { name: 'packagings', sheetName: 'Imballi' },
  columnsOf(packagingsKind.fields, {
    code: 'code',
    descr: 'descr',
    cost: euros('cost_cents'),
    vatRate: number(chargedToday('vat_rate')),
    isDeposit: yesNo('is_deposit'),
  }),
  'FROM packagings WHERE is_active ORDER BY code',
)
