import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a demo shop that was filled and stopped. */
    filledShop: string
  }
}

/** A new data folder for a shop, by a name that says whose it is. */
export async function newDataFolder(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `cambusa-${name}-`))
  // Started by root, the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755)
  return dataDir
}

/** A new data folder with a copy of these data. */
export async function copyOf(filled: string, name: string): Promise<string> {
  const dataDir = await newDataFolder(name)
  // Unlike Node's own copy it keeps the owner: the database refuses files of another one.
  execFileSync('cp', ['-a', `${filled}/.`, dataDir])
  return dataDir
}

/** A new data folder of a filled demo shop, for a shop of a test's own: filling one takes much longer. */
export const filledFolder = (name: string): Promise<string> => copyOf(inject('filledShop'), name)
