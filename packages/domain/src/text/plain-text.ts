import { decodeWindows1252 } from './windows-1252.ts'

/** The named entities of HTML 4 for the bytes 0xa0-0xff, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const ENTITIES = new Map([
  ...LATIN_1.split(' ').map((name, place) => [name, String.fromCharCode(0xa0 + place)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    trade: '™',
    permil: '‰',
    oelig: 'œ',
    OElig: 'Œ',
    le: '≤',
    ge: '≥',
    thinsp: ' ',
    ensp: ' ',
    emsp: ' ',
  }),
])

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi
const TIMES = 4
/** Elements whose content is not shown. */
const UNSEEN = /<(script|style|head|title)\b[^<>]*>[^]*?<\/\1\s*>|<!--[^]*?-->/gi
const RAISED = /<sup>\s*([23])\s*<\/sup>/gi
const BREAKING =
  /<\/?(?:p|br|div|li|ul|ol|tr|td|th|table|tbody|thead|h[1-6]|hr|section|article)(?:\s+[a-z:-]+\s*=[^<>]*)?\s*\/?>/gi
const INLINE =
  /<\/?(?:a|abbr|b|big|center|em|font|i|img|label|mark|o:p|s|small|span|strong|sub|sup|u|html|body)(?:\s+[a-z:-]+\s*=[^<>]*)?\s*\/?>/gi

/** Decodes HTML entities, also when escaped several times: 'Sale &amp;amp; pepe' → 'Sale & pepe'. Unknown ones stay. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let time = 0; time < TIMES && decoded.includes('&'); time += 1) {
    const better = decoded.replace(ENTITY, decodeEntity)
    if (better === decoded) break
    decoded = better
  }
  return decoded
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? entity
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  // Programs write 128-159 for Windows-1252, and HTML reads them so.
  return isCharacter ? decodeWindows1252(String.fromCodePoint(code)) : entity
}

/** The text that a browser would show: known tags are removed, 'a < b' stays, a superscript 2 or 3 becomes ² or ³. */
export function stripTags(text: string): string {
  if (!text.includes('<')) return text
  return text
    .replace(UNSEEN, ' ')
    .replace(RAISED, (_, digit: string) => (digit === '2' ? '²' : '³'))
    .replace(BREAKING, ' ')
    .replace(INLINE, '')
}

/** Plain text of a cell that contains HTML. */
export function plainTextOfHtml(text: string): string {
  return text.includes('&') || text.includes('<') ? stripTags(decodeEntities(text)) : text
}
