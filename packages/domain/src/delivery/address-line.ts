import type { AddressTexts } from './address-fields.ts'

/** The parts of an address that one line may have; '' where it says nothing. */
export type AddressParts = Pick<
  AddressTexts,
  'address1' | 'addressNumber' | 'postalCode' | 'city' | 'province'
>

/** '12', '12/A', '12 bis', 'snc'; a road's own number ('SS 9') is none. */
const NUMBER = /^(.*\p{L}.*?)[\s,]+(\d{1,4}(?:\s?[/-]\s?\w{1,3}|\s?(?:[a-z]|bis|ter))?|s\.?n\.?c\.?)$/iu
const NUMBER_WORD = /[\s,]+(?:nr?\.?\s?°?|numero|civico)$/iu
const ROAD = /\b(?:ss|sp|sr|sc|s\.s\.?|s\.p\.?|strada (?:statale|provinciale|regionale|comunale))$/iu
/** The digits of a postal code, where no other digit touches them. */
const POSTAL_CODE = /(?:\bIT?\s?-\s?)?(?<!\d)(\d{5})(?!\d)/g
const PROVINCE = /[\s,-]*(?:\(\s*([a-z]{2})\s*\)|(?<=[\s,-])([A-Z]{2}))$/iu
const COUNTRY = /[\s,-]+(?:italia|italy)$/iu

const trimmed = (text: string) => text.replace(/^[\s,;-]+|[\s,;-]+$/g, '')

/** Street and house number of a text; no number where it does not end in one. */
function streetOf(text: string): Pick<AddressParts, 'address1' | 'addressNumber'> {
  const [, street = '', number = ''] = NUMBER.exec(text) ?? []
  return number === '' || ROAD.test(street.trim())
    ? { address1: text, addressNumber: '' }
    : {
        address1: trimmed(street).replace(NUMBER_WORD, ''),
        addressNumber: number.replaceAll(/\s*([/-])\s*/g, '$1'),
      }
}

/** Town and province of the text after a postal code. Two letters are a province only in capitals or in brackets. */
function townOf(text: string): Pick<AddressParts, 'city' | 'province'> {
  const [all = '', bracketed, bare] = PROVINCE.exec(text) ?? []
  const province = bracketed ?? (bare === bare?.toUpperCase() ? bare : undefined)
  if (province === undefined) return { city: trimmed(text), province: '' }
  return { city: trimmed(text.slice(0, -all.length)), province: province.toUpperCase() }
}

/**
 * The parts of an Italian address in one line, as people paste it and registers write it: 'Via Roma 12, 47921 Rimini',
 * 'VIA ROMA 12 47921 RIMINI RN', 'Via Roma 12, Rimini (RN)'. undefined where there is nothing to take apart: a street
 * alone, or no street.
 */
export function addressOfLine(line: string): AddressParts | undefined {
  const text = trimmed(line.replaceAll(/\s*\n\s*/g, ', ').replaceAll(/\s+/g, ' ')).replace(COUNTRY, '')
  const code = [...text.matchAll(POSTAL_CODE)].at(-1)
  if (code) {
    const before = trimmed(text.slice(0, code.index))
    const after = trimmed(text.slice(code.index + code[0].length))
    const comma = before.lastIndexOf(',')
    // 'Via Roma 12, Rimini 47921': the town is before its code.
    const isBefore = !/\p{L}{3}/u.test(after) && comma > 0 && !/\d/.test(before.slice(comma))
    const street = streetOf(isBefore ? trimmed(before.slice(0, comma)) : before)
    if (!/\p{L}/u.test(street.address1)) return undefined
    const town = townOf(isBefore ? `${trimmed(before.slice(comma))} ${after}`.trim() : after)
    return { ...street, ...town, postalCode: code[1] ?? '' }
  }
  const [first = '', ...others] = text.split(/\s*,\s*/)
  // 'Via Roma 12, Rimini' and 'Via Roma, 12, Rimini'; without a house number a comma may belong to the street.
  const last = others.at(-1)
  if (last !== undefined && /^\p{L}{3}/u.test(last) && !/\d/.test(last)) {
    const street = streetOf([first, ...others.slice(0, -1)].join(' '))
    if (street.addressNumber !== '') return { ...street, ...townOf(last), postalCode: '' }
  }
  const street = streetOf(text)
  return street.addressNumber === '' ? undefined : { ...street, postalCode: '', city: '', province: '' }
}
