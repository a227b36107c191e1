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

/**
 * The result of sending the form. `doubtful`: it could not be validated, and may be saved anyway; `away`: there was no
 * connection, or the shop was away for a moment. `text` is the first reason.
 */
export type SaveResult =
  | { kind: 'saved'; address: Address }
  | { kind: 'wrong' | 'doubtful' | 'away'; problems: readonly AddressProblem[]; text: string }

const DOUBTS: readonly string[] = [
  'address.notValidated',
  'address.streetUnknown',
  'address.cityUnknown',
  'address.provinceMismatch',
  'address.postalCodeMismatch',
] satisfies ErrorCode[]

function resultOf(error: unknown): Exclude<SaveResult, { kind: 'saved' }> {
  if (!(error instanceof CallError)) throw error
  const { message: text, errors } = error
  if (isPassing(error)) return { kind: 'away', problems: [], text }
  const isDoubtful = errors.length > 0 && errors.every(({ code }) => DOUBTS.includes(code))
  const problems = errors.flatMap(({ field: name, error: told }) => {
    const field = fieldNamed(name)
    return field ? [{ field, text: told }] : []
  })
  return { kind: isDoubtful ? 'doubtful' : 'wrong', problems, text }
}

/** Validates an address and saves it; with `anyway` also one that could not be validated (specification §5). */
export async function saveAddress(input: AddressInput, anyway = false): Promise<SaveResult> {
  try {
    const checked = anyway
      ? input
      : (await call(checkAddress, { body: { address: input }, quiet: true })).address
    const address = { ...checked, acceptNotValidated: anyway }
    const saved = await call(updateAddress, { body: { address }, quiet: true })
    return { kind: 'saved', address: saved.address }
  } catch (error) {
    return resultOf(error)
  }
}

/** What the shop finds wrong with an address that the form does not send; nothing while the shop is away. */
export async function problemsAtShop(input: AddressInput): Promise<readonly AddressProblem[]> {
  try {
    await call(checkAddress, { body: { address: input }, quiet: true, background: true })
    return []
  } catch (error) {
    return resultOf(error).problems
  }
}
