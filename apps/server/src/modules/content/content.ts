/** Public exports of the content service. */
export type { ContentSource } from './source/content-source.ts'
export { contentPlace, openContent } from './open-content.ts'
