import type { QueryClient } from '@tanstack/react-query'
import { keepUnsentInfos } from '../features/cart/outbox/send-infos.ts'
import { keepUnsentCart } from '../features/cart/outbox/unsent-cart.ts'
import { keepUnsentLines } from '../features/lists/unsent/send-unsent.ts'

/** From now on taps on the cart, notes and wishes in it and changes of lists that cannot be sent survive the page. */
export const keepUnsent = (client: QueryClient): Promise<unknown> =>
  Promise.all([keepUnsentCart(client), keepUnsentInfos(client), keepUnsentLines(client)])
