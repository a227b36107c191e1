import type { Order } from '@cambusa/contract/orders/orders'
import { orderShareTexts } from '@cambusa/messages/it/orders/order-shares'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { whenFirstOpen } from '../../../ui/overlays/when-first-open.tsx'
import { DocumentButton } from './document-button.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'
import { askForDocument } from './shares-api.ts'

const ShareDialog = whenFirstOpen<ShareDialogProps>(() =>
  import('./share-dialog.tsx').then((module) => module.ShareDialog),
)

/** The documents of an order as files, and the dialog that shares it. */
export function OrderDocuments({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const { orderId, handover } = order
  const ask = (kind: 'order' | 'delivery') => askForDocument(orderId, kind)
  return (
    <>
      <DocumentButton kind="order" ask={ask} />
      {handover && <DocumentButton kind="delivery" ask={ask} />}
      <Button
        icon={<Share2 aria-hidden="true" />}
        onPointerEnter={() => void ShareDialog.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {orderShareTexts.share}
      </Button>
      <ShareDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
