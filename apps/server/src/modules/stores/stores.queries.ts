import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { deliveryServices, stores, warehouses } from '../../platform/schema/stores.ts'

export type StoreRow = typeof stores.$inferSelect
export type DeliveryServiceRow = typeof deliveryServices.$inferSelect
export type WarehouseRow = typeof warehouses.$inferSelect

/** Stores and lockers, by id. */
export function listPickupPoints(db: Db): Promise<StoreRow[]> {
  return db.select().from(stores).orderBy(asc(stores.id))
}

/** A store or locker. */
export async function findPickupPoint(db: Db, storeId: number): Promise<StoreRow | undefined> {
  return (await db.select().from(stores).where(eq(stores.id, storeId)))[0]
}

/** A store that shoppers visit: lockers are pickup points only. */
export async function findShop(db: Db, storeId: number): Promise<StoreRow | undefined> {
  return (
    await db
      .select()
      .from(stores)
      .where(and(eq(stores.id, storeId), eq(stores.kind, 'store')))
  )[0]
}

export function listServices(db: Db): Promise<DeliveryServiceRow[]> {
  return db.select().from(deliveryServices).orderBy(asc(deliveryServices.id))
}

export function listWarehouses(db: Db): Promise<WarehouseRow[]> {
  return db.select().from(warehouses).orderBy(asc(warehouses.id))
}

/** A shop that answers for a warehouse: the default one first. */
export async function findShopOfWarehouse(db: Db, warehouseId: number): Promise<StoreRow | undefined> {
  return (
    await db
      .select()
      .from(stores)
      .where(and(eq(stores.warehouseId, warehouseId), eq(stores.kind, 'store')))
      .orderBy(desc(stores.isDefault), asc(stores.id))
      .limit(1)
  )[0]
}
