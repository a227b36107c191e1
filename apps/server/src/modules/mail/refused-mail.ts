import { maskEmail, maskEmails } from '@cambusa/domain/people/masked-email'

/** What a mail server said, or what kept it from saying anything, as nodemailer tells it. */
interface PostError extends Error {
  response?: string
  responseCode?: number
  command?: string
}

const REASON_LENGTH = 300
/** What is refused here is this mail; before it (connection, TLS, login) it is the shop, and the operator can mend that. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Why a mail did not go, without anybody's address in full, and whether another try is in vain (an answer 5xx to it). */
export function readRefusal(error: unknown, recipient: string): { reason: string; isFinal: boolean } {
  const { response, responseCode = 0, command = '', message } = error as PostError
  const said = maskEmails(response ?? message)
    .replace(/\s+/g, ' ')
    .slice(0, REASON_LENGTH)
  return {
    reason: `${maskEmail(recipient)}: ${said}`,
    isFinal: responseCode >= 500 && ABOUT_THE_MAIL.has(command),
  }
}
