import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { editRefusalText } from '@cambusa/messages/it/orders/edit-refusals'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { Pencil } from 'lucide-react'
import { contacts } from '../../../../../../shop.config.json'
import { Button } from '../../../ui/buttons/button.tsx'
import { useModifyOrder, useUndoEditing } from './editing-api.ts'
import styles from './modify-or-not.module.css'

interface ModifyProps {
  order: Order
  /** Sends the latest taps in the open cart. */
  flush: () => Promise<void>
}

/** Over for its customer: nothing needs to be said of changing it. */
const SILENT = ['ended', 'handedOver']

/** Opens the order for changes, or says why that is not possible; an order that is over shows neither. */
export function ModifyOrNot({ order, flush }: ModifyProps) {
  if (order.canEdit) return <Modify order={order} flush={flush} />
  const { editRefusal } = order
  if (editRefusal === null || SILENT.includes(editRefusal)) return null
  return <p>{editRefusalText(editRefusal, contacts.phone)}</p>
}

function Modify({ order, flush }: ModifyProps) {
  const isEdited = order.orderStatusId === ORDER_STATUS.editing
  const modify = useModifyOrder(order.orderId, flush)
  const undo = useUndoEditing(order)
  return (
    <div className={styles.modify}>
      <div className={styles.acts}>
        <Button
          look="primary"
          icon={<Pencil aria-hidden="true" />}
          pending={modify.isPending}
          onClick={() => modify.mutate()}
        >
          {isEdited ? editingTexts.goOn : editingTexts.modify}
        </Button>
        {isEdited && (
          <Button look="ghost" pending={undo.isPending} onClick={() => void undo.ask()}>
            {editingTexts.undo}
          </Button>
        )}
      </div>
      <p className={styles.soft}>
        {editingTexts.modifyText({ until: formatDateTime(new Date(order.timeslot.cutoffAt)) })}
      </p>
    </div>
  )
}
