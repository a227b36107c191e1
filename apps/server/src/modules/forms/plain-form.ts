import { createHash } from 'node:crypto'
import { SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import { fieldPart, FORM_ACTION, FORM_PARTS, versionPart } from '@cambusa/domain/content/form-parts'
import type { FormDefinition, SentForm } from '@cambusa/contract/content/forms'
import { ATTACHMENT_ENDINGS } from '@cambusa/domain/content/attachments'
import { FORM_YES, mostSigns, type FormField } from '@cambusa/domain/content/form-fields'
import { contentPagePath } from '@cambusa/domain/web/page-address'
import { formTexts as texts } from '@cambusa/messages/it/content/forms'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** A form that is answered as a page: what was typed, what is wrong by field, and a fresh nonce. */
export interface PlainForm {
  formId: string
  definition: FormDefinition
  nonce: string
  values: Readonly<Record<string, readonly string[]>>
  /** Of the pages that consents are about, by field. */
  versions: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** Above the form. */
  reason: string
  /** What is in the field that people do not see: shown, so that a person whose browser filled it in can empty it. */
  trap: string
}

const CSS = `
:root { color-scheme: light dark }
body { font: 18px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere }
label, legend { display: block; font-weight: 600; margin-top: 1rem } fieldset { border: 0; margin: 0; padding: 0 }
fieldset label, label.line { font-weight: 400; margin-top: .5rem }
input:not([type=checkbox], [type=radio]), select, textarea { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem; min-height: 2.75rem }
input[type=checkbox], input[type=radio] { width: 1.4rem; height: 1.4rem; vertical-align: middle; margin-right: .5rem }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 1.5rem; margin-top: 1.5rem }
.wrong { color: #b3261e; font-weight: 600 } .trap { position: absolute; left: -200vw }
@media (prefers-color-scheme: dark) { .wrong { color: #ff8a80 } }
`

/** Only the page's own style; it sends to the shop and nowhere else. */
export const plainFormPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const tag = (name: string, value: string) => (value === '' ? '' : ` ${name}="${escapeHtml(value)}"`)
const page = (title: string, content: string) => `<!doctype html><html lang="it"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main>${content}</main></body></html>`

const INPUT_TYPES: Partial<Record<FormField['kind'], string>> = { email: 'email', phone: 'tel' }

/** The attributes that name a field and say what is wrong with it. */
function common({ name, autocomplete = '', hint, required }: FormField, error: string | undefined): string {
  const told = [...(error ? [`${name}-wrong`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ')
  return (
    tag('name', fieldPart(name)) +
    tag('autocomplete', autocomplete) +
    tag('aria-describedby', told) +
    (error ? ' aria-invalid="true"' : '') +
    (required ? ' required' : '')
  )
}

function choices(field: FormField, values: readonly string[], type: 'radio' | 'checkbox'): string {
  const name = tag('name', fieldPart(field.name))
  return (field.options ?? [])
    .map((option) => {
      const isChosen = values.includes(option) ? ' checked' : ''
      return `<label><input type="${type}"${name}${tag('value', option)}${isChosen}>${escapeHtml(option)}</label>`
    })
    .join('')
}

function control(field: FormField, values: readonly string[], error: string | undefined): string {
  const id = ` id="${field.name}"`
  const own = common(field, error)
  const [value = ''] = values
  switch (field.kind) {
    case 'longText':
      return `<textarea${id}${own} rows="6" maxlength="${mostSigns(field)}">\n${escapeHtml(value)}</textarea>`
    case 'select': {
      const options = (field.options ?? []).map(
        (one) => `<option${one === value ? ' selected' : ''}>${escapeHtml(one)}</option>`,
      )
      return `<select${id}${own}><option value="">${texts.choose}</option>${options.join('')}</select>`
    }
    case 'attachments':
      return `<input${id} type="file" multiple name="${FORM_PARTS.files}" accept="${ATTACHMENT_ENDINGS.join()}">`
    case 'checkboxes':
    case 'consent':
    case 'date':
    case 'email':
    case 'phone':
    case 'radios':
    case 'text': {
      const type = INPUT_TYPES[field.kind] ?? 'text'
      const placeholder = field.kind === 'date' ? tag('placeholder', texts.datePlaceholder) : ''
      return `<input${id} type="${type}"${own}${placeholder}${tag('value', value)}>`
    }
  }
}

/** The link to the page of a consent, in the version that one agrees to, which is sent along. */
function pageLink(name: string, page: string, version: string | undefined): string {
  const text = version === undefined ? texts.consentPage : texts.consentPageVersion({ version })
  const link = `<p><a href="${escapeHtml(contentPagePath(page, version))}">${escapeHtml(text)}</a></p>`
  return version === undefined ? link : link + hidden(versionPart(name), version)
}

function fieldHtml(field: FormField, typed: Pick<PlainForm, 'values' | 'versions' | 'errors'>): string {
  const [values, error] = [typed.values[field.name] ?? [], typed.errors[field.name]]
  const { name, kind, required, page: about } = field
  const hint = field.hint ?? (kind === 'attachments' ? texts.attachmentsHint : '')
  const label = escapeHtml(field.label) + (required ? '' : ` (${texts.optional})`)
  const below =
    (hint === '' ? '' : `<p id="${name}-hint">${escapeHtml(hint)}</p>`) +
    (error === undefined ? '' : `<p id="${name}-wrong" class="wrong">${escapeHtml(error)}</p>`)
  if (kind === 'radios' || kind === 'checkboxes')
    return `<fieldset><legend>${label}</legend>${choices(field, values, kind === 'radios' ? 'radio' : 'checkbox')}${below}</fieldset>`
  if (kind !== 'consent')
    return `<label for="${name}">${label}</label>${control(field, values, error)}${below}`
  const link = about === undefined ? '' : pageLink(name, about, typed.versions[name])
  const isGiven = values.includes(FORM_YES) ? ' checked' : ''
  return `<label class="line"><input type="checkbox" value="${FORM_YES}"${common(field, error)}${isGiven}>${label}</label>${below}${link}`
}

const hidden = (name: string, value: string) =>
  `<input type="hidden"${tag('name', name)}${tag('value', value)}>`

function trapHtml(filled: string): string {
  const input = `<label>${texts.trap}<input name="${FORM_PARTS.trap}" autocomplete="off"`
  if (filled !== '') return `<p>${input}${tag('value', filled)}></label></p>`
  return `<p class="trap" aria-hidden="true">${input} tabindex="-1"></label></p>`
}

/** The page that answers a form that was refused: the reason, and the form with all that was typed. */
export function plainFormPage({
  formId,
  definition,
  nonce,
  values,
  versions,
  errors,
  reason,
  trap,
}: PlainForm): string {
  const fields = definition.fields.map((field) => fieldHtml(field, { values, versions, errors }))
  const named = hidden(FORM_PARTS.action, FORM_ACTION) + hidden(FORM_PARTS.id, formId)
  return page(
    texts.notSentTitle,
    `<h1>${texts.notSentTitle}</h1><p class="wrong" role="alert">${escapeHtml(reason)}</p><p>${texts.filesAgain}</p>
<form method="post" action="${SEND_FORM_URL}" enctype="multipart/form-data" novalidate>${named}${hidden(FORM_PARTS.nonce, nonce)}${trapHtml(trap)}
${fields.join('\n')}<button type="submit">${escapeHtml(definition.button ?? texts.send)}</button></form>`,
  )
}

/** The page that answers a message that is kept. */
export const plainSentPage = ({ number, done }: SentForm): string =>
  page(
    texts.sentTitle,
    `<h1>${texts.sentTitle}</h1><p>${escapeHtml(done)}</p><p>${texts.sentNumber({ number })} ${texts.sentCopy}</p><p><a href="/">${texts.home}</a></p>`,
  )

/** The page for a form that could not even be read: the browser's way back keeps what was typed. */
export const plainFailurePage = (reason: string): string =>
  page(
    texts.notSentTitle,
    `<h1>${texts.notSentTitle}</h1><p class="wrong" role="alert">${escapeHtml(reason)}</p><p>${texts.goBack}</p><p><a href="/">${texts.home}</a></p>`,
  )
