import type { Config } from '../../config.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { writeOrderReceived } from '../mail/mail.ts'
import type { PreparedOrder } from '../orders/orders.ts'

/** How the order is paid; the rest was prepared. */
interface Paid {
  paymentTypeId: number
  paymentData: Record<string, string>
  payBy: Date | null
  infos: Record<string, string>
}

/**
 * The mail about an order, written before the order is: the parameters that the statement which places the order needs
 * for it.
 */
export function orderReceivedMail(
  config: Pick<Config, 'shop' | 'shopUrl'>,
  { user }: Pick<RequestSession, 'user'>,
  { slot, lines, ...prepared }: PreparedOrder,
  paid: Paid,
): { mailWords: string; idMark: string; numberMark: string } {
  const { words, marks } = writeOrderReceived(config, {
    ...prepared,
    ...paid,
    firstName: user.firstName ?? '',
    slotDate: slot.date,
    slotBegin: slot.beginTime,
    slotEnd: slot.endTime,
    items: lines,
  })
  return { mailWords: words, idMark: marks.id, numberMark: marks.number }
}
