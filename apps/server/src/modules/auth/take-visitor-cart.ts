import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { mergeVisitorCart, type CartNeeds, type MergedCart } from '../cart/cart.ts'
import { listCompaniesOfLogin } from './login.queries.ts'
import type { Sessions } from './session.service.ts'
import { isToken } from './session-tokens.ts'
import type { Config } from '../../config.ts'

type Needs = CartNeeds & { config: Config; sessions: Pick<Sessions, 'load' | 'reload'> }

/** Whether a customer has companies to choose from, so that a visitor's cart waits for the choice. */
export async function hasSeveralCompanies(db: Db, { userId }: Pick<RequestSession, 'userId'>) {
  return (await listCompaniesOfLogin(db, { userId })).length > 1
}

/**
 * Merges the cart of the visitor who has signed in into the one of the company that the customer acts for now. Once: a
 * cart that is merged, and the session of a customer, change nothing.
 */
export async function takeVisitorCart(
  services: Needs,
  customer: RequestSession,
  visitorToken: string,
): Promise<MergedCart & { session: RequestSession }> {
  const { sessions, clock } = services
  const nothing = { session: customer, infos: [], warnings: [] }
  if (!isToken(visitorToken)) return nothing
  const visitor = await sessions.load(visitorToken, clock())
  const merged = await mergeVisitorCart(services, visitor, customer)
  if (merged === undefined) return nothing
  // The store of the session is that of its cart.
  return { session: await sessions.reload(customer, clock()), ...merged }
}
