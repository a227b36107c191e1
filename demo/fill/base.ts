import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import type { ClientBase } from 'pg'
import { compartmentsOf } from '../shop/lockers.ts'
import { demoPriceLists, demoStores, demoWarehouses, servicesOf } from '../shop/stores.ts'
import { demoExceptions, demoHours } from '../shop/store-hours.ts'
import { demoClosures } from '../shop/closures.ts'
import { demoServiceAreas, demoServices, slotTemplates } from '../shop/services.ts'
import { copyRows } from './copy.ts'

/** Price lists, warehouses, shops, lockers, services, areas, the week of slots, closed days. */
export async function fillBase(client: ClientBase, todayIso: string, shop: string): Promise<void> {
  await copyRows(
    client,
    'price_lists',
    ['id', 'name', 'kind'],
    demoPriceLists.map(({ id, name, kind }) => [id, name, kind]),
  )
  await copyRows(
    client,
    'warehouses',
    ['id', 'name', 'city', 'province', 'latitude', 'longitude', 'price_list_id'],
    demoWarehouses.map((w) => [w.id, w.name, w.city, w.province, w.latitude, w.longitude, w.priceListId]),
  )
  await fillServices(client, standardRateOn(todayIso))
  await fillStores(client, shop)
  await fillHours(client, todayIso, shop)
  await copyRows(
    client,
    'closures',
    ['warehouse_id', 'delivery_service_id', 'date', 'reason'],
    demoClosures(todayIso).map((c) => [c.warehouseId, c.deliveryServiceId, c.date, c.reason]),
  )
  await copyRows(
    client,
    'service_areas',
    ['delivery_service_id', 'postal_code', 'warehouse_id', 'store_id'],
    demoServiceAreas.map((a) => [a.deliveryServiceId, a.postalCode, a.warehouseId, a.storeId]),
  )
  await copyRows(
    client,
    'timeslot_templates',
    [
      'warehouse_id',
      'delivery_service_id',
      'weekday',
      'begin_time',
      'end_time',
      'capacity',
      'cutoff_minutes',
    ],
    slotTemplates(demoWarehouses.map(({ id }) => id)).map((t) => [
      t.warehouseId,
      t.deliveryServiceId,
      t.weekday,
      t.beginTime,
      t.endTime,
      t.capacity,
      t.cutoffMinutes,
    ]),
  )
}

async function fillServices(client: ClientBase, vatRate: number): Promise<void> {
  await copyRows(
    client,
    'delivery_services',
    [
      'id',
      'key',
      'name',
      'descr',
      'show_tab',
      'image',
      'fee_cents',
      'free_from_cents',
      'minimum_cents',
      'vat_rate',
    ],
    demoServices.map((s) => [
      s.id,
      s.key,
      s.name,
      s.descr,
      true,
      `/pictures/service-${s.key}/320.webp`,
      s.feeCents,
      s.freeFromCents,
      s.minimumCents,
      vatRate,
    ]),
  )
}

async function fillStores(client: ClientBase, shop: string): Promise<void> {
  await copyRows(
    client,
    'stores',
    [
      'id',
      'warehouse_id',
      'kind',
      'name',
      'address1',
      'address_number',
      'postal_code',
      'city',
      'province',
      'latitude',
      'longitude',
      'phone',
      'delivery_service_ids',
      'is_default',
      'compartments',
      'compartment_millilitres',
    ],
    demoStores(shop).map((s) => [
      s.id,
      s.warehouseId,
      s.kind,
      s.name,
      s.address1,
      s.addressNumber,
      s.postalCode,
      s.city,
      s.province,
      s.latitude,
      s.longitude,
      s.phone,
      servicesOf(s),
      s.id === 5,
      compartmentsOf(s)?.compartments ?? null,
      compartmentsOf(s)?.millilitres ?? null,
    ]),
  )
}

async function fillHours(client: ClientBase, todayIso: string, shop: string): Promise<void> {
  const stores = demoStores(shop)
  await copyRows(
    client,
    'store_hours',
    ['store_id', 'weekday', 'opens_at', 'closes_at'],
    demoHours(stores).map((h) => [h.storeId, h.weekday, h.from, h.to]),
  )
  await copyRows(
    client,
    'store_exceptions',
    ['store_id', 'date', 'opens_at', 'closes_at', 'reason'],
    demoExceptions(stores, todayIso).map((e) => [e.storeId, e.date, e.from, e.to, e.reason]),
  )
}
