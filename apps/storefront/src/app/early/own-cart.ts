import type { Cart } from '@cambusa/contract/cart/cart'
import { euroText, formatEuro } from '@cambusa/domain/money/money'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { sortLines } from '../../features/cart/lines/sort-lines.ts'
import type { EarlyRow } from '../../lib/api/early-answers.ts'
import { formatText } from '../../lib/format/format-text.ts'
import { shownCents } from '../../lib/format/shown-price.ts'
import { paths } from '../navigation/paths.ts'

/**
 * What the shapes of a screen show of the cart: its lines in the order of the screen, with what each costs, or the till's
 * total. Undefined on other screens.
 */
export function cartRows(
  pathname: string,
  { cartItems, totalPrice }: Cart,
  withVat: boolean,
): EarlyRow[] | undefined {
  if (pathname === paths.checkout)
    return cartItems.length > 0 ? [{ name: '', price: euroText(totalPrice), description: '' }] : []
  if (pathname !== paths.cart) return undefined
  return sortLines(cartItems, 'sectors', '')
    .flatMap(({ items }) => items)
    .map(({ product, quantity, grossTotal, vatRate }) => {
      const rule = ruleFromInfos(product.productInfos, product.minAcq)
      const amount = formatQuantity(rule, quantity, product.productInfos.UNIT_SELLING)
      return {
        name: product.name,
        price: formatEuro(shownCents(grossTotal, vatRate, withVat)),
        description: [amount, formatText(product)].filter(Boolean).join(' · '),
      }
    })
}
