import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { setLeftDrawer, useAppState } from '../../lib/state/app-state.ts'
import { latePart } from '../../lib/browser/late-part.ts'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { PartPlace } from '../../ui/feedback/part-place.tsx'

const Links = latePart(() => import('./left-drawer-links.tsx').then(({ LeftDrawerLinks }) => LeftDrawerLinks))

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
      <PartPlace>
        <Links onLeave={close} />
      </PartPlace>
    </Drawer>
  )
}
