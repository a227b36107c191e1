import { toCents } from '@cambusa/domain/money/money'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readNumber } from '../read-code.ts'
import { readRate } from '../read-rate.ts'
import { readService } from '../read-service.ts'

const reasons = importKindTexts.services
const MAX_NAME = 80
const MAX_DESCRIPTION = 300
const MAX_IMAGE = 300
/** A higher fee or minimum is taken for a typing error: a missing comma. */
const MAX_FEE_EUROS = 1_000
const MAX_ORDER_EUROS = 10_000
/** Name and looks of a service, which a store cannot change. */
const OF_SERVICE = ['name', 'descr', 'showTab', 'image'] as const

/** The service of a row; undefined when the row is refused. */
export function readServiceOf(row: RowReader): number | undefined {
  const text = row.required('service')
  if (text === undefined) return undefined
  return readService(text) ?? row.refuse('service', text, importKindTexts.stores.serviceUnknown)
}

function readCents(row: RowReader, field: string, max: number): number | null {
  const euros = row.decimal(field, { min: 0, max })
  return euros === undefined ? null : toCents(euros)
}

export const readFee = (row: RowReader) => readCents(row, 'fee', MAX_FEE_EUROS)
export const readMinimum = (row: RowReader) => readCents(row, 'minimum', MAX_ORDER_EUROS)

/** Reads a service, or its terms at a store; undefined when the row is refused. */
export function readServiceRow(row: RowReader, today: string): StageRow | undefined {
  const serviceId = readServiceOf(row)
  const storeId = readNumber(row, 'storeId', reasons.storeMissing)
  const isGone = row.flag('remove') ?? false
  const isOfStore = row.text('storeId') !== ''
  if (isGone && !isOfStore) row.refuse('remove', row.text('remove'), reasons.notRemoved)
  const ofService = OF_SERVICE.find((field) => isOfStore && row.text(field) !== '')
  if (ofService) row.refuse(ofService, row.text(ofService), reasons.sameEverywhere)
  const staged = {
    service_id: serviceId ?? null,
    store_id: storeId,
    name: row.text('name', { max: MAX_NAME }),
    descr: row.text('descr', { max: MAX_DESCRIPTION }),
    fee_cents: readFee(row),
    vat_rate: readRate(row, today) ?? null,
    free_from_cents: readCents(row, 'freeFrom', MAX_ORDER_EUROS),
    minimum_cents: readMinimum(row),
    show_tab: row.flag('showTab') ?? null,
    image: row.text('image', { max: MAX_IMAGE }),
    is_gone: isGone,
  }
  return row.isRefused ? undefined : staged
}
