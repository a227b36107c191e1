import type { addAllFromOrder, ReorderPreview } from '@cambusa/contract/cart/reorder'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { formatEuro } from '@cambusa/domain/money/money'
import { addAllQuestions, reorderTexts, type AddAllQuestion } from '@cambusa/messages/it/cart/reorder'
import { useState } from 'react'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ReorderGroups } from './reorder-groups.tsx'
import { reorderPlan, type Decision, type Decisions } from './reorder-plan.ts'
import styles from './reorder.module.css'

const SHAPES = 6

export interface ReorderSheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** Whether all of an order or of a list is asked for. */
  question: AddAllQuestion
  /** undefined while it is loading. */
  preview: ReorderPreview | undefined
  hasFailed: boolean
  onReload: () => void
  adding: {
    isPending: boolean
    /** Why nothing was added. */
    failure: string | undefined
    add: (items: NonNullable<BodyOf<typeof addAllFromOrder>['items']>) => void
  }
}

const nothingDecided: Decisions = new Map()

/**
 * Asks before all lines of an order or list come into the cart: what is as then, what has changed, what is gone and what
 * can be bought instead, and whether the cart has room. Closing it does not stop the adding.
 */
export function ReorderSheet({
  open,
  onClose,
  title,
  question,
  preview,
  hasFailed,
  onReload,
  adding,
}: ReorderSheetProps) {
  const [decisions, setDecisions] = useState(nothingDecided)
  const withVat = usePricesWithVat()
  const decide = (orderItemId: number, decision: Decision) =>
    setDecisions((known) => new Map(known).set(orderItemId, decision))
  const plan = preview && reorderPlan(preview, decisions, withVat)
  const add = () => plan && adding.add(plan.items)
  const { included, excluded } = reorderTexts.vat
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="large"
      title={title}
      description={addAllQuestions[question]}
      footer={
        plan && (
          <div className={styles.foot}>
            <p className={styles.total}>
              {reorderTexts.total} <strong>{formatEuro(plan.cents)}</strong>
              <span className={styles.soft}>{withVat ? included : excluded}</span>
            </p>
            <Button
              look="action"
              size="large"
              pending={adding.isPending}
              disabled={plan.fitting === 0}
              onClick={add}
            >
              {plan.fitting === 0 ? reorderTexts.nothing : reorderTexts.add({ count: plan.fitting })}
            </Button>
          </div>
        )
      }
    >
      {preview && plan ? (
        <div className={styles.content}>
          <p role="status" className={styles.room}>
            {adding.isPending ? reorderTexts.adding({ count: plan.fitting }) : roomText(plan, preview.places)}
          </p>
          <FailureNotice text={adding.failure} onRetry={add} retrying={adding.isPending} />
          <ReorderGroups
            lines={preview.lines}
            decisions={decisions}
            cut={plan.cut}
            disabled={adding.isPending}
            onDecide={decide}
          />
        </div>
      ) : hasFailed ? (
        <ErrorState text={reorderTexts.loadFailed} onRetry={onReload} />
      ) : (
        <Loading className={styles.rows}>
          {Array.from({ length: SHAPES }, (_, place) => (
            <div key={place} className={styles.shape}>
              <Skeleton shape="box" />
            </div>
          ))}
        </Loading>
      )}
    </Dialog>
  )
}

const roomText = (
  { needed, fitting }: { needed: number; fitting: number },
  { free }: ReorderPreview['places'],
): string =>
  needed > free
    ? reorderTexts.roomForSome({ free, needed })
    : fitting === 0
      ? ''
      : reorderTexts.roomForAll({ count: fitting })
