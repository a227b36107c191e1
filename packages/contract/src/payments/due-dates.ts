import { DUE_STATES, TERMS_DAYS } from '@cambusa/domain/orders/due-dates'
import * as Type from 'typebox'
import { PageInfo } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { DateIso, Euros, Id, Nullable, Page } from '../schema.ts'

/** An amount that falls due for an order on account. */
export const DueDate = Type.Object({
  dueDateId: Id,
  orderId: Id,
  orderNumber: Type.String(),
  /** Who ordered. */
  orderedBy: Type.String(),
  handedOverOn: DateIso,
  termDays: Type.Enum([...TERMS_DAYS]),
  dueOn: DateIso,
  state: Type.Enum([...DUE_STATES]),
  amount: Euros,
  paid: Euros,
  paidOn: Nullable(DateIso),
  /** What credit notes took off. */
  credited: Euros,
  /** What is left to pay. */
  left: Euros,
})
export type DueDate = Type.Static<typeof DueDate>

const filters = {
  state: Type.Optional(Type.Enum([...DUE_STATES])),
  /** Days on which they fall due, both included. */
  from: Type.Optional(DateIso),
  to: Type.Optional(DateIso),
}

export const listDueDates = endpoint({
  method: 'GET',
  url: '/payment-due-date/list',
  operationId: 'paymentDueDateList',
  summary:
    'What the company of now owes for orders on account: all of it for a holder, of own orders for others',
  tag: 'payments',
  act: 'shop',
  query: Type.Object({ ...filters, page: Type.Optional(Page) }),
  data: Type.Object({
    /** What is left to pay first, by its day; then what is paid, newest first. */
    dueDates: Type.Array(DueDate),
    page: PageInfo,
    /** Of everything, whatever the filters. */
    totals: Type.Object({
      overdue: Euros,
      /** Left to pay and not overdue. */
      coming: Euros,
      /** By the month in which it falls due, yyyy-MM; months without one are left out. */
      months: Type.Array(Type.Object({ month: Type.String(), left: Euros, paid: Euros })),
    }),
  }),
})

export const dueDateDocument = endpoint({
  method: 'GET',
  url: '/payment-due-date/document',
  operationId: 'paymentDueDateDocument',
  summary: 'A due date with its order’s lines as PDF',
  tag: 'payments',
  act: 'shop',
  query: Type.Object({ id: Id }),
  data: Type.Null(),
  isFile: true,
})

export const dueDateStatement = endpoint({
  method: 'GET',
  url: '/payment-due-date/statement',
  operationId: 'paymentDueDateStatement',
  summary: 'Due dates as PDF, in the order of the list, with what is overdue and coming of them',
  tag: 'payments',
  act: 'shop',
  query: Type.Object(filters),
  data: Type.Null(),
  isFile: true,
})

export const exportDueDates = endpoint({
  method: 'GET',
  url: '/payment-due-date/export',
  operationId: 'paymentDueDateExport',
  summary: 'Due dates as CSV, in the order of the list',
  tag: 'payments',
  act: 'shop',
  query: Type.Object(filters),
  data: Type.Null(),
  isFile: true,
})
