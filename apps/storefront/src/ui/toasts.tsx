import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_MS } from '@cambusa/domain/constants'
import { uiTexts } from '@cambusa/messages/it/ui'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { dismissToast, useToasts, type ShownToast } from './show-toast.ts'
import styles from './toasts.module.css'

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

function Toast({ toast, paused }: { toast: ShownToast; paused: boolean }) {
  const { id, kind, text, action, round } = toast
  const stays = paused || action !== undefined
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [id, round, stays])
  const Icon = icons[kind]
  return (
    <li className={classNames(styles.toast, styles[kind])}>
      <Icon aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          look="ghost"
          className={styles.action}
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={uiTexts.close}
        icon={<X />}
        className={styles.close}
        tone="on-primary"
        onClick={() => dismissToast(id)}
      />
    </li>
  )
}

/** Where toasts appear; mounted once. They wait while the pointer or the focus is on them. */
export function Toasts() {
  const { toasts } = useToasts()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  if (toasts.length === 0) return null
  return createPortal(
    <section
      aria-label={uiTexts.notifications}
      className={styles.toasts}
      data-toasts=""
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} paused={pointed || focused} />
        ))}
      </ol>
    </section>,
    document.body,
  )
}
