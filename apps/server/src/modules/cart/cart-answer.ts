import type { Cart, CartItem } from '@cambusa/contract/cart'
import { areItemsEditable, CART_STATUS, isAddressEditable, isSlotEditable } from '@cambusa/domain/cart-status'
import { toEuros } from '@cambusa/domain/money'
import type { RequestSession, Services } from '../../platform/context.ts'
import { wireAddress } from './cart-address.ts'
import type { PriceScope } from '../catalogue/catalogue.ts'
import { cartScope, priceCart, type PricedCart, type PricedLine } from './cart-pricing.ts'
import type { CartSlotRow, CartSnapshot } from './cart.queries.ts'
import { wireProblem } from './line-problem.ts'
import { listVanished, vanishedCard } from './vanished-card.ts'

type Sectors = NonNullable<Cart['sectors']>

function wireItem({ line, product, priceCents, grossCents, problem }: PricedLine, card: CartItem['product']) {
  const isByWeight = product?.kind === 'Sfuso'
  const item: CartItem = {
    itemId: line.id,
    productId: line.productId,
    product: card,
    quantity: line.quantity,
    weight: isByWeight ? line.quantity : null,
    price: priceCents === null ? null : toEuros(priceCents),
    grossTotal: toEuros(grossCents),
    vatRate: product?.vatRate ?? card.vatRate,
    infos: line.infos,
    notes: line.notes,
    useWpId: line.useWpId,
    deliveryWarehouseId: line.deliveryWarehouseId,
  }
  if (problem) item.problem = wireProblem(problem)
  return item
}

/** The same lines by first-level category, categories in Italian alphabetical order. */
function sectorsOf({ lines }: PricedCart, items: readonly CartItem[]): Sectors {
  const sectors = new Map<number, Sectors[number]>()
  lines.forEach(({ product, line }, position) => {
    const item = items[position]
    if (item === undefined) return
    const categoryId = product?.rootCategoryId ?? item.product.categoryId
    const name = product?.rootCategoryName ?? ''
    const sector = sectors.get(categoryId) ?? { categoryId, name, cartItems: [] }
    sectors.set(categoryId, sector)
    if (line.id === item.itemId) sector.cartItems.push(item)
  })
  return [...sectors.values()].sort((a, b) => a.name.localeCompare(b.name, 'it'))
}

function wireSlot(slot: CartSlotRow | null, now: Date): Cart['timeslot'] {
  if (slot === null) return null
  const { id, date, beginTime, endTime, holdExpiresMs } = slot
  const isHeld = holdExpiresMs !== null && holdExpiresMs > now.getTime()
  const heldUntil = isHeld ? new Date(holdExpiresMs).toISOString() : null
  return { timeslotId: id, date, beginTime, endTime, autoAssigned: false, heldUntil }
}

/** The status that counts now: a lock that has ended is an open cart. */
function statusNow({ status, lockedUntil }: CartSnapshot, now: Date): number {
  if (status === CART_STATUS.expired) return CART_STATUS.open
  const isOver = status === CART_STATUS.locked && (lockedUntil === null || lockedUntil <= now)
  return isOver ? CART_STATUS.open : status
}

/** The cards of the lines; products that left the catalogue are asked of the database. */
async function cardsOf(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  lines: readonly PricedLine[],
  scope: PriceScope,
  now: Date,
): Promise<CartItem['product'][]> {
  const cards = lines.map(({ line }) => catalogue.card(line.productId, scope, now))
  const missing = lines.filter((_, position) => cards[position] === undefined)
  if (missing.length === 0) return cards.filter((card) => card !== undefined)
  const vanished = await listVanished(
    db,
    missing.map(({ line }) => line.productId),
  )
  return lines.flatMap(({ line }, position) => {
    const gone = vanished.find(({ id }) => id === line.productId)
    return cards[position] ?? (gone ? vanishedCard(gone) : [])
  })
}

/** A cart on the wire: lines at the prices of this moment, totals, what is missing and what may be changed. */
export async function wireCart(
  services: Pick<Services, 'db' | 'catalogue' | 'clock'>,
  session: RequestSession,
  cart: CartSnapshot,
  { showSectors = false }: { showSectors?: boolean } = {},
): Promise<Cart> {
  const now = services.clock()
  const scope = cartScope(session, cart)
  const priced = priceCart(cart, services.catalogue, scope, now)
  const { totals } = priced
  const freeFromCents = cart.service?.freeFromCents
  const cards = await cardsOf(services, priced.lines, scope, now)
  const cartItems = priced.lines.map((line, position) => wireItem(line, cards[position]!))
  const cartStatusId = statusNow(cart, now)
  return {
    cartId: cart.id,
    cartStatusId,
    version: cart.version,
    user: session.user,
    deliveryServiceId: cart.deliveryServiceId,
    shippingAddress: wireAddress(cart, session.user),
    timeslot: wireSlot(cart.slot, now),
    warehouse: { warehouseId: cart.warehouseId, name: cart.warehouseName },
    store: { storeId: cart.storeId, name: cart.storeName },
    cartItems,
    ...(showSectors ? { sectors: sectorsOf(priced, cartItems) } : {}),
    cartInfos: cart.infos,
    totalItems: cartItems.length,
    itemsTotal: toEuros(totals.itemsCents),
    deliveryFee: toEuros(totals.deliveryFeeCents),
    totalPrice: toEuros(totals.totalCents),
    taxTotal: toEuros(totals.taxCents),
    vat: totals.vat.map(({ rate, grossCents, netCents, vatCents }) => ({
      rate,
      gross: toEuros(grossCents),
      net: toEuros(netCents),
      vat: toEuros(vatCents),
    })),
    minimumOrder: toEuros(priced.minimumCents),
    missingToMinimum: toEuros(priced.missingToMinimumCents),
    freeDeliveryFrom: typeof freeFromCents === 'number' ? toEuros(freeFromCents) : null,
    maxProducts: session.maxProducts,
    lockedUntil: cartStatusId === CART_STATUS.locked ? (cart.lockedUntil?.toISOString() ?? null) : null,
    editable: {
      items: areItemsEditable(cartStatusId),
      address: isAddressEditable(cartStatusId),
      timeslot: isSlotEditable(cartStatusId),
    },
    ssoUser: false,
  }
}
