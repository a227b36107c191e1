import { useNavigate } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { ResetPassword } from '../features/password/reset-password.tsx'

/** /reset-password: a new password with the link of a mail. */
export default function ResetPasswordScreen() {
  const navigate = useNavigate()
  return <ResetPassword onSaved={() => void navigate({ to: paths.resetPasswordCompleted, replace: true })} />
}
