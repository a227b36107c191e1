import { registerUser } from '@cambusa/contract/people/registration'
import { updateUserDetail } from '@cambusa/contract/people/profile'
import { expect, it } from 'vitest'
import { contentFolder, textFile } from '../../../testing/content/content-folder.ts'
import { buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

const page = (version: string) => textFile({ title: 'Testo', version }, `Testo ${version}.`)
const { folder } = contentFolder({
  'pages/privacy.md': page('2031-01'),
  'pages/privacy@2030-01.md': page('2030-01'),
  'pages/terms.md': page('2031-02'),
})

it('an account and a profile keep the versions that were shown, and refuse those that never were', async () => {
  const app = await buildTestApp({ config: { contentDir: folder } })
  await openOutbox(app.database)
  const code = await buildCard(app.db, { customerCode: 'C71' })
  const body = registration({ card_code: code, vat_or_tax_code: CARD_VAT, username: 'lea@example.com' })
  const register = (consent_versions: object) =>
    app.shopper('10.3.9.1').call(registerUser, { body: { ...body, consent_versions } })
  const refused = await register({ privacy: '2030-01', terms: '2030-01' })
  expect(refused.response.errors).toMatchObject([{ code: 'consent.textChanged', field: 'consents.terms' }])
  expect((await register({ privacy: '2030-01', terms: '2031-02' })).codes).toEqual([])
  const { rows } = await app.database.pool.query(
    `select kind, version from consents where kind in ('privacy', 'terms') order by id`,
  )
  expect(rows).toEqual([
    { kind: 'privacy', version: '2030-01' },
    { kind: 'terms', version: '2031-02' },
  ])

  const { login } = await buildUser(app.db)
  const here = app.shopper('10.3.9.2')
  await signIn(here, login)
  const say = (marketing: string) =>
    here.call(updateUserDetail, { body: { marketing: true, consent_versions: { marketing } } })
  expect((await say('1999-01')).codes).toEqual(['consent.textChanged'])
  expect((await say('2026-11')).data?.user.consents.marketing).toBe(true)
})
