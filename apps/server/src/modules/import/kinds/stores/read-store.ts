import { isPhone } from '@cambusa/domain/people/phone'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { shippedTowns } from '../../../towns/towns.ts'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readService } from '../read-service.ts'
import { readHours, readParts, type ReadHours } from './read-hours.ts'

const reasons = importKindTexts.stores
const MAX_COMPARTMENTS = 1_000
const MAX_COMPARTMENT_LITRES = 1_000
const MAX_NOTE = 300
const MAX_HOURS = 1_000
const MILLILITRES_PER_LITRE = 1_000
/** Bounds of Italy in degrees. */
const ITALY = { south: 35, north: 47.5, west: 6, east: 19 }

/** Reads a store or locker; undefined when the row is refused. */
export function readStore(row: RowReader, hasField: (field: string) => boolean): StageRow | undefined {
  const id = readId(row, 'id', true)
  const kind = readKind(row)
  const postalCode = readPostalCode(row)
  const city = row.text('city', { max: 80 })
  const province = row.text('province').toUpperCase()
  if (province !== '' && !/^[A-Z]{2}$/.test(province)) row.refuse('province', province, reasons.provinceWrong)
  const phone = row.text('phone', { max: 40 })
  if (phone !== '' && !isPhone(phone)) row.refuse('phone', phone, importKindTexts.customers.phoneWrong)
  const position = readPosition(row)
  const town = city === '' ? undefined : shippedTowns().find(city)
  const services = readServices(row)
  const hours = readOpening(row, hasField)
  const note = row.text('hoursNote', { max: MAX_NOTE })
  const staged = {
    store_id: id ?? null,
    kind,
    name: row.text('name', { max: 120 }),
    address1: row.text('address1', { max: 120 }),
    address_number: row.text('addressNumber', { max: 20 }),
    postal_code: postalCode,
    city,
    province,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    town_latitude: town?.latitude ?? null,
    town_longitude: town?.longitude ?? null,
    phone,
    hours: hours === undefined ? null : JSON.stringify(hours.rows),
    hours_note: [note, ...(hours?.unread ?? [])].filter((words) => words !== '').join('; '),
    delivery_service_ids: `{${services.join(',')}}`,
    ...readCompartments(row),
    is_default: row.flag('isDefault') ?? false,
    warehouse_id: readId(row, 'warehouseId', false) ?? null,
    warehouse_name: row.text('warehouseName', { max: 120 }),
    price_list_id: readId(row, 'priceListId', false) ?? null,
  }
  return row.isRefused ? undefined : staged
}

/** For a locker: the number of compartments, and the volume of one; both or none. */
function readCompartments(row: RowReader): {
  compartments: number | null
  compartment_millilitres: number | null
} {
  const compartments = row.decimal('compartments', { max: MAX_COMPARTMENTS })
  const litres = row.decimal('compartmentLitres', { max: MAX_COMPARTMENT_LITRES })
  const isWhole = compartments === undefined || (Number.isInteger(compartments) && compartments > 0)
  if (!isWhole) row.refuse('compartments', row.raw('compartments'), reasons.compartmentsWrong)
  if (litres !== undefined && litres <= 0)
    row.refuse('compartmentLitres', row.raw('compartmentLitres'), reasons.compartmentsWrong)
  if ((compartments === undefined) !== (litres === undefined))
    row.refuse('compartments', row.raw('compartments'), reasons.compartmentsHalf)
  return {
    compartments: compartments ?? null,
    compartment_millilitres: litres === undefined ? null : Math.round(litres * MILLILITRES_PER_LITRE),
  }
}

function readId(row: RowReader, field: string, isRequired: boolean): number | undefined {
  const text = isRequired ? row.required(field) : row.text(field)
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  return /^\d{1,9}$/.test(text) && number > 0 ? number : row.refuse(field, text, reasons.codeWrong)
}

function readKind(row: RowReader): string {
  const text = row.text('kind').toLowerCase()
  if (text === '' || ['negozio', 'store', 'punto vendita', 'shop'].includes(text)) return 'store'
  if (['locker', 'armadietto'].includes(text)) return 'locker'
  row.refuse('kind', text, reasons.kindUnknown)
  return ''
}

/** Restores the leading zero of '00118' that a spreadsheet dropped: a postal code always has five digits. */
function readPostalCode(row: RowReader): string {
  const text = row.text('postalCode').replace(/\s/g, '')
  if (text === '') return ''
  const padded = /^\d{3,5}$/.test(text) ? text.padStart(5, '0') : text
  if (!/^\d{5}$/.test(padded)) row.refuse('postalCode', text, reasons.postalCodeWrong)
  if (padded !== text) row.note('postalCode', text, padded, importKindTexts.customers.digitsChanged)
  return padded
}

interface Position {
  latitude: number
  longitude: number
}

const isInItaly = ({ latitude, longitude }: Position) =>
  latitude >= ITALY.south && latitude <= ITALY.north && longitude >= ITALY.west && longitude <= ITALY.east

function readPosition(row: RowReader): Position | undefined {
  const latitude = row.decimal('latitude')
  const longitude = row.decimal('longitude')
  if (latitude === undefined || longitude === undefined) return undefined
  const told = { latitude, longitude }
  if (isInItaly(told)) return told
  const swapped = { latitude: longitude, longitude: latitude }
  const text = `${latitude}, ${longitude}`
  if (!isInItaly(swapped)) return row.refuse('latitude', text, reasons.positionWrong)
  row.note('latitude', text, `${longitude}, ${latitude}`, reasons.positionSwapped)
  return swapped
}

function readServices(row: RowReader): number[] {
  const words = row
    .text('services')
    .toLowerCase()
    .split(/[,;|+]/)
  const ids = new Set<number>()
  for (const word of words.map((each) => each.trim()).filter((each) => each !== '')) {
    const id = readService(word)
    if (id === undefined) row.refuse('services', word, reasons.serviceUnknown)
    else ids.add(id)
  }
  return [...ids].toSorted((a, b) => a - b)
}

/** The hours in a row, whose unreadable parts become the note; undefined: the row says nothing about them. */
function readOpening(row: RowReader, hasField: (field: string) => boolean): ReadHours | undefined {
  const columns = row.record('hoursOf').map(({ name, value }) => `${name}: ${value}`)
  const text = hasField('hours') ? row.text('hours', { max: MAX_HOURS }) : ''
  if (text === '' && columns.length === 0) return undefined
  const hours = text === '' ? readParts(columns) : readHours(text)
  for (const part of hours.unread) row.note('hours', part, part, reasons.hoursToNote)
  return hours
}
