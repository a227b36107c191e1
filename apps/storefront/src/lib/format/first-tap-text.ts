import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { formatEuro, toCents, toEuros } from '@cambusa/domain/money/money'
import { firstTap, firstTapCents } from '@cambusa/domain/quantity/first-tap'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import type { QuantityRule } from '@cambusa/domain/quantity/quantity-rule'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { shownCents } from './shown-price.ts'
import { shownQuantity } from './shown-quantity.ts'

/** The parts of the text on an add button: '6', '·' and '23,34 €'; '500 g', '≈' and '7,95 €'. */
export interface FirstTapText {
  amount: string
  /** Both empty while the price is unknown: no price is better than a wrong one. */
  sign: string
  price: string
}

type Bought = Pick<ProductCard, 'price' | 'vatRate' | 'variableWeight' | 'productInfos'>

/**
 * Undefined for products bought piece by piece; else the quantity and what the cart will charge, with VAT or without.
 * `wanted`: the tap adds more than the minimum.
 */
export function firstTapText(
  product: Bought,
  rule: QuantityRule,
  withVat: boolean,
  wanted?: number,
): FirstTapText | undefined {
  const { quantity, isPlain } = firstTap(rule, wanted)
  if (isPlain) return undefined
  // '6,5 kg', not '6.500 g': the button has little room.
  const amount =
    rule.kind === 'Sfuso'
      ? formatQuantity(rule, quantity).replace(' ', '\u00a0')
      : shownQuantity(rule, quantity, undefined).quantity
  if (product.price === null) return { amount, sign: '', price: '' }
  const gross = toEuros(firstTapCents(rule, toCents(product.price), wanted))
  const price = formatEuro(shownCents(gross, product.vatRate, withVat))
  return { amount, sign: product.variableWeight ? '≈' : '·', price }
}

/**
 * The multiples in which pieces and packs are sold: 'multipli di 6', 'minimo 12 pz'; empty where single ones are sold.
 */
export function stepsText(rule: QuantityRule, saleUnit: string | undefined): string[] {
  if (rule.kind === 'Sfuso') return []
  const { quantity, step } = firstTap(rule)
  const multiples = step > 1 ? [catalogueTexts.multiples({ count: step })] : []
  if (quantity <= step) return multiples
  return [...multiples, catalogueTexts.minimum(shownQuantity(rule, quantity, saleUnit))]
}
