import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_MS } from '@cambusa/domain/constants'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { dismissToast, useToasts, type ShownToast } from '../../lib/state/show-toast.ts'
import styles from './toasts.module.css'
import { useClearOfBars } from './use-clear-of-bars.ts'

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

interface ToastProps {
  toast: ShownToast
  paused: boolean
  /** Called when one of its buttons was pressed, which closes it. */
  onLeave: () => void
}

function Toast({ toast, paused, onLeave }: ToastProps) {
  const { id, kind, text, action, round, forMs = TOAST_MS } = toast
  const stays = paused || (action !== undefined && toast.forMs === undefined)
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(id), forMs)
    return () => clearTimeout(timer)
  }, [id, round, stays, forMs])
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
            onLeave()
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
        onClick={() => {
          onLeave()
          dismissToast(id)
        }}
      />
    </li>
  )
}

/** The key that moves the focus to the toasts and back, even out of a dialog that traps Tab. */
const KEY = 'F6'

/**
 * F6 moves the focus to the newest button of the toasts, and back to the previous element when they are left or gone.
 */
function useToastKey(hasToasts: boolean) {
  const section = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  const isInside = () => section.current?.contains(document.activeElement) ?? false
  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    before.current = null
  }
  useEffect(() => {
    if (!hasToasts) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (isInside()) goBack()
      else [...(section.current?.querySelectorAll('li') ?? [])].at(-1)?.querySelector('button')?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasToasts])
  return {
    section,
    /** Remembers where the focus was before it entered the toasts. */
    noteEntry: (from: Element | null) => {
      if (from && !section.current?.contains(from)) before.current = from
    },
    /** A toast with the focus is about to be removed. */
    leave: () => isInside() && goBack(),
  }
}

/** The container of toasts; mounted once. Their time stops while the pointer or the focus is on them. */
export function Toasts() {
  const { toasts } = useToasts()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { section, noteEntry, leave } = useToastKey(toasts.length > 0)
  useClearOfBars(section, toasts.length > 0)
  if (toasts.length === 0) return null
  return createPortal(
    <section
      ref={section}
      aria-label={uiTexts.notifications}
      // An opening dialog hides all other elements from screen readers, except live regions such as this one.
      aria-live="off"
      className={styles.toasts}
      data-toasts=""
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        noteEntry(event.relatedTarget)
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} paused={pointed || focused} onLeave={leave} />
        ))}
      </ol>
    </section>,
    document.body,
  )
}
