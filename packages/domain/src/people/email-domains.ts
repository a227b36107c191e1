/** Where most people in Italy have their mailbox, the most common first. */
const DOMAINS = [
  'gmail.com',
  'libero.it',
  'hotmail.it',
  'outlook.it',
  'icloud.com',
  'yahoo.it',
  'hotmail.com',
  'virgilio.it',
  'outlook.com',
  'live.it',
  'tiscali.it',
  'alice.it',
  'tin.it',
]
/** More would cover the field below. */
const MOST = 4

/** The addresses that a typed one may become: from its '@' on, until its domain is whole. */
export function completedEmails(typed: string): string[] {
  const [name = '', domain, ...more] = typed.trim().split('@')
  if (name === '' || domain === undefined || more.length > 0) return []
  const begun = domain.toLowerCase()
  if (DOMAINS.includes(begun)) return []
  return DOMAINS.filter((each) => each.startsWith(begun))
    .slice(0, MOST)
    .map((each) => `${name}@${each}`)
}
