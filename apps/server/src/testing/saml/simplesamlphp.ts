import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKeyPair } from '../../integrations/saml/key-pair.ts'
import { atTheEnd } from '../at-the-end.ts'
import { ACS_URL, AUDIENCE, keys, SLO_URL } from './saml-shop.ts'

/** A folder into which Debian's packages of SimpleSAMLphp and PHP were unpacked; by default the installed ones are used. */
const ROOT = process.env['SIMPLESAMLPHP_ROOT'] ?? ''
const PROGRAM = join(ROOT, '/usr/share/simplesamlphp')
const PHP = ['/usr/bin/php8.2', '/usr/bin/php'].map((path) => join(ROOT, path)).find(existsSync)
const LIBRARIES = { LD_LIBRARY_PATH: join(ROOT, '/usr/lib/x86_64-linux-gnu') }
const EXTENSIONS = [
  'ctype',
  'curl',
  'dom',
  'fileinfo',
  'iconv',
  'mbstring',
  'phar',
  'posix',
  'simplexml',
  'tokenizer',
  'xml',
  'xmlwriter',
]

/** Whether it can be started here. */
export const hasSimpleSaml = existsSync(join(PROGRAM, 'www')) && PHP !== undefined

export const PERSON = { name: 'ada', password: 'segreta', mail: 'ada@altro.example' }

const FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const bare = (certificate: string) => certificate.replace(/-----[A-Z ]+-----|\s/g, '')

/** The settings of docs/sso.md. */
const settings = (folder: string, url: string): Record<string, string> => ({
  'config/config.php': `$config = [
    'baseurlpath' => '${url}/', 'certdir' => '${folder}/cert/', 'loggingdir' => '${folder}/log/', 'datadir' => '${folder}/data/',
    'tempdir' => '${folder}/tmp', 'metadatadir' => '${folder}/metadata/', 'secretsalt' => '${randomBytes(16).toString('hex')}',
    'auth.adminpassword' => '${randomBytes(16).toString('hex')}', 'technicalcontact_email' => 'a@altro.example', 'timezone' => 'UTC',
    'enable.saml20-idp' => true, 'logging.handler' => 'file', 'logging.level' => 7, 'session.cookie.secure' => false,
    'session.phpsession.savepath' => '${folder}/sessions', 'store.type' => 'phpsession',
    'metadata.sources' => [['type' => 'flatfile']], 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
  ];`,
  'config/authsources.php': `$config = ['example-userpass' => ['exampleauth:UserPass', '${PERSON.name}:${PERSON.password}' => [
    'uid' => ['ada-1'], 'mail' => ['${PERSON.mail}'], 'givenName' => ['Ada'], 'sn' => ['Neri']]]];`,
  'metadata/saml20-idp-hosted.php': `$metadata['__DYNAMIC:1__'] = ['host' => '__DEFAULT__', 'privatekey' => 'server.pem',
    'certificate' => 'server.crt', 'auth' => 'example-userpass',
    'signature.algorithm' => 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'saml20.sign.response' => true,
    'saml20.sign.assertion' => true, 'sign.logout' => true, 'redirect.sign' => true, 'NameIDFormat' => '${FORMAT}',
    'authproc' => [3 => ['class' => 'saml:AttributeNameID', 'attribute' => 'uid', 'Format' => '${FORMAT}']]];`,
  'metadata/saml20-sp-remote.php': `$metadata['${AUDIENCE}'] = ['AssertionConsumerService' => '${ACS_URL}',
    'SingleLogoutService' => '${SLO_URL}', 'NameIDFormat' => '${FORMAT}', 'simplesaml.nameidattribute' => 'uid',
    'validate.authnrequest' => true, 'validate.logout' => true, 'keys' => [['type' => 'X509Certificate', 'signing' => true,
    'encryption' => true, 'X509Certificate' => '${bare(keys.shop.certificate)}']]];`,
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Starts it with the settings of docs/sso.md; ends with the test file. Answers its address. */
export async function startSimpleSaml(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-simplesaml-'))
  const url = `http://127.0.0.1:${await freePort()}`
  for (const name of ['cert', 'config', 'data', 'log', 'metadata', 'sessions', 'tmp', 'web'])
    mkdirSync(join(folder, name))
  const base = `${url}/simplesaml`
  for (const [name, text] of Object.entries(settings(folder, base)))
    writeFileSync(join(folder, name), `<?php\n${text}\n`)
  const { privateKey, certificate } = makeKeyPair('idp')
  writeFileSync(join(folder, 'cert/server.pem'), privateKey)
  writeFileSync(join(folder, 'cert/server.crt'), certificate)
  symlinkSync(join(PROGRAM, 'www'), join(folder, 'web/simplesaml'))
  const directory = join(ROOT, '/usr/lib/php/20220829')
  const shared =
    ROOT === ''
      ? []
      : [
          '-n',
          '-d',
          `extension_dir=${directory}`,
          ...EXTENSIONS.flatMap((name) => ['-d', `extension=${name}.so`]),
        ]
  const env = {
    ...process.env,
    ...(ROOT !== '' && LIBRARIES),
    SIMPLESAMLPHP_CONFIG_DIR: join(folder, 'config'),
  }
  const program = spawn(
    PHP!,
    [...shared, '-d', 'display_errors=0', '-S', new URL(url).host, '-t', join(folder, 'web')],
    {
      env,
      stdio: 'ignore',
    },
  )
  atTheEnd(() => {
    program.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  for (let tries = 0; tries < 100; tries += 1) {
    const { ok } = await fetch(`${base}/saml2/idp/metadata.php`).catch(() => ({ ok: false }))
    if (ok) return base
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('SimpleSAMLphp did not start')
}

/** A browser for its pages: keeps cookies, and follows no redirect by itself. */
export function simpleSamlBrowser() {
  const cookies = new Map<string, string>()
  return async (url: string, form?: Record<string, string>) => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=', 2)
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    return {
      status: reply.status,
      location: location === null ? null : new URL(location, url).href,
      body: await reply.text(),
    }
  }
}
