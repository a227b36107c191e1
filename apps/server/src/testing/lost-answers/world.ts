import { viewCart } from '@cambusa/contract/cart/cart'
import type { AnyEndpoint, BodyOf, QueryOf } from '@cambusa/contract/endpoint'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../modules/auth/password-hash.ts'
import { users } from '../../platform/schema/accounts.ts'
import { buildReadyShopper, type ReadyShopper } from '../factories/orders.ts'
import { signIn, TEST_PASSWORD } from '../factories/users.ts'
import type { PaymentShop } from '../payments/payment-shop.ts'
import type { Reply, Shopper } from '../test-shopper.ts'

/** A shop, and its shoppers before they send something. */
export interface World {
  shop: PaymentShop
  /** A browser of nobody, known by its token. */
  visitor: () => Promise<Shopper>
  /** A customer with 20 packs of pasta in the cart, who has signed in by password. */
  customer: () => Promise<ReadyShopper & { login: string }>
}

/** Sends the call, always with the ids of before: no answer was heard. */
export type Send = (headers?: Record<string, string>) => Promise<Reply<unknown>>

/** Does what comes before a call, and answers what sends it. */
export type Arrange = (world: World) => Promise<Send>

/** A call as the shopper's browser sends it now, and sends it again. */
export function sending<E extends AnyEndpoint>(
  shopper: Shopper,
  endpoint: E,
  sent: { query?: QueryOf<E>; body?: BodyOf<E> } = {},
): Send {
  const { session, account } = shopper
  return (headers) => {
    Object.assign(shopper, { session, account })
    return shopper.call(endpoint, { ...sent, ...(headers && { headers }) })
  }
}

/** Opens a shop's doors to shoppers of addresses of their own, so that no limit counts them together. */
export function openWorld(shop: PaymentShop): World {
  const { test } = shop
  let browsers = 0
  const browser = () => test.shopper(`10.77.${(browsers += 1) >> 8}.${browsers & 255}`)
  let passwordHash: Promise<string> | undefined
  return {
    shop,
    visitor: async () => {
      const shopper = browser()
      await shopper.call(viewCart)
      return shopper
    },
    customer: async () => {
      const ready = await buildReadyShopper(test, shop.goods.pasta)
      passwordHash ??= hashPassword(TEST_PASSWORD)
      const [row] = await test.db
        .update(users)
        .set({ passwordHash: await passwordHash })
        .where(eq(users.id, ready.userId))
        .returning({ login: users.login })
      const shopper = browser()
      await signIn(shopper, row!.login)
      return { ...ready, shopper, login: row!.login }
    },
  }
}
