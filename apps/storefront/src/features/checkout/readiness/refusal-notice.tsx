import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { CircleAlert } from 'lucide-react'
import { isUnavailable } from '../../../lib/api/call-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './refusal-notice.module.css'
import { isLostAnswer, wayOutOf, type WayOut } from './way-out.ts'

interface RefusalNoticeProps {
  error: Error | null
  /** The purchase itself failed: after a lost answer an order may exist. */
  ofPurchase?: boolean
  onAct: (way: WayOut) => void
}

function textOf(error: Error, ofPurchase: boolean): string {
  if (isUnavailable(error)) return ofPurchase ? checkoutTexts.awayText : error.message
  return ofPurchase && isLostAnswer(error) ? checkoutTexts.lostText : error.message
}

/** Why prepare or buy was refused, with a control that helps. */
export function RefusalNotice({ error, ofPurchase = false, onAct }: RefusalNoticeProps) {
  const isLost = error !== null && isLostAnswer(error)
  const title = isLost && ofPurchase ? checkoutTexts.lostTitle : checkoutTexts.refusedTitle
  return (
    <div role="alert">
      {error && (
        <div className={styles.notice}>
          <CircleAlert aria-hidden="true" />
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p>{textOf(error, ofPurchase)}</p>
            <Button onClick={() => onAct(wayOutOf(error))}>{checkoutTexts.act[wayOutOf(error)]}</Button>
          </div>
        </div>
      )}
    </div>
  )
}
