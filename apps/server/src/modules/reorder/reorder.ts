/** Public exports of ordering again, from an order or from any other source of lines. */
export { addPastLines } from './add-past-lines.service.ts'
export { previewJson } from './preview.service.ts'
export { productIdsOf, type PastLine } from './past-line.ts'
export { replacementsOf } from './replacements.ts'
