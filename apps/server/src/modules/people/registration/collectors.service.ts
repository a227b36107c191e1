import { mayCollectOn } from '@cambusa/domain/people/delegate'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { customersTexts } from '@cambusa/messages/it/operator/customers'
import type { Platform } from '../../../platform/http/context.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { listDelegates } from '../account/delegates.queries.ts'
import { findOrderHolder } from './collectors.queries.ts'

/**
 * Text for staff who hand an order over: its customer, and the customer's delegates for the company of the order who
 * may collect it today. Throws StartupError if there is no such order.
 */
export async function sayCollectors(
  { db }: Pick<Platform, 'db'>,
  orderNumber: string,
  now: Date,
): Promise<string> {
  const number = orderNumber.trim()
  const holder = await findOrderHolder(db, { number })
  if (holder === undefined) throw new StartupError(customersTexts.orderUnknown({ number }))
  const today = romeDate(now)
  const delegates = (await listDelegates(db, holder)).filter(({ isPermanent, validFrom, validTo }) =>
    mayCollectOn({ isPermanent, from: validFrom, to: validTo }, today),
  )
  const { firstName, lastName, companyName, storeCard } = holder
  return [
    customersTexts.collectors({ number, day: formatDay(today) }),
    customersTexts.holder({
      name: `${firstName} ${lastName}`,
      company: companyName ?? '',
      card: storeCard ?? '',
    }),
    ...delegates.map(({ firstName: first, lastName: last, taxCode, phone, isPermanent, validTo }) =>
      customersTexts.delegate({
        name: `${first} ${last}`,
        taxCode,
        phone,
        until: isPermanent || validTo === null ? '' : formatDay(validTo),
      }),
    ),
  ].join('\n')
}
