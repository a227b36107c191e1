import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { ensureBuilt } from './setup/built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, shopFile, stop } from './setup/project.mjs'

/**
 * npm run mobile -- sync | build | add | pictures: the mobile app (docs/mobile.md). Installs what it needs into apps/mobile
 * only. `sync --if-possible` ends well, with one line, where no Node 22 can be had.
 */
const [command = '', ...rest] = process.argv.slice(2)
const isOptional = rest.includes('--if-possible')
const args = rest.filter((arg) => arg !== '--if-possible')
const COMMANDS = { sync: doSync, build, add, pictures }

checkNode()
await withLock('setup', async () => {
  const act = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (act === undefined)
    stop(`npm run mobile -- COMANDO, dove COMANDO è: ${Object.keys(COMMANDS).join(', ')}`)
  await ensureInstalled()
  await act()
}).catch((error) => stop(error.message))

async function tools() {
  const { installMobile, nodeOfTools } = await import('./setup/mobile-tools.mjs')
  const why = await installMobile().then(
    () => undefined,
    (error) => error.message,
  )
  const node = why === undefined ? await nodeOfTools() : undefined
  if (node !== undefined) return node
  const line = `cap sync is skipped: Node 22 and Capacitor's tools cannot be had on this machine${why ? ` (${why.split('\n')[0]})` : ''}.`
  if (!isOptional) stop(line)
  console.log(line)
  process.exit(0)
}

/** The projects say the same as shop.config.json, or the app would open another shop's links. */
async function requireSame() {
  const { readProjects, wantedProjects } = await import('./setup/mobile-projects.mjs')
  const { mobileFolder } = await import('./setup/mobile-tools.mjs')
  const { tsImport } = await import('tsx/esm/api')
  const { LINKED_PATHS } = await tsImport('../packages/domain/src/web/app-link.ts', import.meta.url)
  const { mobile } = JSON.parse(readFileSync(shopFile, 'utf8'))
  if (mobile === undefined) stop(`In ${shopFile} manca il campo mobile: aggiungilo come in docs/mobile.md.`)
  const [found, wanted] = [readProjects(mobileFolder), wantedProjects(mobile, LINKED_PATHS)]
  const differ = Object.keys(wanted).filter((name) => !isDeepStrictEqual(found[name], wanted[name]))
  if (differ.length > 0)
    stop(
      `I progetti in apps/mobile non dicono ciò che dice ${shopFile} (docs/mobile.md): ${differ
        .map((name) => `${name}: ${JSON.stringify(found[name])}, non ${JSON.stringify(wanted[name])}`)
        .join('; ')}`,
    )
}

async function doSync() {
  await requireSame()
  const node = await tools()
  const { runCapacitor } = await import('./setup/mobile-tools.mjs')
  await ensureBuilt(['shell'])
  await runCapacitor(node, ['sync', ...args])
}

async function build() {
  const [platform, ...options] = args
  if (!['android', 'ios'].includes(platform)) stop('npm run mobile -- build android|ios')
  await requireSame()
  const node = await tools()
  const { runCapacitor } = await import('./setup/mobile-tools.mjs')
  await ensureBuilt(['shell'])
  await runCapacitor(node, ['sync', platform])
  await runCapacitor(node, ['build', platform, ...options])
}

async function add() {
  const { runCapacitor } = await import('./setup/mobile-tools.mjs')
  await runCapacitor(await tools(), ['add', ...args])
}

async function pictures() {
  const { drawMobilePictures } = await import('./setup/mobile-pictures.mjs')
  await drawMobilePictures()
}
