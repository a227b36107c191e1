import { ORDER_NOTE_MAX, ORDER_PAGE_SIZE_MAX } from '@cambusa/domain/constants'
import { MOST_STARS } from '@cambusa/domain/orders/order-note'
import * as Type from 'typebox'
import { PageInfo } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Nullable, Page, PageSize, Text } from '../schema.ts'
import { OrderNote } from './order-afterwards.ts'

/** 1 to 5 stars; null: not rated. */
const AskedStars = Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MOST_STARS })))
const rating = {
  goods: AskedStars,
  punctuality: AskedStars,
  courtesy: AskedStars,
  text: Type.Optional(Text(ORDER_NOTE_MAX)),
}

export const addOrderNote = endpoint({
  method: 'POST',
  url: '/note/order/add',
  operationId: 'noteOrderAdd',
  summary: 'Rate an order that was handed over, and write a note; the same again answers it',
  tag: 'orders',
  act: 'shop',
  body: Type.Object({ order_id: Id, ...rating }),
  data: OrderNote,
})

export const updateOrderNote = endpoint({
  method: 'POST',
  url: '/note/order/update',
  operationId: 'noteOrderUpdate',
  summary: 'Change rating and note within their days; what is not named stays',
  tag: 'orders',
  act: 'shop',
  body: Type.Object({ noteId: Id, ...rating }),
  data: OrderNote,
})

export const listOrderNotes = endpoint({
  method: 'POST',
  url: '/note/list/',
  operationId: 'noteList',
  summary: 'The customer’s ratings and notes, newest first',
  tag: 'orders',
  act: 'shop',
  body: Type.Object({
    filter: Type.Optional(Type.Object({ order_id: Type.Optional(Id) })),
    page: Type.Optional(Page),
    page_size: Type.Optional(PageSize(ORDER_PAGE_SIZE_MAX)),
  }),
  data: Type.Object({ notes: Type.Array(OrderNote), page: PageInfo }),
})
