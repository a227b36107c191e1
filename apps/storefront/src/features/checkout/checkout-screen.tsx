import type { Cart } from '@cambusa/contract/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode } from 'react'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { paths } from '../../app/navigation/paths.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useIsAgeDeclared } from './age-declaration.tsx'
import { chosenPaymentType, paymentTypesQuery, usePrepare } from './checkout-api.ts'
import { useWishedPayment } from './checkout-choices.ts'
import { CheckoutSections } from './checkout-sections.tsx'
import styles from './checkout-screen.module.css'
import { MissingList } from './readiness/missing-list.tsx'
import { showNotEnabled } from '../../lib/state/not-enabled.ts'
import { missingToPay } from './readiness/order-readiness.ts'
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
  const missing = data ? missingToPay({ cart, level, paymentTypeId, isAgeDeclared }) : []
  const goOn = () => prepare.mutate(undefined, {})
  const act = useWayOutAct({ onProfile: () => showNotEnabled(), onPrepare: goOn, onRetry: goOn })
  const [first] = missing

  const next = (
    <div className={styles.next}>
      <MissingList missing={missing} onAct={act} />
      <RefusalNotice error={missing.length === 0 ? prepare.error : null} onAct={act} />
      <WorstCase cart={cart} paymentTypeId={paymentTypeId} />
      <TillBar cart={cart}>
        <Button
          look="action"
          size="large"
          wide
          icon={<ArrowRight aria-hidden="true" />}
          pending={prepare.isPending || !data}
          onClick={() => (first ? act(first.kind) : goOn())}
        >
          {first
            ? checkoutTexts.act[first.kind]
            : cart.editing
              ? editingTexts.review
              : checkoutTexts.goToPayment}
        </Button>
      </TillBar>
    </div>
  )
  return (
    <div className={styles.checkout}>
      <CheckoutSections cart={cart} wishes={wishes} cards={cards} giftCodes={giftCodes} />
      <div className={styles.summary}>{renderSummary(next)}</div>
    </div>
  )
}
