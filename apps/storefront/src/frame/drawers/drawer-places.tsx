import { CartDrawer, LeftDrawer } from '../../joins/frame-chunks.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { setCartDrawer, setLeftDrawer, useAppState } from '../../lib/state/app-state.ts'

const closeLeft = () => setLeftDrawer(false)
const closeCart = () => setCartDrawer(false)

/** The two drawers, whose code is loaded when they are first opened; that of the cart is for signed-in customers only. */
export function DrawerPlaces() {
  const isLeftOpen = useAppState((state) => state.leftDrawerOpen)
  const isCartOpen = useAppState((state) => state.cartDrawerOpen)
  const user = useUser()
  return (
    <>
      <LeftDrawer open={isLeftOpen} onClose={closeLeft} />
      <CartDrawer open={isCartOpen && user !== null} onClose={closeCart} />
    </>
  )
}
