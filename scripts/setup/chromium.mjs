import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNpm } from './install.mjs'
import { stateFolder } from './project.mjs'
import { run, step } from './step.mjs'

/** It renders no window frame: with it the journeys need two thirds of the processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Its last major version for Node 20. */
const PACKAGE = '@sparticuz/chromium@143'

/**
 * Environment with the path of a working Chromium: that of CHROME_PATH, else the headless shell, installed from Debian's
 * packages where they can be, else any of the system's, else that of an npm package in var/. Empty if there is none: the
 * journeys then fail with a message.
 */
export async function findChromium() {
  return (
    (await findInstalled([SHELL])) ??
    (await fromDebian(SHELL)) ??
    (await findInstalled(NAMES)) ??
    (await fromDebian('chromium')) ??
    (await fromNpm()) ??
    {}
  )
}

async function findInstalled(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of [process.env.CHROME_PATH, ...found, ...APPLICATIONS]) {
    if (path && existsSync(path) && (await starts({ CHROME_PATH: path }))) return { CHROME_PATH: path }
  }
  return undefined
}

async function starts(env) {
  const { code } = await run(env.CHROME_PATH, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...env },
  })
  return code === 0
}

/** Undefined where its package is missing, or only root could install it. */
async function fromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installo Chromium dai pacchetti Debian', async () => {
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  })
  return findInstalled([name])
}

async function fromNpm() {
  const folder = join(stateFolder, 'chromium')
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  if (!existsSync(entry)) {
    // A folder with its own package.json is not part of the clone's workspaces.
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const options = ['--no-audit', '--no-fund', '--no-package-lock', '--no-progress']
    await step('Scarico un Chromium per le prove', () =>
      runNpm(['install', ...options, PACKAGE], { cwd: folder }),
    )
  }
  if (!existsSync(entry)) return undefined
  // It unpacks itself into the temporary folder, with the system libraries that a minimal machine lacks.
  const libraries = join(folder, 'tmp/al2023/lib')
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
  const usual = process.env.TMPDIR
  process.env.TMPDIR = join(folder, 'tmp')
  const { default: chromium } = await import(pathToFileURL(entry).href)
  const path = await chromium.executablePath()
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  const env = {
    CHROME_PATH: path,
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: join(folder, 'tmp/fonts'),
  }
  return (await starts(env)) ? env : undefined
}
