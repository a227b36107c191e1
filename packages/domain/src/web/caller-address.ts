const IPV6_GROUPS = 8
/** Providers give a household or an office a /64 network: all its addresses are one caller. */
const CALLER_GROUPS = 4
const HEX = 16
/** Maximum length kept of a text that is no address; the longest IPv6 address has 45 characters. */
const TEXT_MAX = 64

/** '1.2.3.4:5678' and '[::1]:5678' without the port that some proxies add, and without a zone. */
function bareAddress(text: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(text)
  const bare = bracketed?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return bare.replace(/%.*$/, '')
}

/** The eight groups of an IPv6 address; undefined for other texts. */
function ipv6Groups(text: string): number[] | undefined {
  const url = `http://[${text}]/`
  if (!text.includes(':') || !URL.canParse(url)) return undefined
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const numbers = (part = '') =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, HEX))
  const [left, right] = [numbers(head), numbers(tail)]
  const zeros = Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => 0)
  return [...left, ...zeros, ...right]
}

/**
 * The caller behind an address, for limits: an IPv4 address itself, also when written as IPv6 (::ffff:1.2.3.4); of an
 * IPv6 address its /64 network. Other texts are kept, but shortened.
 */
export function callerOf(address: string): string {
  const text = bareAddress(address.trim())
  const groups = ipv6Groups(text)
  if (groups === undefined) return text.slice(0, TEXT_MAX)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const network = groups.slice(0, CALLER_GROUPS).map((group) => group.toString(HEX))
  return `${network.join(':')}::/64`
}
