import { useNavigate } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { ConfirmPage } from '../features/registration/confirm-page.tsx'

/** /registration/confirm: waits for the mail, and is the target of its link. */
export default function ConfirmEmailScreen() {
  const navigate = useNavigate()
  return (
    <ConfirmPage
      onConfirmed={({ what, cardPending }) => {
        const end = cardPending ? paths.registrationCompleted : paths.registrationConfirmed
        void navigate({ to: what === 'email' ? paths.emailConfirmed : end, replace: true })
      }}
    />
  )
}
