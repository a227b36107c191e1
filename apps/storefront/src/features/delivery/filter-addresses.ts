import type { Address } from '@cambusa/contract/address'

/** Without accents and capitals, as one types in a hurry. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The addresses whose name, street and city hold every typed word (specification §2 'Address selector'). */
export function filterAddresses(addresses: readonly Address[], typed: string): readonly Address[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return addresses
  return addresses.filter(({ addressName, address1, addressNumber, city }) => {
    const text = plain(`${addressName} ${address1} ${addressNumber} ${city}`)
    return words.every((word) => text.includes(word))
  })
}
