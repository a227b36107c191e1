import type { BodyOf } from '@cambusa/contract/endpoint'
import type { requestCard as requestCardCall } from '@cambusa/contract/people/registration'
import { CARD_REQUEST_HOURS } from '@cambusa/domain/constants'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { cardRequestProblems } from '@cambusa/domain/people/registration'
import { countCall } from '../../../platform/security/call-limits.ts'
import type { RequestSession } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import { sendMail } from '../../mail/mail.ts'
import {
  findPendingRequest,
  removeRequestsBefore,
  upsertCardRequest,
  type CardRequestRow,
} from './card-requests.queries.ts'
import { hashOfRequestCode, newRequestCode } from './card-secrets.ts'
import { findCustomerForUpdate, listStoreIds } from './customers.queries.ts'
import { cardRequestLimits } from './limits.ts'
import { checkOpen, type RegistrationNeeds } from './registration-needs.ts'
import { typedCode, typedEmail } from '@cambusa/domain/people/typed-fields'
import { typedInfos, wrongInfos } from './typed-infos.ts'

const HOUR_MS = 3_600_000

type Asked = BodyOf<typeof requestCardCall>

/** Requests that were made after this are still valid. */
export const requestsSince = (now: Date): Date => new Date(now.getTime() - CARD_REQUEST_HOURS * HOUR_MS)

/** The request as it is stored. Throws field.wrong naming every wrong field. */
async function readRequest(db: Db, body: Asked): Promise<Omit<CardRequestRow, 'id'>> {
  const company = body.kind === 'business' ? body.company : undefined
  const infos = typedInfos(body.personInfos)
  const asked = {
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    taxCode: typedCode(body.tax_code),
    companyName: (company?.name ?? '').trim(),
    vatNumber: typedCode(company?.vatNumber),
    companyTaxCode: typedCode(company?.taxCode),
    pec: typedEmail(company?.pec),
    sdiCode: typedCode(company?.sdiCode),
  }
  const [store] = await listStoreIds(db, { ids: [body.store_id] })
  const wrong = cardRequestProblems({ ...asked, kind: body.kind, storeId: store?.id ?? null })
  checkFields({
    first_name: wrong.firstName,
    last_name: wrong.lastName,
    tax_code: wrong.taxCode,
    'company.name': wrong.companyName,
    'company.vatNumber': wrong.vatNumber,
    'company.taxCode': wrong.companyTaxCode,
    'company.pec': wrong.pec,
    'company.sdiCode': wrong.sdiCode,
    store_id: wrong.storeId,
    ...wrongInfos(infos),
  })
  return { ...asked, ...infos, userTypeId: USER_TYPE[body.kind], storeId: body.store_id }
}

/**
 * Saves the request for a free card. A visitor gets a code for the registration, valid for 24 hours; the request of a
 * customer belongs to him at once, and a mail says so. Throws field.wrong, registration.closed, registration.cardOwned,
 * request.tooMany.
 */
export async function requestCard(
  { db, config, now, ip, session }: RegistrationNeeds & { session: RequestSession },
  body: Asked,
): Promise<{ requestCode: string | null }> {
  const { login } = session.user
  if (login === undefined) checkOpen(config)
  const asked = await readRequest(db, body)
  await countCall(db, cardRequestLimits(ip), now)
  if (login === undefined) {
    const requestCode = newRequestCode()
    await upsertCardRequest(db, { ...asked, codeHash: hashOfRequestCode(requestCode), userId: null, now })
    return { requestCode }
  }
  await inTransaction(db, async (tx) => {
    const customer = await findCustomerForUpdate(tx, { login })
    if (customer === undefined || customer.storeCard !== null) throw refuse('registration.cardOwned')
    const { id: userId, firstName } = customer
    const isNew = (await findPendingRequest(tx, { userId })) === undefined
    await upsertCardRequest(tx, { ...asked, codeHash: null, userId, now })
    const { storeName = '' } = (await findPendingRequest(tx, { userId })) ?? {}
    const mail = {
      kind: 'cardRequested',
      to: customer.login,
      userId,
      params: { firstName, storeName },
    } as const
    if (isNew) await sendMail(tx, config, mail, now)
  })
  return { requestCode: null }
}

/** The hourly job: deletes requests of visitors who did not register. */
export async function removeOldCardRequests(db: Db, now: Date): Promise<void> {
  await removeRequestsBefore(db, { before: requestsSince(now) })
}
