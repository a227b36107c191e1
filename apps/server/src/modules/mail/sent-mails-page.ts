import { formatDateTime } from '@cambusa/domain/time/dates'
import { sentMailsTexts } from '@cambusa/messages/it/mails/mail'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { RenderedMail } from './render-mail.ts'

export interface SentMail extends RenderedMail {
  id: number
  to: string
  sentAt: string
}

const CSS = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem }
article { border: 1px solid #8888; border-radius: 8px; margin: 1rem 0; padding: .75rem 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 0 } summary { cursor: pointer }
iframe { width: 100%; height: 44rem; border: 1px solid #8884; border-radius: 8px; margin-top: .75rem; background: #fff }
pre { white-space: pre-wrap; font: .9rem/1.5 ui-monospace, monospace }
`

/** Policy of the page and of the mails in it, because an iframe with srcdoc inherits it: styles and pictures, no scripts. */
export const sentMailsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Lets links of a mail open a window without the sandbox, so that the shop works there; nothing else is allowed. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

function article({ to, subject, html, text, sentAt }: SentMail, index: number): string {
  const isOpen = index === 0 ? ' open' : ''
  return `<article><details${isOpen}><summary><h2 style="display:inline">${escapeHtml(subject)}</h2>
<p>${escapeHtml(sentMailsTexts.to)}: ${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(formatDateTime(new Date(sentAt)))}</time></p></summary>
<iframe sandbox="${SANDBOX}" loading="lazy" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>${escapeHtml(sentMailsTexts.text)}</summary><pre>${escapeHtml(text)}</pre></details></details></article>`
}

/** The sent mails as a page: each in a sandboxed iframe, and as plain text. */
export function sentMailsPage(mails: readonly SentMail[], shop: string): string {
  const title = `${sentMailsTexts.title} · ${shop}`
  const list =
    mails.length === 0 ? `<p>${escapeHtml(sentMailsTexts.none)}</p>` : mails.map(article).join('\n')
  return `<!doctype html><html lang="it"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${CSS}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentMailsTexts.about)}</p>
${list}</main></body></html>`
}
