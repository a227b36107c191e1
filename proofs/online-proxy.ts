import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export interface OnlineProxy {
  /** https address without a path. */
  url: string
  close(): Promise<void>
}

export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined

/** nginx with deploy/nginx.conf on free ports, with a self-signed certificate, in front of the shop's two ports. */
export async function openOnlineProxy(
  base: string,
  shopPorts: readonly [number, number],
): Promise<OnlineProxy> {
  const [certificate, key] = [join(base, 'fullchain.pem'), join(base, 'privkey.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2']
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync('openssl', made, { stdio: 'ignore' })
  const [plain, secure] = [await freePort(), await freePort()]
  const site = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:8081', `127.0.0.1:${shopPorts[0]}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${shopPorts[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replaceAll('/etc/ssl/cambusa', base)
  const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${base}/${name};`,
  )
  const file = join(base, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${base}/nginx.pid; error_log ${base}/nginx.log; events {}
http { access_log off; ${rooms.join(' ')}\n${site}\n}`,
  )
  const child = spawn('nginx', ['-p', base, '-c', file], { stdio: 'ignore' })
  return {
    url: `https://127.0.0.1:${secure}`,
    close: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
    },
  }
}
