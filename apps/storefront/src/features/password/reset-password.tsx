import { passwordTexts } from '@cambusa/messages/it/people/password'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import type { CallError } from '../../lib/api/call-error.ts'
import { forgetMailLink, mailLink } from '../../lib/state/mail-link.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { LoginButton } from '../../ui/buttons/login-button.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

interface DeadEnd {
  title: string
  text: string
  /** The password was already changed with it: signing in may be enough. */
  mayEnter: boolean
}

/** Why a link does not work any more; undefined: the failure has another cause. */
function deadEndOf(error: CallError): DeadEnd | undefined {
  const end = (title: string, mayEnter = false) => ({ title, text: error.message, mayEnter })
  if (error.has('password.tokenUsed')) return end(passwordTexts.usedTitle, true)
  if (error.has('password.tokenSuperseded')) return end(passwordTexts.supersededTitle)
  if (error.has('password.tokenEnded')) return end(passwordTexts.endedTitle, true)
  if (error.has('password.tokenTooOld')) return end(passwordTexts.tooOldTitle)
  return error.has('password.tokenUnknown') ? end(passwordTexts.unknownTitle) : undefined
}

const NO_LINK: DeadEnd = { title: passwordTexts.noLinkTitle, text: passwordTexts.noLinkText, mayEnter: false }

/** A new password with the link of a mail: the form, or why the link does not work and what to do. */
export function ResetPassword({ onSaved }: { onSaved: () => void }) {
  const [link] = useState(() => mailLink('reset'))
  const [deadEnd, setDeadEnd] = useState<DeadEnd | undefined>(link ? undefined : NO_LINK)
  if (link && !deadEnd) {
    return (
      <FormPage
        home={paths.home}
        title={passwordTexts.resetTitle}
        intro={passwordTexts.resetText({ email: link.email })}
      >
        <NewPasswordForm
          link={link}
          onSaved={() => {
            forgetMailLink('reset')
            onSaved()
          }}
          onRefused={(error) => setDeadEnd(deadEndOf(error))}
        />
      </FormPage>
    )
  }
  const { title, text, mayEnter } = deadEnd ?? NO_LINK
  return (
    <>
      <DocumentTitle title={title} />
      <EmptyState
        as="h1"
        icon={<Link2Off />}
        title={title}
        text={text}
        action={
          <>
            <LinkButton to={paths.resetPasswordRequest} look={mayEnter ? 'secondary' : 'primary'}>
              {passwordTexts.askAgain}
            </LinkButton>
            {mayEnter && <LoginButton to={paths.home} />}
          </>
        }
      />
    </>
  )
}
