import type { QueryClient } from '@tanstack/react-query'
import { keepUnsentCart } from '../features/cart/outbox/unsent-cart.ts'
import { keepUnsentLines } from '../features/lists/unsent/send-unsent.ts'

/** From now on taps on the cart and changes of lists that cannot be sent survive the page. */
export const keepUnsent = (client: QueryClient): Promise<unknown> =>
  Promise.all([keepUnsentCart(client), keepUnsentLines(client)])
