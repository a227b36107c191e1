import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formParametersUrl, SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import { FORM_ACTION, FORM_IDS } from '@cambusa/domain/content/form-parts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  countMessages,
  jpeg,
  openForm,
  postForm,
  rowsOf,
  somebody,
  typedContact,
} from '../../testing/form-requests.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import { saidBy } from '../../testing/said-by.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { OutgoingMail } from '../mail/post.ts'
import { removeOldMessages } from './form-retention.ts'
import { runMessagesCommand } from './messages.command.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await openOutbox(app.database)
})

const query = <Row extends object>(text: string, values: unknown[] = []) => rowsOf<Row>(app, text, values)
const messages = () => countMessages(app)

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
    form.append('action', FORM_ACTION)
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

describe('the mail to the shop', () => {
  it('is lost neither with the mail server away nor with the last try, and brings files and sender', async () => {
    const before = await messages()
    await postForm(app, { ip: somebody(), files: [{ name: 'cassa.jpg', bytes: jpeg(300) }] })
    const [mail] = await query<{ id: string }>(
      `select id from mails where kind = 'formMessage' order by id desc limit 1`,
    )
    const { db, services, time } = app
    const posted: OutgoingMail[] = []
    const deliver = (isAway: boolean, isLastTry: boolean) =>
      deliverMail(
        {
          config: services.config,
          db,
          post: async (sent) => {
            if (isAway) throw new Error('connect ECONNREFUSED')
            posted.push(sent)
          },
        },
        Number(mail!.id),
        { now: time.now(), isLastTry },
      )
    await expect(deliver(true, false)).rejects.toThrow('ECONNREFUSED')
    await expect(deliver(true, true)).rejects.toThrow('ECONNREFUSED')
    expect(await messages()).toBe(before + 1)
    await deliver(false, false)
    expect(posted).toMatchObject([
      {
        kind: 'formMessage',
        replyTo: typedContact['email'],
        attachments: [{ filename: 'cassa.jpg', contentType: 'image/jpeg' }],
      },
    ])
    expect(posted[0]!.attachments![0]!.content).toHaveLength(300)
  })

  it('has a copy without links, which nobody can advertise with', async () => {
    const messaggio = 'Compra su https://spam.example/x o www.spam.example!'
    await postForm(app, { ip: somebody(), values: { email: 'vittima@example.com', messaggio } })
    const [copy] = await query<{ words: string }>(
      `select words::text from mails where kind = 'formCopy' and recipient = 'vittima@example.com'`,
    )
    expect(copy!.words).not.toContain('spam.example')
    expect(copy!.words).toContain('[collegamento]')
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

it('npm run messages lists, shows, exports and deletes messages, and the audit log says who did', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'cambusa-messages-')), 'out')
  const run = (...args: string[]) =>
    saidBy(() => runMessagesCommand({ config: app.services.config, database: app.database, args }))
  expect(await run('list')).toContain('Nessun messaggio')
  const { data } = await postForm(app, {
    ip: somebody(),
    files: [{ name: 'a.jpg', bytes: jpeg(20) }],
  })
  const number = String(data!.number)
  expect(await run('list', FORM_IDS.contact)).toContain(`${number}  `)
  expect(await run('show', number)).toContain('manca una cassa')
  expect(await run('export', folder, '--by', 'Ada')).toContain('Esportati 1')
  expect(readdirSync(folder).toSorted()).toEqual([`${number}-1-a.jpg`, `${number}.txt`])
  expect(await run('export', folder)).toContain('esiste già')
  expect(await run('delete', number, '--by', 'Ada', '--dry-run')).toContain('Prova')
  expect(await run('delete', number, '--by', 'Ada')).toContain('Eliminato')
  expect(await run('show', number)).toContain('Non c’è un messaggio')
  for (const args of [[], ['show'], ['show', 'x'], ['altro', '1'], ['list', 'a', 'b']])
    expect(await run(...args)).toContain('Uso:')
  const acts = await query(`select act, actor from audit_log where act like 'messages.%' order by id`)
  expect(acts).toEqual([
    { act: 'messages.export', actor: 'Ada' },
    { act: 'messages.delete', actor: 'Ada' },
  ])
  rmSync(dirname(folder), { recursive: true })
})
