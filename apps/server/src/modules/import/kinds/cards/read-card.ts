import { CARD_CODE_DIGITS } from '@cambusa/domain/constants'
import { isEmail } from '@cambusa/domain/people/email'
import { expandScientific } from '@cambusa/domain/catalogue/gtin-repair'
import { isStoreCard } from '@cambusa/domain/people/tax-codes'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import { digitsOf, readFiscalCode, readVatNumber, withLeadingZeros } from '../../repair/tax-number.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readCode, readNumber } from '../read-code.ts'

const { cards: reasons, customers } = importKindTexts

/** Reads a card and its owner; undefined when the row is refused. */
export function readCard(row: RowReader): StageRow | undefined {
  const card = readCardCode(row)
  const codInt = row.text('codInt', { max: 40 })
  const login = readEmail(row, 'login')
  const vatNumber = readCode(row, 'vatNumber', customers.vatWrong, readVatNumber)
  const taxCode = readCode(row, 'taxCode', customers.fiscalCodeWrong, readFiscalCode)
  const holder = {
    name: row.text('name', { max: 160 }),
    vat_number: vatNumber,
    tax_code: taxCode,
    pec: readEmail(row, 'pec'),
    sdi_code: row.text('sdiCode', { max: 7 }).toUpperCase(),
    store_id: readNumber(row, 'storeId', customers.storeMissing),
  }
  if (codInt + login === '' && (vatNumber ?? taxCode) === null && !row.isRefused)
    row.refuse('codInt', '', reasons.customerNamed)
  return row.isRefused || card === undefined ? undefined : { card, cod_int: codInt, login, ...holder }
}

function readEmail(row: RowReader, field: 'login' | 'pec'): string {
  const email = row.text(field).toLowerCase()
  if (email !== '' && !isEmail(email)) row.refuse(field, email, customers.emailWrong)
  return email
}

function readCardCode(row: RowReader): string | undefined {
  const text = row.required('card')
  if (text === undefined) return undefined
  if (expandScientific(text) === null) return row.refuse('card', text, importTexts.reasons.digitsLost)
  const card = withLeadingZeros(digitsOf(text), CARD_CODE_DIGITS, isStoreCard)
  if (card === undefined) return row.refuse('card', text, reasons.cardWrong)
  if (card.hadLostZeros) row.note('card', text, card.value, customers.digitsChanged)
  return card.value
}
