/** Every table, for drizzle and drizzle-kit; code imports the file it needs. */
export * from './accounts.ts'
export * from './catalogue.ts'
export * from './prices.ts'
export * from './sales.ts'
export * from './stores.ts'
