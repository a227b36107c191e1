import { passwordTexts } from '@cambusa/messages/it/people/password'
import { MailCheck } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ResendMail } from '../../ui/feedback/resend-mail.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { askForReset, useAskedReset } from './password-api.ts'

/** The link was sent, if there is an account; after a reload the address is not known any more. */
export function ResetSent() {
  const { login, sentAt } = useAskedReset()
  return (
    <EmptyState
      as="h1"
      icon={<MailCheck />}
      title={passwordTexts.sentTitle}
      text={
        <>
          <p>{login ? passwordTexts.sentText({ login }) : passwordTexts.sentAnyText}</p>
          <p>{passwordTexts.sentHint}</p>
        </>
      }
      action={
        <>
          {login && <ResendMail sentAt={sentAt} resend={() => askForReset(login)} />}
          <LinkButton to={paths.resetPasswordRequest} look="ghost">
            {passwordTexts.otherAddress}
          </LinkButton>
        </>
      }
    />
  )
}
