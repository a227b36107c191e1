import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { Flag, Nullable, Text } from '../schema.ts'

export const testSession = endpoint({
  method: 'GET',
  url: '/auth/test',
  operationId: 'authTest',
  summary: 'Who is signed in, with the cart; userId -1 for a visitor',
  tag: 'auth',
  act: 'visit',
  query: Type.Object({ show_sectors: Type.Optional(Flag), operation: Type.Optional(Text(40)) }),
  data: Cart,
})

export const login = endpoint({
  method: 'POST',
  url: '/auth/login',
  operationId: 'authLogin',
  summary:
    'Sign in with login and password; the visitor’s cart is merged, or waits for the choice of a company',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  sendAs: 'form',
  body: Type.Object({
    login: Text(254),
    password: Text(200),
    remember_me: Type.Optional(Flag),
    /** Of staff: a code of their authenticator app, or a recovery code. */
    code: Type.Optional(Text(40)),
    show_sectors: Type.Optional(Flag),
    /** A customer of several companies chooses one first: the visitor’s cart waits for mergeVisitor. */
    keep_visitor: Type.Optional(Flag),
  }),
  data: Cart,
})

export const mergeVisitor = endpoint({
  method: 'POST',
  url: '/cart/merge-visitor',
  operationId: 'cartMergeVisitor',
  summary: 'Merge the cart of the visitor that the browser was before into that of the company of now, once',
  tag: 'cart',
  act: 'shop',
  /** Session id of the visitor. */
  body: Type.Object({ visitor: Text(100) }),
  data: Cart,
})

export const techLogin = endpoint({
  method: 'POST',
  url: '/auth/ext-theone/tech-login',
  operationId: 'authTechLogin',
  summary: 'Sign a till in by its key and secret, as the customer of the key; the visitor’s cart is merged',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  sendAs: 'form',
  body: Type.Object({ key: Text(60), secret: Text(100), show_sectors: Type.Optional(Flag) }),
  data: Cart,
})

export const logout = endpoint({
  method: 'POST',
  url: '/auth/logout',
  operationId: 'authLogout',
  summary: 'End the session and the remembered account of this device',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  data: Type.Object({ loginRedirectUrl: Type.Optional(Type.String()) }),
})

export const listDemoSignIns = endpoint({
  method: 'GET',
  url: '/demo/sign-ins',
  operationId: 'demoSignIns',
  summary: 'Accounts to try the demo shop with, and the password that they share; none in any other shop',
  tag: 'auth',
  act: 'visit',
  data: Type.Object({
    password: Type.String(),
    signIns: Type.Array(Type.Object({ login: Type.String(), who: Type.String() })),
    /** A free card to register with, and where to read the shop's mail; null in any other shop. */
    newcomer: Nullable(
      Type.Object({ cardCode: Type.String(), vatNumber: Type.String(), mailUrl: Type.String() }),
    ),
  }),
})
