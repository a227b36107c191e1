import { CARD_CODE_DIGITS } from '@cambusa/domain/constants'
import { isEmail } from '@cambusa/domain/people/email'
import { expandScientific } from '@cambusa/domain/catalogue/gtin-repair'
import { isStoreCard } from '@cambusa/domain/people/tax-codes'
import { importTexts } from '@cambusa/messages/it/import'
import { importKindTexts } from '@cambusa/messages/it/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import { digitsOf, withLeadingZeros } from '../../repair/tax-number.ts'
import type { RowReader } from '../../rows/row-reader.ts'

const reasons = importKindTexts.cards

/** Reads a card and whose it is; undefined when the row is refused. */
export function readCard(row: RowReader): StageRow | undefined {
  const card = readNumber(row)
  const codInt = row.text('codInt', { max: 40 })
  const login = row.text('login').toLowerCase()
  if (login !== '' && !isEmail(login)) row.refuse('login', login, importKindTexts.customers.emailWrong)
  if (codInt === '' && login === '') row.refuse('codInt', '', reasons.customerNamed)
  return row.isRefused || card === undefined ? undefined : { card, cod_int: codInt, login }
}

function readNumber(row: RowReader): string | undefined {
  const text = row.required('card')
  if (text === undefined) return undefined
  if (expandScientific(text) === null) return row.refuse('card', text, importTexts.reasons.digitsLost)
  const card = withLeadingZeros(digitsOf(text), CARD_CODE_DIGITS, isStoreCard)
  if (card === undefined) return row.refuse('card', text, reasons.cardWrong)
  if (card.hadLostZeros) row.note('card', text, card.value, importKindTexts.customers.digitsChanged)
  return card.value
}
