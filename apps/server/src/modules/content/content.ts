/** Public exports of the content service. */
export type { ContentSource } from './source/content-source.ts'
export { readFormDefinition } from './folder/form-definition.ts'
export { agreedVersion, pageVersions } from './source/page-versions.ts'
export { contentPlace, openContent, shippedContent } from './open-content.ts'
