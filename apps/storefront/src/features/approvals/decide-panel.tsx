import { euroText } from '@cambusa/domain/money/money'
import type { Cart } from '@cambusa/contract/cart/cart'
import { approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'
import { Check, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { StickyAmount, StickyBar } from '../../ui/layout/sticky-bar.tsx'
import type { Changes } from './approval-lines.tsx'
import styles from './approvals.module.css'
import { useApprove, useRefuse, useSaveQuantities, type ShownApproval } from './approvals-api.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** The strictest age that a line requires; undefined when none does. */
function requiredAge({ cartItems }: Pick<Cart, 'cartItems'>): number | undefined {
  const ages = cartItems.flatMap(({ product }) => product.minAge ?? [])
  return ages.length === 0 ? undefined : Math.max(...ages)
}

interface PaymentChoiceProps {
  types: ShownApproval['paymentTypes']
  chosen: number | undefined
  onChoose: (paymentTypeId: number) => void
}

/** How the order is paid; a single way is only named. */
function PaymentChoice({ types, chosen, onChoose }: PaymentChoiceProps) {
  const [only, other] = types
  if (!only) return <p className={styles.notice}>{texts.noPayment}</p>
  if (!other)
    return (
      <div>
        <p className={styles.soft}>{texts.payment}</p>
        <p className={styles.value}>{only.name}</p>
      </div>
    )
  return (
    <RadioGroup
      legend={texts.payment}
      value={String(chosen ?? '')}
      onChange={(event) => onChoose(Number(event.target.value))}
      options={types.map(({ paymentTypeId, name }) => ({ value: String(paymentTypeId), label: name }))}
    />
  )
}

interface DecidePanelProps {
  approval: ShownApproval
  cart: Cart
  changes: Changes
  onForget: () => void
  /** Reads the cart again: it is not as it was seen, or somebody else has decided. */
  onReload: () => void
}

/** Approves as seen, saves changed quantities before that, or refuses with a reason. */
export function DecidePanel({ approval, cart, changes, onForget, onReload }: DecidePanelProps) {
  const { approvalId, version, paymentTypes, sentBy } = approval
  const approve = useApprove(() =>
    showToast({ kind: 'success', text: texts.approved({ name: sentBy.name }) }),
  )
  const save = useSaveQuantities(({ cart: now, total }) => {
    approve.reset()
    onForget()
    showToast({ kind: 'success', text: texts.saved({ total: euroText(now?.totalPrice ?? total) }) })
  })
  const refuse = useRefuse(() => showToast({ kind: 'success', text: texts.refused({ name: sentBy.name }) }))
  const [chosen, setChosen] = useState<number>()
  const [isOfAge, setOfAge] = useState(false)
  const [ageError, setAgeError] = useState(false)
  const ageField = useRef<HTMLInputElement>(null)
  const [isRefusing, setRefusing] = useState(false)
  const payment = paymentTypes.find(({ paymentTypeId }) => paymentTypeId === chosen) ?? paymentTypes[0]
  const age = requiredAge(cart)
  const isChanged = changes.size > 0
  const error = isChanged ? save.error : approve.error

  const saveChanges = () => {
    const items = [...changes].map(([itemId, quantity]) => ({ itemId, quantity }))
    save.mutate({ approval_id: approvalId, version, items })
  }
  const approveSeen = () => {
    if (!payment) return
    if (age !== undefined && !isOfAge) {
      setAgeError(true)
      // Focusing it brings it into view, above the bar of phones.
      return ageField.current?.focus()
    }
    approve.mutate({
      approval_id: approvalId,
      version,
      total: cart.totalPrice,
      payment_type_id: payment.paymentTypeId,
      ...(age !== undefined && { age_declared: true }),
    })
  }
  const isStale =
    error instanceof CallError &&
    (['approval.changed', 'approval.ended', 'approval.unknown'] as const).some((code) => error.has(code))
  const again = isChanged ? saveChanges : approveSeen

  return (
    <section className={styles.decide} aria-labelledby="approval-decide">
      <h2 id="approval-decide" className={styles.title}>
        {texts.decide}
      </h2>
      <PaymentChoice types={paymentTypes} chosen={payment?.paymentTypeId} onChoose={setChosen} />
      {age !== undefined && (
        <Checkbox
          ref={ageField}
          label={texts.age({ age })}
          error={ageError ? texts.ageMissing : undefined}
          checked={isOfAge}
          onChange={(event) => {
            setOfAge(event.target.checked)
            setAgeError(false)
          }}
        />
      )}
      <div role="status">{isChanged && <p className={styles.notice}>{texts.saveFirst}</p>}</div>
      <FailureNotice
        text={error?.message}
        onRetry={isPassing(error) ? again : undefined}
        retrying={save.isPending || approve.isPending}
      />
      {isStale && (
        <Button
          onClick={() => {
            save.reset()
            approve.reset()
            onReload()
          }}
        >
          {texts.reload}
        </Button>
      )}
      <StickyBar what={<StickyAmount label={texts.total} amount={euroText(cart.totalPrice)} />}>
        {isChanged ? (
          <Button look="primary" size="large" wide pending={save.isPending} onClick={saveChanges}>
            {texts.save}
          </Button>
        ) : (
          <Button
            look="action"
            size="large"
            wide
            icon={<Check aria-hidden="true" />}
            pending={approve.isPending || approve.isSuccess}
            disabled={!payment}
            onClick={approveSeen}
          >
            {texts.approve}
          </Button>
        )}
      </StickyBar>
      <div className={styles.buttons}>
        {isChanged && (
          <Button disabled={save.isPending} onClick={onForget}>
            {texts.undo}
          </Button>
        )}
        <Button icon={<X aria-hidden="true" />} onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
      </div>
      <RefuseDialog
        approvalId={approvalId}
        open={isRefusing}
        name={sentBy.name}
        refusal={refuse}
        onRefuse={(reason) => refuse.mutate({ approval_id: approvalId, ...(reason !== '' && { reason }) })}
        onClose={() => setRefusing(false)}
      />
    </section>
  )
}
