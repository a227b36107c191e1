import { maskEmail, maskEmails } from '@cambusa/domain/people/masked-email'

/** The error of a mail server, or of the connection to it, as nodemailer throws it. */
interface PostError extends Error {
  response?: string
  responseCode?: number
  command?: string
}

const REASON_LENGTH = 300
/**
 * Errors of these commands are about this mail; earlier ones (connection, TLS, login) are about the configuration,
 * which the operator can fix.
 */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Why a mail was not sent, without anybody's full address, and whether retrying is useless (an answer 5xx about this
 * mail).
 */
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
