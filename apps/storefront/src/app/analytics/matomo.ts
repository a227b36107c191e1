import { paths } from '../navigation/paths.ts'
import type { Goods, Item } from './shop-event.ts'
import type { Speaker } from './speaker.ts'

/** A product's page is viewed with its product. */
const PRODUCT = paths.product.replace('$slug', '')

type Command = [name: string, ...given: unknown[]]

function say(...commands: Command[]): void {
  const page = globalThis as { _paq?: { push: (command: Command) => void } }
  const queue = (page._paq ??= [] as Command[])
  for (const command of commands) queue.push(command)
}

const screen = (at: string): Command[] => [
  ['setCustomUrl', at],
  ['setDocumentTitle', new URL(at).pathname],
  ['setReferrerUrl', ''],
]
const categoryOf = ({ item_category: first, item_category2: aisle }: Item) =>
  [first, aisle].filter((name) => name !== undefined)

const cartOf = ({ items }: Goods): Command[] => [
  ['clearEcommerceCart'],
  ...items.map((item): Command => [
    'addEcommerceItem',
    item.item_id,
    item.item_name,
    categoryOf(item),
    item.price,
    item.quantity,
  ]),
]

/** Matomo: commands in window._paq. Its collecting address lies beside its script. */
export const matomo: Speaker = {
  script: ({ script }) => script,
  begin({ script, id }, at) {
    const folder = script.slice(0, script.lastIndexOf('/') + 1)
    say(
      ['requireConsent'],
      ['setConsentGiven'],
      ...screen(at),
      ['setTrackerUrl', `${folder}matomo.php`],
      ['setSiteId', id],
    )
  },
  send(_service, event) {
    const { name, params, page } = event
    say(...screen(page))
    switch (name) {
      case 'page_view':
        if (!new URL(page).pathname.startsWith(PRODUCT)) say(['trackPageView'])
        return
      case 'view_item': {
        const [item] = params.items
        if (!item) return
        say(
          ['setEcommerceView', item.item_id, item.item_name, categoryOf(item), item.price],
          ['trackPageView'],
        )
        return
      }
      case 'view_item_list':
        if (params.search_term) say(['trackSiteSearch', params.search_term, false, params.items.length])
        return
      case 'add_to_cart':
      case 'remove_from_cart':
        if (event.cart) say(...cartOf(event.cart), ['trackEcommerceCartUpdate', event.cart.value])
        return
      case 'purchase': {
        const { transaction_id: order, value, tax, shipping } = params
        say(...cartOf(params), ['trackEcommerceOrder', order, value, undefined, tax, shipping, false])
        return
      }
      case 'begin_checkout':
        say(['trackEvent', 'checkout', name])
        return
      case 'add_shipping_info':
        say(['trackEvent', 'checkout', `${name} ${params.checkout_step}`, params.shipping_tier])
        return
      case 'add_payment_info':
        say(['trackEvent', 'checkout', name, params.payment_type])
    }
  },
  end: () => say(['forgetConsentGiven'], ['deleteCookies']),
  leaves: /^(?:_pk_|mtm_|matomo_|MATOMO_|piwik_|PIWIK_)/,
}
