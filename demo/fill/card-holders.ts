import { CONSENT_KINDS, NEEDED_CONSENTS } from '@cambusa/domain/people/consent'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { consentVersions } from '@cambusa/messages/it/people/consents'
import type { ClientBase } from 'pg'
import type { DemoCustomer } from '../shop/customer-types.ts'
import { freeCard, freeCompany } from '../shop/free-card.ts'

const BUSINESS = 3
const DAY_MS = 86_400_000
/** So long ago the demo's customers registered. */
const REGISTERED_DAYS = 200

async function insertCard(
  client: ClientBase,
  card: { code: string; userTypeId: number; name: string; storeId: number } & Partial<
    Record<'customerCode' | 'vatNumber' | 'taxCode' | 'pec' | 'sdiCode', string | null>
  >,
): Promise<void> {
  const { code, userTypeId, name, storeId, customerCode, vatNumber, taxCode, pec, sdiCode } = card
  await client.query(
    `INSERT INTO store_cards (code, user_type_id, name, customer_code, vat_number, tax_code, pec, sdi_code, store_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [code, userTypeId, name, customerCode, vatNumber, taxCode, pec ?? '', sdiCode ?? '', storeId],
  )
}

/** The free card that a newcomer registers with. */
export function insertFreeCard(client: ClientBase): Promise<void> {
  return insertCard(client, { ...freeCompany, ...freeCard, userTypeId: BUSINESS })
}

/** The card of a customer, before the customer: it is free until he has it. */
export async function insertCardOf(client: ClientBase, customer: DemoCustomer): Promise<void> {
  const { storeCard, companies, firstName, lastName, codInt, fiscalCode } = customer
  if (storeCard === null) return
  const [company] = companies
  await insertCard(client, {
    ...company,
    code: storeCard,
    userTypeId: customer.userTypeId,
    name: company?.name ?? `${firstName} ${lastName}`,
    customerCode: codInt,
    taxCode: fiscalCode,
    storeId: customer.storeId,
  })
}

/** What a customer said when he registered: consents, who collects with the card, and the card that he asked for. */
export async function insertRegistration(
  client: ClientBase,
  customer: DemoCustomer,
  { userId, companyId, now }: { userId: number; companyId: number | null; now: Date },
): Promise<void> {
  if (customer.userTypeId < BUSINESS) return
  const registeredAt = new Date(now.getTime() - REGISTERED_DAYS * DAY_MS)
  for (const kind of CONSENT_KINDS) {
    const given = NEEDED_CONSENTS.includes(kind) || customer.consents.some((each) => each === kind)
    await client.query(
      `INSERT INTO consents (user_id, kind, given, version, at, address) VALUES ($1, $2, $3, $4, $5, '127.0.0.1')`,
      [userId, kind, given, consentVersions[kind], registeredAt],
    )
  }
  const today = romeDate(now)
  for (const { firstName, lastName, taxCode, phone, days } of customer.delegates) {
    const [from, to] = days === null ? [null, null] : days.map((day) => addDaysIso(today, day))
    await client.query(
      `INSERT INTO delegates (user_id, company_id, first_name, last_name, tax_code, phone, is_permanent, valid_from,
         valid_to, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [userId, companyId, firstName, lastName, taxCode, phone, days === null, from, to, registeredAt],
    )
  }
  if (!customer.hasRequestedCard) return
  await client.query(
    `INSERT INTO card_requests (user_id, user_type_id, first_name, last_name, tax_code, store_id, phone, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      userId,
      customer.userTypeId,
      customer.firstName,
      customer.lastName,
      customer.fiscalCode ?? '',
      customer.storeId,
      customer.phone,
      registeredAt,
    ],
  )
}
