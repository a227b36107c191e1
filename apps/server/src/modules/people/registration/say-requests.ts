import { formatDateTime } from '@cambusa/domain/time/dates'
import { customersTexts } from '@cambusa/messages/it/operator/customers'
import type { Platform } from '../../../platform/http/context.ts'
import { listPendingRequests } from './card-requests.queries.ts'

/** Text that lists the requested cards that were not handed over yet: one line each, the oldest first. */
export async function sayRequests({ db }: Pick<Platform, 'db'>): Promise<string> {
  const requests = await listPendingRequests(db)
  if (requests.length === 0) return customersTexts.noRequests
  return requests
    .map(({ createdAt, login, storeName, firstName, lastName, companyName, ...request }) =>
      [
        formatDateTime(createdAt),
        login,
        `${firstName} ${lastName}`,
        companyName,
        request.vatNumber || request.companyTaxCode || request.taxCode,
        [request.mobile, request.landline, request.phone].filter((phone) => phone !== '').join(', '),
        storeName,
      ]
        .filter((part) => part !== '')
        .join('  '),
    )
    .join('\n')
}
