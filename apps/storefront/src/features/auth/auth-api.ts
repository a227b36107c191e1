import { listDemoSignIns, login, techLogin } from '@cambusa/contract/people/auth'
import type { Cart } from '@cambusa/contract/cart/cart'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { enterCategory } from '../../lib/state/app-state.ts'
import { call } from '../../lib/api/call.ts'
import { forgetWaiting, letVisitorWait } from '../../lib/session/session.ts'
import { isCompanyToChoose, lookForCompanies } from '../../lib/state/dialog-chain-steps.ts'
import { cartQuery, keepCart } from '../../lib/state/cart-query.ts'

export interface Credentials {
  login: string
  password: string
  rememberMe: boolean
  /** Of staff: a code of their app, or a recovery code. */
  code?: string
}

/** Selects the category of the first line (specification §4 'Session'). */
function selectCategoryOf(cart: Cart): void {
  const crumb = cart.cartItems[0]?.product.breadCrumbs.at(-1)
  if (crumb) enterCategory(crumb)
}

/**
 * Signs in: the client keeps the session markers, earlier answers are forgotten, the customer's cart is loaded. Throws
 * CallError; the form shows its message.
 */
export async function signIn(client: QueryClient, { rememberMe, ...rest }: Credentials): Promise<void> {
  const body = { ...rest, remember_me: rememberMe, keep_visitor: true, show_sectors: true }
  letVisitorWait()
  await enterWith(client, await call(login, { body, quiet: true, startsSession: true }))
  if (!isCompanyToChoose()) forgetWaiting()
}

/** What follows every sign-in: the customer's cart is kept, and the next steps of the chain are prepared. */
export async function enterWith(client: QueryClient, cart: Cart): Promise<void> {
  keepCart(client, cart)
  await findCartOfSession(client)
}

/** Signs a till in by its key. Throws CallError; the form shows its message. */
export async function signInByKey(client: QueryClient, body: { key: string; secret: string }): Promise<void> {
  const sent = { ...body, show_sectors: true }
  keepCart(client, await call(techLogin, { body: sent, quiet: true, startsSession: true }))
  await findCartOfSession(client)
}

/** What follows every sign-in: the cart, its category, the companies to choose from. */
export async function findCartOfSession(client: QueryClient): Promise<void> {
  // Loaded again in case the change of user has cleared it: the next steps of the chain need a cart.
  selectCategoryOf(await client.ensureQueryData(cartQuery()))
  await lookForCompanies()
}

/** The customers that the demo shop offers to sign in as; none in other shops. */
export const demoSignInsQuery = queryOptions({
  queryKey: ['auth', 'demo-sign-ins'],
  queryFn: ({ signal }) => call(listDemoSignIns, { signal, background: true }),
  staleTime: Infinity,
  retry: false,
})
