import { CHAIN_STEPS, useDialogChain, type ChainStep } from '../lib/dialog-chain.ts'
import { chainTexts } from '@cambusa/messages/it/chain'
import styles from './chain-steps.module.css'
import { Steps } from './steps.tsx'

/** Where one is in the chain of dialogs; nothing where the chain is only a login. */
export function ChainSteps({ step }: { step: ChainStep }) {
  const goal = useDialogChain((chain) => chain.goal)
  if (goal === 'login') return null
  return (
    <div className={styles.steps}>
      <Steps
        label={chainTexts.steps}
        items={CHAIN_STEPS.map((key) => ({ key, content: chainTexts[key] }))}
        current={step}
      />
    </div>
  )
}
