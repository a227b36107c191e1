/** Public exports of exports: pictures and data that customers download, and copies of their own data. */
export { exportUrl, openExportFile } from './export-link.ts'
export { findLatestMyData, type ExportRow } from './exports.queries.ts'
export { exportWork, makeExport, resumeExports, type ExportNeeds } from './make-export.ts'
export { requestExport, type AskedExport } from './request-export.ts'
export { forgetExports, tidyExports } from './tidy-exports.ts'
export type { ExportEntries, ExportEntry } from './write-zip.ts'
