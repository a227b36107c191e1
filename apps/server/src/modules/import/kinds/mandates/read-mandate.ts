import { isIban, tidyIban } from '@cambusa/domain/payments/iban'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { readVatNumber } from '../../repair/tax-number.ts'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readCode } from '../read-code.ts'

const { mandates: reasons, customers } = importKindTexts
/** Characters and length of a mandate's reference (EPC130-08). */
const REFERENCE = /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/
const SCHEMES = ['CORE', 'B2B']

/** Reads a mandate and its company; today is yyyy-MM-dd in Rome. undefined when the row is refused. */
export function readMandate(row: RowReader, today: string): StageRow | undefined {
  const reference = row.required('reference') ?? ''
  const vatNumber = readCode(row, 'vatNumber', customers.vatWrong, readVatNumber)
  const iban = row.required('iban') ?? ''
  const signedOn = row.date('signedOn')
  const scheme = row.text('scheme').toUpperCase() || 'CORE'
  if (reference !== '' && !REFERENCE.test(reference))
    row.refuse('reference', reference, reasons.referenceWrong)
  if (vatNumber === null) row.required('vatNumber')
  if (iban !== '' && !isIban(iban)) row.refuse('iban', iban, reasons.ibanWrong)
  if (signedOn === undefined) row.required('signedOn')
  else if (signedOn > today) row.refuse('signedOn', signedOn, reasons.signedLater)
  if (!SCHEMES.includes(scheme)) row.refuse('scheme', scheme, reasons.schemeUnknown)
  if (row.isRefused || signedOn === undefined) return undefined
  return {
    reference,
    vat_number: vatNumber,
    iban: tidyIban(iban),
    holder: row.text('holder', { max: 70 }),
    signed_on: signedOn,
    scheme,
    is_revoked: row.flag('isRevoked') ?? false,
  }
}
