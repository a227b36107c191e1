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
  /** Escape, the close button, a press outside (unless `persistent`). */
  onClose: () => void
  title: ReactNode
  /** A line under the title. */
  description?: ReactNode
  children?: ReactNode
  /** 600, 700 or 750 px as the specification gives them; `confirm` is for questions. */
  width?: DialogWidth
  /** On phones only as high as its content, at the bottom: a question. So is every `confirm`. */
  low?: boolean
  /** Shows a back arrow before the title: the step before in a chain. */
  onBack?: (() => void) | undefined
  /** Buttons that stay in sight at the bottom while the content scrolls. */
  footer?: ReactNode
  /** Can be left only by its own buttons. */
  persistent?: boolean
  /** Called when it is gone from the screen (after its motion). */
  onClosed?: (() => void) | undefined
}

/**
 * Where the focus goes first: the first field of the content, else the dialog itself, which is then read from its
 * title. Under a thumb always the dialog: a field would open the keyboard over what is to be read.
 */
function firstFocus(popup: HTMLElement | null): HTMLElement | null {
  const field = window.matchMedia('(pointer: coarse)').matches
    ? null
    : popup?.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select, textarea')
  return field ?? popup
}

/** A dialog in the middle of the screen; on phones a sheet as high as the screen (questions: at the bottom). */
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
