import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import * as file from '../../../../../shop.config.json'

const shop: Pick<ShopConfig, 'name' | 'map'> = file

/** Pictures of streets for the map of the stores; undefined: the shop has configured none. */
export const tiles = shop.map
