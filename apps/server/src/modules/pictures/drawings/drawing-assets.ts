import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../platform/project-root.ts'

const folder = join(projectRoot, 'apps/server/src/modules/pictures/drawings/assets')

/**
 * What a file of the assets holds, read when the first picture is drawn: 2.7 MB of outlines would else be part of the program and
 * lie twice in the memory of a shop that has pictures of its own. The file is ours, so its shape is taken as told.
 */
export function drawingAsset<T>(file: string): () => T {
  let read: T | undefined
  return () => (read ??= JSON.parse(readFileSync(join(folder, file), 'utf8')) as T)
}
