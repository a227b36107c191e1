import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { MailTable } from '../../platform/schema/mail-words.ts'

type Row = MailTable['rows'][number]

const labelOf = ({ label, detail }: Row) => (detail === undefined ? label : `${label} (${detail})`)

/** The rows of a table as plain text, one per line. */
export function tableText({ title, rows }: MailTable): string {
  const lines = rows.map((row) => `${labelOf(row)}: ${row.value}`)
  return [...(title === undefined ? [] : [title]), ...lines].join('\n')
}

/** The same as HTML with two columns: label and value. */
export function tableHtml({ title, rows }: MailTable, look: { word: string; soft: string }): string {
  const heading =
    title === undefined
      ? ''
      : `<h2 class="word" style="margin:24px 0 8px;${look.word};font-weight:700">${escapeHtml(title)}</h2>`
  const cell = 'padding:6px 0;border-bottom:1px solid #d9dee6;vertical-align:top'
  const body = rows.map((row) => {
    const weight = row.isTotal === true ? ';font-weight:700' : ''
    const label =
      row.detail === undefined
        ? `${escapeHtml(row.label)}:`
        : `${escapeHtml(row.label)} <span class="soft" style="${look.soft}">(${escapeHtml(row.detail)}):</span>`
    return `<tr><td class="word line" style="${cell};${look.word}${weight}">${label}</td><td class="word line" align="right" style="${cell};padding-left:16px;${look.word}${weight}">${escapeHtml(row.value)}</td></tr>`
  })
  return `${heading}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${body.join('\n')}</table>`
}
