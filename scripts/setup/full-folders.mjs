import { dirname } from 'node:path/posix'

/** More files are hard to survey: a larger folder must be divided (decision 188). */
const MOST = 40
const SOURCE = /\.(ts|tsx|css)$/

/** One sentence for each folder with too many sources; tests in it do not count. */
export function fullFolders(files) {
  const counts = new Map()
  for (const { path } of files) {
    if (!SOURCE.test(path) || /\.test\.tsx?$/.test(path)) continue
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([folder, count]) => `${folder} holds ${count} sources: over ${MOST} it gets rooms`)
}
