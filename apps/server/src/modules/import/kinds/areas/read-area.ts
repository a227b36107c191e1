import { isPickup, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { shippedTowns } from '../../../towns/towns.ts'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readNumber } from '../read-code.ts'
import { readService } from '../read-service.ts'
import { readFee, readMinimum, readServiceOf } from '../services/read-service-row.ts'
import { readPostalCodes } from './postal-codes.ts'

const reasons = importKindTexts.areas

const postalCodesOf = (row: RowReader): readonly string[] | undefined => {
  const text = row.text('postalCodes')
  return text === '' ? shippedTowns().find(row.text('town'))?.postalCodes : readPostalCodes(text)
}

/** The service and the postal codes of a refused row, if they can be read. */
export function areaName(row: RowReader): string | undefined {
  const serviceId = readService(row.text('service'))
  const codes = postalCodesOf(row)
  return serviceId && codes ? `${serviceId} ${codes.join(',')}` : undefined
}

/** Reads an area; undefined when the row is refused. If there are postal codes, the town is ignored. */
export function readArea(row: RowReader): StageRow | undefined {
  const serviceId = readServiceOf(row)
  if (serviceId !== undefined && isServiceId(serviceId) && isPickup(serviceId))
    row.refuse('service', row.text('service'), reasons.isFetched)
  const isGone = row.flag('remove') ?? false
  const storeId = readNumber(row, 'storeId', importKindTexts.services.storeMissing)
  if (!isGone && row.text('storeId') === '') row.refuse('storeId', '', reasons.storeNeeded)
  const fee = readFee(row)
  const minimum = readMinimum(row)
  const codes = readPlace(row)
  if (row.isRefused || codes === undefined) return undefined
  return {
    service_id: serviceId ?? null,
    postal_codes: codes,
    store_id: storeId,
    fee_cents: fee,
    minimum_cents: minimum,
    is_gone: isGone,
  }
}

function readPlace(row: RowReader): readonly string[] | undefined {
  const [text, town] = [row.text('postalCodes'), row.text('town')]
  if (text === '' && town === '') return row.refuse('postalCodes', '', reasons.placeMissing)
  const codes = postalCodesOf(row)
  if (text === '') return codes ?? row.refuse('town', town, reasons.townUnknown)
  if (codes === undefined || codes.length === 0)
    return row.refuse('postalCodes', text, reasons.postalCodesWrong)
  if (/(?<!\d)\d{3,4}(?!\d)/.test(text))
    row.note('postalCodes', text, codes.join(', '), importKindTexts.customers.digitsChanged)
  return codes
}
