import { ALLERGEN_CODES, ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { avoidedAllergens, highestPrice } from '@cambusa/domain/orders/wishes'
import { wishTexts } from '@cambusa/messages/it/wishes'

const nameOf = (code: string) => ALLERGEN_NAMES[ALLERGEN_CODES.indexOf(code)] ?? code

/** What an alternative to a line has to be like, in words; '' where nothing was wished. */
export function wishesText(infos: Readonly<Record<string, string>>): string {
  const price = highestPrice(infos['highest_price'] ?? '')
  const avoided = avoidedAllergens(infos['avoid_allergens'] ?? '')
  return [
    infos['same_brand'] === 'true' && wishTexts.onlyBrand,
    price !== undefined && wishTexts.upTo({ price: formatEuro(toCents(price)) }),
    avoided.length > 0 && wishTexts.without({ names: avoided.map(nameOf).join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ')
}
