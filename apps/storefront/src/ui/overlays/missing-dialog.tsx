import { useEffect, useRef } from 'react'
import { MissingPart } from '../feedback/missing-part.tsx'
import styles from './missing-dialog.module.css'

/** In the place of a dialog or drawer whose code did not come: the browser's own, which needs none. */
export function MissingDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => place.current?.showModal(), [])
  return (
    <dialog ref={place} className={styles.dialog} onClose={onClose}>
      {/* Closed as the browser does: the focus goes back to where it was. */}
      <MissingPart onRetry={onRetry} onClose={() => place.current?.close()} />
    </dialog>
  )
}
