import { useState } from 'react'
import { forgetMailLink, mailLink } from '../../lib/state/mail-link.ts'
import { ConfirmLink, type Confirmed } from './confirm-link.tsx'
import { PendingMail } from './pending-mail.tsx'

/** The screen behind the link of a mail, which also waits for the mail. */
export function ConfirmPage({ onConfirmed }: { onConfirmed: (confirmed: Confirmed) => void }) {
  const [link] = useState(() => mailLink('confirm'))
  if (!link) return <PendingMail />
  return (
    <ConfirmLink
      link={link}
      onConfirmed={(confirmed) => {
        forgetMailLink('confirm')
        onConfirmed(confirmed)
      }}
    />
  )
}
