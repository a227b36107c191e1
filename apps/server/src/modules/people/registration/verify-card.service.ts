import type { BodyOf } from '@cambusa/contract/endpoint'
import type { CardHolder, verifyCard as verifyCardCall } from '@cambusa/contract/people/registration'
import { roleOf } from '@cambusa/domain/people/roles'
import { cardCheckProblems } from '@cambusa/domain/people/registration'
import { countCall } from '../../../platform/security/call-limits.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import { cardCheckLimits } from './limits.ts'
import { checkOpen, type RegistrationNeeds } from './registration-needs.ts'
import { findCard, type CardRow } from './store-cards.queries.ts'
import { typedCode } from '@cambusa/domain/people/typed-fields'

/** Whether the number belongs to the card's holder: the company's VAT number, or a tax code. */
export const isOfHolder = ({ vatNumber, taxCode }: CardRow, vatOrTaxCode: string): boolean =>
  vatOrTaxCode === vatNumber || vatOrTaxCode === taxCode

/** Data of the card for somebody who has both its codes. */
function holderOf(card: CardRow): CardHolder {
  return {
    cardCode: card.code,
    kind: roleOf(card.userTypeId) === 'business' ? 'business' : 'private',
    name: card.name,
    customerCode: card.customerCode ?? '',
    vatNumber: card.vatNumber ?? '',
    taxCode: card.taxCode ?? '',
    pec: card.pec,
    sdiCode: card.sdiCode,
    storeId: card.storeId,
  }
}

/**
 * The holder's data of a free card. Throws registration.cardNotVerified for every error (no such card, given, blocked,
 * another holder), so that nobody learns which cards exist. Also registration.closed, field.wrong, request.tooMany.
 */
export async function verifyCard(
  { db, config, now, ip }: RegistrationNeeds,
  body: BodyOf<typeof verifyCardCall>,
): Promise<CardHolder> {
  checkOpen(config)
  const cardCode = typedCode(body.card_code)
  const vatOrTaxCode = typedCode(body.vat_or_tax_code)
  const wrong = cardCheckProblems({ cardCode, vatOrTaxCode })
  checkFields({ card_code: wrong.cardCode, vat_or_tax_code: wrong.vatOrTaxCode })
  await countCall(db, cardCheckLimits(ip), now)
  const card = await findCard(db, { code: cardCode })
  if (card?.state !== 'free' || !isOfHolder(card, vatOrTaxCode)) throw refuse('registration.cardNotVerified')
  return holderOf(card)
}
