import { passwordTexts } from '@cambusa/messages/it/people/password'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { ResetRequestForm } from '../features/password/reset-request-form.tsx'
import { FormPage } from '../ui/layout/form-page.tsx'

/** /reset-password-request: asks for the address of the link for a new password. */
export default function ResetPasswordRequestScreen() {
  const navigate = useNavigate()
  return (
    <FormPage home={paths.home} title={passwordTexts.requestTitle} intro={passwordTexts.requestText}>
      <ResetRequestForm onSent={() => void navigate({ to: paths.resetPasswordSent })} />
    </FormPage>
  )
}
