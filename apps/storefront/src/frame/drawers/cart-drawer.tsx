import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { setCartDrawer, useAppState } from '../../lib/state/app-state.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './cart-drawer.module.css'
import { CartDrawerContent } from '../../joins/frame-chunks.ts'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'

const close = () => setCartDrawer(false)

/** The right drawer (600 px): the cart, for signed-in customers only. */
export function CartDrawer() {
  const wanted = useAppState((state) => state.cartDrawerOpen)
  const user = useUser()
  return (
    <Drawer
      side="right"
      width="panel"
      title={frameTexts.cart}
      closeLabel={frameTexts.closeCart}
      open={wanted && user !== null}
      onClose={close}
    >
      <ChunkBoundary
        fallback={
          <Loading className={styles.loading}>
            {[0, 1, 2, 3].map((line) => (
              <Skeleton key={line} shape="box" height="space-20" />
            ))}
          </Loading>
        }
      >
        <CartDrawerContent onLeave={close} />
      </ChunkBoundary>
    </Drawer>
  )
}
