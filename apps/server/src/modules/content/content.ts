/** Public exports of the content service. */
export type { ContentSource } from './source/content-source.ts'
export { openContent } from './open-content.ts'
