import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { CartDrawerContent } from './cart-drawer-content.ts'
import styles from './cart-drawer.module.css'

/** The right drawer (600 px): the cart. */
export const CartDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer
    side="right"
    width="panel"
    title={frameTexts.cart}
    closeLabel={frameTexts.closeCart}
    open={open}
    onClose={onClose}
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
      <CartDrawerContent onLeave={onClose} />
    </ChunkBoundary>
  </Drawer>
)
