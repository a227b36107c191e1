import { RESEND_SECONDS } from '@cambusa/domain/constants'
import { resendTexts } from '@cambusa/messages/it/mails/resend'
import { useState } from 'react'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { announce } from '../../lib/state/announce.ts'
import { Button } from '../buttons/button.tsx'
import { FailureNotice } from './failure-notice.tsx'
import styles from './resend-mail.module.css'

const SECOND_MS = 1000

interface ResendMailProps {
  /** When the last mail was sent, milliseconds; 0: none yet. */
  sentAt: number
  /** Requests another mail with `quiet`. Throws CallError. */
  resend: () => Promise<unknown>
  /** The message after sending. */
  resent?: string
}

/** Sends a mail again, at most once a minute: the seconds are counted down. */
export function ResendMail({ sentAt, resend, resent = resendTexts.resent }: ResendMailProps) {
  const now = useNow(SECOND_MS).getTime()
  const [sending, setSending] = useState(false)
  const [isResent, setIsResent] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const seconds = Math.min(RESEND_SECONDS, Math.ceil(sentAt / SECOND_MS + RESEND_SECONDS - now / SECOND_MS))
  const send = async () => {
    if (sending) return
    setSending(true)
    setFailure((before) => (isPassing(before) ? before : null))
    try {
      await resend()
      setFailure(null)
      setIsResent(true)
      announce(resent)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className={styles.resend}>
      <FailureNotice
        text={failure?.message}
        onRetry={isPassing(failure) ? () => void send() : undefined}
        retrying={sending}
      />
      {isResent && <p className={styles.resent}>{resent}</p>}
      <Button pending={sending} disabled={seconds > 0} onClick={() => void send()}>
        {resendTexts.resend}
      </Button>
      {seconds > 0 && <p className={styles.wait}>{resendTexts.resendIn({ seconds })}</p>}
    </div>
  )
}
