import * as Type from 'typebox'
import { Address } from '../delivery/address.ts'
import {
  CartEditing,
  CartItem,
  CartTimeslot,
  GiftCertificateLine,
  OrderPackageLine,
  VatLine,
} from './cart-parts.ts'
import { endpoint } from '../endpoint.ts'
import { EnvelopeUser } from '../envelope.ts'
import {
  Euros,
  Flag,
  Id,
  IdOrNone,
  Nullable,
  Quantity,
  StringMap,
  Text,
  TextMap,
  Version,
} from '../schema.ts'

export const Cart = Type.Object({
  cartId: Type.Integer(),
  cartStatusId: Type.Integer(),
  /** Grows with every change; sent back as cart_version where a stale write must be refused. */
  version: Type.Integer(),
  user: EnvelopeUser,
  /** Chosen service; null until the shopper chose one. */
  deliveryServiceId: Nullable(Type.Integer()),
  shippingAddress: Nullable(Address),
  timeslot: Nullable(CartTimeslot),
  /** The slot that is proposed to this customer with every new cart; null: none. */
  usualTimeslot: Nullable(Type.Object({ weekday: Type.Integer(), beginTime: Type.String() })),
  /** 0 in a shop that has no stores yet. */
  warehouse: Type.Object({ warehouseId: IdOrNone, name: Type.String() }),
  store: Type.Object({ storeId: IdOrNone, name: Type.String() }),
  cartItems: Type.Array(CartItem),
  /** With show_sectors: the same lines by first-level category. */
  sectors: Type.Optional(
    Type.Array(Type.Object({ categoryId: Id, name: Type.String(), cartItems: Type.Array(CartItem) })),
  ),
  cartInfos: StringMap,
  /** Number of different lines. */
  totalItems: Type.Integer(),
  itemsTotal: Euros,
  packageTotal: Euros,
  orderPackages: Type.Array(OrderPackageLine),
  deliveryFee: Euros,
  /** Gift codes of the cart, the sum that they pay, and the codes that will be created once the order is paid. */
  giftCertificates: Type.Array(GiftCertificateLine),
  giftTotal: Euros,
  giftCertificatesToGenerate: Type.Array(Type.Object({ description: Type.String(), giftTotal: Euros })),
  totalPrice: Euros,
  /** The highest amount that it may come to once goods are weighed or replaced. */
  worstCase: Euros,
  taxTotal: Euros,
  vat: Type.Array(VatLine),
  /** The minimum order of the chosen service, and the amount missing to reach it. */
  minimumOrder: Euros,
  missingToMinimum: Euros,
  freeDeliveryFrom: Nullable(Euros),
  maxProducts: Type.Integer(),
  lockedUntil: Nullable(Type.String()),
  /** The placed order that this cart changes (order/modify); null: an ordinary cart. */
  editing: Nullable(CartEditing),
  editable: Type.Object({ items: Type.Boolean(), address: Type.Boolean(), timeslot: Type.Boolean() }),
  /** Whether the shop asks in this warehouse if the customer wants an invoice. */
  invoiceDisplay: Type.Boolean(),
  /** need_invoice comes from the customer's last order and has not been set for this cart yet. */
  invoiceProposed: Type.Boolean(),
  ssoUser: Type.Boolean(),
})
export type Cart = Type.Static<typeof Cart>

const withSectors = Type.Object({
  store_id: Type.Optional(IdOrNone),
  show_sectors: Type.Optional(Flag),
})

export const viewCart = endpoint({
  method: 'GET',
  url: '/cart/view',
  operationId: 'cartView',
  summary: 'The open cart of this session',
  tag: 'cart',
  act: 'visit',
  keptOffline: 'own',
  query: withSectors,
  data: Cart,
})

/**
 * Infos of a line that a shopper may set: note, and the wishes accept_alternatives, same_brand (true/false),
 * highest_price (euros), avoid_allergens (codes separated by commas); names have at most 40 characters.
 */
const LineInfos = TextMap(10, 500)

