import { Dialog as Base } from '@base-ui/react/dialog'
import { ArrowLeft, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { classNames } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { isPressOnToast } from './press-on-toast.ts'
import styles from './dialog-panel.module.css'

export type DialogWidth = 'confirm' | 'small' | 'medium' | 'large'

export interface DialogProps {
  open: boolean
  /** Called by Escape, the close button, or a press outside (unless `persistent`). */
  onClose: () => void
  title: ReactNode
  /** A line under the title. */
  description?: ReactNode
  children?: ReactNode
  /** 600, 700 or 750 px as the specification gives them; `confirm` is for questions. */
  width?: DialogWidth
  /** On phones only as high as its content, at the bottom, for questions. Every `confirm` is. */
  low?: boolean
  /** Shows a back arrow before the title, for the previous step of a chain. */
  onBack?: (() => void) | undefined
  /** Buttons that stay visible at the bottom while the content scrolls. */
  footer?: ReactNode
  /** Only its own buttons close it. */
  persistent?: boolean
  /** Called when it has closed (after its animation). */
  onClosed?: (() => void) | undefined
}

/**
 * The initial focus: the first field of the content, else the dialog itself, which screen readers then read from its
 * title. On touch screens always the dialog: a field would open the keyboard over the content.
 */
function firstFocus(popup: HTMLElement | null): HTMLElement | null {
  const field = window.matchMedia('(pointer: coarse)').matches
    ? null
    : popup?.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select, textarea')
  return field ?? popup
}

/** A dialog in the middle of the screen; on phones a full-height sheet (questions: at the bottom). */
export function DialogPanel(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    width = 'small',
    low = width === 'confirm',
    onBack,
    footer,
    persistent,
    onClosed,
  } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={persistent}
      onOpenChange={(next, details) => {
        if (next) return
        if (persistent && details.reason === 'escape-key') return
        if (isPressOnToast(details.event)) return
        onClose()
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={classNames(styles.viewport, low && styles.viewportLow)}>
          <Base.Popup
            ref={popup}
            className={classNames(styles.popup, low && styles.low, styles[width])}
            initialFocus={() => firstFocus(popup.current)}
          >
            <header className={styles.header}>
              {onBack && <IconButton label={uiTexts.back} icon={<ArrowLeft />} onClick={onBack} />}
              <div className={styles.heading}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description && (
                  <Base.Description className={styles.description}>{description}</Base.Description>
                )}
              </div>
              {!persistent && (
                <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} />} nativeButton={true} />
              )}
            </header>
            {children && <div className={styles.body}>{children}</div>}
            {footer && (
              <footer data-bar="" className={styles.footer}>
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
