import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { Button } from '../../../ui/buttons/button.tsx'
import { useModifyOrder } from './editing-api.ts'

const nothingToSend = () => Promise.resolve()

/** Gives up the payment that a changed order waits for, and goes on with the changes. */
export function BackToEditing({ orderId }: { orderId: number }) {
  const modify = useModifyOrder(orderId, nothingToSend)
  return (
    <Button pending={modify.isPending} onClick={() => modify.mutate()}>
      {editingTexts.backToEditing}
    </Button>
  )
}
