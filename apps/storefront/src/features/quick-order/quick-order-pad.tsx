import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { BarcodeSource } from '../../lib/browser/barcode-source.ts'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { addAll, useAdding } from './pad/add-all.ts'
import { MatchingStatus } from './matching-status.tsx'
import { matchPad } from './pad/match-pad.ts'
import { PadEmpty } from './entry/pad-empty.tsx'
import { PadEntry } from './entry/pad-entry.tsx'
import { focusEntry } from './pad/pad-focus.ts'
import { keepPad } from './pad/pad-owner.ts'
import { PadRows } from './rows/pad-rows.tsx'
import { PadSummary } from './summary/pad-summary.tsx'
import { usePad } from './pad/pad-store.ts'
import { ScanDialog } from './entry/scan-dialog.tsx'
import { useFileDrop } from './entry/use-file-drop.ts'
import { useOrderFile } from './entry/use-order-file.ts'
import { usePadKeys } from './pad/use-pad-keys.ts'
import styles from './quick-order-pad.module.css'

/**
 * The quick order pad: written, pasted, loaded or scanned lines are matched to products, which are added to the cart
 * together.
 */
export function QuickOrderPad({ source }: { source: BarcodeSource | undefined }) {
  const client = useQueryClient()
  const scope = useScopeKey()
  const lines = usePad((state) => state.lines)
  const hasOutcome = useAdding(({ progress, outcome }) => progress !== null || outcome !== null)
  const [isScanning, setScanning] = useState(false)
  const file = useOrderFile()
  const add = useCallback(() => void addAll(client), [client])
  const take = file.take
  const isOver = useFileDrop(useCallback((dropped: File) => void take(dropped), [take]))
  usePadKeys(add)
  useEffect(() => keepPad(), [])
  useEffect(() => void matchPad(), [lines, scope])
  useEffect(() => {
    // On a touch screen the keyboard would cover the lines.
    if (window.matchMedia('(hover: hover)').matches) focusEntry()
  }, [])

  const hasSummary = lines.length > 0 || hasOutcome
  return (
    <div className={styles.pad} data-has-summary={hasSummary || undefined}>
      <div className={styles.head}>
        <h1>{quickOrderTexts.title}</h1>
        <p className={styles.intro}>{quickOrderTexts.intro}</p>
      </div>
      <div className={styles.main}>
        <PadEntry file={file} onScan={source && (() => setScanning(true))} />
        <MatchingStatus />
        {lines.length > 0 ? <PadRows /> : <PadEmpty />}
      </div>
      {hasSummary && (
        <div className={styles.side}>
          <PadSummary onAddAll={add} />
        </div>
      )}
      {source && <ScanDialog open={isScanning} source={source} onClose={() => setScanning(false)} />}
      {isOver && <div className={styles.drop}>{quickOrderTexts.dropHere}</div>}
    </div>
  )
}
