import { LOCALE } from '@cambusa/domain/constants'
import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import {
  areItemsEditable,
  CART_STATUS,
  isAddressEditable,
  isCartLocked,
  isSlotEditable,
  unlockedStatus,
} from '@cambusa/domain/orders/cart-status'
import { toEuros } from '@cambusa/domain/money/money'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { wireCartAddress } from './delivery/cart-address.ts'
import { cartScope, priceCart, type PricedCart, type PricedLine } from './pricing/cart-pricing.ts'
import type { CartSnapshot } from './rows/cart-snapshot.ts'
import { asksForInvoice } from './pricing/invoice-display.ts'
import { wireProblem } from './lines/line-problem.ts'
import { isInvoiceProposed, saidInfos } from './invoice/proposed-invoice.ts'
import { giftsToMake, wireGift, wirePackage } from './pricing/wire-extras.ts'
import { vanishedCard } from './lines/vanished-card.ts'
import { listVanished } from './lines/vanished.queries.ts'

type Sectors = NonNullable<Cart['sectors']>
/** A line without its product's card, which the catalogue has as JSON already. */
type BareItem = Omit<CartItem, 'product'>
type BareCart = Omit<Cart, 'cartItems' | 'sectors'>

function wireItem(
  { line, product, priceCents, grossCents, problem }: PricedLine,
  { warehouseId }: CartSnapshot,
): BareItem {
  const item: BareItem = {
    itemId: line.id,
    productId: line.productId,
    quantity: line.quantity,
    weight: product?.kind === 'Sfuso' ? line.quantity : null,
    price: priceCents === null ? null : toEuros(priceCents),
    grossTotal: toEuros(grossCents),
    vatRate: product?.vatRate ?? 0,
    infos: line.infos,
    notes: line.notes,
    useWpId: line.useWpId,
    deliveryWarehouseId: line.deliveryWarehouseId === warehouseId ? warehouseId : null,
  }
  if (problem) item.problem = wireProblem(problem)
  return item
}

interface Sector<Item> {
  categoryId: number
  name: string
  cartItems: Item[]
}

/**
 * The same lines by first-level category, in Italian alphabetical order; products that left the catalogue come last.
 */
function sectorsOf<Item>({ lines }: PricedCart, items: readonly Item[]): Sector<Item>[] {
  const sectors = new Map<number, Sector<Item>>()
  items.forEach((item, position) => {
    const { rootCategoryId: categoryId = 0, rootCategoryName: name = '' } = lines[position]?.product ?? {}
    const sector = sectors.get(categoryId) ?? { categoryId, name, cartItems: [] }
    sectors.set(categoryId, sector)
    sector.cartItems.push(item)
  })
  const isLast = ({ categoryId }: Sector<Item>) => Number(categoryId === 0)
  return [...sectors.values()].sort((a, b) => isLast(a) - isLast(b) || a.name.localeCompare(b.name, LOCALE))
}

function wireSlot({ slot, isTimeslotAssigned }: CartSnapshot, now: Date): Cart['timeslot'] {
  if (slot === null) return null
  const { id, date, beginTime, endTime, holdExpiresMs, cutoffMs } = slot
  const isHeld = holdExpiresMs !== null && holdExpiresMs > now.getTime()
  const heldUntil = isHeld ? new Date(holdExpiresMs).toISOString() : null
  const cutoffAt = new Date(cutoffMs).toISOString()
  return { timeslotId: id, date, beginTime, endTime, autoAssigned: isTimeslotAssigned, heldUntil, cutoffAt }
}

/** The current status: a cart whose lock has expired can be changed. */
function statusNow(cart: CartSnapshot, now: Date): number {
  const { status, orderId } = cart
  const isPrepared = status === CART_STATUS.expired || status === CART_STATUS.locked
  return isPrepared && !isCartLocked(cart, now) ? unlockedStatus(orderId) : status
}

/** The placed order that the cart edits. */
const wireEditing = ({ editing }: CartSnapshot): Cart['editing'] =>
  editing && {
    orderId: editing.orderId,
    orderNumber: editing.number,
    until: new Date(editing.cutoffMs).toISOString(),
    grossTotal: toEuros(editing.totalCents),
  }

