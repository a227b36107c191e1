/** Where invoices go, in one line; '' where nothing is known. */
export function formatBillingAddress(
  address:
    | { address1: string; addressNumber: string; postalCode: string; city: string; province: string }
    | undefined,
): string {
  if (address === undefined) return ''
  const { address1, addressNumber, postalCode, city, province } = address
  return `${address1} ${addressNumber}, ${postalCode} ${city} (${province})`
}
