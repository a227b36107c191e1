import { inject } from 'vitest'

/** The shop of the worker that runs this file: no other journey is in it meanwhile. */
function shopOfWorker() {
  const number = Number(process.env['VITEST_POOL_ID'])
  const shop = inject('shops')[number - 1]
  if (shop === undefined) throw new Error(`no shop was opened for worker ${number}`)
  return shop
}

/** Its address, its data folder, for what happens behind a shopper's back, and where the mails lie that it has sent. */
export const { url: shopUrl, dataDir: shopDataDir, mailBoxUrl } = shopOfWorker()
