import { createHash } from 'node:crypto'
import { developmentIdpTexts as t } from '@cambusa/messages/it/people/sso'
import { escapeHtml as x } from '../../platform/http/escape-html.ts'
import type { IdpPerson } from './idp-people.ts'

/** Looks different from the shop, so that shoppers see that they have left it. */
const CSS = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1c2b1f;background:#eef3ee;overflow-wrap:anywhere}
header{background:#1f4d2b;color:#fff;padding:.75rem 1rem;font-weight:600}
header p{margin:0 auto;max-width:36rem}
main{margin:0 auto;max-width:36rem;padding:1rem;display:grid;gap:1rem}
section{background:#fff;border:1px solid #b5c4b8;border-radius:.75rem;padding:1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}
p{margin:0 0 .75rem}
.note{margin:0;background:#fff4d6;border:1px solid #8a6100;border-radius:.5rem;padding:.625rem .75rem}
form{margin:0 0 .5rem}
button,a{display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;text-align:left;color:#1f4d2b;background:#fff;border:2px solid #1f4d2b;border-radius:.5rem;text-decoration:none;cursor:pointer}
button.first{color:#fff;background:#1f4d2b;text-align:center}
:focus-visible{outline:3px solid #1f6feb;outline-offset:2px}
`
const STYLE_HASH = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`

/** No script; forms to this server, whose answers lead into the shop by any of its names on this computer. */
export const idpPolicy = [
  "default-src 'none'",
  `style-src ${STYLE_HASH}`,
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${x(`${title} · ${t.name}`)}</title><style>${CSS}</style></head>
<body><header><p>${x(t.name)}</p></header><main><p class="note">${x(t.notReal)}</p><section><h1>${x(title)}</h1>${content}</section></main></body></html>`

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${x(name)}" value="${x(value)}">`)
    .join('')

const form = (action: string, fields: Readonly<Record<string, string>>, button: string, look = '') =>
  `<form method="post" action="${x(action)}">${hidden(fields)}<button${look}>${x(button)}</button></form>`

/** Who signs in: a button for each person. `request` is the shop's message, sent back with the choice. */
export const choosePage = (action: string, people: readonly IdpPerson[], request: string): string =>
  page(
    t.chooseTitle,
    people.map(({ email, name }) => form(action, { email, request }, t.choose({ name }))).join('\n'),
  )

/** The answer, which a button sends to the shop. */
export const continuePage = (acsUrl: string, { name }: IdpPerson, samlResponse: string): string =>
  page(
    t.continueTitle,
    `<p>${x(t.continueText({ name }))}</p>${form(acsUrl, { SAMLResponse: samlResponse }, t.proceed, ' class="first"')}`,
  )

/** Sessions that it opened, each with a button that ends it everywhere. */
export const sessionsPage = (action: string, sessions: readonly { index: string; name: string }[]): string =>
  page(
    t.sessionsTitle,
    sessions.length === 0
      ? `<p>${x(t.noSessions)}</p>`
      : sessions.map(({ index, name }) => form(action, { index }, t.end({ name }))).join('\n'),
  )

export const idpEndPage = (text: 'signedOut' | 'unknown'): string =>
  page(
    text === 'signedOut' ? t.signedOutTitle : t.unknownTitle,
    `<p>${x(t[text])}</p><a href="/">${x(t.back)}</a>`,
  )
