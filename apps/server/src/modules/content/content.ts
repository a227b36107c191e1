/** Public exports of the content service. */
export type { ContentSource } from './source/content-source.ts'
export { contentPlace, openContent, shippedContent } from './open-content.ts'
