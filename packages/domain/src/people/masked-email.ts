/** An e-mail address masked for others: its first character and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '…' : `${first}…${email.slice(at)}`
}

const ADDRESS = /[^\s<>"',;:()[\]]+@[^\s<>"',;:()[\]]+/g

/** A text with every e-mail address in it masked. */
export const maskEmails = (text: string): string => text.replace(ADDRESS, (email) => maskEmail(email))
