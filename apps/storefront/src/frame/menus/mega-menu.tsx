import { LayoutGrid } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { loadChunk } from '../../lib/browser/chunks.ts'
import styles from './mega-menu.module.css'
import { useDisclosure } from '../use-disclosure.ts'

const importPanel = () => loadChunk(() => import('./category-menu.tsx'))
const Panel = lazy(() => importPanel().then(({ CategoryMenu }) => ({ default: CategoryMenu })))

/** A pointer that only crosses the button opens nothing, milliseconds. */
const OPEN_MS = 120
/** A pointer on its way into the panel may leave the button for so long, milliseconds. */
const CLOSE_MS = 250

/** The button 'Tutti i prodotti' with the tree of categories below it: by pointer, press or keyboard. */
export function MegaMenu() {
  const { open, setOpen, container, button, onBlur } = useDisclosure()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const after = (delay: number, next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  return (
    <div
      ref={container}
      onBlur={onBlur}
      onPointerEnter={(event) => {
        void importPanel()
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
        onFocus={() => void importPanel()}
        onClick={() => {
          clearTimeout(timer.current)
          setOpen(!open)
        }}
      >
        <LayoutGrid aria-hidden="true" />
        {frameTexts.allProducts}
      </button>
      {open && (
        <div className={styles.panel}>
          <Suspense fallback={null}>
            <Panel look="panel" onLeave={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
