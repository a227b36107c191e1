import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { folderPictureStore, type PictureStore } from './store/picture-store.ts'

/** The folder of the retailer's pictures in the data folder. */
const FOLDER = 'originals'

/** The store of the retailer's pictures that the settings name; nothing is read or reached before it is used. */
export function openPictureStore({ dataDir }: Pick<Config, 'dataDir'>): PictureStore {
  return folderPictureStore(join(dataDir, FOLDER))
}
