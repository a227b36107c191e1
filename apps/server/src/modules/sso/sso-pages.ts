import { createHash } from 'node:crypto'
import { ssoTexts as t } from '@cambusa/messages/it/people/sso'
import type { Config } from '../../config.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

const css = ({ primary }: Config['shop']['colours']) => `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1d1b18;background:#faf8f5;overflow-wrap:anywhere}
header{background:${primary};color:#fff;padding:.75rem 1rem;font-weight:600}
header p{margin:0 auto;max-width:36rem}
main{margin:0 auto;max-width:36rem;padding:1.5rem 1rem}
section{background:#fff;border:1px solid #dfdad2;border-radius:.75rem;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem;color:${primary}}
p{margin:0 0 1rem}
small{display:block;margin-top:1rem;color:#5c574f}
.acts{display:flex;flex-wrap:wrap;gap:.5rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1rem;border:2px solid ${primary};border-radius:.5rem;color:${primary};background:#fff;font-weight:600;text-decoration:none}
a:first-child{background:${primary};color:#fff}
:focus-visible{outline:3px solid ${primary};outline-offset:2px}
`

/** A page of the server, without a script, and its policy. */
export interface CalmPage {
  html: string
  policy: string
}

function page(shop: Config['shop'], { title, content }: { title: string; content: string }): CalmPage {
  const style = css(shop.colours)
  const hash = createHash('sha256').update(style).digest('base64')
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${shop.name}`)}</title><style>${style}</style></head>
<body><header><p>${escapeHtml(shop.name)}</p></header><main><section><h1>${escapeHtml(title)}</h1>${content}</section></main></body></html>`
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
  }
}

/** The one page of every refused message: it says what to do, never why. `id` finds the reason in the log. */
export const refusedPage = (shop: Config['shop'], id: string): CalmPage =>
  page(shop, {
    title: t.refusedTitle,
    content: `<p>${escapeHtml(t.refused)}</p>
<p class="acts"><a href="/sso-login">${escapeHtml(t.retry)}</a><a href="/">${escapeHtml(t.home)}</a></p>
<small>${escapeHtml(t.refusedReference({ id }))}</small>`,
  })

/** The end of a logout that a provider began and wants no answer to. */
export const signedOutPage = (shop: Config['shop']): CalmPage =>
  page(shop, {
    title: t.signedOutTitle,
    content: `<p>${escapeHtml(t.signedOut)}</p><p class="acts"><a href="/">${escapeHtml(t.home)}</a></p>`,
  })
