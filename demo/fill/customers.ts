import { hash } from '@node-rs/argon2'
import type { ClientBase } from 'pg'
import { DEMO_PASSWORD } from '../../apps/server/src/platform/demo/demo-sign-ins.ts'
import type { DemoCompany, DemoCustomer } from '../shop/customer-types.ts'
import { demoCustomers } from '../shop/customers.ts'
import { freeCompany } from '../shop/free-card.ts'
import { COMPANY_LIST } from '../shop/stores.ts'
import { insertCardOf, insertFreeCard, insertRegistration } from './card-holders.ts'

/** Ids of a customer as the database gave them. */
export interface FilledCustomer {
  customer: DemoCustomer
  userId: number
  companyIds: number[]
  addressIds: number[]
}

async function insertCompany(client: ClientBase, company: DemoCompany): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO companies (name, vat_number, sdi_code, pec, address, price_list_id, credit_cents, images_in_contract)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      company.name,
      company.vatNumber,
      company.sdiCode,
      company.pec,
      company.address,
      company.hasCompanyList ? COMPANY_LIST : null,
      company.creditCents,
      company.hasPictures === true,
    ],
  )
  const companyId = Number(rows[0]?.id)
  const { mandate } = company
  if (mandate)
    await client.query(
      `INSERT INTO sepa_mandates (company_id, reference, holder, iban, signed_on, scheme)
       VALUES ($1, $2, $3, $4, $5, 'B2B')`,
      [companyId, mandate.reference, company.name, mandate.iban, mandate.signedOn],
    )
  return companyId
}

async function insertUser(client: ClientBase, customer: DemoCustomer, passwordHash: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO users (login, password_hash, user_type_id, first_name, last_name, phone, fiscal_code, profile_level,
       cod_int, store_card, default_store_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      customer.login,
      passwordHash,
      customer.userTypeId,
      customer.firstName,
      customer.lastName,
      customer.phone,
      customer.fiscalCode,
      customer.profileLevel,
      customer.codInt,
      customer.storeCard,
      customer.storeId,
    ],
  )
  return Number(rows[0]?.id)
}

async function insertAddresses(
  client: ClientBase,
  customer: DemoCustomer,
  userId: number,
  companyIds: number[],
): Promise<number[]> {
  const ids: number[] = []
  for (const a of customer.addresses) {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO addresses (user_id, company_id, address_name, address1, address_number, postal_code, city, province,
         phone, notes, latitude, longitude, is_validated)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true) RETURNING id`,
      [
        userId,
        companyIds[a.company] ?? null,
        a.addressName,
        a.address1,
        a.addressNumber,
        a.postalCode,
        a.city,
        a.province,
        a.phone,
        a.notes,
        a.latitude,
        a.longitude,
      ],
    )
    ids.push(Number(rows[0]?.id))
  }
  return ids
}

/** The demo sign-ins with all that is theirs, and the free card with its company. */
export async function fillCustomers(client: ClientBase, now: Date): Promise<FilledCustomer[]> {
  const passwordHash = await hash(DEMO_PASSWORD)
  const filled: FilledCustomer[] = []
  for (const customer of demoCustomers) {
    await insertCardOf(client, customer)
    const userId = await insertUser(client, customer, passwordHash)
    await client.query('INSERT INTO demo_accounts (user_id) VALUES ($1)', [userId])
    const companyIds: number[] = []
    for (const company of customer.companies) companyIds.push(await insertCompany(client, company))
    for (const [i, companyId] of companyIds.entries()) {
      await client.query(
        'INSERT INTO company_members (cod_int, company_id, is_default) VALUES ($1, $2, $3)',
        [customer.codInt, companyId, i === 0],
      )
    }
    const addressIds = await insertAddresses(client, customer, userId, companyIds)
    await client.query('UPDATE users SET default_delivery_address_id = $2 WHERE id = $1', [
      userId,
      addressIds[0] ?? null,
    ])
    await insertRegistration(client, customer, { userId, companyId: companyIds[0] ?? null, now })
    filled.push({ customer, userId, companyIds, addressIds })
  }
  await insertCompany(client, freeCompany)
  await insertFreeCard(client)
  return filled
}
