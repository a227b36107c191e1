import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'
import { s3PictureStore } from '../../integrations/s3-pictures/s3-picture-store.ts'
import { isBucket } from '../../pictures-settings.ts'
import { keptWhole } from './store/kept-whole.ts'
import { folderPictureStore, type PictureStore } from './store/picture-store.ts'

/** The folder of the retailer's pictures in the data folder. */
const FOLDER = 'originals'

type StoreSettings = Pick<
  Config,
  'dataDir' | 'picturesUrl' | 'picturesKey' | 'picturesSecret' | 'picturesRegion'
>

/**
 * The store of the retailer's pictures that the settings name; nothing is read or reached before it is used. Its `read`
 * throws for a file that is damaged too.
 */
export function openPictureStore(config: StoreSettings): PictureStore {
  const {
    picturesUrl: url,
    picturesKey: key = '',
    picturesSecret: secret = '',
    picturesRegion: region,
  } = config
  return keptWhole(
    isBucket(url) ? s3PictureStore({ url, key, secret, region }) : folderPictureStore(folderOf(config)),
  )
}

/** Where the pictures are, as people are told. */
export const pictureStorePlace = (config: StoreSettings): string =>
  isBucket(config.picturesUrl) ? config.picturesUrl : folderOf(config)

const folderOf = ({ dataDir, picturesUrl: url }: StoreSettings): string => {
  if (url === undefined) return join(dataDir, FOLDER)
  return url.startsWith('file:') ? fileURLToPath(url) : resolve(url)
}
