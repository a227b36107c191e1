import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { announce } from '../../lib/state/announce.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { matchPad, useMatching } from './pad/match-pad.ts'
import { usePadTotals } from './summary/use-pad-totals.ts'
import styles from './quick-order-pad.module.css'

/** Fewer lines are matched before a progress bar could be read. */
const WORTH_A_BAR = 80

/** The progress of matching, and what to do after a failure. */
export function MatchingStatus() {
  const { progress, hasFailed } = useMatching()
  const totals = usePadTotals()
  const wasBusy = useRef(false)
  const isBusy = progress !== null
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy && !hasFailed
    wasBusy.current = isBusy
    if (isDone) announce(quickOrderTexts.found(totals))
  }, [isBusy, hasFailed, totals])
  useEffect(() => {
    if (!hasFailed) return
    const again = () => void matchPad()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])

  if (hasFailed)
    return (
      <div className={styles.failed} role="alert">
        <p>{quickOrderTexts.matchFailed}</p>
        <Button icon={<RotateCw />} onClick={() => void matchPad()}>
          {uiTexts.retry}
        </Button>
      </div>
    )
  if (!progress || progress.total < WORTH_A_BAR) return null
  return (
    <ProgressBar label={quickOrderTexts.title} value={progress.done} max={progress.total}>
      {quickOrderTexts.matching(progress)}
    </ProgressBar>
  )
}
