/** Public exports of the content service, used at the start. */
export type { ContentSource } from './content-source.ts'
export { slidesProblem } from './slides.ts'
