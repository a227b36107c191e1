import { refuseEmailTexts as texts } from '@cambusa/messages/it/people/refuse-email'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { useMutation } from '@tanstack/react-query'
import { Link2Off, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { forgetMailLink, mailLink, type MailLink } from '../../lib/state/mail-link.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { refuseEmail } from './password-api.ts'

const DEAD_LINK = [
  'registration.linkUnknown',
  'registration.linkUsed',
  'registration.linkSuperseded',
  'registration.refusalTooOld',
  'registration.refusalEnded',
] as const

interface SceneProps {
  icon: ReactNode
  title: string
  text: string
  action: ReactNode
}

const Scene = ({ title, ...shown }: SceneProps) => (
  <>
    <DocumentTitle title={title} />
    <EmptyState as="h1" title={title} {...shown} />
  </>
)

const NewPassword = () => (
  <LinkButton to={paths.resetPasswordRequest} look="primary">
    {texts.newPassword}
  </LinkButton>
)

/** The target of the link mailed to the old address after a change of e-mail: it was not me. */
export function RefuseEmail() {
  const [link] = useState(() => mailLink('refusal'))
  if (link) return <RefuseByLink link={link} />
  return (
    <Scene
      icon={<Link2Off />}
      title={passwordTexts.noLinkTitle}
      text={texts.noLinkText}
      action={<NewPassword />}
    />
  )
}

/** Refuses only on a button: mail scanners open links, but press no buttons. */
function RefuseByLink({ link }: { link: MailLink }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => refuseEmail(link),
    onSuccess: () => forgetMailLink('refusal'),
  })
  if (isSuccess)
    return (
      <Scene icon={<ShieldCheck />} title={texts.doneTitle} text={texts.doneText} action={<NewPassword />} />
    )
  if (error instanceof CallError && DEAD_LINK.some((code) => error.has(code)))
    return <Scene icon={<Link2Off />} title={texts.deadTitle} text={error.message} action={<NewPassword />} />
  const refuse = () => {
    if (!isPending) mutate()
  }
  return (
    <Scene
      icon={<ShieldAlert />}
      title={texts.title}
      text={texts.text({ email: link.email })}
      action={
        <>
          <FailureNotice
            text={error?.message}
            onRetry={isPassing(error) ? refuse : undefined}
            retrying={isPending}
          />
          <Button look="primary" size="large" pending={isPending} onClick={refuse}>
            {texts.refuse}
          </Button>
          <LinkButton to={paths.home} look="ghost">
            {texts.itWasMe}
          </LinkButton>
        </>
      }
    />
  )
}
