/** Public exports of the content service: what the start asks of it. */
export { slidesProblem } from './slides.ts'
