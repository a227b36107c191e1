import { confirmationTexts as texts } from '@cambusa/messages/it/people/confirmation'
import { useMutation } from '@tanstack/react-query'
import { Link2Off, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import type { MailLink } from '../../lib/state/mail-link.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LoginButton } from '../../ui/buttons/login-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { ResendMail } from '../../ui/feedback/resend-mail.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { confirmEmail, resendLink } from './registration-api.ts'

export type Confirmed = Awaited<ReturnType<typeof confirmEmail>>

/** Why the link does not work any more; undefined: the failure has another cause. */
function deadEndOf(error: Error | null): string | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.has('registration.linkUsed')) return texts.usedTitle
  if (error.has('registration.linkSuperseded')) return texts.supersededTitle
  if (error.has('registration.linkEnded')) return texts.endedTitle
  if (error.has('registration.linkTooOld')) return texts.tooOldTitle
  return error.has('registration.linkUnknown') ? texts.unknownTitle : undefined
}

interface DeadLinkProps {
  link: MailLink
  title: string
  text: string
  isUsed: boolean
}

/** A used, expired or unknown link, with what to do: sign in, or request another link. */
function DeadLink({ link: { email, newEmail }, title, text, isUsed }: DeadLinkProps) {
  const [sentAt, setSentAt] = useState(0)
  const resend = async () => {
    await resendLink(email)
    setSentAt(Date.now())
  }
  const onward = newEmail ? texts.askFromProfile : texts.resendTo({ email })
  return (
    <>
      <DocumentTitle title={title} />
      <EmptyState
        as="h1"
        icon={<Link2Off />}
        title={title}
        text={
          <>
            <p>{text}</p>
            {!isUsed && <p>{onward}</p>}
          </>
        }
        action={
          <>
            {!isUsed && !newEmail && (
              <ResendMail sentAt={sentAt} resend={resend} resent={texts.resent({ email })} />
            )}
            <LoginButton to={paths.home} look={isUsed ? 'primary' : 'secondary'} />
          </>
        }
      />
    </>
  )
}

interface ConfirmLinkProps {
  link: MailLink
  onConfirmed: (confirmed: Confirmed) => void
}

/** Confirms only on a button: mail scanners open links, but press no buttons. */
export function ConfirmLink({ link, onConfirmed }: ConfirmLinkProps) {
  const [failure, setFailure] = useState<Error | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmEmail(link),
    // The button that tries again stays where the shopper pressed it.
    onMutate: () => setFailure((before) => (isPassing(before) ? before : null)),
    onSuccess: onConfirmed,
    onError: setFailure,
  })
  const dead = deadEndOf(failure)
  if (failure && dead)
    return <DeadLink link={link} title={dead} text={failure.message} isUsed={dead === texts.usedTitle} />
  const confirm = () => {
    if (!isPending) mutate()
  }
  return (
    <>
      <DocumentTitle title={texts.title} />
      <EmptyState
        as="h1"
        icon={<MailQuestion />}
        title={texts.title}
        text={texts.text({ email: link.newEmail ?? link.email })}
        action={
          <>
            <FailureNotice
              text={failure?.message}
              onRetry={isPassing(failure) ? confirm : undefined}
              retrying={isPending}
            />
            <Button look="primary" size="large" pending={isPending} onClick={confirm}>
              {texts.confirm}
            </Button>
          </>
        }
      />
    </>
  )
}
