/** Screens of exports, loaded as one. */
export * as exportDone from '../../routes/exports/export-done.tsx'
export * as images from '../../routes/exports/images.tsx'
