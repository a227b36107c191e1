import type { WithdrawalOffer } from '@cambusa/contract/orders/withdrawals'
import type { WithdrawRefusal } from '@cambusa/domain/orders/withdrawal'
import { withdrawRefusalText } from '@cambusa/messages/it/orders/withdrawal-reasons'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { contacts } from '../../../../../shop.config.json'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import styles from './withdrawals.module.css'

interface NoWithdrawalProps {
  offer: WithdrawalOffer
  refusal: WithdrawRefusal
}

/** Why no withdrawal can be declared, and the way back. */
export const NoWithdrawal = ({ offer, refusal }: NoWithdrawalProps) => (
  <section className={styles.panel}>
    <p>{withdrawRefusalText(refusal, contacts.phone)}</p>
    <div>
      <LinkButton to={paths.order} params={{ orderId: String(offer.orderId) }}>
        {withdrawalTexts.backToOrder}
      </LinkButton>
    </div>
  </section>
)
