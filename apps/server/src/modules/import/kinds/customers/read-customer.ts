import { ownValue } from '@cambusa/domain/own-value'
import { isEmail } from '@cambusa/domain/people/email'
import { isPhone } from '@cambusa/domain/people/phone'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import { readFiscalCode, readVatNumber } from '../../repair/tax-number.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readCode, readNumber } from '../read-code.ts'

const reasons = importKindTexts.customers
const MAX_NAME = 120
const MAX_CREDIT_EUROS = 10_000_000
const BUSINESS = 3
const PRIVATE = 4
const TYPE_WORDS: Readonly<Record<string, number>> = {
  azienda: BUSINESS,
  business: BUSINESS,
  partitaiva: BUSINESS,
  '3': BUSINESS,
  privato: PRIVATE,
  private: PRIVATE,
  '4': PRIVATE,
}

/** Persons and companies of earlier rows: a second row of the same one must agree. */
export interface KnownRows {
  people: Map<string, { line: number; said: string }>
  companies: Map<string, { line: number; said: string }>
}

/** Reads a customer with at most one company; undefined when the row is refused. */
export function readCustomer(row: RowReader, known: KnownRows): StageRow | undefined {
  const login = readLogin(row)
  const company = readCompany(row)
  const codInt = row.text('codInt', { max: 40 })
  if (company.vat_number !== null && codInt === '') row.refuse('codInt', '', reasons.codeMissing)
  const person = {
    first_name: row.text('firstName', { max: MAX_NAME }),
    last_name: row.text('lastName', { max: MAX_NAME }),
    phone: readPhone(row),
    fiscal_code: readCode(row, 'fiscalCode', reasons.fiscalCodeWrong, readFiscalCode),
    cod_int: codInt,
    user_type_id: readType(row),
    profile_level: readLevel(row),
    is_disabled: row.flag('isDisabled') ?? null,
    store_id: readNumber(row, 'storeId', reasons.storeMissing),
  }
  if (row.isRefused || login === undefined) return undefined
  const samePerson = saidBefore(known.people, login, row.line, person)
  if (samePerson !== undefined) return row.refuse('login', login, reasons.personDiffers({ line: samePerson }))
  if (company.vat_number !== null) {
    const sameCompany = saidBefore(known.companies, company.vat_number, row.line, company)
    if (sameCompany !== undefined)
      return row.refuse('vatNumber', company.vat_number, reasons.companyDiffers({ line: sameCompany }))
  }
  return { login, ...person, ...company }
}

/** The line of an earlier row with other data of the same person or company. */
function saidBefore(known: KnownRows['people'], key: string, line: number, what: object): number | undefined {
  const said = JSON.stringify(what)
  const before = known.get(key)
  if (before === undefined) known.set(key, { line, said })
  return before !== undefined && before.said !== said ? before.line : undefined
}

function readLogin(row: RowReader): string | undefined {
  const text = row.required('login')
  if (text === undefined) return undefined
  const login = text.replace(/^mailto:/i, '').toLowerCase()
  return isEmail(login) ? login : row.refuse('login', text, reasons.emailWrong)
}

function readPhone(row: RowReader): string {
  const text = row.text('phone', { max: 40 })
  if (text !== '' && !isPhone(text)) row.refuse('phone', text, reasons.phoneWrong)
  return text
}

function readType(row: RowReader): number | null {
  const text = row.text('userType').toLowerCase()
  if (text === '') return null
  return (
    ownValue(TYPE_WORDS, text.replace(/[^a-z0-9]/g, '')) ??
    row.refuse('userType', text, reasons.typeUnknown) ??
    null
  )
}

function readLevel(row: RowReader): number | null {
  const text = row.text('level')
  if (text === '') return null
  return /^[012]$/.test(text) ? Number(text) : (row.refuse('level', text, reasons.levelWrong) ?? null)
}

function readCompany(row: RowReader) {
  const vatNumber = readCode(row, 'vatNumber', reasons.vatWrong, readVatNumber)
  const name = row.text('companyName', { max: 200 })
  const pec = row.text('pec').toLowerCase()
  if (pec !== '' && !isEmail(pec)) row.refuse('pec', pec, reasons.emailWrong)
  const credit = row.decimal('credit', { min: 0, max: MAX_CREDIT_EUROS })
  if (name !== '' && row.text('vatNumber') === '') row.refuse('vatNumber', '', reasons.vatMissing)
  return {
    vat_number: vatNumber,
    company_name: name,
    company_fiscal_code: readCode(row, 'companyFiscalCode', reasons.fiscalCodeWrong, readFiscalCode),
    sdi_code: row.text('sdiCode', { max: 7 }).toUpperCase(),
    pec,
    company_address: row.text('companyAddress', { max: 300 }),
    price_list_id: readNumber(row, 'priceListId', reasons.priceListMissing),
    credit_cents: credit === undefined ? null : Math.round(credit * 100),
    images_in_contract: row.flag('imagesInContract') ?? null,
  }
}
