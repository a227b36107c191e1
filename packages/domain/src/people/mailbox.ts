/**
 * The mailbox that an address most likely ends in: what stands behind a '+' and dots before the '@' make other addresses of
 * one mailbox with many providers, so limits count them together. Never an address to write to.
 */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const [name = ''] = text.slice(0, at).split('+')
  const domain = text.slice(at + 1)
  return `${name.replaceAll('.', '')}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}
