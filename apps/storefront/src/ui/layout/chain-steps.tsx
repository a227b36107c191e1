import { useState } from 'react'
import { ORDER_STEPS, type OrderStep } from '@cambusa/domain/orders/order-step'
import { useDialogChain } from '../../lib/state/dialog-chain.ts'
import { chainTexts } from '@cambusa/messages/it/delivery/chain'
import styles from './chain-steps.module.css'
import { Steps } from './steps.tsx'

/** The current step in the chain of dialogs; nothing where the chain is only a login. */
export function ChainSteps({ step }: { step: OrderStep }) {
  const chain = useDialogChain()
  // The goal is kept, because during the dialog's closing animation the chain has already ended.
  const [goal, setGoal] = useState(chain.goal)
  if (chain.step !== null && chain.goal !== goal) setGoal(chain.goal)
  // Whoever was signed in before the chain has nothing to do there.
  const [startedAt, setStartedAt] = useState(chain.startedAt)
  if (chain.step !== null && chain.startedAt !== startedAt) setStartedAt(chain.startedAt)
  if (goal === 'login') return null
  const steps = startedAt === 'login' ? ORDER_STEPS : ORDER_STEPS.filter((key) => key !== 'login')
  return (
    <div className={styles.steps}>
      <Steps
        label={chainTexts.steps}
        items={steps.map((key) => ({ key, content: chainTexts[key] }))}
        current={step}
      />
    </div>
  )
}
