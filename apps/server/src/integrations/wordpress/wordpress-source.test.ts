import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { readForms } from '../../modules/forms/form-files.ts'
import type { ContentFile, ContentSource } from '../../modules/content/source/content-source.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { asJson, startStandIn, type StandIn } from '../../testing/wordpress/stand-in.ts'
import { openWordPress } from './wordpress-source.ts'

const LIST = '/wp-json/wp/v2/'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const text = (rendered: string) => ({ rendered })
const post = (slug: string, given: object = {}) => ({
  id: 1,
  slug,
  status: 'publish',
  title: text(slug),
  content: text(`<p>${slug}</p>`),
  excerpt: text(''),
  ...given,
})

let wordpress: StandIn
let source: ContentSource
let nowMs = Date.parse('2026-11-26T11:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-source-'))
atTheEnd(() => rm(dataDir, { recursive: true, force: true }))
const open = () =>
  openWordPress({
    url: wordpress.url,
    dataDir,
    pictureHosts: [],
    log: pino({ level: 'silent' }),
    clock: () => new Date(nowMs),
  })

beforeEach(async () => {
  wordpress = await startStandIn()
  source = open()
})
afterEach(() => source.close())

const pages = async (asked: object = {}) => (await source.posts('pages', asked)).posts
const put = (path: string, answer: Parameters<StandIn['answers']['set']>[1]) =>
  wordpress.answers.set(path, answer)

