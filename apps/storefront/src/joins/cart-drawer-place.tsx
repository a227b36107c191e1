import { CartInDrawer } from '../features/cart/cart-in-drawer.tsx'
import { ThresholdFillPlace } from './threshold-fill-place.tsx'

/** The cart in the drawer, with what would fill the order up. */
export const CartDrawerPlace = ({ onLeave }: { onLeave: () => void }) => (
  <CartInDrawer onLeave={onLeave} fill={<ThresholdFillPlace />} />
)
