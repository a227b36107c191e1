import { formParametersUrl, SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import { fieldPart, FORM_ACTION, FORM_IDS, FORM_PARTS, versionPart } from '@cambusa/domain/content/form-parts'
import type { FormParameters, SentForm } from '@cambusa/contract/content/forms'
import type { Envelope } from '@cambusa/contract/envelope'
import { FORM_LEAST_SECONDS } from '@cambusa/domain/content/form-fields'
import type { TestApp } from './test-app.ts'

/** What is sent by the contact form. */
export const typedContact: Record<string, string | string[]> = {
  nome: 'Ada Bianchi',
  email: 'ada@example.com',
  argomento: 'Un ordine',
  messaggio: 'Buongiorno,\nmanca una cassa.',
  privacy: 'on',
}

/** A picture of so many bytes. */
export function jpeg(bytes: number): Uint8Array {
  const picture = new Uint8Array(bytes)
  picture.set([0xff, 0xd8, 0xff, 0xe0])
  return picture
}

export interface FormSent {
  formId?: string
  nonce?: string
  values?: Record<string, string | string[] | undefined>
  files?: readonly { name: string; bytes: Uint8Array }[]
  trap?: string
  /** Of the pages that consents are about, as they were shown; by default none is said. */
  versions?: Record<string, string>
  ip?: string
  /** What the browser shows: HTML where scripts are off. */
  accept?: string
}

/** The fields of a form, and a nonce with which it may be sent at once. */
export async function openForm(
  { app, time }: TestApp,
  formId: string = FORM_IDS.contact,
): Promise<FormParameters> {
  const answer = await app.inject({ url: formParametersUrl(formId) })
  time.advance(FORM_LEAST_SECONDS * 1_000)
  return answer.json<FormParameters>()
}

/** Sends a form as a browser does; without a nonce it is opened first. */
export async function postForm(test: TestApp, sent: FormSent = {}) {
  const { formId = FORM_IDS.contact, values = {}, files = [], trap = '', ip = '10.9.0.1' } = sent
  const nonce = sent.nonce ?? (await openForm(test, formId)).nonce
  const form = new FormData()
  form.append(FORM_PARTS.action, FORM_ACTION)
  form.append(FORM_PARTS.nonce, nonce)
  form.append(FORM_PARTS.id, formId)
  form.append(FORM_PARTS.trap, trap)
  for (const [name, value] of Object.entries({ ...typedContact, ...values }))
    for (const one of [value ?? []].flat()) form.append(fieldPart(name), one)
  for (const [name, version] of Object.entries(sent.versions ?? {})) form.append(versionPart(name), version)
  for (const { name, bytes } of files) form.append(FORM_PARTS.files, new File([Uint8Array.from(bytes)], name))
  const request = new Response(form)
  const response = await test.app.inject({
    method: 'POST',
    url: SEND_FORM_URL,
    remoteAddress: ip,
    headers: {
      'content-type': request.headers.get('content-type')!,
      accept: sent.accept ?? 'application/json',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const { headers, body, statusCode } = response
  const isPage = headers['content-type']?.toString().startsWith('text/html') === true
  const envelope = isPage ? undefined : (JSON.parse(body) as Envelope<SentForm>)
  const errors = envelope?.response.errors ?? []
  return {
    statusCode,
    headers,
    body,
    data: envelope?.data,
    codes: errors.map(({ code }) => code),
    words: errors.map(({ error }) => error),
    fields: errors.map(({ field }) => field),
  }
}

let callers = 0
/** A caller of its own, as messages from one address are limited. */
export const somebody = (): string => {
  callers += 1
  return `10.8.${callers >> 8}.${callers & 255}`
}

export const rowsOf = async <Row extends object>(
  { database }: TestApp,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await database.pool.query<Row>(text, values)).rows

/** Messages that are kept. */
export const countMessages = async (app: TestApp): Promise<number> =>
  (await rowsOf<{ count: number }>(app, 'select count(*)::int from form_messages'))[0]!.count
