import { loadChunk } from '../lib/browser/chunks.ts'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

/** Components of features that the frame shows; each is a separate chunk, loaded when it is first needed. */

const importChain = () => import('../frame/dialog-chain-host.tsx')

/** The chain of dialogs: login, company, address, slot. */
export const DialogChain = whenFirstOpen(() => importChain().then((module) => module.DialogChainHost))

/** Loads the code of the login before it is opened. */
export const preloadLogin = () =>
  void loadChunk(importChain)
    .then((module) => module.preloadLogin())
    .catch(() => undefined)

/** The chosen service, address and slot, each a button (specification §2 'Cart info bar'). */
export const ServiceStrip = lazyComponent(() =>
  import('../features/delivery/service-strip.tsx').then((module) => module.ServiceStrip),
)

/** For whom an administrator acts. */
export const ActingBanner = lazyComponent(() =>
  import('../features/user-board/acting-banner.tsx').then((module) => module.ActingBanner),
)

/** Which placed order is being edited, and the way to give it up. */
export const EditingBar = lazyComponent(() =>
  import('../features/orders/editing/editing-bar.tsx').then((module) => module.EditingBar),
)

/** When the account is deleted, and the way to keep it. */
export const DeletionBar = lazyComponent(() =>
  import('../features/own-account/deletion-bar.tsx').then((module) => module.DeletionBar),
)

/** For business customers: the switch of prices with VAT or without. */
export const VatSwitch = lazyComponent(() =>
  import('../frame/bars/vat-switch.tsx').then((module) => module.VatSwitch),
)

/** The dialog of several words searched at once (specification §2 'fast-search dialog'). */
export const FastSearchDialog = whenFirstOpen(() =>
  import('../features/fast-search/fast-search-dialog.tsx').then((module) => module.FastSearchDialog),
)

/** The search field, with its suggestions. */
export const importSearchBox = () =>
  loadChunk(() => import('./search-box-place.tsx')).then((module) => module.SearchBoxPlace)

/** The menu of small screens. */
export const LeftDrawer = whenFirstOpen(() =>
  import('../frame/drawers/left-drawer.tsx').then((module) => module.LeftDrawer),
)

/** The right drawer, of the cart. */
export const CartDrawer = whenFirstOpen(() =>
  import('../frame/drawers/cart-drawer.tsx').then((module) => module.CartDrawer),
)
