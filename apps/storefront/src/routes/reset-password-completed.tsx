import { passwordTexts } from '@cambusa/messages/it/people/password'
import { CircleCheck } from 'lucide-react'
import { paths } from '../app/navigation/paths.ts'
import { LoginButton } from '../ui/buttons/login-button.tsx'
import { EmptyState } from '../ui/feedback/states.tsx'
import { DocumentTitle } from '../ui/layout/document-title.tsx'

/** /reset-password-completed: the new password is in use. */
export default function ResetPasswordCompletedScreen() {
  return (
    <>
      <DocumentTitle title={passwordTexts.completedTitle} />
      <EmptyState
        as="h1"
        icon={<CircleCheck />}
        title={passwordTexts.completedTitle}
        text={passwordTexts.completedText}
        action={<LoginButton to={paths.home} />}
      />
    </>
  )
}
