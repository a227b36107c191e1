import type { DialogProps } from './dialog-panel.tsx'
import { whenFirstOpen } from './when-first-open.tsx'

export type { DialogProps, DialogWidth } from './dialog-panel.tsx'

/** A modal dialog; see DialogProps. Its code (20 kB) loads when first opened. */
export const Dialog = whenFirstOpen<DialogProps>(() =>
  import('./dialog-panel.tsx').then((module) => module.DialogPanel),
)
