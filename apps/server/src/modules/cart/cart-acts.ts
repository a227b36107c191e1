import { cartInfoNames, type updateItemInfos, type updateItems } from '@cambusa/contract/cart'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { ORDER_NOTE_MAX } from '@cambusa/domain/constants'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import type { RequestSession } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import type { CartNeeds } from './cart-needs.ts'
import { changeLines, keepPlace, type ChangedCart } from './cart-changes.ts'
import { updateCartInfoRow, type LinePut } from './cart-lines.queries.ts'
import { checkEditable, ensureCart, readCart } from './cart.service.ts'
import { checkNotMerged } from './merged-visitor.ts'
import { planAdd, type ItemToAdd } from './plan-add.ts'
import { planUpdate } from './plan-update.ts'

/** Adds quantities of products to the cart. Throws the reason when nothing of it can be added. */
export function addToCart(
  services: CartNeeds,
  session: RequestSession,
  items: readonly ItemToAdd[],
): Promise<ChangedCart> {
  for (const { infos } of items) if (infos) checkInfos(infos)
  return changeLines(services, session, {
    productIds: items.map(({ productId }) => productId),
    makesCart: true,
    decide: (facts) => planAdd(facts, items),
  })
}

/** Sets quantities of lines; 0 removes. Throws cart.lineGone, cart.changedElsewhere (409) or the reason. */
export function updateQuantities(
  services: CartNeeds,
  session: RequestSession,
  { items, cart_version: version }: BodyOf<typeof updateItems>,
): Promise<ChangedCart> {
  return changeLines(services, session, {
    productIds: [],
    makesCart: true,
    decide: (facts) => planUpdate(facts, items, version),
  })
}

/** Removes lines; those that are gone already are no mistake. */
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

const LINE_INFOS_MAX = 10
const INFO_NAME_MAX = 40
const INFO_VALUE_MAX = 500

function checkInfos(infos: Readonly<Record<string, string>>) {
  const entries = Object.entries(infos)
  const isTooMuch =
    entries.length > LINE_INFOS_MAX ||
    entries.some(([name, value]) => name.length > INFO_NAME_MAX || value.length > INFO_VALUE_MAX)
  if (isTooMuch)
    throw refuse(
      'request.malformed',
      { field: 'infos', reason: malformedTexts.maxLength({ limit: INFO_VALUE_MAX }) },
      { field: 'infos' },
    )
}

/** Sets infos of lines (accept_alternatives, note) beside those that they have; an empty value takes one away. */
export function updateLineInfos(
  services: CartNeeds,
  session: RequestSession,
  items: BodyOf<typeof updateItemInfos>['items'],
): Promise<ChangedCart> {
  for (const { infos } of items) checkInfos(infos)
  return changeLines(services, session, {
    productIds: [],
    makesCart: true,
    decide: ({ lines }) => {
      const put = new Map<number, LinePut>()
      for (const { itemId, infos } of items) {
        const line = put.get(itemId) ?? lines.find(({ id }) => id === itemId)
        if (line === undefined) throw refuse('cart.lineGone')
        const merged = Object.entries({ ...line.infos, ...infos }).filter(([, value]) => value !== '')
        put.set(itemId, { ...line, infos: Object.fromEntries(merged) })
      }
      return { put: [...put.values()], gone: [], warnings: [] }
    },
  })
}

const isSwitch = (name: string) => name !== 'order_note'

function checkInfo(name: string, value: string) {
  if (!cartInfoNames.some((known) => known === name)) throw refuse('cart.infoUnknown', { name })
  if (isSwitch(name) && value !== 'true' && value !== 'false') throw refuse('errors.errorSettingCartInfo')
  if (name === 'order_note' && value.length > ORDER_NOTE_MAX)
    throw refuse('cart.noteTooLong', { max: ORDER_NOTE_MAX })
}

/**
 * Sets a property of the cart. Throws cart.infoUnknown, cart.noteTooLong, errors.errorSettingCartInfo, cart.locked
 * (409), cart.visitorMerged (409).
 */
export async function setCartInfo(
  { db, clock }: CartNeeds,
  session: RequestSession,
  { property, value }: { property: string; value: string },
): Promise<ChangedCart> {
  checkInfo(property, value)
  const now = clock()
  const cart = await ensureCart(db, session, now)
  checkEditable(cart, now)
  const written = await updateCartInfoRow(db, { cartId: cart.id, name: property, value, now })
  if (written === undefined) {
    await checkNotMerged(db, session)
    throw refuse('cart.locked')
  }
  const changed = await readCart(db, session)
  await keepPlace(db, changed, now)
  return { cart: changed, warnings: [] }
}
