import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './setup/built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, readJson, shopFile, stateFolder, stop } from './setup/project.mjs'

const HELP = `Apre il negozio su questo computer.

  npm start                    prepara tutto ciò che serve e apre il negozio di prova
  npm start -- --port N        su questa porta (senza: 8080, o una libera)
  npm start -- --host NOME     su questo indirizzo di rete (senza: 127.0.0.1, solo questo computer)
  npm start -- --data CARTELLA tiene qui database e file (senza: var/)
  npm start -- --empty         apre un negozio tuo, senza dati di prova: da lì docs/first-shop.md porta al
                               primo ordine; i suoi dati restano, --reset e --demo non li toccano
  npm start -- --reset         butta via i dati del negozio di prova e riparte da capo
  npm start -- --demo          riempie (con --reset: svuota) anche il database di DATABASE_URL,
                               se è vuoto o già un negozio di prova; mai in produzione
  npm start -- --help          questo testo

  Nome, colori e dati del negozio sono in shop.config.json, o nel file di CAMBUSA_SHOP_FILE.
  Con DATABASE_URL si usa un PostgreSQL vostro, 15 o più recente. Il resto è in docs/operations.md.
  Ctrl+C chiude il negozio; i dati restano.`

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP)
  process.exit(0)
}
checkNode()
const shop = shopName()
console.log(`${shop}, versione ${readJson('package.json').version}\n`)
// Holds the lock until the shop is open; a second start then finds it running.
await withLock('setup', async () => {
  const address = await runningAddress()
  if (address) {
    console.log(`${shop} è già aperto: ${address}`)
    const { port } = flags()
    if (port !== undefined && new URL(address).port !== port)
      console.log(`--port ${port} non conta: per cambiare porta chiudi prima il negozio.`)
    process.exit(0)
  }
  await ensureInstalled()
  await ensureBuilt()
  const { startServer } = await import(new URL('../apps/server/dist/main.js', import.meta.url))
  await startServer(args)
}).catch((error) => stop(error.message))

/** The shop's name; errors in the file are reported by the server. */
function shopName() {
  try {
    return String(JSON.parse(readFileSync(shopFile, 'utf8')).name)
  } catch {
    return 'Il negozio'
  }
}

/** Flags that are checked before the server reads them. */
function flags() {
  const text = { type: 'string' }
  return parseArgs({ args, options: { data: text, port: text }, strict: false }).values
}

/** Address of the server that already uses this data folder. */
async function runningAddress() {
  const { data = process.env.CAMBUSA_DATA } = flags()
  const file = join(data ? resolve(String(data)) : stateFolder, 'server.json')
  if (!existsSync(file)) return undefined
  try {
    const { url, pid } = JSON.parse(readFileSync(file, 'utf8'))
    process.kill(pid, 0)
    const answer = await fetch(`${url}/version.json`, { signal: AbortSignal.timeout(5_000) })
    return answer.status < 500 ? url : undefined
  } catch {
    return undefined
  }
}
