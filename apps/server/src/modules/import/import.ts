/** Public exports of import: the operator's commands. */
export { runExport } from './export.command.ts'
export { runImport } from './import.command.ts'
