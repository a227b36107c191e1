/** An address within the shop as others need it, or an absolute one as it is; undefined where it is none for browsers. */
export function absoluteAddress(address: string, origin: string): string | undefined {
  if (address === '' || !URL.canParse(address, origin)) return undefined
  const { href, protocol } = new URL(address, origin)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
