/** Public exports of readiness: what a shop lacks before its first order. */
export { lackingLines, listLacks, runReady } from './ready.command.ts'
