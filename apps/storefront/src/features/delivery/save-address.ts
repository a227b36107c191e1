import type { Address, AddressInput } from '@cambusa/contract/delivery/address'
import { checkAddress, updateAddress } from '@cambusa/contract/delivery/delivery'
import type { AddressField } from '@cambusa/domain/delivery/address-fields'
import { call } from '../../lib/api/call.ts'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { fieldNamed } from './address-values.ts'

/**
 * The result of sending the form. `doubtful`: it could not be validated, and may be saved anyway; `away`: there was no
 * connection, or the shop was away for a moment.
 */
export type SaveResult =
  | { kind: 'saved'; address: Address }
  | { kind: 'wrong' | 'doubtful' | 'away'; field: AddressField | undefined; text: string }

const DOUBTS = [
  'address.notValidated',
  'address.cityUnknown',
  'address.provinceMismatch',
  'address.postalCodeMismatch',
] as const

function resultOf(error: unknown): SaveResult {
  if (!(error instanceof CallError)) throw error
  if (isPassing(error)) return { kind: 'away', field: undefined, text: error.message }
  const kind = DOUBTS.some((code) => error.has(code)) ? 'doubtful' : 'wrong'
  return { kind, field: fieldNamed(error.errors[0]?.field), text: error.message }
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
