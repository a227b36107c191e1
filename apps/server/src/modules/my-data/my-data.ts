/** Public exports of my-data: the files of the copy of somebody's own data. */
export { myDataEntries } from './my-data-entries.ts'
