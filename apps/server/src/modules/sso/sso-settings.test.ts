import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { afterAll, expect, it } from 'vitest'
import { makeKeyPair } from '../../integrations/saml/key-pair.ts'
import { X509Certificate } from 'node:crypto'
import { createIdentityProviders } from './sso.ts'
import { readSsoSettings } from './sso-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'cambusa-sso-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'sso.json')

const provider = { id: 'catena', name: 'Catena', metadataFile: 'idp.xml', attributes: { email: 'mail' } }
const whole = { keyFile: 'key.pem', certificateFile: 'cert.pem', providers: [provider] }
for (const name of ['key.pem', 'cert.pem', 'idp.xml']) writeFileSync(join(folder, name), name)

const read = (value: unknown) => {
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return () => readSsoSettings(file)
}
const withProvider = (given: object) => read({ ...whole, providers: [{ ...provider, ...given }] })
const wrong = (field: string) => startupTexts.ssoFileWrong({ file, field })

it('the file of identity providers is read once; what is wrong in it stops the start with its field', () => {
  expect(read(whole)()).toMatchObject({ privateKey: 'key.pem', providers: [{ metadata: 'idp.xml' }] })
  expect(read('{')).toThrow(wrong('JSON'))
  expect(read({ ...whole, more: 1 })).toThrow(startupTexts.ssoFileWrong({ file, field: '' }).slice(0, 20))
  expect(withProvider({ id: 'A B' })).toThrow(wrong('/providers/0/id'))
  expect(withProvider({ signs: 'nothing' })).toThrow(wrong('/providers/0/signs'))
  expect(withProvider({ metadataUrl: 'https://idp.example/' })).toThrow(
    wrong('/providers/catena/metadataFile'),
  )
  expect(withProvider({ metadataFile: undefined, metadataUrl: 'http://idp.example/' })).toThrow(
    wrong('/providers/0/metadataUrl'),
  )
  expect(withProvider({ metadataFile: 'gone.xml' })).toThrow(
    startupTexts.ssoFileMissing({ file: join(folder, 'gone.xml') }),
  )
  expect(read({ ...whole, providers: [provider, provider] })).toThrow(wrong('/providers: id'))
})

it('a provider that names customer codes must list those that it may name', () => {
  const attributes = { email: 'mail', codInt: 'codInt' }
  expect(withProvider({ attributes })).toThrow(wrong('/providers/catena/codInts'))
  expect(withProvider({ attributes, codInts: ['R-*'] })().providers[0]?.codInts).toEqual(['R-*'])
})

it('production has no provider but the configured ones', () => {
  const config = { dataDir: folder, shopUrl: 'https://spesa.it', ssoFile: undefined } as const
  expect(createIdentityProviders({ ...config, mode: 'demo' }).list.map(({ id }) => id)).toEqual([
    'development',
  ])
  const production = createIdentityProviders({ ...config, mode: 'production' })
  expect(production.list).toEqual([])
  expect(() => production.own()).toThrow('sso.providerUnknown')
})

it('a key pair of development has a certificate of its own key, valid now', () => {
  const { certificate, privateKey } = makeKeyPair('prova')
  const read509 = new X509Certificate(certificate)
  expect([read509.subject, read509.verify(read509.publicKey), privateKey.includes('PRIVATE KEY')]).toEqual([
    'CN=prova',
    true,
    true,
  ])
  expect([new Date(read509.validFrom) < new Date(), new Date(read509.validTo) > new Date()]).toEqual([
    true,
    true,
  ])
})
