import { formatEuro } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

export const giftCertificates: MailBody<'giftCertificates'> = (
  { firstName, orderNumber },
  { shop, screen, gifts },
) => {
  const texts = mailTexts.giftCertificates
  return {
    subject: texts.subject,
    greeting: greetingOf(firstName),
    before: [
      texts.text({ number: orderNumber, shop: shop.name }),
      ...gifts.map(({ code, description, amountCents, validUntil }) =>
        texts.gift({
          code,
          description,
          amount: formatEuro(amountCents),
          until: validUntil === null ? '' : formatDay(romeDate(validUntil)),
        }),
      ),
    ],
    button: { text: texts.button, url: screen('/') },
    after: [texts.use, texts.keep],
  }
}
