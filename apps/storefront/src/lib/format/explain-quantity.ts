import { announce } from '../state/announce.ts'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { misfitOf } from '@cambusa/domain/quantity/quantity-misfit'
import { normaliseQuantity, type QuantityRule } from '@cambusa/domain/quantity/quantity-step'
import { typedQuantityTexts } from '@cambusa/messages/it/catalogue/typed-quantity'

/** Explains why a typed quantity (undefined: no number) is not accepted, and which quantity replaces it. */
export function explainQuantity(
  rule: QuantityRule,
  saleUnit: string | undefined,
  typed: number | undefined,
  tell: (text: string) => void,
): void {
  const misfit = typed === undefined ? undefined : misfitOf(rule, typed)
  if (typed !== undefined && misfit === undefined) return
  const show = (quantity: number) => formatQuantity(rule, quantity, saleUnit)
  const text =
    typed === undefined || misfit === undefined
      ? typedQuantityTexts.noNumber
      : typedQuantityTexts.taken({
          why: typedQuantityTexts.why[misfit.why]({ quantity: show(misfit.quantity) }),
          quantity: show(normaliseQuantity(rule, typed)),
        })
  tell(text)
  announce(text)
}
