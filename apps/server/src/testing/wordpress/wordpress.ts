import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../platform/process/project-root.ts'
import { atTheEnd } from '../at-the-end.ts'

const PROGRAM = '/usr/share/wordpress'
const DATABASE = '/usr/sbin/mariadbd'
const MAKE_DATABASE = '/usr/bin/mariadb-install-db'
const PHP = '/usr/bin/php'

/** Whether Debian's packages of WordPress, MariaDB and PHP are installed (docs/wordpress.md). */
export const hasWordPress = [join(PROGRAM, 'wp-load.php'), DATABASE, MAKE_DATABASE, PHP].every(existsSync)

const PLUGIN = join(projectRoot, 'deploy/wordpress/cambusa.php')
const FILL = join(import.meta.dirname, 'fill-wordpress.php')

const SETTINGS = (folder: string, url: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/db.sock');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_CONTENT_DIR', '${folder}/web/wp-content');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
`

/** Files as they are, everything else by WordPress: what a web server's rewrite rule does. */
const ROUTER = `<?php
require_once __DIR__ . '/before.php';
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/' && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
`

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

async function until(what: string, isSo: () => Promise<boolean> | boolean) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not start`)
}

const ended = (program: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) resolve()
    else program.once('exit', () => resolve())
  })

async function startDatabase(folder: string): Promise<ChildProcess> {
  const data = join(folder, 'db')
  const user = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])]
  const make = [...user, '--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve']
  execFileSync(MAKE_DATABASE, make, { stdio: 'ignore' })
  const socket = join(folder, 'db.sock')
  const small = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=16M']
  const program = spawn(DATABASE, [...user, ...small, `--socket=${socket}`, `--pid-file=${folder}/db.pid`], {
    stdio: 'ignore',
  })
  await until('MariaDB', () => existsSync(socket))
  return program
}

/** WordPress's own files by links, with our settings, our plugin and an own folder of uploads. */
function writeSite(folder: string, url: string) {
  const web = join(folder, 'web')
  const plugins = join(web, 'wp-content/mu-plugins')
  mkdirSync(plugins, { recursive: true })
  for (const name of ['themes', 'uploads']) mkdirSync(join(web, 'wp-content', name))
  for (const name of readdirSync(PROGRAM))
    if (!['wp-config.php', 'wp-content'].includes(name)) symlinkSync(join(PROGRAM, name), join(web, name))
  writeFileSync(join(web, 'wp-config.php'), SETTINGS(folder, url))
  // Without it WordPress would look for its settings where its files really are.
  writeFileSync(join(folder, 'before.php'), `<?php defined('ABSPATH') || define('ABSPATH', '${web}/');\n`)
  writeFileSync(join(folder, 'router.php'), ROUTER)
  copyFileSync(PLUGIN, join(plugins, 'cambusa.php'))
  return web
}

export interface WordPress {
  /** Its address, for CONTENT_URL. */
  url: string
  /** Ends its web server, as a crash does. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  start: () => Promise<void>
}

/**
 * Installs and starts a WordPress with our plugin, its own MariaDB and PHP's web server, all in a temporary folder; ends
 * with the test file. `content` is what fill-wordpress.php puts into it.
 */
export async function startWordPress(content: object): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-wordpress-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const programs: ChildProcess[] = []
  atTheEnd(async () => {
    for (const program of programs) program.kill('SIGKILL')
    await Promise.all(programs.map(ended))
    rmSync(folder, { recursive: true, force: true })
  })
  const web = writeSite(folder, url)
  programs.push(await startDatabase(folder))
  const php = ['-d', `auto_prepend_file=${folder}/before.php`, '-d', 'display_errors=0', '-d', 'log_errors=0']
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content))
  execFileSync(PHP, [...php, FILL, join(folder, 'content.json')], { stdio: ['ignore', 'ignore', 'inherit'] })

  let server: ChildProcess | undefined
  const start = async () => {
    server = spawn(PHP, [...php, '-S', new URL(url).host, '-t', web, join(folder, 'router.php')], {
      stdio: 'ignore',
    })
    programs.push(server)
    await until('WordPress', async () => {
      const { ok } = await fetch(`${url}/wp-json/`).catch(() => ({ ok: false }))
      return ok
    })
  }
  await start()
  const kill = async () => {
    server?.kill('SIGKILL')
    if (server !== undefined) await ended(server)
  }
  return { url, kill, start }
}
