import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { PRODUCTION_ENV } from './testing/shop-program.ts'

const read = (env: Record<string, string> = {}) => readConfig({ env, args: [] })
const sound = { ...PRODUCTION_ENV, DATABASE_URL: 'postgres://db/shop' }

describe('production', () => {
  test('refuses each part of the demo’s identity, in any field of the retailer’s file', () => {
    const retailer = read(sound).shop
    const folder = mkdtempSync(join(tmpdir(), 'cambusa-identity-'))
    const file = join(folder, 'shop.json')
    writeFileSync(join(folder, 'shop.logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const opened = (changed: object) => () => {
      writeFileSync(file, JSON.stringify({ ...retailer, ...changed }))
      return read({ ...sound, CAMBUSA_SHOP_FILE: file })
    }
    const { company, contacts, bankTransfer } = read().shop
    const mine = { company: retailer.company, contacts: retailer.contacts, bank: retailer.bankTransfer }
    const cases: [field: string, changed: object][] = [
      ['company.legalName', { company: { ...mine.company, legalName: company.legalName.toUpperCase() } }],
      ['company.vatNumber', { company: { ...mine.company, vatNumber: company.vatNumber } }],
      ['company.taxCode', { company: { ...mine.company, taxCode: company.taxCode } }],
      ['company.pec', { company: { ...mine.company, pec: company.pec } }],
      ['contacts.email', { contacts: { ...mine.contacts, email: contacts.email } }],
      ['bankTransfer.iban', { bankTransfer: { ...mine.bank, iban: bankTransfer?.iban } }],
      [
        'bankTransfer.beneficiary',
        { bankTransfer: { ...mine.bank, beneficiary: bankTransfer?.beneficiary } },
      ],
      ['copyright', { copyright: read().shop.copyright }],
    ]
    for (const [field, changed] of cases)
      expect(opened(changed)).toThrow(new RegExp(`il campo ${field} è ancora quello del negozio di prova`))
    expect(opened({})().shop.name).toBe(retailer.name)
    const { CAMBUSA_SHOP_FILE: _file, ...withoutFile } = sound
    expect(() => read(withoutFile)).toThrow(/è ancora quello del negozio di prova/)
    expect(read().mode).toBe('demo')
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['CAMBUSA_PUBLIC_URL', 'http://spesa.bottegarossa.it', /deve cominciare con https/],
    ['CAMBUSA_PUBLIC_URL', 'http://127.0.0.1:8080', /deve cominciare con https/],
    ['CAMBUSA_PUBLIC_URL', 'https://spesa.example.com', /dominio di esempio/],
    ['CAMBUSA_PUBLIC_URL', 'https://example.org:8443', /dominio di esempio/],
    ['CAMBUSA_MAIL_FROM', 'Bottega <spesa@EXAMPLE.com>', /dominio di esempio/],
    ['CAMBUSA_MAIL_FROM', 'spesa@negozio.example', /dominio di esempio/],
  ])('refuses %s of %s', (name, value, sentence) => {
    expect(() => read({ ...sound, [name]: value })).toThrow(sentence)
    expect(() => read({ ...sound, [name]: value })).toThrow(`In produzione ${name} `)
  })

  test('accepts names that only resemble an example', () => {
    for (const host of ['spesa.myexample.com', 'example.com.bottegarossa.it', 'example.it'])
      expect(read({ ...sound, CAMBUSA_PUBLIC_URL: `https://${host}` }).publicUrl).toBe(`https://${host}`)
  })
})
