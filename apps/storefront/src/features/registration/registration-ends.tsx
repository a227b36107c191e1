import { confirmationTexts as texts } from '@cambusa/messages/it/people/confirmation'
import { registrationTexts } from '@cambusa/messages/it/people/registration'
import { CircleCheck, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { LoginButton } from '../../ui/buttons/login-button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { useSentMail } from './sent-mail.ts'

interface EndProps {
  title: string
  text: ReactNode
  icon?: ReactNode
}

const End = ({ title, text, icon = <CircleCheck /> }: EndProps) => (
  <>
    <DocumentTitle title={title} />
    <EmptyState
      as="h1"
      icon={icon}
      title={title}
      text={text}
      action={
        <>
          <LinkButton to={paths.home}>{registrationTexts.goHome}</LinkButton>
          <LoginButton to={paths.home} />
        </>
      }
    />
  </>
)

/** The address is confirmed; a requested card is still to be collected. */
export function CompletedEnd() {
  const isPending = useSentMail()?.cardPending === true
  const text = (
    <>
      <p>{texts.completedText}</p>
      {isPending && <p>{texts.cardPending}</p>}
    </>
  )
  return <End title={texts.completedTitle} text={text} icon={isPending ? <IdCard /> : undefined} />
}

/** The address is confirmed and nothing is missing. */
export const ConfirmedEnd = () => <End title={texts.confirmedTitle} text={texts.confirmedText} />

/** The new address is the new user name. */
export const EmailConfirmedEnd = () => (
  <End title={texts.emailConfirmedTitle} text={texts.emailConfirmedText} />
)
