import { lazyComponent } from '../../lib/browser/lazy-component.ts'

/** The content of the right drawer. */
export const CartDrawerContent = lazyComponent(() =>
  import('../../joins/cart-drawer-place.tsx').then((module) => module.CartDrawerPlace),
)
