import { columnsOf, euros, tableOf, yesNo } from '../../rows/exported-table.ts'
import { giftCertificatesKind } from './gift-certificates.ts'

const romeDay = (column: string) => `(${column} AT TIME ZONE 'Europe/Rome')::date::text`

/** Gift codes as the database has them: their hash, which cannot pay, and their last characters. */
export const giftCertificatesTable = tableOf(
  { name: 'gift-certificates', sheetName: 'Buoni' },
  columnsOf(giftCertificatesKind.fields, {
    codeHash: `encode(g.code_hash, 'hex')`,
    hint: 'g.hint',
    description: 'g.description',
    amount: euros('g.amount_cents'),
    balance: euros('g.balance_cents'),
    validFrom: romeDay('g.valid_from'),
    validUntil: romeDay('g.valid_until'),
    login: 'lower(u.login)',
    vatNumber: 'c.vat_number',
    isBlocked: yesNo('g.blocked_at IS NOT NULL'),
  }),
  `FROM gift_certificates g LEFT JOIN gift_certificate_holders h ON h.gift_certificate_id = g.id
     LEFT JOIN users u ON u.id = h.user_id LEFT JOIN companies c ON c.id = h.company_id
   ORDER BY g.code_hash`,
)
