import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core'

/** bigint identity key, read as number: 2^53 is far beyond any shop. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Key chosen by the insert (stores, services: code tables). */
export const givenId = () => bigint({ mode: 'number' }).primaryKey()

export const reference = () => bigint({ mode: 'number' })

/** Quantity in the base unit or pieces, 3 decimals. */
export const quantity = () => numeric({ precision: 12, scale: 3, mode: 'number' })

/** Integer cents. */
export const cents = () => bigint({ mode: 'number' })

export const time = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => time().notNull().defaultNow()

/** A rate of VAT_RATES (vat-rates.ts) or 0, outside of VAT; checked only by the CHECK of the database type. */
export const vatRate = customType<{ data: number }>({ dataType: () => 'vat_rate' })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
