import type { DrawerProps } from './drawer-panel.tsx'
import { whenFirstOpen } from './when-first-open.tsx'

export type { DrawerProps } from './drawer-panel.tsx'

/** A panel from the left or the right; see DrawerProps. Its code loads when first opened. */
export const Drawer = whenFirstOpen<DrawerProps>(() =>
  import('./drawer-panel.tsx').then((module) => module.DrawerPanel),
)
