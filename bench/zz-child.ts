import { readFileSync, readdirSync } from 'node:fs'
import { openShopProcess } from '../proofs/shop-process.ts'
import { makeBuyers, measureCheckout } from './parts/checkout-load.ts'
import { findSellable, measureAdd, openCarts } from './parts/cart-load.ts'
const shop = await openShopProcess()
const pid = shop.pid!
const TICK = 10
function cpuOf(id: number) {
  try {
    const f = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(f[11]) + Number(f[12]) + 0) * TICK
  } catch {
    return 0
  }
}
// postmaster's children that stay: backends; sum over all processes whose parent is the postmaster
const pm = Number(readFileSync(shop.postgresDirectory + '/postmaster.pid', 'utf8').split('\n')[0])
function pgCpu() {
  let sum = cpuOf(pm)
  for (const e of readdirSync('/proc')) {
    if (!/^\d+$/.test(e)) continue
    try {
      const f = readFileSync(`/proc/${e}/stat`, 'utf8').split(') ')[1]!.split(' ')
      if (Number(f[1]) === pm) sum += (Number(f[11]) + Number(f[12])) * TICK
    } catch {}
  }
  return sum
}
const shoppers = await openCarts(shop.url, 200, await findSellable(shop.url, 1000))
console.log('ready')
process.stdin.setEncoding('utf8')
for await (const line of process.stdin) {
  const [what, n] = String(line).trim().split(' ')
  if (what === 'end') break
  if (what === 'buy') {
    const buyers = await makeBuyers(shop.database.pool, Number(n), 3)
    const a = cpuOf(pid),
      b = pgCpu()
    const f = await measureCheckout(shop.url, buyers, 10)
    console.log(
      JSON.stringify({
        perSecond: f.perSecond,
        node: (cpuOf(pid) - a) / Number(n),
        pg: (pgCpu() - b) / Number(n),
        failures: f.failures,
      }),
    )
  } else {
    const a = cpuOf(pid),
      b = pgCpu()
    const f = await measureAdd(shop.url, shoppers, { connections: 10, seconds: Number(n) })
    const calls = f.perSecond * Number(n)
    console.log(
      JSON.stringify({
        perSecond: f.perSecond,
        node: (cpuOf(pid) - a) / calls,
        pg: (pgCpu() - b) / calls,
        failures: 0,
      }),
    )
  }
}
await shop.close()
process.exit(0)
