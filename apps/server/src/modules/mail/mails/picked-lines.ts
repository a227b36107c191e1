import { ALLERGEN_CODES, ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { euroText } from '@cambusa/domain/money/money'
import { acceptsAlternatives, avoidedAllergens, highestPrice, wishOf } from '@cambusa/domain/orders/wishes'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { shopOrderTexts as texts } from '@cambusa/messages/it/orders/shop-orders'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import type { ShopOrder, ShopOrderLine } from './shop-order.ts'

const nameOf = (code: string) => ALLERGEN_NAMES[ALLERGEN_CODES.indexOf(code)] ?? code

/** The customer's wishes for a line, for the picker: its choices and note, and what may replace it. */
function wishesOfLine({ infos, notes }: ShopOrderLine, cart: ShopOrder['infos']): string[] {
  const note = infos['note'] ?? ''
  const said = [notes, note && texts.note({ note })].filter((part) => part !== '')
  if (!acceptsAlternatives(infos, cart)) return [...said, texts.noAlternatives]
  const price = highestPrice(wishOf('highest_price', infos, cart))
  const avoided = avoidedAllergens(wishOf('avoid_allergens', infos, cart))
  return [
    ...said,
    [
      texts.alternatives,
      ...(wishOf('same_brand', infos, cart) === 'true' ? [wishTexts.onlyBrand] : []),
      ...(price === undefined ? [] : [wishTexts.upTo({ price: euroText(price) })]),
      ...(avoided.length === 0 ? [] : [wishTexts.without({ names: avoided.map(nameOf).join(', ') })]),
    ].join(' · '),
  ]
}

/** A line as the picker reads it. */
export const linesOfPicker = (line: ShopOrderLine, cart: ShopOrder['infos']) => ({
  name: [line.name, line.brand, line.format].filter((part) => part !== '').join(', '),
  howMuch: texts.howMuch({
    quantity: formatAmount(line.quantity),
    unit: line.unit,
    isByWeight: line.isVariableWeight,
  }),
  wishes: wishesOfLine(line, cart),
})
