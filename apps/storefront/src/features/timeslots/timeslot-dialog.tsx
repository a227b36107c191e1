import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { useQuery } from '@tanstack/react-query'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import type { ChainDialogProps } from '../../lib/state/dialog-chain.ts'
import { ChainSteps } from '../../ui/layout/chain-steps.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { stripTags } from '../../lib/format/strip-tags.ts'
import { DeliverySummary } from './delivery-summary.tsx'
import { TimeslotSelector } from './timeslot-selector.tsx'
import { TimeslotsSkeleton } from './timeslots-skeleton.tsx'
import { selectorTitleQuery } from './timeslots-api.ts'

/** The third step of the chain (750 px): the day, then the slot. */
export function TimeslotDialog({ open, onClose, onDone, onBack }: ChainDialogProps) {
  const { data: cart } = useQuery(useCartQuery())
  const { data: title } = useQuery({ ...selectorTitleQuery(), enabled: open })
  const toAddress = cart?.editable.address ? onBack : undefined
  return (
    <Dialog
      open={open}
      width="large"
      title={stripTags(title?.TITLE ?? '') || timeslotTexts.title}
      description={stripTags(title?.DESCRIPTION ?? '') || undefined}
      onClose={onClose}
      onBack={toAddress}
    >
      <ChainSteps step="timeslot" />
      {cart ? (
        <>
          <DeliverySummary cart={cart} onEdit={toAddress} />
          <TimeslotSelector cart={cart} onDone={onDone} onEditAddress={toAddress} />
        </>
      ) : (
        <TimeslotsSkeleton />
      )}
    </Dialog>
  )
}
