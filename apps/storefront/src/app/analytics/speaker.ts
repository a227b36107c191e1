import type { Service } from '@cambusa/contract/shop/analytics'
import type { ShopEvent } from './shop-event.ts'

/** How the storefront speaks to a kind of service: through the queue that its script reads once it is loaded. */
export interface Speaker {
  /** The address of the script with what belongs behind '?'. */
  script: (service: Service) => string
  /** Says who the shop is, before anything else, and which screen is open. */
  begin: (service: Service, page: string) => void
  send: (service: Service, event: ShopEvent) => void
  /** Tells a script that is already in the page to stop. */
  end: (service: Service) => void
  /** Cookies and entries of storage that it leaves, as its publisher lists them. */
  leaves: RegExp
}
