import type { ShopProcess } from '../../proofs/shop-process.ts'
import { measureCatalogue, type CatalogueCall, type ShopSample } from './catalogue-load.ts'
import type { Figures, Load } from './figures.ts'
import { forgetPeak, memoryOf, type Memory } from './memory.ts'

/** Changes one product, so that the server reloads the whole catalogue, while lists are requested. */
export async function rebuildUnderLoad(
  shop: ShopProcess,
  sample: ShopSample,
  kind: CatalogueCall,
  load: Load,
): Promise<Memory & { figures: Figures }> {
  forgetPeak(shop.pid)
  await shop.database.pool.query('update products set popularity = popularity + 1 where id = 1')
  const figures = await measureCatalogue(shop.url, sample, kind, load)
  return { ...memoryOf(shop.pid), figures }
}
