import { openShopProcess } from '../../proofs/shop-process.ts'

export interface ShopServer {
  /** Address without a path. */
  url: string
  stop(): Promise<void>
}

/** The server to measure: the one at `--url`, else the built one as shoppers get it, on a demo shop of its own. */
export async function openShopServer(args: readonly string[]): Promise<ShopServer> {
  const given = args.indexOf('--url')
  if (given >= 0) return { url: args[given + 1] ?? '', stop: async () => undefined }
  const shop = await openShopProcess()
  return { url: shop.url, stop: shop.close }
}
