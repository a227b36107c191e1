import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_SHARE_DAYS } from '@cambusa/domain/orders/order-share'
import { orderShareTexts as texts } from '@cambusa/messages/it/orders/order-shares'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useRef } from 'react'
import { announce } from '../../../lib/state/announce.ts'
import { useOwner } from '../../../lib/state/shopping-scope.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { DialogPanel } from '../../../ui/overlays/dialog-panel.tsx'
import { SendFile } from './send-file.tsx'
import { canSendFiles } from '../../../lib/device/share-sheet.ts'
import { ShareRow } from './share-row.tsx'
import { sharesQuery, useMakeShare, useWithdrawShare } from './shares-api.ts'
import styles from './sharing.module.css'

export interface ShareDialogProps {
  order: Order
  open: boolean
  onClose: () => void
}

/** Makes links that show an order, lists those that are good, and withdraws them. */
export function ShareDialog({ order, open, onClose }: ShareDialogProps) {
  const { orderId, orderNumber } = order
  const make = useMakeShare(orderId)
  const maker = useRef<HTMLButtonElement>(null)
  const makeLink = () => make.mutate(undefined, { onSuccess: () => announce(texts.made) })
  return (
    <DialogPanel
      open={open}
      onClose={onClose}
      title={texts.title({ number: orderNumber })}
      footer={
        <>
          {canSendFiles() && <SendFile orderId={orderId} />}
          <Button
            ref={maker}
            look="primary"
            icon={<Link2 aria-hidden="true" />}
            pending={make.isPending}
            onClick={makeLink}
          >
            {texts.make}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{texts.intro({ days: ORDER_SHARE_DAYS })}</p>
      {open && <Shares orderId={orderId} onWithdrawn={() => maker.current?.focus()} />}
    </DialogPanel>
  )
}

function Shares({ orderId, onWithdrawn }: { orderId: number; onWithdrawn: () => void }) {
  const { data: shares, isError, refetch } = useQuery(sharesQuery(useOwner(), orderId))
  const { mutate, variables, isPending } = useWithdrawShare(orderId)
  if (!shares) {
    if (isError) return <ErrorState as="h3" text={texts.failed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x2" />
      </Loading>
    )
  }
  const withdraw = (shareId: number) =>
    mutate(shareId, {
      onSuccess: () => {
        announce(texts.withdrawn)
        onWithdrawn()
      },
    })
  return (
    <section aria-label={texts.links}>
      {shares.length === 0 && <p className={styles.soft}>{texts.none}</p>}
      <ul className={styles.shares}>
        {shares.map((share) => (
          <ShareRow
            key={share.shareId}
            share={share}
            isEnding={isPending && variables === share.shareId}
            onWithdraw={() => withdraw(share.shareId)}
          />
        ))}
      </ul>
    </section>
  )
}
