import type { Address } from '@cambusa/contract/delivery/address'
import { holdsWords } from '../../lib/format/holds-words.ts'

/** The addresses with every typed word in name, street or city (specification §2 'Address selector'). */
export function filterAddresses(addresses: readonly Address[], typed: string): readonly Address[] {
  const holds = holdsWords(typed)
  if (!holds) return addresses
  return addresses.filter(({ addressName, address1, addressNumber, city }) =>
    holds(`${addressName} ${address1} ${addressNumber} ${city}`),
  )
}
