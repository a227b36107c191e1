import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { Button } from '../../../ui/buttons/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { addNow, stopAdding, useAdding } from '../pad/add-all.ts'
import styles from './pad-summary.module.css'

/** The progress of adding, which continues while the shopper is on other screens. */
export function PadProgress() {
  const { progress, isWaiting, isStopping } = useAdding()
  if (!progress) return null
  const text = quickOrderTexts.adding(progress)
  return (
    <StickyBar>
      <div className={styles.progress} role="status">
        <ProgressBar label={quickOrderTexts.addAll} value={progress.done} max={progress.total}>
          {text}
        </ProgressBar>
        <p className={styles.hint}>{isWaiting ? quickOrderTexts.waiting : quickOrderTexts.addingLeave}</p>
        {isWaiting && (
          <Button wide onClick={addNow}>
            {uiTexts.retry}
          </Button>
        )}
        <Button wide pending={isStopping} onClick={stopAdding}>
          {quickOrderTexts.stop}
        </Button>
      </div>
    </StickyBar>
  )
}
