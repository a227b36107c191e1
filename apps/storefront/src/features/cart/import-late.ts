/** One import for all that comes late: a second one would name the same files again in the first file. */
export const importLate = () => import('./late-parts.ts')
