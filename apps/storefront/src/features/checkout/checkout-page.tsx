import type { Cart } from '@cambusa/contract/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { editedOrderTexts } from '@cambusa/messages/it/cart/edited-order'
import { useQuery } from '@tanstack/react-query'
import { ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { useFirstLoad } from '../../lib/browser/use-first-load.ts'
import { useInTill } from '../../lib/browser/use-in-till.ts'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { ensureTill } from './checkout-api.ts'
import styles from './checkout-page.module.css'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps, type CheckoutStep } from './checkout-steps.tsx'

interface CheckoutPageProps {
  step: CheckoutStep
  /** The screen for a cart with lines. */
  children: (cart: Cart) => ReactNode
}

/** Title and introduction of a step, for a new order or for one that is edited. */
function wordsOf(step: CheckoutStep, cart: Cart | undefined): { title: string; intro?: string } {
  if (step === 'payment')
    return { title: cart?.editing ? editedOrderTexts.paymentTitle : checkoutTexts.paymentTitle }
  return cart?.editing
    ? { title: editedOrderTexts.tillTitle, intro: editedOrderTexts.tillIntro }
    : { title: checkoutTexts.title, intro: checkoutTexts.intro }
}

/** The common parts of the checkout screens: title, steps, and the states of the cart. */
export function CheckoutPage({ step, children }: CheckoutPageProps) {
  useInTill()
  const { data: cart, isError, refetch } = useQuery(useCartQuery())
  const isLoaded = useFirstLoad(ensureTill)
  const { title, intro } = wordsOf(step, cart)
  const content = () => {
    if (!cart && isError) return <ErrorState text={checkoutTexts.loadFailed} onRetry={() => void refetch()} />
    if (!cart || !isLoaded) return <CheckoutSkeleton />
    if (cart.cartItems.length > 0) return children(cart)
    return (
      <EmptyState
        icon={<ShoppingBasket />}
        title={checkoutTexts.emptyTitle}
        text={checkoutTexts.emptyText}
        action={
          <>
            {step === 'payment' && <LinkButton to={paths.orders}>{checkoutTexts.act.orders}</LinkButton>}
            <LinkButton look="primary" to={paths.categories}>
              {checkoutTexts.emptyBrowse}
            </LinkButton>
          </>
        }
      />
    )
  }
  return (
    <div className={styles.page}>
      <DocumentTitle title={title} />
      <CheckoutSteps step={step} />
      <header>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {content()}
    </div>
  )
}
