/** A mail as a mail program shows it. */
export interface ReadMail {
  from: string
  subject: string
  text: string
  html: string
}

type Part = { header: (name: string) => string; body: string }

/** The headers of one part, with folded lines joined, and the text after the first empty line. */
function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return {
    header: (name) =>
      lines
        .find((line) => line.toLowerCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim() ?? '',
    body: raw.slice(end + 4),
  }
}

const quoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, digits: string) =>
        String.fromCodePoint(Number.parseInt(digits, 16)),
      ),
    'latin1',
  ).toString('utf8')

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the space between two of them is dropped. */
const headerText = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : quoted(coded.replaceAll('_', ' ')),
    )

function textOf({ header, body }: Part): string {
  const coding = header('content-transfer-encoding').toLowerCase()
  if (coding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (coding === 'quoted-printable') return quoted(body)
  return header('content-type').includes('format=flowed') ? body.replaceAll(' \r\n', ' ') : body
}

/** Parses a mail with a text and an HTML part, as the shop sends them (RFC 2045 to 2047). */
export function readMail(raw: string): ReadMail {
  const { header, body } = partOf(raw)
  const boundary = /boundary="([^"]+)"/.exec(header('content-type'))?.[1]
  if (boundary === undefined) throw new Error(`the mail has not two forms: ${header('content-type')}`)
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '')))
  const form = (type: string) => {
    const part = parts.find((each) => each.header('content-type').startsWith(type))
    if (part === undefined) throw new Error(`the mail has no ${type}`)
    return textOf(part).replaceAll('\r\n', '\n').trim()
  }
  return {
    from: headerText(header('from')),
    subject: headerText(header('subject')),
    text: form('text/plain'),
    html: form('text/html'),
  }
}
