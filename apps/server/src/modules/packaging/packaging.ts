/** Public exports of packaging. */
export { addPackagings, packagingsToSet, takeOffPackagings } from './told-packagings.queries.ts'
