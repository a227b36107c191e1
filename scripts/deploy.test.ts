import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './setup/project.mjs'

const base = mkdtempSync(join(tmpdir(), 'cambusa-deploy-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

const deploy = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

/** Whether a program is installed; prints what was not tested without it. */
function has(program: string, wanted: string): boolean {
  const isThere = spawnSync(program, ['--version']).error === undefined
  if (!isThere) console.log(`skipped: ${wanted} (${program} is not installed)`)
  return isThere
}

test('nginx accepts the configuration', () => {
  if (!has('nginx', 'nginx -t') || !has('openssl', 'nginx -t')) return
  const [certificate, key] = [join(base, 'fullchain.pem'), join(base, 'privkey.pem')]
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=spesa.example.it',
    '-days',
    '2',
  ]
  expect(spawnSync('openssl', [...made, '-keyout', key, '-out', certificate]).status).toBe(0)
  const site = deploy('nginx.conf')
    .replaceAll('/etc/ssl/cambusa', base)
    .replace(/listen 80;/, 'listen 127.0.0.1:8080;')
  const main = join(base, 'main.conf')
  writeFileSync(main, `pid ${base}/pid; error_log stderr; events {} http { access_log off;\n${site}\n}`)
  const tried = spawnSync('nginx', ['-t', '-p', base, '-c', main], { encoding: 'utf8' })
  expect(tried.stderr).toContain('test is successful')
  // A write is never sent a second time.
  expect(site).not.toMatch(/^\s*proxy_next_upstream [^;]*(?:non_idempotent|http_503)/m)
})

test('systemd accepts the unit', () => {
  if (!has('systemd-analyze', 'systemd-analyze verify')) return
  const unit = join(base, 'cambusa@.service')
  writeFileSync(unit, deploy('cambusa@.service').replace('/usr/bin/node', process.execPath))
  const tried = spawnSync('systemd-analyze', ['verify', '--man=no', unit.replace('@', '@8081')], {
    encoding: 'utf8',
  })
  expect(tried.stderr.split('\n').filter((line) => line.includes('cambusa'))).toEqual([])
})

/** The instructions of the Dockerfile, in order. */
const instructions = deploy('Dockerfile')
  .split('\n')
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .flatMap((found) => (found ? [{ what: found[1], value: found[2] ?? '' }] : []))

test('the Dockerfile runs existing scripts, and what the build produces', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const runs = instructions.filter(({ what }) => what === 'RUN').map(({ value }) => value)
  expect(runs.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
    'npm ci',
    'npm run',
    'mkdir -p',
  ])
  expect(Object.keys(scripts)).toContain(runs[1]?.split(' ')[2])
  const start = JSON.parse(instructions.find(({ what }) => what === 'CMD')?.value ?? '') as string[]
  expect(start).toEqual(['node', 'apps/server/dist/main.js'])
  expect(existsSync(join(root, 'apps/server/src/main.ts'))).toBe(true)
  expect(deploy('compose.yaml')).toContain('dockerfile: deploy/Dockerfile')
})

test('the server reads the variables of the examples', () => {
  const config = readFileSync(join(root, 'apps/server/src/config.ts'), 'utf8')
  const all = ['cambusa.env.example', 'Dockerfile', 'compose.yaml', 'cambusa@.service'].map(deploy).join('\n')
  const names = [...new Set(all.match(/\bCAMBUSA_[A-Z_]+(?==|:)/g))]
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !config.includes(`'${name}'`))).toEqual([])
})
