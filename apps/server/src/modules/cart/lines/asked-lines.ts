import { chosenNotes, choicesOfNotes, type Choice } from '@cambusa/domain/catalogue/select-option'
import { ownValue } from '@cambusa/domain/own-value'
import type { SellableProduct } from '../../catalogue/catalogue.ts'
import type { LinePut } from '../rows/cart-lines.queries.ts'
import type { CartLine } from '../rows/cart-snapshot.ts'
import { problem, sameLine, unsellable, type LineProblem } from './line-problem.ts'
import type { CartFacts, ItemToAdd } from './cart-facts.ts'

/** A line that a call names: its product and notes; or why there can be no such line. */
export type AskedLine = { item: ItemToAdd; productId: number; notes: string } & (
  | { product: SellableProduct; refused?: undefined }
  | { product?: undefined; refused: LineProblem }
)

/** The choices of an item, by the name of their parameter, among its own properties. */
function chosenBy(item: ItemToAdd, choices: readonly Choice[]): Record<string, string> {
  const chosen = choicesOfNotes(choices, item.notes ?? '')
  for (const { parameterName } of choices) {
    const value = ownValue(item as Readonly<Record<string, unknown>>, parameterName)
    if (typeof value === 'string') chosen[parameterName] = value
  }
  return chosen
}

/**
 * The notes that identify a line. For a product with choices they are the choices, given as parameters or as notes;
 * other text is left out. For any other product they are as given.
 */
function notesOf(item: ItemToAdd, { name, choices }: SellableProduct): string | LineProblem {
  if (choices.length === 0) return item.notes ?? ''
  const chosen = chosenNotes(choices, chosenBy(item, choices))
  if ('notes' in chosen) return chosen.notes
  if ('missing' in chosen) return problem('cart.optionMissing', { name, choice: chosen.missing.name })
  const { name: choice, values } = chosen.unknown
  return problem('cart.optionUnknown', { name, choice, values: values.join(', ') })
}

/** The line that each item names, in their order. */
export function askedLines(facts: CartFacts, items: readonly ItemToAdd[]): AskedLine[] {
  return items.map((item) => {
    const named = { item, productId: item.productId, notes: item.notes ?? '' }
    const product = facts.sellable(item.productId)
    if (product === undefined) return { ...named, refused: problem('product.unknown', undefined) }
    const refused = unsellable(product)
    if (refused) return { ...named, refused }
    const notes = notesOf(item, product)
    return typeof notes === 'string' ? { ...named, notes, product } : { ...named, refused: notes }
  })
}

/** The line to write. A warehouse other than the cart's is ignored (docs/decisions/088). */
export function putOf(
  { warehouseId }: CartFacts,
  { item, productId, notes }: AskedLine,
  known: CartLine | undefined,
  quantity: number,
): LinePut {
  return {
    productId,
    notes,
    quantity,
    infos: { ...known?.infos, ...item.infos },
    useWpId: item.useWpId ?? known?.useWpId ?? false,
    deliveryWarehouseId:
      item.deliveryWarehouseId === warehouseId ? warehouseId : (known?.deliveryWarehouseId ?? null),
  }
}

export const knownLine = ({ lines }: CartFacts, asked: AskedLine): CartLine | undefined =>
  lines.find((line) => sameLine(line, asked))
