import { CartInDrawer } from '../features/cart/cart-in-drawer.tsx'
import { ThresholdFillPlace } from './threshold-fill-place.tsx'

/** The cart in the drawer, with products that would fill up the order. */
export const CartDrawerPlace = ({ onLeave }: { onLeave: () => void }) => (
  <CartInDrawer onLeave={onLeave} fill={<ThresholdFillPlace />} />
)
