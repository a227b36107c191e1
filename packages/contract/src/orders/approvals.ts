import { APPROVAL_REASONS, APPROVAL_STATES, REFUSAL_REASON_MAX } from '@cambusa/domain/orders/approval'
import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { PageInfo } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { CodeNumber, DateIso, Euros, Id, Nullable, Page, Quantity, Text, Version } from '../schema.ts'

const Moment = Type.String()
const APPROVAL_ITEMS_MAX = 1000

/** A cart that was sent for approval, as lists show it. */
const summaryFields = {
  approvalId: Id,
  state: Type.Enum([...APPROVAL_STATES]),
  /** Why it needed approval when it was sent. */
  why: Type.Enum([...APPROVAL_REASONS]),
  sentBy: Type.Object({ userId: Id, name: Type.String() }),
  sentAt: Moment,
  /** Nobody decides after this: the cut-off of its slot. */
  lapsesAt: Moment,
  timeslot: Type.Object({ date: DateIso, beginTime: Type.String(), endTime: Type.String() }),
  deliveryServiceName: Type.String(),
  totalItems: Type.Integer({ minimum: 0 }),
  /** Euros: the amount when it was sent, or last changed by an approver. */
  total: Euros,
  decidedAt: Nullable(Moment),
  /** Who approved or refused it. */
  decidedBy: Nullable(Type.String()),
  /** Why it was refused. */
  reason: Nullable(Type.String()),
  /** The order that it became. */
  orderId: Nullable(Id),
  /** Whether the caller may decide: a holder, never on a cart of their own. */
  mayDecide: Type.Boolean(),
  /** Whether the caller sent it and may take it back. */
  mayWithdraw: Type.Boolean(),
}
const ApprovalSummary = Type.Object(summaryFields)
export type ApprovalSummary = Type.Static<typeof ApprovalSummary>

/** A line as it was sent, or last changed by an approver. */
const ApprovalLine = Type.Object({
  productId: Nullable(Id),
  code: Type.String(),
  name: Type.String(),
  description: Type.String(),
  brand: Type.String(),
  slug: Nullable(Type.String()),
  mediaURL: Type.String(),
  quantity: Type.Number(),
  unit: Type.String(),
  price: Euros,
  grossTotal: Euros,
  notes: Type.String(),
})
export type ApprovalLine = Type.Static<typeof ApprovalLine>

const Approval = Type.Object({
  ...summaryFields,
  /** Of the cart: an approval names it, and is refused when the cart has changed. */
  version: Type.Integer(),
  lines: Type.Array(ApprovalLine),
  /** While it waits: the cart at the prices of now, with problems of its lines; else null. */
  cart: Nullable(Cart),
  /** Of the sender, at this moment. */
  orderLimit: Nullable(Euros),
  monthLimit: Nullable(Euros),
  usedThisMonth: Euros,
  leftThisMonth: Nullable(Euros),
  /** How the approver may have it paid: at the door, or on the company's account. Empty: nothing can be decided. */
  paymentTypes: Type.Array(Type.Object({ paymentTypeId: Type.Integer(), name: Type.String() })),
})
export type Approval = Type.Static<typeof Approval>

export const listApprovals = endpoint({
  method: 'GET',
  url: '/approval/list',
  operationId: 'approvalList',
  summary:
    'Carts of colleagues to decide on, or own ones that were sent; what waits comes first, then the newest',
  tag: 'approvals',
  act: 'shop',
  query: Type.Object({
    /** colleagues: for holders; own: what the caller sent (the default). */
    of: Type.Optional(Type.Enum(['own', 'colleagues'])),
    page: Type.Optional(Page),
  }),
  data: Type.Object({
    approvals: Type.Array(ApprovalSummary),
    page: PageInfo,
    /** How many wait for the caller's decision. */
    toDecide: Type.Integer({ minimum: 0 }),
  }),
})

export const viewApproval = endpoint({
  method: 'GET',
  url: '/approval/view',
  operationId: 'approvalView',
  summary:
    'One cart that was sent for approval, at the prices of now, and what is left of its sender’s month',
  tag: 'approvals',
  act: 'shop',
  query: Type.Object({ approval_id: Id }),
  data: Approval,
})

export const sendForApproval = endpoint({
  method: 'POST',
  url: '/approval/send',
  operationId: 'approvalSend',
  summary: 'Send the prepared cart to the holders of the company; its sender gets a new, empty cart',
  tag: 'approvals',
  act: 'shop',
  body: Type.Object({ cart_id: Id }),
  data: Approval,
})

export const updateApproval = endpoint({
  method: 'POST',
  url: '/approval/update',
  operationId: 'approvalUpdate',
  summary:
    'An approver sets quantities of lines (0: without it); the cart gets the prices of now and a new version',
  tag: 'approvals',
  act: 'manageCompany',
  keyed: true,
  body: Type.Object({
    approval_id: Id,
    version: Version,
    items: Type.Array(Type.Object({ itemId: Id, quantity: Quantity }), {
      minItems: 1,
      maxItems: APPROVAL_ITEMS_MAX,
    }),
  }),
  data: Approval,
})

export const approveCart = endpoint({
  method: 'POST',
  url: '/approval/approve',
  operationId: 'approvalApprove',
  summary:
    'Place the order of a colleague’s cart; refused where the cart, or what it costs, is another than was seen',
  tag: 'approvals',
  act: 'manageCompany',
  body: Type.Object({
    approval_id: Id,
    version: Version,
    /** Euros, as the approver saw them. */
    total: Type.Number({ minimum: 0, maximum: 100_000_000 }),
    payment_type_id: CodeNumber,
    /** The approver says that the one who receives alcohol is of age. */
    age_declared: Type.Optional(Type.Boolean()),
  }),
  data: Approval,
})

export const refuseApproval = endpoint({
  method: 'POST',
  url: '/approval/refuse',
  operationId: 'approvalRefuse',
  summary: 'Refuse a colleague’s cart, with a reason; its lines go back to the cart of its sender',
  tag: 'approvals',
  act: 'manageCompany',
  body: Type.Object({ approval_id: Id, reason: Type.Optional(Text(REFUSAL_REASON_MAX)) }),
  data: Approval,
})

export const withdrawApproval = endpoint({
  method: 'POST',
  url: '/approval/withdraw',
  operationId: 'approvalWithdraw',
  summary: 'Take an own cart back before it is decided; its lines go back to the cart',
  tag: 'approvals',
  act: 'shop',
  body: Type.Object({ approval_id: Id }),
  data: Approval,
})
