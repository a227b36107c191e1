import type { Cart } from '@cambusa/contract/cart/cart'
import { approvalNeededTexts } from '@cambusa/messages/it/orders/approval-needed'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { editedOrderTexts } from '@cambusa/messages/it/cart/edited-order'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode } from 'react'
import { useNeededApproval } from '../../lib/state/allowance.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { paths } from '../../app/navigation/paths.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'
import { ApprovalNotice } from './approval/lazy-notice.ts'
import { useSendForApproval } from './approval/use-send-for-approval.ts'
import { useIsAgeDeclared } from './age-declaration.tsx'
import { chosenPaymentType, paymentTypesQuery, usePrepare } from './checkout-api.ts'
import { useWishedPayment } from './checkout-choices.ts'
import { CheckoutSections } from './checkout-sections.tsx'
import styles from './checkout-screen.module.css'
import { MissingList } from './readiness/missing-list.tsx'
import { showNotEnabled } from '../../lib/state/not-enabled.ts'
import { missingToPay, missingToSend } from './readiness/order-readiness.ts'
import { RefusalNotice } from './readiness/refusal-notice.tsx'
import { TillBar } from './till-bar.tsx'
import { useWayOutAct } from './readiness/use-way-out-act.ts'
import { WorstCase } from './readiness/worst-case.tsx'

interface CheckoutScreenProps {
  cart: Cart
  /** Sends the latest taps in the cart. */
  flush: () => Promise<void>
  /** The totals, with the content below them. */
  renderSummary: (next: ReactNode) => ReactNode
  /** Invoice, the customer's own reference, note. */
  wishes: ReactNode
  /** The choice of the card, where the order is paid by card. */
  cards: ReactNode
  /** Gift codes that pay the order or a part of it. */
  giftCodes: ReactNode
}

const nextText = ({ editing }: Cart, isForApproval: boolean): string => {
  if (isForApproval) return approvalNeededTexts.send
  return editing ? editedOrderTexts.review : checkoutTexts.goToPayment
}

/** /checkout: all parts of the order, what is missing, and the one button that moves on. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { cart, flush, renderSummary, wishes, cards, giftCodes } = props
  const navigate = useNavigate()
  const level = useUser()?.profile?.level ?? 0
  const isAgeDeclared = useIsAgeDeclared(cart.cartId)
  const wishedId = useWishedPayment(cart.cartId)
  const { data } = useQuery(paymentTypesQuery(useOwner(), cart))
  const prepare = usePrepare({ flush, onPrepared: () => navigate({ to: paths.payment }) })

  const paymentTypeId = chosenPaymentType(data?.paymentTypes, wishedId)?.paymentTypeId
  const approval = useNeededApproval(cart)
  const send = useSendForApproval(flush)
  const lacks = data ? missingToPay({ cart, level, paymentTypeId, isAgeDeclared }) : []
  const missing = approval ? missingToSend(lacks) : lacks
  const goOn = () => (approval ? send.mutate() : prepare.mutate(undefined, {}))
  const failure = approval ? send.error : prepare.error
  const act = useWayOutAct({ onProfile: () => showNotEnabled(), onPrepare: goOn, onRetry: goOn })
  const [first] = missing

  const next = (
    <div className={styles.next}>
      {approval && (
        <ChunkBoundary>
          <ApprovalNotice {...approval} total={cart.totalPrice} />
        </ChunkBoundary>
      )}
      <MissingList
        title={approval ? approvalNeededTexts.missing : checkoutTexts.missingTitle}
        missing={missing}
        onAct={act}
      />
      <RefusalNotice error={missing.length === 0 ? failure : null} onAct={act} />
      {!approval && <WorstCase cart={cart} paymentTypeId={paymentTypeId} />}
      <TillBar cart={cart}>
        <Button
          look="action"
          size="large"
          wide
          icon={<ArrowRight aria-hidden="true" />}
          pending={prepare.isPending || send.isPending || !data}
          onClick={() => (first ? act(first.kind) : goOn())}
        >
          {first ? checkoutTexts.act[first.kind] : nextText(cart, approval !== undefined)}
        </Button>
      </TillBar>
    </div>
  )
  return (
    <div className={styles.checkout}>
      <CheckoutSections
        cart={cart}
        isForApproval={approval !== undefined}
        wishes={wishes}
        cards={cards}
        giftCodes={giftCodes}
      />
      <div className={styles.summary}>{renderSummary(next)}</div>
    </div>
  )
}
