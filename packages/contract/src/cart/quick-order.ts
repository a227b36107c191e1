import { ORDER_DOUBTS } from '@cambusa/domain/order-text/order-proposal'
import { QUICK_ORDER_MAX_LINES } from '@cambusa/domain/order-text/order-text'
import * as Type from 'typebox'
import { Cart } from './cart.ts'
import { endpoint } from '../endpoint.ts'
import { ListedProduct } from '../catalogue/listed-product.ts'
import { Id, Nullable, Quantity, Text } from '../schema.ts'

/** A quantity as it was written; `each` is a number without a unit, smaller measures are converted to kg and l. */
export const OrderAmount = Type.Object({
  value: Type.Number({ exclusiveMinimum: 0, maximum: 99_999_999 }),
  unit: Type.Enum(['each', 'piece', 'item', 'container', 'pack', 'case', 'pallet', 'kg', 'l']),
  /** Pieces per case, where the text says it: 'casse da 12'. */
  caseSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
})

/** A line of an order: free text with its quantity inside, or the columns of a table. */
export const QuickOrderLine = Type.Object({
  text: Text(200),
  code: Type.Optional(Text(200)),
  amount: Type.Optional(OrderAmount),
})
export type QuickOrderLine = Type.Static<typeof QuickOrderLine>

/** Why a line must be checked. */
export const QuickOrderDoubt = Type.Enum([...ORDER_DOUBTS])
export type QuickOrderDoubt = Type.Static<typeof QuickOrderDoubt>

export const MatchedLine = Type.Object({
  /**
   * `unread`: the call ran out of time before this line, ask for it again; `tooLong`: too many words for one product.
   */
  state: Type.Enum(['matched', 'doubtful', 'unknown', 'unread', 'tooLong']),
  /** The code or words searched for, without the quantity. */
  subject: Type.String(),
  /** Found by its code or GTIN. */
  byCode: Type.Boolean(),
  amount: Nullable(OrderAmount),
  /** The product, or the best guess; null: unknown. */
  productId: Nullable(Id),
  /** Purchasable: pieces, or base units for goods by weight; 0: unknown. */
  quantity: Type.Number(),
  /** How the amount was counted: 'case' and 'content' changed it, 'guess' must be checked. */
  countedBy: Type.Enum(['asked', 'least', 'case', 'content', 'weight', 'guess']),
  /** The quantity was rounded to the steps of the product. */
  isRounded: Type.Boolean(),
  doubts: Type.Array(QuickOrderDoubt),
  /** Words of the line were not understood, or meant in other words: it is not accepted together with others. */
  isPartly: Type.Optional(Type.Boolean()),
  /** Where nothing within 10% of the written amount can be bought: the purchasable quantities below and above. */
  nearest: Type.Optional(Type.Array(Type.Number())),
  /** The line names several goods, each of which alone is matched: the texts of the lines that it stands for. */
  parts: Type.Optional(Type.Array(Type.String())),
  /** Other products that may be meant, best match first. */
  suggestions: Type.Array(Id),
})
export type MatchedLine = Type.Static<typeof MatchedLine>

/** A product that a line names or suggests, each once. */
export const QuickOrderProduct = Type.Object({
  product: ListedProduct,
  piecesPerBox: Nullable(Type.Integer()),
  boxesPerPallet: Nullable(Type.Integer()),
  /** ISO time of the last order in which this customer bought it. */
  lastBoughtAt: Nullable(Type.String()),
})
export type QuickOrderProduct = Type.Static<typeof QuickOrderProduct>

export const QuickOrderMatch = Type.Object({
  /** In the order of the request. */
  lines: Type.Array(MatchedLine),
  products: Type.Array(QuickOrderProduct),
})
export type QuickOrderMatch = Type.Static<typeof QuickOrderMatch>

export const matchQuickOrder = endpoint({
  method: 'POST',
  url: '/quick-order/match',
  operationId: 'quickOrderMatch',
  summary:
    'Products, quantities and prices for the lines of an order as written; lines that come back unread are asked for again',
  tag: 'quick-order',
  act: 'visit',
  body: Type.Object({ lines: Type.Array(QuickOrderLine, { minItems: 1, maxItems: QUICK_ORDER_MAX_LINES }) }),
  data: QuickOrderMatch,
})

export const readQuickOrder = endpoint({
  method: 'POST',
  url: '/quick-order/read',
  operationId: 'quickOrderRead',
  summary: 'The lines of an order in a CSV, XLSX or JSON file, sent as the body (application/octet-stream)',
  tag: 'quick-order',
  act: 'visit',
  sendAs: 'file',
  body: Type.Unsafe<Uint8Array<ArrayBuffer>>({}),
  data: Type.Object({
    /** As in the file, even where a text is longer than matching accepts. */
    lines: Type.Array(
      Type.Object({
        text: Type.String(),
        code: Type.Optional(Type.String()),
        amount: Type.Optional(OrderAmount),
      }),
    ),
    /** Rows of an order form whose quantity was left empty. */
    withoutQuantity: Type.Integer(),
  }),
})

export const addQuickOrder = endpoint({
  method: 'POST',
  url: '/quick-order/add',
  operationId: 'quickOrderAdd',
  keyed: true,
  summary:
    'Add the products of an order to the cart; of each what is possible, with the reason for what is not',
  tag: 'quick-order',
  act: 'visit',
  body: Type.Object({
    items: Type.Array(
      Type.Object({
        productId: Id,
        quantity: Quantity,
        /** The choices of a product that has selectOptions: 'name: value' joined by commas. */
        notes: Type.Optional(Text(500)),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  data: Type.Object({
    cart: Cart,
    /** Products that were not added as asked, with their notes; `added` is the quantity that the cart received. */
    refused: Type.Array(
      Type.Object({
        productId: Id,
        notes: Type.Optional(Type.String()),
        added: Type.Number(),
        code: Type.String(),
        text: Type.String(),
      }),
    ),
  }),
})
