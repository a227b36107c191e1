import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { showToast } from '../../lib/state/show-toast.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { sandboxCardsQuery } from './payment-api.ts'
import styles from './payment.module.css'

async function copy(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number.replaceAll(' ', ''))
    showToast({ kind: 'success', text: paymentTexts.copied })
  } catch {
    // The clipboard needs a secure context.
    showToast({ kind: 'info', text: paymentTexts.copyFailed })
  }
}

/** The cards of the demo gateway and their effects; nothing with a real gateway. */
export function SandboxCards() {
  const { data: cards } = useQuery(sandboxCardsQuery)
  if (!cards || cards.length === 0) return null
  return (
    <Disclosure summary={paymentTexts.demoCards}>
      <p className={styles.soft}>{paymentTexts.demoCardsText}</p>
      <ul className={styles.demoCards}>
        {cards.map(({ number, effect }) => (
          <li key={number} className={styles.demoCard}>
            <div className={styles.words}>
              <span className={styles.number}>{number}</span>
              <span className={styles.soft}>{effect}</span>
            </div>
            <IconButton
              label={paymentTexts.copy({ number })}
              icon={<Copy aria-hidden="true" />}
              onClick={() => void copy(number)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
