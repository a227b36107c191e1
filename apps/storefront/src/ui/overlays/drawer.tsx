import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { classNames } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { isPressOnToast } from './press-on-toast.ts'
import styles from './drawer.module.css'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  side: 'left' | 'right'
  /** `menu`: 90% of a phone, else half; `panel`: 600 px, the whole width of a phone. */
  width: 'menu' | 'panel'
  closeLabel?: string
  children: ReactNode
  /** Stays visible at the bottom (totals, the next step). */
  footer?: ReactNode
}

/** A modal panel that slides in from a side. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, side, width, closeLabel = uiTexts.close, children, footer } = props
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !isPressOnToast(details.event)) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classNames(styles.popup, styles[side], styles[width])}>
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton label={closeLabel} icon={<X />} />} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && (
            <footer data-bar="" className={styles.footer}>
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
