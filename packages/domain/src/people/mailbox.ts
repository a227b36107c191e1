/**
 * The mailbox that an address most likely delivers to: many providers ignore text behind a '+' and dots before the '@',
 * so limits count these addresses together. Never an address to send to.
 */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const [name = ''] = text.slice(0, at).split('+')
  const domain = text.slice(at + 1)
  return `${name.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}