/** The cards of the lines, from the catalogue; products that left it are read from the database. */
async function cardsOf<Card>(
  { db, warehouseId }: { db: Db; warehouseId: number },
  lines: readonly PricedLine[],
  cardOf: (productId: number) => Card | undefined,
  asCard: (card: CartItem['product']) => Card,
): Promise<Card[]> {
  const cards = lines.map(({ line }) => cardOf(line.productId))
  const missing = lines.filter((_, position) => cards[position] === undefined)
  if (missing.length === 0) return cards.filter((card) => card !== undefined)
  const vanished = await listVanished(db, { productIds: missing.map(({ line }) => line.productId) })
  return lines.flatMap(({ line }, position) => {
    const gone = vanished.find(({ id }) => id === line.productId)
    return cards[position] ?? (gone ? asCard(vanishedCard(gone, warehouseId)) : [])
  })
}

function wireBare(
  { config }: Pick<CartNeeds, 'config'>,
  session: RequestSession,
  cart: CartSnapshot,
  priced: PricedCart,
  now: Date,
): BareCart {
  const { totals } = priced
  const freeFromCents = cart.service?.freeFromCents
  const cartStatusId = statusNow(cart, now)
  return {
    cartId: cart.id,
    cartStatusId,
    version: cart.version,
    user: session.user,
    deliveryServiceId: cart.deliveryServiceId,
    shippingAddress: wireCartAddress(cart, session.user),
    timeslot: wireSlot(cart, now),
    usualTimeslot: cart.usualTimeslot,
    warehouse: { warehouseId: cart.warehouseId, name: cart.warehouseName },
    store: { storeId: cart.storeId, name: cart.storeName },
    cartInfos: saidInfos(cart),
    totalItems: priced.lines.length,
    itemsTotal: toEuros(totals.itemsCents),
    packageTotal: toEuros(totals.packagingCents),
    orderPackages: priced.packages.map(wirePackage),
    giftCertificates: priced.gifts.map((gift) =>
      wireGift({ ...gift, leftCents: gift.leftCents - gift.usedCents }),
    ),
    giftTotal: toEuros(totals.giftCertificatesCents),
    giftCertificatesToGenerate: giftsToMake(priced),
    worstCase: toEuros(priced.worstCaseCents),
    invoiceDisplay: asksForInvoice(config.shop, cart),
    invoiceProposed: isInvoiceProposed(cart),
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
    editing: wireEditing(cart),
    editable: {
      items: areItemsEditable(cartStatusId),
      address: isAddressEditable(cartStatusId),
      timeslot: isSlotEditable(cartStatusId),
    },
    ssoUser: session.kind === 'sso',
  }
}

interface Options {
  showSectors?: boolean
}

/** A cart on the wire: lines at the prices of this moment, totals, what is missing and what may be changed. */
export async function wireCart(
  services: CartNeeds,
  session: RequestSession,
  cart: CartSnapshot,
  { showSectors = false }: Options = {},
): Promise<Cart> {
  const { db, catalogue, clock } = services
  const now = clock()
  const scope = cartScope(session, cart)
  const priced = priceCart(cart, catalogue, scope, now)
  const cards = await cardsOf(
    { db, warehouseId: cart.warehouseId },
    priced.lines,
    (productId) => catalogue.card(productId, scope, now),
    (card) => card,
  )
  const cartItems = cards.map((product, position) => ({
    ...wireItem(priced.lines[position]!, cart),
    product,
  }))
  const sectors: Sectors | undefined = showSectors ? sectorsOf(priced, cartItems) : undefined
  return { ...wireBare(services, session, cart, priced, now), cartItems, sectors }
}

/** The same as JSON text, using the catalogue's JSON of the cards: the response to every tap on a product. */
export async function cartJson(
  services: CartNeeds,
  session: RequestSession,
  cart: CartSnapshot,
  { showSectors = false }: Options = {},
): Promise<string> {
  const { db, catalogue, clock } = services
  const now = clock()
  const scope = cartScope(session, cart)
  const priced = priceCart(cart, catalogue, scope, now)
  const cards = await cardsOf(
    { db, warehouseId: cart.warehouseId },
    priced.lines,
    (productId) => catalogue.cardJson(productId, scope, now),
    (card) => JSON.stringify(card),
  )
  const items = cards.map(
    (card, position) =>
      `${JSON.stringify(wireItem(priced.lines[position]!, cart)).slice(0, -1)},"product":${card}}`,
  )
  const sectors = showSectors
    ? sectorsOf(priced, items).map(
        ({ categoryId, name, cartItems }) =>
          `{"categoryId":${categoryId},"name":${JSON.stringify(name)},"cartItems":[${cartItems.join()}]}`,
      )
    : undefined
  const bare = JSON.stringify(wireBare(services, session, cart, priced, now)).slice(0, -1)
  return `${bare},"cartItems":[${items.join()}]${sectors ? `,"sectors":[${sectors.join()}]` : ''}}`
}
