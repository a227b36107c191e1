import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { ShoppingBasket } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** An empty cart, with links to start from. */
export const CartEmpty = ({ onLeave }: { onLeave?: () => void }) => (
  <EmptyState
    icon={<ShoppingBasket />}
    title={cartTexts.emptyTitle}
    text={cartTexts.emptyText}
    action={
      <>
        <LinkButton look="primary" to={paths.categories} onClick={onLeave}>
          {cartTexts.emptyBrowse}
        </LinkButton>
        <LinkButton to={paths.search} search={{ promo: true }} onClick={onLeave}>
          {cartTexts.emptyPromotions}
        </LinkButton>
      </>
    }
  />
)
