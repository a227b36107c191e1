import { logoPath, type ShopConfig } from '@cambusa/contract/shop/shop-config'
import { brandTokens } from '@cambusa/domain/web/shop-colours'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { tableHtml, tableText } from './mail-table.ts'
import type { MailWords } from '../../platform/schema/mail-words.ts'

/** Mail clients that ignore style elements use the style attributes, which are light. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.card{width:100%!important;border-radius:0!important}.pad{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.page{background:#101318!important}.card{background:#1b2027!important}.word{color:#e9edf3!important}.soft{color:#a9b2bf!important}.line{border-color:#39414d!important}.soft a,.word a{color:#9cc2ff!important}.button{border-color:#e9edf3!important}}`

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const WORD = `${FONT};font-size:16px;line-height:24px;color:#1d2430`
const SOFT = `${FONT};font-size:13px;line-height:20px;color:#5b6573`

/** The mail as plain text. */
export function mailText({
  greeting,
  before,
  tables = [],
  button,
  after,
  shopName,
  signature,
}: MailWords): string {
  const parts = [
    greeting,
    ...before,
    ...tables.map(tableText),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    ...after,
    `--\n${shopName}\n${signature.join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/**
 * The mail as HTML in the shop's colours: one table that is readable without pictures and styles too, responsive and
 * with a dark mode.
 */
export function mailHtml(
  { subject, greeting, before, tables = [], button, after, shopName, signature }: MailWords,
  shop: Pick<ShopConfig, 'colours' | 'logo'>,
  screen: (path: string) => string,
): string {
  const { primary, secondary } = shop.colours
  const onPrimary = brandTokens(shop.colours)['on-primary']
  const paragraph = (text: string) =>
    `<p class="word" style="margin:0 0 16px;${WORD}">${escapeHtml(text)}</p>`
  const link = (url: string, text: string, look: string, name: string) =>
    `<a class="${name}" href="${escapeHtml(url)}" target="_blank" rel="noopener" style="${look}">${escapeHtml(text)}</a>`
  const buttonLook = `display:inline-block;margin:8px 0 24px;padding:12px 24px;border:1px solid ${primary};border-radius:8px;background:${primary};color:${onPrimary};${FONT};font-size:16px;line-height:24px;font-weight:700;text-decoration:none`
  const copied = (url: string) =>
    `<p class="soft" style="margin:0 0 16px;${SOFT}">${escapeHtml(mailTexts.linkCopied)}<br>${link(url, url, 'color:#0b57b8;word-break:break-all', 'copied')}</p>`
  const content = [
    ...[greeting, ...before].map((text) => paragraph(text)),
    ...tables.map((table) => tableHtml(table, { word: WORD, soft: SOFT })),
    ...(button ? [link(button.url, button.text, buttonLook, 'button')] : []),
    ...after.map((text) => paragraph(text)),
    ...(button ? [copied(button.url)] : []),
  ].join('\n')
  const header = `<img src="${escapeHtml(screen(logoPath(shop.logo)))}" alt="${escapeHtml(shop.logo.alt)}" width="32" height="32" style="vertical-align:middle;border:0;object-fit:contain">
<span style="vertical-align:middle;margin-left:8px">${escapeHtml(shopName)}</span>`
  const footer = signature
    .map((line) => `<p class="soft" style="margin:0 0 8px;${SOFT}">${escapeHtml(line)}</p>`)
    .join('\n')
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f2f4f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f2f4f7"><tr><td align="center" style="padding:24px 0">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="card" style="width:600px;max-width:100%;background:#ffffff;border-radius:12px">
<tr><td class="pad" style="padding:20px 32px;background:${primary};color:${onPrimary};border-bottom:4px solid ${secondary};${FONT};font-size:20px;line-height:32px;font-weight:700">${header}</td></tr>
<tr><td class="pad" style="padding:32px 32px 16px"><h1 class="word" style="margin:0 0 16px;${FONT};font-size:22px;line-height:30px;color:#1d2430">${escapeHtml(subject)}</h1>
${content}</td></tr>
<tr><td class="pad line" style="padding:16px 32px 24px;border-top:1px solid #d9dee6">${footer}</td></tr>
</table></td></tr></table></body></html>
`
}
