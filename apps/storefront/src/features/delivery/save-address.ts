import type { Address, AddressInput } from '@cambusa/contract/delivery/address'
import { checkAddress, updateAddress } from '@cambusa/contract/delivery/delivery'
import type { ErrorCode } from '@cambusa/contract/errors'
import type { AddressField } from '@cambusa/domain/delivery/address-fields'
import { call } from '../../lib/api/call.ts'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { fieldNamed } from './address-values.ts'

/** A wrong field of the form, with its text. */
export interface AddressProblem {
  field: AddressField
  text: string
}

const DOUBTS: readonly string[] = [
  'address.notValidated',
  'address.streetUnknown',
  'address.cityUnknown',
  'address.provinceMismatch',
  'address.postalCodeMismatch',
] satisfies ErrorCode[]

/** Whether the shop could only not validate an address: it may be saved anyway. */
export const isDoubtful = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.errors.length > 0 &&
  error.errors.every(({ code }) => DOUBTS.includes(code))

/** The fields that a refusal names. */
export const problemsOf = ({ errors }: CallError): readonly AddressProblem[] =>
  errors.flatMap(({ field: name, error: text }) => {
    const field = fieldNamed(name)
    return field ? [{ field, text }] : []
  })

/**
 * Validates an address and saves it; with `anyway` also one that could not be validated (specification §5). Throws
 * CallError.
 */
export async function saveAddress(input: AddressInput, anyway = false): Promise<Address> {
  const checked = anyway
    ? input
    : (await call(checkAddress, { body: { address: input }, quiet: true })).address
  const address = { ...checked, acceptNotValidated: anyway }
  return (await call(updateAddress, { body: { address }, quiet: true })).address
}

/** What the shop finds wrong with an address that the form does not send; nothing while the shop is away. */
export async function problemsAtShop(input: AddressInput): Promise<readonly AddressProblem[]> {
  try {
    await call(checkAddress, { body: { address: input }, quiet: true, background: true })
    return []
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return isPassing(error) ? [] : problemsOf(error)
  }
}
