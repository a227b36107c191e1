import type { KeptMail } from '../apps/server/src/testing/mail-server.ts'
import { call, type Answer } from './api.ts'
import type { ChosenSlot } from './buyer.ts'
import type { Shopper } from './shoppers.ts'

export const ORDERS_TO = 'ordini@bottegarossa.it'
const EMAIL = 'ada.guidi@bottegarossa.it'
const PASSWORD = 'Mare-9-vento'
const STORE = 901
/** Above the minimum of store 901; the stock in giacenze.csv is enough for ten such orders. */
const QUANTITY = 24
const LOOK_MS = 100
const LOOKS = 900

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Registers as a private customer by the link of the mail, is enabled by the shop, and is ready to buy for next week's
 * slot.
 */
export async function registerCustomer(
  url: string,
  kept: readonly KeptMail[],
  enable: (email: string) => Promise<unknown>,
): Promise<{ shopper: Shopper; slot: ChosenSlot; email: string }> {
  let session: string | undefined
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<Answer> {
    const answer = await call(url, method, path, session, body)
    if (answer.status !== 0 || answer.httpStatus !== 200)
      throw new Error(`${path}: ${answer.httpStatus} ${answer.codes.join()}`)
    session = answer.session ?? session
    return answer
  }
  const person = { first_name: 'Ada', last_name: 'Guidi' }
  const card = { ...person, kind: 'private', tax_code: 'RSSMRA85T10A562S', store_id: STORE }
  const asked = await ask('POST', '/registration-card/request', card)
  await ask('POST', '/registration/register_user', {
    ...person,
    request_code: asked.data?.['requestCode'],
    username: EMAIL,
    password: PASSWORD,
    repeat_password: PASSWORD,
    consents: { privacy: true, terms: true },
  })
  const code = await codeOf(kept)
  await ask('POST', '/registration/registration_confirm', { e_mail: EMAIL, reg_control_code: code })
  await enable(EMAIL)
  await ask('POST', '/auth/login', { login: EMAIL, password: PASSWORD })
  const address = {
    addressName: 'Casa',
    address1: 'via Emilia',
    addressNumber: '1',
    postalCode: '40026',
    city: 'Imola',
    province: 'BO',
    acceptNotValidated: true,
  }
  const saved = await ask('POST', '/user-address/update', { address })
  const addressId = (saved.data?.['address'] as { addressId: number } | undefined)?.addressId ?? 0
  await ask('POST', '/user-address/select', { address_type: 'home', address_id: addressId })
  const found = await ask('GET', '/products')
  const products = found.data?.['products'] as { productId: number; code: string }[]
  const list = await ask('GET', '/timeslot/list')
  const days = list.data?.['days'] as {
    dateIso: string
    timeslots: { timeslotId: number; active: number; closedReason: string | null }[]
  }[]
  const free = days.flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ ...slot, date: dateIso })))
  const slot = free.findLast(({ active, closedReason }) => active > 0 && closedReason === null)
  if (slot === undefined) throw new Error('no slot is free')
  const productIds = products.filter((product) => product.code === '1001').map(({ productId }) => productId)
  const shopper = { session: session ?? '', userId: 0, cartId: 0, addressId, productIds, quantity: QUANTITY }
  return { shopper, slot: { timeslotId: slot.timeslotId, date: slot.date }, email: EMAIL }
}

async function codeOf(kept: readonly KeptMail[]): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const mail = kept.find(({ to }) => to === EMAIL)
    const text = mail?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const code = text === undefined ? undefined : /reg_control_code=([\w-]+)/.exec(text)?.[1]
    if (code !== undefined) return code
    await pause(LOOK_MS)
  }
  throw new Error('no mail to confirm the registration')
}
