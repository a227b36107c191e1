import type { ShopProcess } from './shop-process.ts'

/** What a proof showed. */
export interface Verdict {
  isGood: boolean
  told: string
}

export interface Proof {
  name: string
  try: (shop: ShopProcess) => Promise<Verdict>
}
