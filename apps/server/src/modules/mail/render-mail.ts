import type { MailWords } from '../../platform/schema/mail-words.ts'
import { mailHtml, mailText } from './layout.ts'
import type { MailShop } from './write-mail.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** A mail ready to be sent: its text in the shop's layout, with secrets in place of their placeholders. */
export function renderMail(
  words: MailWords,
  { shop, shopUrl }: MailShop,
  secrets: ReadonlyMap<string, string> = new Map(),
): RenderedMail {
  const screen = (path: string) => new URL(path, shopUrl).href
  const revealed = (text: string) => {
    let all = text
    for (const [mark, secret] of secrets) all = all.replaceAll(mark, () => secret)
    return all
  }
  return {
    subject: words.subject,
    html: revealed(mailHtml(words, shop, screen)),
    text: revealed(mailText(words)),
  }
}
