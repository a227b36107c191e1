import { cartInfoNames } from '@cambusa/contract/cart/cart'
import { CUSTOMER_REFERENCE_MAX, ORDER_NOTE_MAX } from '@cambusa/domain/constants'
import { CART_WISHES, isLineWish, readWish } from '@cambusa/domain/orders/wishes'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import { refuse } from '../../platform/http/refusal.ts'

const LINE_INFOS_MAX = 10
const INFO_NAME_MAX = 40
const INFO_VALUE_MAX = 500

const tooLong = (field: string, limit: number) =>
  refuse('request.malformed', { field, reason: malformedTexts.maxLength({ limit }) }, { field })

/**
 * Infos of a line as they are stored: wishes are parsed and normalised, others (note) are as given. Throws
 * request.malformed if there are too many of them, cart.wishUnclear.
 */
export function readLineInfos(infos: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(infos)
  const isTooMuch =
    entries.length > LINE_INFOS_MAX ||
    entries.some(([name, value]) => name.length > INFO_NAME_MAX || value.length > INFO_VALUE_MAX)
  if (isTooMuch) throw tooLong('infos', INFO_VALUE_MAX)
  return Object.fromEntries(entries.map(([name, value]) => [name, readInfo(name, value)]))
}

function readInfo(name: string, value: string): string {
  if (!isLineWish(name)) return value
  const read = readWish(name, value)
  if (read === undefined) throw refuse('cart.wishUnclear', { wish: name }, { field: name })
  return read
}

const isSwitch = (name: string) => name === 'need_invoice' || name === 'accept_alternatives'
const isCartWish = (name: string) => CART_WISHES.some((wish) => wish === name)

/**
 * A property of the cart as it is stored. Throws cart.infoUnknown, errors.errorSettingCartInfo, cart.noteTooLong,
 * cart.wishUnclear.
 */
export function readCartInfo(name: string, value: string): string {
  if (!cartInfoNames.some((known) => known === name)) throw refuse('cart.infoUnknown', { name })
  if (isSwitch(name) && value !== 'true' && value !== 'false') throw refuse('errors.errorSettingCartInfo')
  if (name === 'order_note' && value.length > ORDER_NOTE_MAX)
    throw refuse('cart.noteTooLong', { max: ORDER_NOTE_MAX })
  if (name === 'customer_reference' && value.length > CUSTOMER_REFERENCE_MAX)
    throw tooLong(name, CUSTOMER_REFERENCE_MAX)
  return isCartWish(name) ? readInfo(name, value) : value
}