describe('a WordPress', () => {
  it('is asked once by all who ask at once, whatever they filter, and not at all for types that it has not', async () => {
    put(`${LIST}types`, asJson({ recipe: { rest_base: 'ricette' }, attachment: { rest_base: 'media' } }))
    put(`${LIST}pages`, asJson([post('uno'), post('due', { id: 2 })]))
    put(`${LIST}ricette`, asJson([post('pasta')]))
    await source.opened()
    const many = Array.from({ length: 30 }, (_, at) => pages({ search: `uno`, per_page: at + 1 }))
    for (const found of await Promise.all(many)) expect(found.map(({ slug }) => slug)).toEqual(['uno'])
    expect((await source.posts('ricette', {})).posts).toHaveLength(1)
    for (const type of ['users', 'media', 'comments', 'none', '../users', 'ricette?a'])
      expect((await source.posts(type, {})).total).toBe(0)
    const asked = (part: string) =>
      wordpress.asked.filter(({ url }) => url.startsWith(`${LIST}${part}`)).length
    expect([asked('pages'), asked('ricette'), asked('users'), asked('media'), asked('..')]).toEqual([
      1, 1, 0, 0, 0,
    ])
  })

  it('that answers nonsense leaves the shop with what it has, and nothing runs in it', async () => {
    const hostile =
      '<p onclick="x()">ok<script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a><svg onload=x()></svg><iframe src="https://a.it"></iframe></p>'
    put(
      `${LIST}pages`,
      asJson([
        post('buona', { title: text('<b onclick=x()>T</b><script>x()</script>'), content: text(hostile) }),
        null,
        7,
        'a',
        [],
        {},
        { id: 'x', slug: 'y' },
        post('../../etc'),
        post('bozza', { status: 'draft' }),
        post('chiusa', { content: { rendered: 'segreto', protected: true } }),
      ]),
    )
    put(
      '/wp-json/wp-api-menus/v2/menu-locations/main',
      asJson([
        {
          ID: 1,
          title: '<i>Uno</i>',
          url: `${wordpress.url}/privacy/`,
          children: [{ title: 'x', url: 'javascript:x()' }, 3],
        },
        { title: 'Via', url: 'data:text/html,x' },
      ]),
    )
    put(
      `${LIST}new_slides`,
      asJson([
        post('s', { image: 'javascript:x()', meta: { link_url: 'javascript:x()', services: '1, x' } }),
      ]),
    )
    const [page, ...others] = await pages()
    expect(others).toEqual([])
    expect(JSON.stringify(page)).not.toMatch(/<(?!\/?p>)|javascript|onclick|onerror|svg|iframe|x\(\)/)
    expect(page).toMatchObject({ title: { text: 'T', rendered: 'T' }, slug: 'buona' })
    expect(await source.menu('main')).toMatchObject([{ title: 'Uno', url: '/page/privacy', children: [] }])
    const asked = { sliderId: 'home', unixSeconds: nowMs / 1000, deliveryServiceId: 1 }
    expect(await source.slides(asked)).toMatchObject([{ image: '', link_url: '' }])
  })

  it('that is broken, full of words, or led elsewhere is away: the last content is shown, and after a restart', async () => {
    const elsewhere = await startStandIn({ '/': asJson([post('rubata')]) })
    put(
      `${LIST}pages`,
      asJson([
        post('uno', {
          content: text(
            `<a href="${wordpress.url}/due/">due</a><img src="${wordpress.url}/wp-content/uploads/a.png">`,
          ),
        }),
      ]),
    )
    const before = await pages()
    expect(JSON.stringify(before)).toContain('"href":"/page/due"')
    expect(JSON.stringify(before)).toContain('"src":"/p/wp-content/uploads/a.png"')
    const answers = [
      { status: 500 },
      { status: 404, body: '<html>not here</html>' },
      { body: '<html>Manutenzione</html>' },
      { body: `[${'"x",'.repeat(1_500_000)}1]` },
      { status: 302, headers: { location: elsewhere.url } },
    ]
    for (const answer of answers) {
      put(`${LIST}pages`, answer)
      nowMs += 6 * 60_000
      source.close()
      source = open()
      await source.opened()
      await vi.waitFor(() => expect(source.problem()).toContain('WordPress'))
      expect(await pages()).toEqual(before)
    }
    expect(elsewhere.asked).toEqual([])
    await wordpress.stop()
    nowMs += 60 * 60_000
    source.close()
    source = open()
    expect(await pages()).toEqual(before)
    nowMs += 24 * 60 * 60_000
    expect(await pages()).toEqual([])
  })

  it('defines forms; one with a mistake is not shown, and one that it has not is the shop’s file', async () => {
    const form = { title: 'Scrivici', done: 'Grazie.', fields: [{ name: 'a', kind: 'text', label: 'A' }] }
    const defined = (definition: unknown) =>
      put(`${LIST}forms`, asJson([post('contatti', { meta: { definition } })]))
    const config = { ...readConfig({ env: { CAMBUSA_MODE: 'test' }, args: [] }), dataDir }
    const forms = readForms({ config, content: source, log: pino({ level: 'silent' }) })
    defined(JSON.stringify(form))
    await source.opened()
    expect(forms.definitionOf('contatti')).toEqual(form)
    expect(forms.definitionOf('reclamo-prodotto')?.fields.length).toBeGreaterThan(1)
    for (const wrong of ['{', '{"title":1}', '']) {
      defined(wrong)
      nowMs += 6 * 60_000
      source.close()
      source = open()
      await vi.waitFor(() => expect(source.formDefinition('contatti')).toBe(wrong))
      const again = readForms({ config, content: source, log: pino({ level: 'silent' }) })
      expect(again.definitionOf('contatti')).toBeUndefined()
    }
  })

  it('gives pictures by what they are, and neither programs nor anything outside its uploads', async () => {
    const bytes = async (path: string) =>
      ((await source.file(path)) as (ContentFile & { body: Buffer }) | undefined)?.body
    const uploads = '/wp-content/uploads/'
    put(`${uploads}a.png`, { body: PNG, headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' } })
    put(`${uploads}virus.png`, { body: 'MZ a program', headers: { 'content-type': 'image/png' } })
    put(`${uploads}page.png`, { body: '<svg onload=x()>', headers: { 'content-type': 'image/png' } })
    put(`${uploads}big.png`, { body: Buffer.concat([PNG, Buffer.alloc(11 * 1024 * 1024)]) })
    expect(await source.file('a.png')).toEqual({
      body: PNG,
      bytes: PNG.length,
      contentType: 'image/png',
      etag: expect.any(String) as string,
    })
    for (const path of [
      'virus.png',
      'page.png',
      'big.png',
      'none.png',
      '../wp-config.php',
      '%2e%2e/a.png',
      '.htaccess',
      'a//a.png',
      '',
    ])
      expect(await bytes(path)).toBeUndefined()
    const asked = wordpress.asked.length
    for (const path of ['a.png', 'virus.png', 'none.png', 'big.png']) await bytes(path)
    expect(wordpress.asked).toHaveLength(asked)
    await wordpress.stop()
    nowMs += 23 * 60 * 60_000
    expect(await bytes('a.png')).toEqual(PNG)
    nowMs += 2 * 60 * 60_000
    expect(await bytes('a.png')).toBeUndefined()
  })
})
