/** Every table, for drizzle and drizzle-kit; code imports the file it needs. */
export * from './accounts.ts'
export * from './carts.ts'
export * from './catalogue.ts'
export * from './demo.ts'
export * from './orders.ts'
export * from './prices.ts'
export * from './stores.ts'
export * from './timeslots.ts'
