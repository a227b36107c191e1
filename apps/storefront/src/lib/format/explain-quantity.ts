import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { misfitOf } from '@cambusa/domain/quantity/quantity-misfit'
import { normaliseQuantity, type QuantityRule } from '@cambusa/domain/quantity/quantity-step'
import { typedQuantityTexts } from '@cambusa/messages/it/typed-quantity'

/** Why a typed quantity (undefined: no number) was not taken as it is, and what is taken instead; '' where it was. */
export function explainQuantity(
  rule: QuantityRule,
  typed: number | undefined,
  saleUnit: string | undefined,
): string {
  if (typed === undefined) return typedQuantityTexts.noNumber
  const misfit = misfitOf(rule, typed)
  if (misfit === undefined) return ''
  const show = (quantity: number) => formatQuantity(rule, quantity, saleUnit)
  const why = typedQuantityTexts.why[misfit.why]({ quantity: show(misfit.quantity) })
  return typedQuantityTexts.taken({ why, quantity: show(normaliseQuantity(rule, typed)) })
}
