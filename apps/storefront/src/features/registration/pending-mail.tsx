import { confirmationTexts as texts } from '@cambusa/messages/it/people/confirmation'
import { Link2Off, MailCheck } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { LoginButton } from '../../ui/buttons/login-button.tsx'
import { ResendMail } from '../../ui/feedback/resend-mail.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { CompletedEnd, ConfirmedEnd } from './registration-ends.tsx'
import { resendLink } from './registration-api.ts'
import { useSentMail } from './sent-mail.ts'

/**
 * The confirmation screen opened without a link: it waits for the mail, or the address was confirmed in another tab, or
 * nothing is known of a mail.
 */
export function PendingMail() {
  const mail = useSentMail()
  if (!mail)
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x3" />
      </Loading>
    )
  if (mail.isConfirmed) return mail.cardPending ? <CompletedEnd /> : <ConfirmedEnd />
  const { login, sentAt } = mail
  const title = login ? texts.pendingTitle : texts.noLinkTitle
  return (
    <>
      <DocumentTitle title={title} />
      <EmptyState
        as="h1"
        icon={login ? <MailCheck /> : <Link2Off />}
        title={title}
        text={
          login ? (
            <>
              <p>{texts.pendingText({ login })}</p>
              <p>{texts.pendingHint}</p>
            </>
          ) : (
            texts.noLinkText
          )
        }
        action={
          <>
            {login && <ResendMail sentAt={sentAt} resend={() => resendLink(login)} />}
            <LinkButton to={paths.registration} look="ghost">
              {login ? texts.otherAddress : texts.register}
            </LinkButton>
            {!login && <LoginButton to={paths.home} />}
          </>
        }
      />
    </>
  )
}