/**
 * A product that a call names. If it has selectOptions, the choices are sent as further properties (parameterName with
 * the chosen key or value), or as the notes that they give ('name: value' joined by commas).
 */
const NamedItem = {
  productId: Id,
  useWpId: Type.Optional(Type.Boolean()),
  deliveryWarehouseId: Type.Optional(Nullable(Id)),
  notes: Type.Optional(Text(500)),
  infos: Type.Optional(LineInfos),
}

export const addItems = endpoint({
  method: 'POST',
  url: '/cart/add',
  operationId: 'cartAdd',
  keyed: true,
  summary: 'Add quantities of products; a single one beyond the limit is refused, several are trimmed',
  tag: 'cart',
  act: 'visit',
  query: withSectors,
  body: Type.Object({
    items: Type.Array(
      Type.Object({
        ...NamedItem,
        /** Added to the quantity of the line. */
        quantity: Quantity,
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  data: Cart,
})

export const resetItems = endpoint({
  method: 'POST',
  url: '/theone-cart/add-reset',
  operationId: 'cartAddReset',
  summary: 'Set lines to exactly these quantities; the same call again changes nothing, other lines stay',
  tag: 'cart',
  act: 'visit',
  query: withSectors,
  body: Type.Object({
    items: Type.Array(
      Type.Object({
        ...NamedItem,
        /** New quantity of the line, 1 by default; rounded to the nearest that can be bought. */
        quantity: Type.Optional(Quantity),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  data: Cart,
})

export const updateItems = endpoint({
  method: 'POST',
  url: '/cart/update',
  operationId: 'cartUpdate',
  summary: 'Set the quantity of lines; 0 removes the line',
  tag: 'cart',
  act: 'visit',
  query: withSectors,
  body: Type.Object({
    items: Type.Array(Type.Object({ itemId: Id, quantity: Quantity }), { minItems: 1, maxItems: 200 }),
    cart_version: Type.Optional(Version),
  }),
  data: Cart,
})

export const deleteItems = endpoint({
  method: 'POST',
  url: '/cart/delete',
  operationId: 'cartDelete',
  summary: 'Remove lines',
  tag: 'cart',
  act: 'visit',
  query: withSectors,
  body: Type.Object({
    items: Type.Array(Type.Object({ itemId: Id, productId: Type.Optional(Id) }), {
      minItems: 1,
      maxItems: 200,
    }),
  }),
  data: Cart,
})

export const emptyCart = endpoint({
  method: 'POST',
  url: '/cart/empty',
  operationId: 'cartEmpty',
  summary: 'Remove every line',
  tag: 'cart',
  act: 'visit',
  query: withSectors,
  data: Cart,
})

/**
 * Properties of the cart that a shopper may set: need_invoice (true/false), order_note (at most 1000 characters),
 * customer_reference (the customer's own number of the order, at most 40), and wishes for every line without wishes of
 * its own: accept_alternatives, same_brand (true/false), avoid_allergens (codes separated by commas).
 */
export const cartInfoNames = [
  'need_invoice',
  'order_note',
  'accept_alternatives',
  'same_brand',
  'avoid_allergens',
  'customer_reference',
] as const

export const updateCartInfo = endpoint({
  method: 'POST',
  url: '/cart/update-cart-info',
  operationId: 'cartUpdateCartInfo',
  summary: 'Set a property of the cart',
  tag: 'cart',
  act: 'visit',
  body: Type.Object({ property: Text(60), value: Text(1000) }),
  data: Cart,
})

export const updateItemInfos = endpoint({
  method: 'POST',
  url: '/cart/update-infos',
  operationId: 'cartUpdateInfos',
  summary: 'Set infos of lines (wishes, note)',
  tag: 'cart',
  act: 'visit',
  query: withSectors,
  body: Type.Object({
    items: Type.Array(Type.Object({ itemId: Id, infos: LineInfos }), { minItems: 1, maxItems: 200 }),
  }),
  data: Cart,
})
