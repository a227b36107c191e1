/** Public exports of the content service, used at the start. */
export { slidesProblem } from './slides.ts'
