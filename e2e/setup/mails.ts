import { expect } from 'vitest'

/** A mail of the shop as /dev/mail lists it. */
export interface ReadMail {
  id: string
  to: string
  subject: string
  text: string
}

/** The newest mail to an address that fulfils a condition; waits until it is there. */
export async function mailTo(
  shopUrl: string,
  to: string,
  wanted: (mail: ReadMail) => boolean = () => true,
): Promise<ReadMail> {
  let found: ReadMail | undefined
  await expect
    .poll(async () => {
      const answer = await fetch(`${shopUrl}/dev/mail`, { headers: { Accept: 'application/json' } })
      const mails = (await answer.json()) as ReadMail[]
      return (found = mails.find((mail) => mail.to === to && wanted(mail)))
    })
    .toBeDefined()
  if (!found) throw new Error(`no mail to ${to}`)
  return found
}

/** The first address in a mail that leads to a screen, as a path of the shop. */
export function linkIn({ text }: ReadMail, path: string): string {
  const address = text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(path))
  if (!address) throw new Error(`the mail has no link to ${path}: ${text}`)
  const { pathname, search } = new URL(address)
  return pathname + search
}
