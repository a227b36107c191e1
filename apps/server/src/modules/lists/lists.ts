/** Public exports of the lists of customers. */
export { removeListsOf } from './lists.queries.ts'
export { prepareDrafts } from './prepare-drafts.service.ts'
export { removeOldLists } from './change-list.service.ts'
