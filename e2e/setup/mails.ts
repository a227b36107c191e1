import { expect } from 'vitest'
import type { KeptMail, MailFate } from '../../apps/server/src/testing/mail-server.ts'
import type { MailBox } from './mail-box.ts'
import { mailBoxUrl } from './our-shop.ts'
import { readMail, type ReadMail } from './read-mail.ts'

/** The mails of our shop's mail server, and the prepared outcomes of the next ones. */
export const openBox = async (): Promise<MailBox> => (await (await fetch(mailBoxUrl)).json()) as MailBox

/** Sets the outcomes of the next mails, one after the other. */
export async function treatNextMails(...fates: MailFate[]): Promise<void> {
  await fetch(mailBoxUrl, { method: 'POST', body: JSON.stringify(fates) })
}

/** The mails accepted for an address, oldest first. */
export const keptFor = async (to: string): Promise<KeptMail[]> =>
  (await openBox()).kept.filter((mail) => mail.to === to)

/** While the server is busy, mails wait for shoppers: on a loaded machine for a minute. */
const MAIL_MS = 60_000

/** The newest mail to an address that matches a condition, as received; waits until it arrives. */
export async function mailTo(
  to: string,
  wanted: (mail: ReadMail) => boolean = () => true,
): Promise<ReadMail> {
  let found: ReadMail | undefined
  await expect
    .poll(
      async () => {
        const mails = await keptFor(to)
        return (found = mails.map(({ raw }) => readMail(raw)).findLast(wanted))
      },
      { timeout: MAIL_MS },
    )
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
