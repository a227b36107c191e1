import { LayoutGrid } from 'lucide-react'
import { useRef, useState } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'
import styles from './mega-menu.module.css'
import { useDisclosure } from '../use-disclosure.ts'

const Panel = lazyComponent(() => import('./category-menu.tsx').then(({ CategoryMenu }) => CategoryMenu))
const preload = () => void Panel.preload().catch(() => undefined)

/** How long the pointer must stay on the button to open the menu, milliseconds. */
const OPEN_MS = 120
/** How long the pointer may leave the button on its way into the panel, milliseconds. */
const CLOSE_MS = 250

/** The button 'Tutti i prodotti' with the category tree below it: opened by pointer, press or keyboard. */
export function MegaMenu() {
  const { open, setOpen, container, button, onBlur } = useDisclosure()
  const [byArrow, setByArrow] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const after = (delay: number, next: boolean) => {
    clearTimeout(timer.current)
    if (!open) setByArrow(false)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  return (
    <div
      ref={container}
      onBlur={onBlur}
      onPointerEnter={(event) => {
        preload()
        if (event.pointerType === 'mouse') after(OPEN_MS, true)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && after(CLOSE_MS, false)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-keyshortcuts="r"
        onFocus={preload}
        onClick={() => {
          clearTimeout(timer.current)
          setByArrow(false)
          setOpen(!open)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setByArrow(true)
          setOpen(true)
        }}
      >
        <LayoutGrid aria-hidden="true" />
        {frameTexts.allProducts}
      </button>
      {open && (
        <div className={styles.panel}>
          <ChunkBoundary>
            <Panel look="panel" focused={byArrow} onLeave={() => setOpen(false)} />
          </ChunkBoundary>
        </div>
      )}
    </div>
  )
}
