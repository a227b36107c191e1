import { formatEuro } from '@cambusa/domain/money/money'
import { sandboxTexts } from '@cambusa/messages/it/payments/sandbox'
import { paymentCardBrand } from '@cambusa/messages/it/payments/stored-cards'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { factsOf } from './sandbox-book.ts'
import { effectText, sandboxCards } from './sandbox-cards.ts'
import type { Returned, SandboxField } from './sandbox-form.ts'
import { SANDBOX_CSS, SANDBOX_SCRIPT } from './sandbox-style.ts'
import type { SandboxRow } from './sandbox.queries.ts'

/** The code that a real bank would send by text message. */
export const SANDBOX_CODE = '123456'

const t = sandboxTexts

const NOTHING: Returned = { wrong: [], typed: {} }

function page(title: string, content: string, { columns = 'one', hasErrors = false } = {}): string {
  const head = `${hasErrors ? `${t.errorTitle}: ` : ''}${title} · ${t.bank}`
  return `<!doctype html><html lang="it"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(head)}</title><style>${SANDBOX_CSS}</style><script>${SANDBOX_SCRIPT}</script></head>
<body><header><p>${escapeHtml(t.bank)}</p></header><main class="${columns}"><p class="note">${escapeHtml(t.notReal)}</p>
${content}</main></body></html>`
}

interface Field {
  name: SandboxField
  label: string
  hint: string
  inputMode: 'numeric' | 'text'
  most: number
}

// No autocomplete: a browser must not offer a real card for a test.
function field({ name, label, hint, inputMode, most }: Field, { wrong, typed }: Returned): string {
  const isWrong = wrong.includes(name)
  const told = [...(hint === '' ? [] : [`${name}-hint`]), ...(isWrong ? [`${name}-wrong`] : [])].join(' ')
  const focus = wrong[0] === name ? ' autofocus' : ''
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
${hint === '' ? '' : `<span class="hint" id="${name}-hint">${escapeHtml(hint)}</span>`}
${isWrong ? `<span class="wrong" id="${name}-wrong">${escapeHtml(t.wrong[name])}</span>` : ''}
<input id="${name}" name="${name}" value="${escapeHtml(typed[name] ?? '')}" inputmode="${inputMode}" maxlength="${most}" autocomplete="off" spellcheck="false" required${told === '' ? '' : ` aria-describedby="${told}"`}${isWrong ? ' aria-invalid="true"' : ''}${focus}></div>`
}

function problems({ wrong }: Returned): string {
  if (wrong.length === 0) return ''
  const items = wrong.map((name) => `<li><a href="#${name}">${escapeHtml(t.wrong[name])}</a></li>`).join('')
  return `<div class="errors" role="alert"><h2>${escapeHtml(t.problems)}</h2><ul>${items}</ul></div>`
}

const button = (text: string, rank: 'first' | 'second', more = '') =>
  `<button class="${rank}"${more}>${escapeHtml(text)}</button>`

const leaveForm = (action: string) =>
  `<form method="post" action="${action}/leave">${button(t.leave, 'second')}</form>`

function cardTable(): string {
  const rows = sandboxCards()
    .map((card) => `<tr><td>${escapeHtml(card.number)}</td><td>${escapeHtml(effectText(card))}</td></tr>`)
    .join('')
  return `<section aria-labelledby="cards"><h2 id="cards">${escapeHtml(t.cards)}</h2><table><thead><tr>
<th scope="col">${escapeHtml(t.cardNumber)}</th><th scope="col">${escapeHtml(t.cardEffect)}</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

/** The card form. `action` is the page's own path. */
export function sandboxCardPage(row: SandboxRow, action: string, returned: Returned = NOTHING): string {
  const amount = formatEuro(row.amountCents)
  const { kind, orderNumber: order = '', keepCard } = row.details
  const isKept = kind === 'card'
  const about = isKept ? [t.toKeep({ amount, order })] : [t.toPay({ amount, order }), t.blocked]
  if (keepCard !== undefined) about.push(t.keeps)
  const paragraphs = about.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')
  const number: Field = {
    name: 'number',
    label: t.number,
    hint: t.numberHint,
    inputMode: 'numeric',
    most: 23,
  }
  const expiry: Field = { ...number, name: 'expiry', label: t.expiry, hint: t.expiryHint, most: 9 }
  const cvc: Field = { ...number, name: 'cvc', label: t.cvc, hint: t.cvcHint, most: 4 }
  const holder: Field = { name: 'holder', label: t.holder, hint: '', inputMode: 'text', most: 80 }
  const title = isKept ? t.keepTitle : t.payTitle
  const content = `<section><h1>${escapeHtml(title)}</h1>${paragraphs}
${problems(returned)}<form method="post" action="${action}/card" novalidate>${field(number, returned)}
<div class="pair">${field(expiry, returned)}${field(cvc, returned)}</div>${field(holder, returned)}
${button(isKept ? t.keep : t.pay({ amount }), 'first')}</form>${leaveForm(action)}</section>${cardTable()}`
  return page(title, content, { columns: 'two', hasErrors: returned.wrong.length > 0 })
}

/** The step of strong authentication. */
export function sandboxCodePage(row: SandboxRow, action: string, returned: Returned = NOTHING): string {
  const { brand, lastFour } = factsOf(row)
  const about = t.authenticationAbout({
    card: `${paymentCardBrand(brand)} ${lastFour}`,
    amount: formatEuro(row.amountCents),
  })
  const code: Field = { name: 'code', label: t.code, hint: '', inputMode: 'numeric', most: 6 }
  const content = `<section><h1>${escapeHtml(t.authenticationTitle)}</h1><p>${escapeHtml(about)}</p>
<p>${escapeHtml(t.demoCode({ code: SANDBOX_CODE }))}</p>${problems(returned)}
<form method="post" action="${action}/authentication" novalidate>${field(code, returned)}
${button(t.authorise, 'first', ' name="act" value="authorise"')}${button(t.refuse, 'second', ' name="act" value="refuse"')}</form>
${leaveForm(action)}</section>`
  return page(t.authenticationTitle, content, { hasErrors: returned.wrong.length > 0 })
}

/** The page of a payment that is decided. */
export function sandboxOverPage(returnTo: string): string {
  return page(
    t.overTitle,
    `<section><h1>${escapeHtml(t.overTitle)}</h1><p>${escapeHtml(t.over)}</p>
<a class="button first" href="${escapeHtml(returnTo)}">${escapeHtml(t.back)}</a></section>`,
  )
}

export const sandboxUnknownPage = (): string =>
  page(
    t.unknownTitle,
    `<section><h1>${escapeHtml(t.unknownTitle)}</h1><p>${escapeHtml(t.unknown)}</p>
<a class="button first" href="/">${escapeHtml(t.back)}</a></section>`,
  )
