import { SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { FORM_OPEN_HOURS, FORMS_AN_HOUR } from '@cambusa/domain/content/form-fields'
import { beforeAll, describe, expect, it } from 'vitest'
import { countMessages, jpeg, openForm, postForm, somebody } from '../../testing/form-requests.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await openOutbox(app.database)
})

const messages = () => countMessages(app)
const program = new Uint8Array(2_000)
program.set([0x4d, 0x5a, 0x90, 0])
const HOUR_MS = 3_600_000

describe('a form is refused in words', () => {
  const refused = async (sent: Parameters<typeof postForm>[1]) => {
    const before = await messages()
    const answer = await postForm(app, { ip: somebody(), ...sent })
    expect(await messages()).toBe(before)
    expect(answer.words.join(' ')).not.toMatch(/undefined|\[object/)
    return answer
  }

  it('at every wrong field at once, by the rules of the screen', async () => {
    const values = { nome: ' ', email: 'ada@', telefono: '12', argomento: 'Altra voce', privacy: '' }
    const { statusCode, fields, words } = await refused({ values })
    expect(statusCode).toBe(400)
    expect(fields).toEqual(['nome', 'email', 'telefono', 'argomento', 'privacy'])
    expect(words[1]).toBe('Digitare una e-mail valida')
    expect((await refused({ values: { messaggio: 'x'.repeat(2_001) } })).fields).toEqual(['messaggio'])
  })

  it('with a file of 6 MB, with too many files, and with a program that is called a picture', async () => {
    const large = await refused({ files: [{ name: 'foto.jpg', bytes: jpeg(6 * 1_048_576) }] })
    expect([large.fields, large.words[0]]).toEqual([['allegati'], expect.stringContaining('5 MB')])
    const many = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.jpg`, bytes: jpeg(20) }))
    expect((await refused({ files: many })).words[0]).toContain('al massimo 5 file')
    for (const name of ['foto.jpg', 'foto.jpg.exe', 'foto']) {
      const { codes, words } = await refused({ files: [{ name, bytes: program }] })
      expect(codes).toEqual(['form.fileRefused'])
      expect(words[0]).toContain(name)
    }
    const huge = await refused({ files: [{ name: 'foto.jpg', bytes: jpeg(13 * 1_048_576) }] })
    expect([huge.statusCode, huge.codes]).toEqual([413, ['request.tooLarge']])
  })

  it('with an old nonce, one of another form, and none', async () => {
    const { nonce } = await openForm(app)
    const other = await openForm(app, FORM_IDS.complaint)
    expect((await refused({ nonce: other.nonce })).codes).toEqual(['form.tooOld'])
    expect((await refused({ nonce: `1.${nonce}` })).codes).toEqual(['form.tooOld'])
    const form = await refused({ nonce: '' })
    expect([form.statusCode, form.codes]).toEqual([409, ['form.tooOld']])
    app.time.advance(FORM_OPEN_HOURS * HOUR_MS)
    expect((await refused({ nonce })).words[0]).toContain('Premi di nuovo')
  })

  it('filled in by a program: too fast, or in the field that people do not see', async () => {
    const { nonce } = await openForm(app)
    app.time.advance(-2_000)
    expect((await refused({ nonce })).codes).toEqual(['form.tooFast'])
    app.time.advance(2_000)
    expect((await refused({ nonce, trap: 'https://x.example' })).codes).toEqual(['form.trapped'])
  })

  it('from the sixth in an hour and the eleventh file in ten minutes on, and says when it may come', async () => {
    const ip = somebody()
    const three = [1, 2, 3].map((n) => ({ name: `${n}.jpg`, bytes: jpeg(20) }))
    for (let n = 0; n < 3; n += 1) expect((await postForm(app, { ip, files: three })).codes).toEqual([])
    const files = await refused({ ip, files: three })
    expect([files.codes, files.headers['retry-after']]).toEqual([
      ['form.manyFiles'],
      expect.stringMatching(/^\d+$/),
    ])
    for (let n = 3; n < FORMS_AN_HOUR; n += 1) expect((await postForm(app, { ip })).codes).toEqual([])
    const sixth = await refused({ ip })
    expect([sixth.statusCode, sixth.codes]).toEqual([429, ['form.manyMessages']])
    expect(sixth.words[0]).toMatch(/Riprova tra \d+ minuti/)
    app.time.advance(HOUR_MS)
    expect((await postForm(app, { ip, files: three })).codes).toEqual([])
  })

  it('of 20 in a minute after the fifth, and from the 21st on before it is read', async () => {
    const ip = somebody()
    const answers = []
    for (let n = 0; n < 22; n += 1) answers.push(await postForm(app, { ip }))
    const kept = answers.filter(({ codes }) => codes.length === 0)
    expect(kept).toHaveLength(FORMS_AN_HOUR)
    const others = answers.slice(FORMS_AN_HOUR)
    expect(new Set(others.map(({ codes }) => codes.join()))).toEqual(new Set(['form.manyMessages']))
    expect(others.at(-1)!.words[0]).toContain('telefonaci')
  })

  it.each([
    ['text/plain', 'a=b'],
    ['multipart/form-data', 'a=b'],
    ['multipart/form-data; boundary=x', '--x\r\n'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\0\r\n--x--\r\n',
    ],
    ['application/json', '{"action":"form_submit"}'],
  ])('%s that is no form', async (type, payload) => {
    const url = SEND_FORM_URL
    const headers = { 'content-type': type }
    const answer = await app.app.inject({ method: 'POST', url, headers, payload, remoteAddress: somebody() })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().response.errors[0].error).not.toBe('')
  })
})

describe('without scripts', () => {
  const accept = 'text/html,application/xhtml+xml'

  it('a message that is kept is answered by a page', async () => {
    const { headers, body, statusCode } = await postForm(app, { ip: somebody(), accept })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('Messaggio ricevuto')
  })

  it('a refused form comes back with all that was typed, what is wrong at its field, and a new nonce', async () => {
    const messaggio = '</textarea><script>alert(1)</script>'
    const values = { email: 'ada@', messaggio, nome: '"><img src=x onerror=alert(1)>' }
    const { body, statusCode } = await postForm(app, { ip: somebody(), accept, values })
    expect(statusCode).toBe(400)
    expect(body).toContain('Digitare una e-mail valida')
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;')
    expect(body).not.toMatch(/<script|<img/)
    expect(body).toContain('<option selected>Un ordine</option>')
    const nonce = /name="security" value="([^"]+)"/.exec(body)![1]!
    app.time.advance(3_000)
    expect((await postForm(app, { ip: somebody(), nonce })).codes).toEqual([])
  })

  it('what cannot be read is answered by a page too', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: SEND_FORM_URL,
      headers: { 'content-type': 'multipart/form-data; boundary=x', accept, 'accept-encoding': 'gzip' },
      payload: '--x',
      remoteAddress: somebody(),
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Torna indietro')
  })
})

/** Ways of putting script, markup, headers and paths into what a form takes. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</textarea><iframe src=javascript:alert(1)>',
  '</title><base href=//evil.example>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<a href="jav\tascript:alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202egpj.exe',
  'a\r\nBcc: tutti@example.com',
  '../../../etc/passwd',
  '..\\..\\windows\\system32',
  '=cmd|calc!A0',
  "'; drop table form_messages; --",
  '<style>*{display:none}</style>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!--><script>alert(1)</script>-->',
  ']]><script>alert(1)</script>',
]
const PLACES = [
  'nome',
  'email',
  'telefono',
  'argomento',
  'messaggio',
  'file',
  'trap',
  'formId',
  'nonce',
  'name',
]

it('200 hostile values are shown as text or refused, and never fail', async () => {
  const accept = 'text/html'
  for (const [n, value] of HOSTILE.entries())
    for (const [m, place] of PLACES.entries()) {
      const isField = PLACES.indexOf(place) < 5 || place === 'name'
      const answer = await postForm(app, {
        ip: `10.${20 + n}.${m}.1`,
        accept,
        values: isField ? { [place === 'name' ? value : place]: value, privacy: '' } : { privacy: '' },
        files: place === 'file' ? [{ name: `${value}.jpg`, bytes: program }] : [],
        ...(place === 'trap' && { trap: value }),
        ...(place === 'formId' && { formId: value }),
        ...(place === 'nonce' && { nonce: value }),
      })
      expect(answer.statusCode, `${place}: ${value}`).toBeLessThan(500)
      const [before = '', ...rest] = answer.body.split('<main>')
      expect(before).not.toContain('evil')
      const made = rest.join('').match(/<(?:script|img|svg|iframe|style|base|math|a href="j)/gi)
      expect(made, `${place}: ${value}`).toBeNull()
      expect(answer.body).not.toMatch(/<[a-z]+ [^<>"]*(?:"[^"]*"[^<>"]*)*\son\w+=/i)
    }
}, 120_000)
