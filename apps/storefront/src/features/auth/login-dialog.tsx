import { authTexts } from '@cambusa/messages/it/people/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChainDialogProps } from '../../lib/state/dialog-chain.ts'
import { ChainSteps } from '../../ui/layout/chain-steps.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { findCartOfSession, signIn, type Credentials } from './auth-api.ts'
import { LoginForm, type MissingFactor } from './login-form.tsx'
import { CodeStep } from './second-factor/code-form.tsx'
import { ConnectStep } from './second-factor/connect-step.tsx'

/** What staff still have to do after their password. */
interface FactorStep {
  missing: MissingFactor
  credentials: Credentials
}

/**
 * The first step of the chain (600 px): e-mail and password; staff go on with a code, or connect their app. The demo
 * shop offers its customers.
 */
export function LoginDialog({ open, onClose, onDone }: ChainDialogProps) {
  const client = useQueryClient()
  const [step, setStep] = useState<FactorStep>()
  const leave = (act: () => void) => () => {
    setStep(undefined)
    act()
  }
  const [close, done] = [leave(onClose), leave(onDone)]
  const back = () => setStep(undefined)
  return (
    <Dialog open={open} onClose={close} title={authTexts.title} description={authTexts.description}>
      <ChainSteps step="login" />
      {step === undefined && (
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
    </Dialog>
  )
}
