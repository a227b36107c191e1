import { approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, Undo2 } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { isPassing } from '../../lib/api/call-error.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { useKeptChoices } from '../../lib/forms/use-kept-choices.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { ApprovalBadge } from './approval-badge.tsx'
import { ApprovalFacts } from './approval-facts.tsx'
import { ApprovalLines, type Changes } from './approval-lines.tsx'
import { cartName, momentText } from './approval-words.ts'
import styles from './approvals.module.css'
import { approvalQuery, useWithdraw, type ShownApproval } from './approvals-api.ts'
import { DecidePanel } from './decide-panel.tsx'

const NONE: readonly (readonly [itemId: number, quantity: number])[] = []

interface ApprovalDetailProps {
  approvalId: number
  /** It was just sent: what happens next is shown first. */
  isJustSent: boolean
}

/** One cart that was sent for approval. */
export function ApprovalDetail({ approvalId, isJustSent }: ApprovalDetailProps) {
  const { data, error, isError, refetch } = useQuery(approvalQuery(useOwner(), approvalId))
  if (data)
    return (
      <Shown
        approval={data}
        isJustSent={isJustSent && data.state === 'waiting'}
        onReload={() => void refetch()}
      />
    )
  if (isError) return <ErrorState text={error.message || texts.oneFailed} onRetry={() => void refetch()} />
  return (
    <Loading className={styles.screen}>
      <Skeleton width="50%" height="text-2xl" />
      <Skeleton shape="box" height="space-20-x4" />
    </Loading>
  )
}

interface ShownProps {
  approval: ShownApproval
  isJustSent: boolean
  onReload: () => void
}

function Shown({ approval, isJustSent, onReload }: ShownProps) {
  const user = useUser()
  // As entries, which can be kept as JSON.
  const [entries, setEntries] = useKeptChoices(`approval-${approval.approvalId}`, () => NONE)
  const typed = new Map(entries)
  const { state, mayDecide, cart, sentAt, sentBy, orderId } = approval
  // Another holder may have changed the cart meanwhile.
  const changes: Changes = new Map(
    cart?.cartItems.flatMap(({ itemId, quantity }) => {
      const wanted = typed.get(itemId)
      return wanted === undefined || wanted === quantity ? [] : [[itemId, wanted] as const]
    }),
  )
  const isOwn = sentBy.userId === user?.userId
  const change = (itemId: number, quantity: number) => setEntries([...new Map(entries).set(itemId, quantity)])
  const isToDecide = mayDecide && state === 'waiting' && cart !== null
  return (
    <div className={styles.screen}>
      {isJustSent && <JustSent approval={approval} />}
      <header className={styles.header}>
        {isJustSent ? (
          <h2 className={styles.title}>{cartName(approval, user?.userId)}</h2>
        ) : (
          <h1>{cartName(approval, user?.userId)}</h1>
        )}
        <p className={styles.when}>
          <ApprovalBadge state={state} /> {texts.sentAt({ when: formatDateTime(new Date(sentAt)) })}
        </p>
        {state !== 'waiting' && <p>{isOwn ? texts.outcomeOwn[state] : texts.outcome[state]}</p>}
        {state === 'waiting' && isOwn && !isJustSent && <p>{texts.ownWaiting}</p>}
        {orderId !== null && (
          <LinkButton to={paths.order} params={{ orderId: String(orderId) }} className={styles.way}>
            {texts.toOrder}
          </LinkButton>
        )}
        {isOwn && (state === 'refused' || state === 'lapsed') && (
          <LinkButton look="primary" to={paths.cart} className={styles.way}>
            {texts.toCart}
          </LinkButton>
        )}
      </header>
      <div className={styles.columns}>
        <ApprovalLines approval={approval} changes={changes} onChange={isToDecide ? change : undefined} />
        <div className={styles.side}>
          <ApprovalFacts approval={approval} isOwn={isOwn} />
          {isToDecide && (
            <DecidePanel
              approval={approval}
              cart={cart}
              changes={changes}
              onForget={() => setEntries(NONE)}
              onReload={onReload}
            />
          )}
          {approval.mayWithdraw && <Withdraw approvalId={approval.approvalId} />}
        </div>
      </div>
    </div>
  )
}

/** The confirmation for its sender: who decides, until when, and what to do meanwhile. */
function JustSent({ approval: { lapsesAt } }: { approval: ShownApproval }) {
  const { next } = texts
  return (
    <section className={styles.sent}>
      <CircleCheck aria-hidden="true" className={styles.sentIcon} />
      <div className={styles.sentWords}>
        <h1 className={styles.sentTitle}>{texts.sentTitle}</h1>
        <h2 className={styles.next}>{texts.nextTitle}</h2>
        <ol className={styles.steps}>
          {[next.holders, next.slot({ when: momentText(lapsesAt) }), next.answer, next.cart].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Takes an own cart back, after a question. */
function Withdraw({ approvalId }: { approvalId: number }) {
  const navigate = useNavigate()
  const withdraw = useWithdraw(() => {
    showToast({ kind: 'success', text: texts.withdrawn })
    void navigate({ to: paths.cart })
  })
  const takeBack = () => withdraw.mutate(approvalId)
  const ask = async () => {
    const { withdrawTitle: title, withdrawText: text, withdrawYes: yes, keep: no } = texts
    if (await confirm({ title, text, yes, no })) takeBack()
  }
  return (
    <>
      <FailureNotice
        text={withdraw.error?.message}
        onRetry={isPassing(withdraw.error) ? takeBack : undefined}
        retrying={withdraw.isPending}
      />
      <Button icon={<Undo2 aria-hidden="true" />} pending={withdraw.isPending} onClick={() => void ask()}>
        {texts.withdraw}
      </Button>
    </>
  )
}
