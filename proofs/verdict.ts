import type { ShopProcess } from './shop-process.ts'

/** The result of a proof. */
export interface Verdict {
  isGood: boolean
  told: string
}

export interface Proof {
  name: string
  try: (shop: ShopProcess) => Promise<Verdict>
}
