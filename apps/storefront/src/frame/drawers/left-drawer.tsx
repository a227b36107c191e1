import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { setLeftDrawer, useAppState } from '../../lib/state/app-state.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'

const Links = lazyComponent(() =>
  import('./left-drawer-links.tsx').then(({ LeftDrawerLinks }) => LeftDrawerLinks),
)

const close = () => setLeftDrawer(false)

/** The menu of small screens: 90% of a phone, half of anything wider. */
export function LeftDrawer() {
  const open = useAppState((state) => state.leftDrawerOpen)
  return (
    <Drawer
      side="left"
      width="menu"
      title={frameTexts.menu}
      closeLabel={frameTexts.closeMenu}
      open={open}
      onClose={close}
    >
      <ChunkBoundary>
        <Links onLeave={close} />
      </ChunkBoundary>
    </Drawer>
  )
}
