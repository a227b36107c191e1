import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { LeftDrawerLinks } from './left-drawer-links.tsx'

/** The menu of small screens: 90% of a phone, half of anything wider. */
export const LeftDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer
    side="left"
    width="menu"
    title={frameTexts.menu}
    closeLabel={frameTexts.closeMenu}
    open={open}
    onClose={onClose}
  >
    <LeftDrawerLinks onLeave={onClose} />
  </Drawer>
)
