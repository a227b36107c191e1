import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../platform/process/project-root.ts'

/**
 * What a JSON file of ours holds, read when it is first asked for: as a module it would lie in the memory of every shop from
 * the start, as source and as objects. Its shape is taken as told.
 */
export function lazyJson<T>(file: string): () => T {
  let read: T | undefined
  return () => (read ??= JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as T)
}

/** A file of this module, made by demo/pictures/make-shop-pictures.ts. */
export const pictureAsset = <T>(file: string) =>
  lazyJson<T>(`apps/server/src/modules/pictures/assets/${file}`)
