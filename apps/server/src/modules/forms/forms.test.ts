import { FORM_IDS, formParametersUrl, SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import { FORM_OPEN_HOURS, FORMS_AN_HOUR } from '@cambusa/domain/content/form-fields'
import { beforeAll, describe, expect, it } from 'vitest'
import { openForm, postForm, typedContact } from '../../testing/forms.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { removeOldMessages } from './housekeeping.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await openOutbox(app.database)
})

let addresses = 0
/** A caller of its own for each test. */
const somebody = () => `10.8.0.${(addresses += 1)}`
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query<Row>(text, values)).rows
const messages = async () =>
  (await query<{ count: number }>('select count(*)::int from form_messages'))[0]!.count
const jpeg = (bytes: number) => {
  const picture = new Uint8Array(bytes)
  picture.set([0xff, 0xd8, 0xff, 0xe0])
  return picture
}
const program = new Uint8Array(2_000)
program.set([0x4d, 0x5a, 0x90, 0])
const HOUR_MS = 3_600_000

describe('the parameters of a form', () => {
  it('are its fields and a nonce; of an unknown form there are none', async () => {
    for (const formId of Object.values(FORM_IDS)) {
      const { title, fields, nonce } = await openForm(app, formId)
      expect(title).not.toBe('')
      expect(fields.length).toBeGreaterThan(3)
      expect(nonce).not.toBe((await openForm(app, formId)).nonce)
    }
    for (const formId of ['nessuno', '../pages/privacy', '', 'a'.repeat(300), '%00']) {
      const answer = await app.app.inject({ url: formParametersUrl(formId) })
      expect([answer.statusCode, answer.body]).toEqual([200, '{}'])
    }
  })
})

describe('a form that is sent', () => {
  it('is kept with its attachments, and mailed to the shop and, as a copy, to its sender', async () => {
    const file = { name: 'C:\\foto\\"cassa"\r\n.jpg', bytes: jpeg(500) }
    const sent = await postForm(app, { ip: somebody(), files: [file] })
    expect([sent.statusCode, sent.codes]).toEqual([200, []])
    const { number } = sent.data!
    const [row] = await query<{ rows: unknown; email: string }>(
      'select rows, sender_email email from form_messages where id = $1',
      [number],
    )
    expect(row!.email).toBe(typedContact['email'])
    expect(row!.rows).toContainEqual({
      name: 'messaggio',
      label: 'Messaggio',
      value: typedContact['messaggio'],
    })
    const files = await query('select file_name, content_type, length(content) from form_attachments')
    expect(files).toEqual([{ file_name: '_cassa___.jpg', content_type: 'image/jpeg', length: 500 }])
    const mails = await mailsTo(app)
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['formMessage', app.services.config.shop.contacts.email],
      ['formCopy', typedContact['email']],
    ])
  })

  it('is one message when its answer is lost and it is sent again, also at the same time', async () => {
    const { nonce } = await openForm(app)
    const before = await messages()
    const ip = somebody()
    const all = await Promise.all([postForm(app, { nonce, ip }), postForm(app, { nonce, ip })])
    const again = await postForm(app, { nonce, ip })
    expect(new Set([...all, again].map(({ data }) => data?.number)).size).toBe(1)
    expect(await messages()).toBe(before + 1)
    const other = await postForm(app, { nonce, ip, values: { messaggio: 'Un altro.' } })
    expect(other.codes).toEqual(['form.sentBefore'])
    expect(await messages()).toBe(before + 1)
  })

  it('may also come as one part in JSON', async () => {
    const { nonce } = await openForm(app)
    const form = new FormData()
    form.append('action', 'cambusa_form_submit')
    form.append('security', nonce)
    form.append('formData', JSON.stringify({ id: FORM_IDS.contact, fields: typedContact }))
    const { headers, body } = { headers: new Response(form).headers, body: form }
    expect(headers.get('content-type')).toContain('multipart')
    const request = new Response(body)
    const answer = await app.app.inject({
      method: 'POST',
      url: SEND_FORM_URL,
      remoteAddress: somebody(),
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(answer.json()).toMatchObject({ response: { status: 0 } })
  })
})

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
    ['application/json', '{"action":"cambusa_form_submit"}'],
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

it('a message is deleted after twelve months, with its files', async () => {
  await postForm(app, { ip: somebody(), files: [{ name: 'a.jpg', bytes: jpeg(20) }] })
  const later = new Date(app.time.now())
  later.setUTCMonth(later.getUTCMonth() + 12)
  await removeOldMessages(app.db, new Date(later.getTime() - 86_400_000))
  expect(await messages()).toBeGreaterThan(0)
  await removeOldMessages(app.db, new Date(later.getTime() + 1))
  expect(await messages()).toBe(0)
  expect(await query('select from form_attachments')).toEqual([])
})
