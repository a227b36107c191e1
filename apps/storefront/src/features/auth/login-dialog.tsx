import { authTexts } from '@cambusa/messages/it/people/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChainDialogProps } from '../../lib/state/dialog-chain.ts'
import { ChainSteps } from '../../ui/layout/chain-steps.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { findCartOfSession, signIn, type Credentials } from './auth-api.ts'
import { LoginForm, type MissingFactor } from './login-form.tsx'
import styles from './login-form.module.css'
import { CodeStep } from './second-factor/code-form.tsx'
import { ConnectStep } from './second-factor/connect-step.tsx'
import { TechLoginForm } from './tech-login-form.tsx'

/** What staff still have to do after their password. */
interface FactorStep {
  missing: MissingFactor
  credentials: Credentials
}

/**
 * The first step of the chain (600 px): e-mail and password; staff go on with a code, or connect their app. Tills have
 * a variant of it, with key and secret. The demo shop offers its customers.
 */
export function LoginDialog({ open, onClose, onDone }: ChainDialogProps) {
  const client = useQueryClient()
  const [step, setStep] = useState<FactorStep>()
  const [isTechnical, setIsTechnical] = useState(false)
  const leave = (act: () => void) => () => {
    setStep(undefined)
    setIsTechnical(false)
    act()
  }
  const [close, done] = [leave(onClose), leave(onDone)]
  const back = () => setStep(undefined)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isTechnical ? authTexts.techTitle : authTexts.title}
      description={isTechnical ? authTexts.techDescription : authTexts.description}
    >
      <ChainSteps step="login" />
      {isTechnical && <TechLoginForm onDone={done} />}
      {step === undefined && !isTechnical && (
        <LoginForm
          onDone={done}
          onLeave={close}
          onMissing={(missing, credentials) => setStep({ missing, credentials })}
        />
      )}
      {step?.missing === 'code' && (
        <CodeStep onBack={back} send={(code) => signIn(client, { ...step.credentials, code }).then(done)} />
      )}
      {step?.missing === 'app' && (
        <ConnectStep
          credentials={step.credentials}
          onBack={back}
          onConnected={() => findCartOfSession(client).then(done)}
        />
      )}
      {step === undefined && (
        <div className={styles.otherDoor}>
          <Button look="ghost" onClick={() => setIsTechnical(!isTechnical)}>
            {isTechnical ? authTexts.techBack : authTexts.techLink}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
