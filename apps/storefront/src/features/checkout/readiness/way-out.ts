import type { ErrorCode } from '@cambusa/contract/errors'
import { CallError, isPassing } from '../../../lib/api/call-error.ts'

/** The kinds of action that resolve a refusal of prepare or buy. */
export type WayOut =
  | 'address'
  | 'timeslot'
  | 'expiredSlot'
  | 'problems'
  | 'minimum'
  | 'empty'
  | 'payment'
  | 'age'
  | 'profile'
  | 'invoice'
  | 'orders'
  | 'approval'
  | 'prepare'
  | 'retry'

const ways: Partial<Record<ErrorCode, WayOut>> = {
  'checkout.addressMissing': 'address',
  'address.notServed': 'address',
  'address.unknown': 'address',
  'checkout.timeslotMissing': 'timeslot',
  'timeslot.expired': 'expiredSlot',
  'timeslot.full': 'expiredSlot',
  'timeslot.closed': 'expiredSlot',
  'timeslot.lockerFull': 'timeslot',
  'timeslot.unknown': 'timeslot',
  'errors.errorSettingTimeslot': 'timeslot',
  'checkout.minimumOrder': 'minimum',
  'checkout.itemsChanged': 'problems',
  'cart.stock': 'problems',
  'cart.productUnavailable': 'problems',
  'errors.emptyCart': 'empty',
  'checkout.paymentTypeUnknown': 'payment',
  'checkout.paymentTypeNotAllowed': 'payment',
  'checkout.paymentTooSlow': 'payment',
  'checkout.ageNotDeclared': 'age',
  'user.notEnabled': 'profile',
  'checkout.invoiceDataMissing': 'invoice',
  'cart.bought': 'orders',
  'checkout.alreadyBought': 'orders',
  'approval.needed': 'approval',
  'approval.orderTooLarge': 'problems',
  'checkout.notPrepared': 'prepare',
  'checkout.prepareExpired': 'prepare',
  'checkout.giftChanged': 'prepare',
  'cart.changedElsewhere': 'prepare',
}

/** The action that resolves a refusal; trying again where the shopper can change nothing. */
export function wayOutOf(error: Error): WayOut {
  if (!(error instanceof CallError)) return 'retry'
  const known = error.errors.map(({ code }) => ways[code as ErrorCode]).find((way) => way !== undefined)
  return known ?? 'retry'
}

/** Whether the outcome is unknown: no answer came, or the shop lost its database during the call. */
export const isLostAnswer = (error: Error): boolean => isPassing(error)
