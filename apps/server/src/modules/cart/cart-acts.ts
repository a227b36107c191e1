import type { updateItemInfos, updateItems } from '@cambusa/contract/cart/cart'
import type { BodyOf } from '@cambusa/contract/endpoint'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { changeLines, extendSlotHold, type ChangedCart } from './cart-changes.ts'
import { updateCartInfoRow, type LinePut } from './rows/cart-lines.queries.ts'
import { checkEditable, ensureCart, readCart } from './cart.service.ts'
import { readCartInfo, readLineInfos } from './infos.ts'
import { checkNotMerged } from './visitor/merged-visitor.ts'
import type { CartFacts, ItemToAdd, LinePlan } from './lines/cart-facts.ts'
import { planAdd } from './lines/plan-add.ts'
import { planReset } from './lines/plan-reset.ts'
import { planUpdate } from './lines/plan-update.ts'

const withReadInfos = (item: ItemToAdd): ItemToAdd =>
  item.infos === undefined ? item : { ...item, infos: readLineInfos(item.infos) }

/** Makes a call that puts products into the cart from the function that plans it. */
const bringIn =
  (plan: (facts: CartFacts, items: readonly ItemToAdd[]) => LinePlan) =>
  (
    services: CartNeeds,
    session: RequestSession,
    items: readonly ItemToAdd[],
    requestKey?: RequestKey,
  ): Promise<ChangedCart> => {
    const read = items.map(withReadInfos)
    return changeLines(services, session, {
      productIds: items.map(({ productId }) => productId),
      makesCart: true,
      decide: (facts) => plan(facts, read),
      requestKey,
    })
  }

/**
 * Adds quantities of products to the cart; repeated with the same key, it adds once. Throws the reason when nothing can
 * be added, request.keyReused (409).
 */
export const addToCart = bringIn(planAdd)

/** Sets lines to exactly the given quantities; other lines stay. Throws the reason when nothing can be done. */
export const resetInCart = bringIn(planReset)

/** Sets quantities of lines; 0 removes. Throws cart.lineGone, cart.changedElsewhere (409) or the reason. */
export function updateQuantities(
  services: CartNeeds,
  session: RequestSession,
  { items, cart_version: version }: BodyOf<typeof updateItems>,
): Promise<ChangedCart> {
  return changeLines(services, session, {
    productIds: [],
    raises: (lines) =>
      lines.filter(({ id }) => items.some(({ itemId }) => itemId === id)).map(({ productId }) => productId),
    makesCart: true,
    decide: (facts) => planUpdate(facts, items, version),
  })
}

/** Removes lines; lines that are gone already are no error. */
export function removeLines(
  services: CartNeeds,
  session: RequestSession,
  itemIds: readonly number[],
): Promise<ChangedCart> {
  return changeLines(services, session, {
    productIds: [],
    makesCart: false,
    decide: ({ lines }) => {
      const gone = lines.filter(({ id }) => itemIds.includes(id)).map(({ id }) => id)
      return { put: [], gone, warnings: [] }
    },
  })
}

/** Removes every line. */
export function clearCart(services: CartNeeds, session: RequestSession): Promise<ChangedCart> {
  return changeLines(services, session, {
    productIds: [],
    makesCart: false,
    decide: ({ lines }) => ({ put: [], gone: lines.map(({ id }) => id), warnings: [] }),
  })
}

/** Adds infos (wishes, note) to those that lines already have; an empty value removes one. */
export function updateLineInfos(
  services: CartNeeds,
  session: RequestSession,
  items: BodyOf<typeof updateItemInfos>['items'],
): Promise<ChangedCart> {
  const read = items.map(({ itemId, infos }) => ({ itemId, infos: readLineInfos(infos) }))
  return changeLines(services, session, {
    productIds: [],
    makesCart: true,
    decide: ({ lines }) => {
      const put = new Map<number, LinePut>()
      for (const { itemId, infos } of read) {
        const line = put.get(itemId) ?? lines.find(({ id }) => id === itemId)
        if (line === undefined) throw refuse('cart.lineGone')
        const merged = Object.entries({ ...line.infos, ...infos }).filter(([, value]) => value !== '')
        put.set(itemId, { ...line, infos: Object.fromEntries(merged) })
      }
      return { put: [...put.values()], gone: [], warnings: [] }
    },
  })
}

/**
 * Sets a property of the cart. Throws cart.infoUnknown, cart.noteTooLong, cart.wishUnclear, errors.errorSettingCartInfo,
 * cart.locked (409), cart.visitorMerged (409).
 */
export async function setCartInfo(
  { db, clock }: CartNeeds,
  session: RequestSession,
  { property, value: said }: { property: string; value: string },
): Promise<ChangedCart> {
  const value = readCartInfo(property, said)
  const now = clock()
  const cart = await ensureCart(db, session, now)
  checkEditable(cart, now)
  const written = await updateCartInfoRow(db, { cartId: cart.id, name: property, value, now })
  if (written === undefined) {
    await checkNotMerged(db, session)
    throw refuse('cart.locked')
  }
  const changed = await readCart(db, session, now)
  await extendSlotHold(db, changed, now)
  return { cart: changed, warnings: [] }
}
