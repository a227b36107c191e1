import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** A button that shows content below it: closed by Escape, by a press elsewhere, or when the focus leaves. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  const onBlur = (event: FocusEvent) => {
    const to = event.relatedTarget
    if (to instanceof Node && !container.current?.contains(to)) setOpen(false)
  }
  return { open, setOpen, container, button, onBlur }
}
