import { ALLERGEN_CODES, ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { euroText } from '@cambusa/domain/money/money'
import { acceptsAlternatives, avoidedAllergens, highestPrice, wishOf } from '@cambusa/domain/orders/wishes'
import { wishTexts } from './wishes.ts'

const nameOf = (code: string) => ALLERGEN_NAMES[ALLERGEN_CODES.indexOf(code)] ?? code

type Infos = Readonly<Record<string, string>>

/** Whether alternatives are accepted for a line, and with which wishes, in words; '' where they are not. */
export function alternativesText(line: Infos, cart: Infos): string {
  if (!acceptsAlternatives(line, cart)) return ''
  const price = highestPrice(wishOf('highest_price', line, cart))
  const avoided = avoidedAllergens(wishOf('avoid_allergens', line, cart))
  return [
    wishTexts.accepted,
    wishOf('same_brand', line, cart) === 'true' && wishTexts.onlyBrand,
    price !== undefined && wishTexts.upTo({ price: euroText(price) }),
    avoided.length > 0 && wishTexts.without({ names: avoided.map(nameOf).join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ')
}
