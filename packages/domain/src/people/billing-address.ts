/** The billing address in one line; '' if unknown. */
export function formatBillingAddress(
  address:
    | { address1: string; addressNumber: string; postalCode: string; city: string; province: string }
    | undefined,
): string {
  if (address === undefined) return ''
  const { address1, addressNumber, postalCode, city, province } = address
  return `${address1} ${addressNumber}, ${postalCode} ${city} (${province})`
}
