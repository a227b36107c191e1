import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Text } from '../schema.ts'
import { Cart } from './cart.ts'

/** Longest session id that is read; the server's own have 43 characters. */
const SESSION_LENGTH = 100

export const mergeVisitor = endpoint({
  method: 'POST',
  url: '/cart/merge-visitor',
  operationId: 'cartMergeVisitor',
  summary:
    'Merge the cart that waited since auth/login (cart_waits) into the one of the company acted for; one that is gone changes nothing',
  tag: 'cart',
  act: 'shop',
  body: Type.Object({
    /** The session id of the visitor who has signed in. */
    visitor: Text(SESSION_LENGTH),
  }),
  data: Cart,
})
