/**
 * Makes an address within the shop absolute and leaves an absolute one as it is; undefined unless it is http or https.
 */
export function absoluteAddress(address: string, origin: string): string | undefined {
  if (address === '' || !URL.canParse(address, origin)) return undefined
  const { href, protocol } = new URL(address, origin)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
