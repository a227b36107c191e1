import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { Hourglass } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { RefusalNotice } from '../readiness/refusal-notice.tsx'
import type { WayOut } from '../readiness/way-out.ts'

interface NotPreparedProps {
  /** It was prepared, and its 15 minutes are over. */
  isOver: boolean
  error: Error | null
  pending: boolean
  onPrepare: () => void
  onAct: (way: WayOut) => void
}

/** /payment without a prepared cart: it is prepared again here, or changed in the checkout. */
export const NotPrepared = ({ isOver, error, pending, onPrepare, onAct }: NotPreparedProps) => (
  <EmptyState
    icon={<Hourglass />}
    title={isOver ? checkoutTexts.lockOverTitle : checkoutTexts.notPreparedTitle}
    text={
      <>
        <p>{isOver ? checkoutTexts.lockOverText : checkoutTexts.notPreparedText}</p>
        <RefusalNotice error={error} onAct={onAct} />
      </>
    }
    action={
      <>
        <LinkButton to={paths.checkout}>{checkoutTexts.act.checkout}</LinkButton>
        <Button look="primary" pending={pending} onClick={onPrepare}>
          {checkoutTexts.act.prepare}
        </Button>
      </>
    }
  />
)
