import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { PostsAsked } from '@cambusa/contract/content/content-urls'
import pino from 'pino'
import { expect, it } from 'vitest'
import { readConfig, type Config } from '../../config.ts'
import type { ContentSource } from '../../modules/content/source/content-source.ts'
import { openContent } from '../../modules/content/content.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { SAME_CONTENT, SAME_FORM, writeSameContent } from '../../testing/wordpress/same-content.ts'
import { hasWordPress, startWordPress } from '../../testing/wordpress/wordpress.ts'

/** docs/wordpress.md says how they are installed. */
const where = hasWordPress ? {} : { skip: true, meta: { missingProgram: 'WordPress with MariaDB and PHP' } }

const noonOf = (day: string) => Date.parse(`${day}T11:00:00Z`) / 1000
const POSTS: readonly [string, PostsAsked][] = [
  ['pages', { per_page: 100, orderby: 'slug' }],
  ['pages', { slug: 'privacy' }],
  ['pages', { slug: 'privacy', version: '2025-06' }],
  ['pages', { slug: 'privacy', version: '2024-01' }],
  ['pages', { slug: 'bozza' }],
  ['pages', { search: 'TRENTA giorni' }],
  ['pages', { per_page: 1, page: 2, orderby: 'slug' }],
  ['faq', { orderby: 'menu_order' }],
  ['faq', { category: 'pagare' }],
  ['faq_categories', {}],
  ['volantini', { slug: 'natale' }],
  ['users', {}],
]
const SLIDES: readonly [string, number][] = [
  ['2026-11-21', 0],
  ['2026-11-21', 2],
  ['2026-12-02', 1],
]
const MENUS = ['main', 'footer', 'none']

/** What the two have of their own: numbers and days, and the HTML of an excerpt. */
const OWN = [
  'id',
  'ID',
  'parent',
  'order',
  'date',
  'date_gmt',
  'modified',
  'modified_gmt',
  'categories',
  'excerpt',
]
const compared = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inside: unknown) => (OWN.includes(name) ? undefined : inside))

const fileOf = async (source: ContentSource) => {
  const { body, contentType } = (await source.file('pixel.png'))!
  return { contentType, bytes: Buffer.isBuffer(body) ? body : await buffer(body) }
}

/** All that pages, bars and lists ask of the content. */
async function saidBy(source: ContentSource) {
  const posts = POSTS.map(async ([type, asked]) => [type, asked, compared(await source.posts(type, asked))])
  const slides = SLIDES.map(async ([day, deliveryServiceId]) =>
    compared(await source.slides({ sliderId: 'home', unixSeconds: noonOf(day), deliveryServiceId })),
  )
  const menus = MENUS.map(async (name) => compared(await source.menu(name)))
  return Promise.all([...posts, ...slides, ...menus])
}

it(
  'WordPress with our plugin says what files say, and goes on saying it when it is killed',
  { ...where, timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cambusa-same-'))
    atTheEnd(() => rm(folder, { recursive: true, force: true }))
    const [contentDir, dataDir] = [join(folder, 'content'), join(folder, 'data')]
    const read = readConfig({ env: { CAMBUSA_MODE: 'test' }, args: [] })
    const log = pino({ level: 'silent' })
    const open = (given: Partial<Config>) => {
      const source = openContent({ config: { ...read, ...given }, log, clock: () => new Date() })
      atTheEnd(() => source.close())
      return source
    }

    writeSameContent(contentDir)
    const files = open({ contentDir })
    const expected = await saidBy(files)
    const wordpress = await startWordPress(SAME_CONTENT)
    const source = open({ contentUrl: wordpress.url, dataDir })
    const said = await saidBy(source)
    for (const [at, answer] of said.entries()) expect(answer).toEqual(expected[at])
    expect(await fileOf(source)).toEqual(await fileOf(files))
    expect(JSON.parse(source.formDefinition('contatti') ?? '')).toEqual(SAME_FORM)
    const text = JSON.stringify(said)
    expect([text.includes('Privacy & cookie'), text.includes(wordpress.url)]).toEqual([true, false])
    expect(source.problem()).toBeUndefined()

    await wordpress.kill()
    expect(await saidBy(source)).toEqual(said)
    expect((await fileOf(source)).contentType).toBe('image/png')
    const restarted = open({ contentUrl: wordpress.url, dataDir })
    expect(await saidBy(restarted)).toEqual(said)
    expect(restarted.version()).toBe(source.version())
  },
)
