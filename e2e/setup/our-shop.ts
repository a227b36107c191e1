import { inject } from 'vitest'

/** The shop of the worker that runs this file: no other test uses it meanwhile. */
function shopOfWorker() {
  const number = Number(process.env['VITEST_POOL_ID'])
  const shop = inject('shops')[number - 1]
  if (shop === undefined) throw new Error(`no shop was opened for worker ${number}`)
  return shop
}

/** Its address, its data folder, for changes outside of the browser, and the folder of its sent mails. */
export const { url: shopUrl, dataDir: shopDataDir, mailBoxUrl } = shopOfWorker()
