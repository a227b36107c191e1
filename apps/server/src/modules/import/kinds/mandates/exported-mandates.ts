import { columnsOf, tableOf, yesNo } from '../../rows/exported-table.ts'
import { HAS_CUSTOMERS } from '../customers/exported-customers.ts'
import { mandatesKind } from './mandates.ts'

/** Mandates of companies with customers, including revoked ones. */
export const mandatesTable = tableOf(
  { name: 'mandates', sheetName: 'Mandati' },
  columnsOf(mandatesKind.fields, {
    reference: 's.reference',
    vatNumber: 'c.vat_number',
    iban: 's.iban',
    holder: 's.holder',
    signedOn: 's.signed_on::text',
    scheme: 's.scheme',
    isRevoked: yesNo('s.revoked_at IS NOT NULL'),
  }),
  `FROM sepa_mandates s JOIN companies c ON c.id = s.company_id WHERE ${HAS_CUSTOMERS} ORDER BY s.reference`,
)
