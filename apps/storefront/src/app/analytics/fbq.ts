import { isTellableQuery } from '@cambusa/domain/analytics/tellable-text'
import type { EventName, Goods } from './shop-event.ts'
import type { Speaker } from './speaker.ts'

/** The function that its script takes over once it is loaded; until then commands wait in `queue`. */
interface Fbq {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  disablePushState: boolean
}
type FbqWindow = { fbq?: Fbq; _fbq?: Fbq }

function queueOf(): Fbq {
  const page = globalThis as FbqWindow
  if (page.fbq) return page.fbq
  const queue: unknown[][] = []
  const fbq = ((...command) =>
    fbq.callMethod ? fbq.callMethod(...command) : void queue.push(command)) as Fbq
  // Its script would tell every change of the address by itself.
  Object.assign(fbq, { queue, push: fbq, loaded: true, version: '2.0', disablePushState: true })
  page.fbq = fbq
  page._fbq = fbq
  return fbq
}

/** Its standard events; the others are not for advertising. */
const STANDARD: Partial<Record<EventName, string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
}

const contentsOf = ({ currency, value, items }: Goods) => ({
  content_type: 'product',
  content_ids: items.map(({ item_id: id }) => id),
  contents: items.map(({ item_id: id, quantity }) => ({ id, quantity })),
  num_items: items.length,
  currency,
  value,
})

/** A pixel that speaks like Meta's: window.fbq with its standard events. */
export const fbq: Speaker = {
  script: ({ script }) => script,
  begin({ id }) {
    const say = queueOf()
    // Otherwise its script would read buttons, forms and the head of the page by itself.
    say('set', 'autoConfig', false, id)
    say('consent', 'grant')
    say('init', id)
  },
  send(_service, { name, params }) {
    const standard = STANDARD[name]
    // Its script adds the address of the page by itself: no event where that holds anything typed.
    if (standard === undefined || !isTellableQuery(location.search)) return
    const say = queueOf()
    if (!('currency' in params)) return say('track', standard)
    const event = 'transaction_id' in params ? { eventID: params.transaction_id } : {}
    say('track', standard, contentsOf(params), event)
  },
  end: () => queueOf()('consent', 'revoke'),
  leaves: /^(?:_fb[pc]$|lastExternalReferrer|fbevents)/,
}
