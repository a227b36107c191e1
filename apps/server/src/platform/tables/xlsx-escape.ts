/** What XML 1.0 cannot hold, and the other control characters: lone surrogates, bells, backspaces. */
const FORBIDDEN = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu

/** Text within XML; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  const allowed = text.replace(FORBIDDEN, '')
  if (!/[&<>"\r]/.test(allowed)) return allowed
  return allowed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}
