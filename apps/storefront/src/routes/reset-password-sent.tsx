import { passwordTexts } from '@cambusa/messages/it/people/password'
import { ResetSent } from '../features/password/reset-sent.tsx'
import { DocumentTitle } from '../ui/layout/document-title.tsx'

/** /reset-password-sent: the link was sent. */
export default function ResetPasswordSentScreen() {
  return (
    <>
      <DocumentTitle title={passwordTexts.sentTitle} />
      <ResetSent />
    </>
  )
}
