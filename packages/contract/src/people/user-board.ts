import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { PageInfo } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Nullable, Page, Text } from '../schema.ts'

/** A customer as administrators look them up. */
export const BoardUser = Type.Object({
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  login: Type.String(),
  codInt: Nullable(Type.String()),
  /** The companies of the customer's code, the first one in whose name they act first. */
  companyNames: Type.Array(Type.String()),
  userTypeId: Type.Integer(),
  profileLevel: Type.Integer(),
})
export type BoardUser = Type.Static<typeof BoardUser>

export const listBoardUsers = endpoint({
  method: 'GET',
  url: '/user-board/users',
  operationId: 'userBoardUsers',
  summary: 'Customers by name, e-mail, customer code, company or VAT number, for administrators',
  tag: 'user board',
  act: 'administer',
  query: Type.Object({
    /** Words that all must be found; without one all customers, by name. */
    query: Type.Optional(Text(100)),
    page: Type.Optional(Page),
  }),
  data: Type.Object({ users: Type.Array(BoardUser), page: PageInfo }),
})

export const actAs = endpoint({
  method: 'POST',
  url: '/user-board/act-as',
  operationId: 'userBoardActAs',
  summary: 'Act as a customer for 60 minutes: a new session, and the customer’s cart',
  tag: 'user board',
  act: 'administer',
  body: Type.Object({ user_id: Id }),
  data: Cart,
})

export const leaveUser = endpoint({
  method: 'POST',
  url: '/user-board/leave',
  operationId: 'userBoardLeave',
  summary: 'Stop acting as a customer: the administrator’s own session goes on under a new id',
  tag: 'user board',
  act: 'shop',
  data: Cart,
})
