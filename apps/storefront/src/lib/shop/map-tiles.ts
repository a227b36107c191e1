import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import * as file from '../../../../../shop.config.json'
import { serverUrl } from '../device/server-url.ts'

const shop: Pick<ShopConfig, 'name' | 'map'> = file

/** Pictures of streets for the map of the stores; undefined: the shop has configured none. */
export const tiles = shop.map && { ...shop.map, tiles: serverUrl(shop.map.tiles) }
