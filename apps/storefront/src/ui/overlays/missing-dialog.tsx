import { useEffect, useRef } from 'react'
import { MissingChunk } from '../feedback/missing-chunk.tsx'
import styles from './missing-dialog.module.css'

/**
 * Shown instead of a dialog or drawer whose code failed to load: a native dialog element, which needs no further code.
 */
export function MissingDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => place.current?.showModal(), [])
  return (
    <dialog ref={place} className={styles.dialog} onClose={onClose}>
      {/* Closed by the browser, which returns the focus to the previous element. */}
      <MissingChunk onRetry={onRetry} onClose={() => place.current?.close()} />
    </dialog>
  )
}
