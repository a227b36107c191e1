import { REFUSAL_REASON_MAX } from '@cambusa/domain/orders/approval'
import { approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'
import { useState } from 'react'
import { isPassing } from '../../lib/api/call-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface RefuseDialogProps {
  approvalId: number
  open: boolean
  /** Who sent the cart. */
  name: string
  refusal: { error: Error | null; isPending: boolean }
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a refusal, which its sender gets by mail; what is typed stays when it is closed. */
export function RefuseDialog({
  approvalId,
  open,
  name,
  refusal: { error, isPending },
  onRefuse,
  onClose,
}: RefuseDialogProps) {
  const [reason, setReason] = useState('')
  const refuse = () => !isPending && onRefuse(reason.trim())
  return (
    <Dialog
      open={open}
      title={texts.refuseTitle}
      description={texts.refuseText({ name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button look="primary" pending={isPending} onClick={refuse}>
            {texts.refuseYes}
          </Button>
        </>
      }
    >
      <div data-draft={`refusal-${approvalId}`}>
        <TextArea
          label={texts.refuseReason}
          optional
          maxLength={REFUSAL_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <FailureNotice
        text={error?.message}
        onRetry={isPassing(error) ? refuse : undefined}
        retrying={isPending}
      />
    </Dialog>
  )
}
