import { beforeAll, expect, it } from 'vitest'
import { contentFolder, textFile } from '../../testing/content/content-folder.ts'
import { openForm, postForm } from '../../testing/form-requests.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { EmbeddedSource } from '../content/folder/embedded-source.ts'

const privacy = (version: string) => textFile({ title: 'Privacy', version }, `Testo ${version}.`)
const { folder, write } = contentFolder({
  'pages/privacy.md': privacy('2030-01'),
  'pages/privacy@2029-01.md': privacy('2029-01'),
})

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ config: { contentDir: folder } })
  await openOutbox(app.database)
})

async function storedConsent(number: number | undefined): Promise<unknown> {
  const { rows } = await app.database.pool.query<{ rows: { name: string; value: string }[] }>(
    'select rows from form_messages where id = $1',
    [number],
  )
  return rows[0]?.rows.find(({ name }) => name === 'privacy')?.value
}

it('a consent in a form is kept with the version that was shown, though the page has changed since', async () => {
  const shown = await openForm(app)
  expect(shown.versions).toEqual({ privacy: '2030-01' })
  write('pages/privacy@2030-01.md', privacy('2030-01'))
  write('pages/privacy.md', privacy('2031-01'))
  await (app.services.content as EmbeddedSource).refresh()
  const sent = await postForm(app, { nonce: shown.nonce, versions: shown.versions, ip: '10.8.1.1' })
  expect([sent.codes, await storedConsent(sent.data?.number)]).toEqual([[], 'Sì, versione 2030-01'])
  expect((await openForm(app)).versions).toEqual({ privacy: '2031-01' })
  // A program that does not say what it has shown agrees to the present one.
  const silent = await postForm(app, { ip: '10.8.1.1' })
  expect(await storedConsent(silent.data?.number)).toBe('Sì, versione 2031-01')
})

it('a version that the page never had is refused at its field, and what was typed comes back with the present one', async () => {
  const given = { versions: { privacy: '1999-01' }, ip: '10.8.1.2' }
  const refused = await postForm(app, given)
  expect([refused.codes, refused.fields]).toEqual([['consent.textChanged'], ['privacy']])
  expect(refused.words[0]).toContain('leggilo di nuovo')
  const page = (await postForm(app, { ...given, accept: 'text/html' })).body
  expect(page).toContain('manca una cassa')
  expect(page).toContain('href="/page/privacy?version=2031-01"')
  expect(page).toContain('name="formData[versions][privacy]" value="2031-01"')
  expect(page).not.toMatch(/value="on"[^>]* checked/)
})
