import { formatDateTime } from '@cambusa/domain/time/dates'
import { receivedEventsTexts } from '@cambusa/messages/it/operator/received-events'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** An event as a script of the sandbox sends it. */
export interface SentEvent {
  kind: string
  id: string
  name: string
  params: Record<string, unknown>
}

export interface ReceivedEvent extends SentEvent {
  /** Grows with every event since the start. */
  number: number
  receivedAt: string
}

const CSS = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem }
article { border: 1px solid #8888; border-radius: 8px; margin: 1rem 0; padding: .75rem 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 0 } summary { cursor: pointer }
pre { white-space: pre-wrap; font: .9rem/1.5 ui-monospace, monospace }
`

/** Policy of the page: its style, and nothing else. */
export const receivedEventsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const article = ({ kind, id, name, params, receivedAt }: ReceivedEvent) =>
  `<article><details><summary><h2 style="display:inline">${escapeHtml(name)}</h2>
<p>${escapeHtml(kind)} · ${escapeHtml(id)} · <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(formatDateTime(new Date(receivedAt)))}</time></p></summary>
<pre>${escapeHtml(JSON.stringify(params, null, 2))}</pre></details></article>`

/** What the sandbox received, as a page. */
export function receivedEventsPage(events: readonly ReceivedEvent[], shop: string): string {
  const title = `${receivedEventsTexts.title} · ${shop}`
  const list =
    events.length === 0 ? `<p>${escapeHtml(receivedEventsTexts.none)}</p>` : events.map(article).join('\n')
  return `<!doctype html><html lang="it"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${CSS}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(receivedEventsTexts.about)}</p>
${list}</main></body></html>`
}
