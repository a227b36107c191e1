import { orderMailTexts } from '@cambusa/messages/it/mails/order-mails'
import { greetingOf } from './greeting.ts'
import type { MailContent } from '../../../platform/schema/mail-words.ts'
import type { MailScene } from './mail-content.ts'
import type { OrderInMail } from './order-in-mail.ts'

/** Every mail about an order links to it. */
const leadsToOrder = ({ id }: OrderInMail, { screen }: MailScene): Pick<MailContent, 'button'> => ({
  button: { text: orderMailTexts.button, url: screen(`/profile/orders/${id}`) },
})

/** The order of a mail. Throws if it is gone. */
export function orderOf({ order }: MailScene): OrderInMail {
  if (order === undefined) throw new Error('the order of this mail is gone')
  return order
}

/** What every mail about an order begins with. */
export const base = (order: OrderInMail, scene: MailScene) => ({
  greeting: greetingOf(order.firstName),
  ...leadsToOrder(order, scene),
})
