import { GIFT_CODE_MAX, GIFT_CODE_MIN, normalisedGiftCode } from '@cambusa/domain/payments/gift-code'
import { romeDayEnd, romeInstant } from '@cambusa/domain/time/rome-instant'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { toCents } from '@cambusa/domain/money/money'
import { isEmail } from '@cambusa/domain/people/email'
import { hashGiftCode, type HashedGiftCode } from '../../../gift-cards/gift-cards.ts'
import { readVatNumber } from '../../repair/tax-number.ts'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readCode } from '../read-code.ts'

const { giftCertificates: reasons, customers } = importKindTexts
const DESCRIPTION_MAX = 120
/** How remarks refer to a code: lists of remarks must not become lists of codes. */
const shownHint = (hint: string) => `…${hint}`

/** Hash and last characters of the code, or those that another shop exported. */
function readKept(row: RowReader): HashedGiftCode {
  const typed = row.raw('code')
  const hash = row.text('codeHash').toLowerCase()
  if (typed === '' && hash !== '') {
    const hint = row.text('hint', { max: GIFT_CODE_MAX })
    if (!/^[0-9a-f]{64}$/.test(hash)) row.refuse('codeHash', shownHint(hint), reasons.hashWrong)
    return { codeHash: Buffer.from(hash, 'hex'), hint }
  }
  const code = normalisedGiftCode(typed)
  const kept = hashGiftCode(typed)
  if (code.length < GIFT_CODE_MIN || code.length > GIFT_CODE_MAX)
    row.refuse('code', shownHint(kept.hint), reasons.codeLength({ min: GIFT_CODE_MIN, max: GIFT_CODE_MAX }))
  return kept
}

/** Reads a gift code and its amount; undefined when the row is refused. */
export function readGift(row: RowReader): StageRow | undefined {
  const { codeHash, hint } = readKept(row)
  const amountCents = row.cents('amount')
  if (amountCents === undefined && row.text('amount') === '') row.refuse('amount', '', reasons.amountMissing)
  const balance = row.decimal('balance', { min: 0 })
  const balanceCents = balance === undefined ? null : toCents(balance)
  if (balanceCents !== null && amountCents !== undefined && balanceCents > amountCents)
    row.refuse('balance', row.text('balance'), reasons.balanceTooLarge)
  const from = row.date('validFrom')
  const until = row.date('validUntil')
  if (from !== undefined && until !== undefined && until < from)
    row.refuse('validUntil', row.text('validUntil'), reasons.endsBefore)
  const login = row.text('login').toLowerCase()
  if (login !== '' && !isEmail(login)) row.refuse('login', login, customers.emailWrong)
  const vatNumber = readCode(row, 'vatNumber', customers.vatWrong, readVatNumber)
  if (login !== '' && vatNumber !== null) row.refuse('login', login, reasons.twoHolders)
  const description = row.text('description', { max: DESCRIPTION_MAX })
  const isBlocked = row.flag('isBlocked') ?? null
  if (row.isRefused || amountCents === undefined) return undefined
  return {
    code_hash: codeHash.toString('hex'),
    hint,
    description,
    amount_cents: amountCents,
    balance_cents: balanceCents,
    valid_from: from === undefined ? null : romeInstant(from, '00:00').toISOString(),
    valid_until: until === undefined ? null : romeDayEnd(until).toISOString(),
    login,
    vat_number: vatNumber,
    is_blocked: isBlocked,
  }
}
