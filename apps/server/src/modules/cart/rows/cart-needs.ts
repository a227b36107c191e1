import type { Config } from '../../../config.ts'
import type { Platform } from '../../../platform/http/context.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'

/** What functions that read, price and change a cart need. */
export type CartNeeds = Pick<Platform, 'clock' | 'db'> & {
  catalogue: Catalogue
  config: Pick<Config, 'shop'>
}
