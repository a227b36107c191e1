import { authTexts } from '@cambusa/messages/it/people/auth'
import type { ChainDialogProps } from '../../lib/state/dialog-chain.ts'
import { ChainSteps } from '../../ui/layout/chain-steps.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LoginForm } from './login-form.tsx'

/** The first step of the chain (600 px): e-mail and password; the demo shop offers its customers. */
export const LoginDialog = ({ open, onClose, onDone }: ChainDialogProps) => (
  <Dialog open={open} onClose={onClose} title={authTexts.title} description={authTexts.description}>
    <ChainSteps step="login" />
    <LoginForm onDone={onDone} onLeave={onClose} />
  </Dialog>
)
