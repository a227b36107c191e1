import { CountBadge } from '../../ui/badge.tsx'
import { useCart } from './cart-api.ts'

/** How many different products are in the cart, on the corner of the cart's icon. */
export const CartBadge = () => <CountBadge count={useCart().cart?.cartItems.length ?? 0} />
