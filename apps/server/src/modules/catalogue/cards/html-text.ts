import { ownValue } from '@cambusa/domain/own-value'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ownValue(ENTITIES, sign) ?? sign)
}

/** Rows of names and values as an HTML table; '' without rows. */
export function htmlTable(rows: readonly { name: string; value: string }[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ({ name, value }) => `<tr><th scope="row">${htmlText(name)}</th><td>${htmlText(value)}</td></tr>`,
  )
  return `<table><tbody>${lines.join('')}</tbody></table>`
}
