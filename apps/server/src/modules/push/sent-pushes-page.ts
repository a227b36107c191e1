import { formatDateTime } from '@cambusa/domain/time/dates'
import { sentPushesTexts as texts } from '@cambusa/messages/it/mails/pushes'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** A push as /dev/push shows it. */
export interface SentPush {
  id: number
  /** Login of the customer. */
  to: string
  /** Platform and model; '' once it is unregistered. */
  device: string
  kind: string
  title: string
  body: string
  target: string
  createdAt: string
  /** null: it waits, or was not sent. */
  sentAt: string | null
  /** Why it was not sent; null: it was, or waits. */
  notSent: string | null
}

const CSS = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem }
article { border: 1px solid #8888; border-radius: 8px; margin: 1rem 0; padding: .75rem 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 0 } p { margin: .25rem 0 }
`

const time = (iso: string) =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(formatDateTime(new Date(iso)))}</time>`

function stateOf({ sentAt, createdAt, notSent }: SentPush): string {
  if (sentAt !== null) return time(sentAt)
  const state = notSent === null ? texts.waits : `${texts.notSent} (${notSent})`
  return `${time(createdAt)} · ${escapeHtml(state)}`
}

const article = (
  push: SentPush,
) => `<article><h2>${escapeHtml(push.title)}</h2><p>${escapeHtml(push.body)}</p>
<p>${escapeHtml(texts.to)}: ${escapeHtml(push.to)} ${escapeHtml(push.device)} · ${stateOf(push)}</p>
<p>${escapeHtml(texts.opens)}: <a href="${escapeHtml(push.target)}">${escapeHtml(push.target)}</a></p></article>`

/** The pushes as a page. */
export function sentPushesPage(pushes: readonly SentPush[], shop: string): string {
  const title = `${texts.title} · ${shop}`
  const list = pushes.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : pushes.map(article).join('\n')
  return `<!doctype html><html lang="it"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${CSS}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(texts.about)}</p>
${list}</main></body></html>`
}
