import { randomBytes } from 'node:crypto'
import { call } from './api.ts'
import type { ShopProcess } from './shop-process.ts'

export interface RegistrationKill {
  /** Milliseconds after sending register_user at which the server was killed. */
  killedAfterMs: number
  /** The account existed when the server was back. */
  wasWritten: boolean
  /** Accounts with the e-mail after registering again; must be 1. */
  accounts: number
  /** Mails with a link to confirm it, sent or queued; must be 1. */
  mails: number
  /** Of these, finally sent; must be 1. */
  sent: number
}

const SENT_MS = 180_000
const LOOK_MS = 250

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The code of a request for a card, which register_user needs. */
async function askForCard(url: string, storeId: number): Promise<string> {
  const body = {
    kind: 'private',
    first_name: 'Ada',
    last_name: 'Guidi',
    tax_code: 'RSSMRA85T10A562S',
    store_id: storeId,
  }
  const asked = await call(url, 'POST', '/registration-card/request', undefined, body)
  if (asked.status !== 0) throw new Error(`no card asked for: ${asked.codes.join()}`)
  return String(asked.data?.['requestCode'])
}

/** Kills the server (kill -9) the given time after register_user was sent, restarts it and registers again. */
export async function killDuringRegistration(
  shop: ShopProcess,
  killedAfterMs: number,
): Promise<RegistrationKill> {
  const { pool } = shop.database
  const { rows: stores } = await pool.query<{ id: number }>('select min(id) as id from stores')
  const username = `prova-${randomBytes(6).toString('hex')}@example.com`
  const register = async () => {
    const password = 'Mare-9-vento'
    return call(shop.url, 'POST', '/registration/register_user', undefined, {
      request_code: await askForCard(shop.url, stores[0]!.id),
      first_name: 'Ada',
      last_name: 'Guidi',
      username,
      password,
      repeat_password: password,
      consents: { privacy: true, terms: true },
    })
  }
  const first = register().catch(() => undefined)
  await pause(killedAfterMs)
  await shop.kill()
  await first
  await shop.start()
  const countOf = async (text: string) =>
    Number((await pool.query<{ count: number }>(text, [username])).rows[0]?.count)
  const accounts = () => countOf('select count(*) from users where login = $1')
  const wasWritten = (await accounts()) > 0
  const again = await register()
  if (again.status !== 0) throw new Error(`not registered again: ${again.codes.join()}`)
  const mails = () => countOf(`select count(*) from mails where recipient = $1 and kind = 'verify'`)
  const sent = () =>
    countOf(`select count(*) from mails where recipient = $1 and kind = 'verify' and sent_at is not null`)
  for (const deadline = Date.now() + SENT_MS; (await sent()) < 1 && Date.now() < deadline;)
    await pause(LOOK_MS)
  return { killedAfterMs, wasWritten, accounts: await accounts(), mails: await mails(), sent: await sent() }
}

export const isOneAccount = ({ accounts, mails, sent }: RegistrationKill) =>
  accounts === 1 && mails === 1 && sent === 1
