import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './install.mjs'
import { readJson, root } from './project.mjs'
import { mustRun, run, step } from './step.mjs'

/** The mobile app: outside the workspaces, with packages of its own. */
export const mobileFolder = join(root, 'apps/mobile')
/** Capacitor's tools ask for it. */
const NODE_OF_TOOLS = 22
const ownNode = join(mobileFolder, 'node_modules/node/bin/node')
const cli = join(mobileFolder, 'node_modules/@capacitor/cli/bin/capacitor')

/** Whether the app's packages are those of its lock file. */
function isInstalled() {
  const installed = join(mobileFolder, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(cli)) return false
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'))
  const wanted = readJson('apps/mobile/package.json').devDependencies
  return Object.entries(wanted).every(
    ([name, version]) => packages[`node_modules/${name}`]?.version === version,
  )
}

/** Installs the app's packages, and with them a Node for its tools. Throws StepFailed. */
export async function installMobile() {
  if (isInstalled()) return
  await step('Installo gli strumenti dell’app', () =>
    mustRun(
      'installazione degli strumenti dell’app',
      runNpm(['ci', '--no-audit', '--no-fund', '--prefer-offline', '--no-progress'], { cwd: mobileFolder }),
    ),
  )
}

/** A Node that runs Capacitor's tools: this one, else the package's; undefined where there is none that runs. */
export async function nodeOfTools() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_OF_TOOLS) return process.execPath
  const { code } = await run(ownNode, ['--version'])
  return code === 0 ? ownNode : undefined
}

/** Runs a command of Capacitor's tools in the app's folder, with its output shown. Throws StepFailed. */
export const runCapacitor = (node, args) =>
  mustRun(`cap ${args.join(' ')}`, run(node, [cli, ...args], { cwd: mobileFolder, show: true }))
