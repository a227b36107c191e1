import { renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostsAsked } from '@cambusa/contract/content/content-urls'
import type { ContentPost } from '@cambusa/contract/content/posts'
import { describe, expect, it, vi } from 'vitest'
import { contentFolder, sourceOn, textFile } from '../../../testing/content/content-folder.ts'
import { shippedContent } from '../open-content.ts'

const faq = (title: string, order: number, body = '') => textFile({ title, order }, body)
const FLYER = `---
title: Natale
from: 2026-12-01
to: 2026-12-24
promotions: [natale-2026]
pages:
  - image: /p/wp-content/uploads/natale-1.webp
    alt: Panettoni in offerta
    width: 800
    height: 1100
    promotion: natale-2026
pdf: /p/wp-content/uploads/natale.pdf
---
`

async function slugs(source: ReturnType<typeof sourceOn>['source'], type: string, asked: PostsAsked = {}) {
  const { posts, total, totalPages } = await source.posts(type, asked)
  return { slugs: posts.map(({ slug }) => slug), total, totalPages }
}
const one = async (source: ReturnType<typeof sourceOn>['source'], type: string, asked: PostsAsked) =>
  (await source.posts(type, asked)).posts[0] as ContentPost

describe('texts of the content folder', () => {
  const { folder } = contentFolder({
    'faq/categories.json': '[{"slug":"ordinare","name":"Ordinare"},{"slug":"consegna","name":"Consegna"}]',
    'faq/ordinare/modifica.md': faq('Posso modificare l’ordine?', 2, 'Sì, fino al taglio.'),
    'faq/ordinare/annulla.md': faq('Come annullo?', 1, 'Dalla pagina **I miei ordini**.'),
    'faq/consegna/orari.md': faq('Quali orari?', 1, 'Dalle 8 alle 20, più la sera.'),
    'pages/privacy.md': textFile({ title: 'Privacy', version: '2026-11', date: '2026-11-01' }, 'Nuova.'),
    'pages/privacy@2025-06.md': textFile({ title: 'Privacy', version: '2025-06' }, 'Vecchia.'),
    'pages/bozza.md': textFile({ title: 'Bozza', draft: 'true' }),
    'volantini/natale.md': FLYER,
    'ricette/pasta.md': textFile({ title: 'Pasta' }),
    '_note.md': 'no',
    'forms/contatti.json': '{}',
  })
  const { source } = sourceOn(folder)

  it('are found by slug, words, category, order and page', async () => {
    expect(await slugs(source, 'faq', { orderby: 'menu_order', category: 'ordinare' })).toEqual({
      slugs: ['annulla', 'modifica'],
      total: 2,
      totalPages: 1,
    })
    expect((await slugs(source, 'faq', { search: 'PIU sera' })).slugs).toEqual(['orari'])
    expect((await slugs(source, 'faq', { slug: 'orari,annulla', orderby: 'slug' })).slugs).toEqual([
      'annulla',
      'orari',
    ])
    expect(await slugs(source, 'faq', { per_page: 2, page: 2, orderby: 'title', order: 'desc' })).toEqual({
      slugs: ['annulla'],
      total: 3,
      totalPages: 2,
    })
    expect(await slugs(source, 'faq', { page: 9 })).toEqual({ slugs: [], total: 3, totalPages: 1 })
    for (const type of ['nothing', '__proto__', 'forms', 'menus'])
      expect(await slugs(source, type)).toEqual({ slugs: [], total: 0, totalPages: 0 })
    expect((await slugs(source, 'ricette')).slugs).toEqual(['pasta'])
  })

  it('have their categories, which count the published ones', async () => {
    const { posts } = await source.posts('faq_categories', {})
    expect(posts).toMatchObject([
      { slug: 'ordinare', name: 'Ordinare', count: 2 },
      { slug: 'consegna', count: 1 },
    ])
    const question = await one(source, 'faq', { slug: 'orari' })
    expect(question.shop.category).toEqual({ slug: 'consegna', name: 'Consegna' })
    expect(question.categories).toEqual([posts[1]!.id])
    expect((await slugs(source, 'faq', { category: String(posts[1]!.id) })).slugs).toEqual(['orari'])
  })

  it('have earlier versions that only their name finds, and drafts that nothing finds', async () => {
    expect((await slugs(source, 'pages')).slugs).toEqual(['privacy'])
    const now = await one(source, 'pages', { slug: 'privacy' })
    expect(now.shop).toMatchObject({ version: '2026-11', versions: ['2026-11', '2025-06'] })
    expect(now).toMatchObject({
      date: '2026-11-01T00:00:00',
      date_gmt: '2026-10-31T23:00:00',
      link: '/page/privacy',
    })
    const then = await one(source, 'pages', { slug: 'privacy', version: '2025-06' })
    expect(then.content.rendered).toBe('<p>Vecchia.</p>')
    expect((await one(source, 'pages', { slug: 'privacy', version: '2026-11' })).content.rendered).toBe(
      '<p>Nuova.</p>',
    )
    expect((await slugs(source, 'pages', { slug: 'privacy', version: '1999' })).slugs).toEqual([])
  })

  it('of flyers name their days, promotions, pages and file', async () => {
    expect((await one(source, 'volantini', { slug: 'natale' })).shop.flyer).toEqual({
      from: '2026-12-01',
      to: '2026-12-24',
      promotions: ['natale-2026'],
      pages: [
        {
          image: '/p/wp-content/uploads/natale-1.webp',
          alt: 'Panettoni in offerta',
          width: 800,
          height: 1100,
          promotion: 'natale-2026',
        },
      ],
      pdf: '/p/wp-content/uploads/natale.pdf',
    })
    expect(source.problem()).toBeUndefined()
  })
})

describe('slides and menus', () => {
  const slide = (id: number, more = {}) => ({
    ...{ id, title: { rendered: 'A &amp; <b>B</b>' }, content: { rendered: 'x <script>1</script>' } },
    ...{ link_text: 'Vai', link_url: '/category', image: '/pictures/x/640.webp' },
    ...more,
  })
  const noon = (day: string) => Date.parse(`${day}T11:00:00Z`) / 1000
  const { folder } = contentFolder({
    'slides.json': JSON.stringify({
      home: [
        slide(1),
        slide(2, { from: '2026-11-21', to: '2026-11-22' }),
        slide(3, { deliveryServiceIds: [2] }),
      ],
    }),
    'menus/footer.json': JSON.stringify([
      { title: 'Chi siamo', url: '/page/chi-siamo' },
      {
        title: 'Fuori',
        url: 'https://altro.example',
        children: [{ title: 'Telefono', url: 'tel:+39051123456' }],
      },
    ]),
  })
  const { source } = sourceOn(folder)
  const ids = async (sliderId: string, day: string, deliveryServiceId: number) =>
    (await source.slides({ sliderId, unixSeconds: noon(day), deliveryServiceId })).map(({ id }) => id)

  it('depend on slider, day and service', async () => {
    expect(await ids('home', '2026-11-21', 0)).toEqual([1, 2])
    expect(await ids('home', '2026-11-22', 2)).toEqual([1, 2, 3])
    expect(await ids('home', '2026-11-23', 1)).toEqual([1])
    expect(await ids('__proto__', '2026-11-23', 1)).toEqual([])
    const [first] = await source.slides({ sliderId: 'home', unixSeconds: 0, deliveryServiceId: 0 })
    expect(first).toMatchObject({
      title: { rendered: 'A &amp; B', text: 'A & B' },
      content: { rendered: 'x ', text: 'x' },
    })
  })

  it('have two levels, and mark what leaves the shop', async () => {
    const [inside, outside] = await source.menu('footer')
    expect(inside).toMatchObject({
      title: 'Chi siamo',
      url: '/page/chi-siamo',
      parent: 0,
      xfn: '',
      children: [],
    })
    expect(outside).toMatchObject({ url: 'https://altro.example/', xfn: 'external noopener noreferrer' })
    expect(outside!.children).toMatchObject([{ parent: outside!.ID, url: 'tel:+39051123456' }])
    expect(await source.menu('constructor')).toEqual([])
  })
})

describe('a mistake in the content', () => {
  const GOOD: Record<string, string> = {
    'pages/resi.md': textFile({ title: 'Resi' }, 'Bene.'),
    'menus/main.json': '[\n  { "title": "Home", "url": "/" }\n]',
    'slides.json': '{ "home": [] }',
    'faq/categories.json': '[{ "slug": "a", "name": "A" }]',
    'volantini/natale.md': FLYER,
  }
  it.each([
    ['pages/resi.md', 'Senza campi', 1, 'mancano le righe ---'],
    ['pages/resi.md', '---\ntitle: "aperto\n---\n', 3, 'YAML'],
    ['pages/resi.md', '---\ntitle: A\ntitle: B\n---\n', 3, 'YAML'],
    ['pages/resi.md', '---\ndate: 2026-11-01\n---\n', 1, 'il campo title manca'],
    ['pages/resi.md', '---\ntitle: A\ndata: 2026-11-01\n---\n', 3, 'il campo data non esiste'],
    ['pages/resi.md', '---\ntitle: A\ndate: 2026-02-30\n---\n', 3, 'il campo date'],
    ['pages/resi.md', '---\ntitle: A\nsections: [slides, nonsense]\n---\n', 3, 'il campo sections'],
    ['pages/resi.md', `---\ntitle: A\n---\n${'x'.repeat(300_000)}`, 1, 'troppo lungo'],
    [
      'menus/main.json',
      '[\n  { "title": "Home", "url": "javascript:alert(1)" }\n]',
      2,
      'l’indirizzo nel campo url',
    ],
    ['menus/main.json', '[\n  { "title": "Home" "url": "/" }\n]', 2, 'non è JSON valido'],
    ['slides.json', '{ "home": [\n{ "id": "uno" }] }', 2, 'il campo home.0'],
    ['faq/categories.json', '[\n\n{ "slug": "A!", "name": "A" }]', 3, 'il campo 0.slug'],
    ['volantini/natale.md', FLYER.replace('2026-12-24', '2026-11-01'), 4, 'to è prima di from'],
    [
      'volantini/natale.md',
      FLYER.replace('image: /p', 'image: https://altrove.example/p'),
      7,
      'figura nel campo pages.0.image',
    ],
    ['volantini/natale.md', FLYER.replace('width: 800', 'width: molto'), 9, 'il campo pages.0.width'],
  ])(
    'in %s is told with its line, and the last good version stays (%#)',
    async (path, text, line, reason) => {
      const { folder, write } = contentFolder(GOOD)
      const { source, logged } = sourceOn(folder)
      await source.opened()
      const all = async () => [
        (await source.posts('pages', {})).posts,
        (await source.posts('volantini', {})).posts,
        (await source.posts('faq_categories', {})).posts,
        await source.menu('main'),
      ]
      const before = await all()
      const version = source.version()
      expect([source.problem(), logged]).toEqual([undefined, []])
      write(path, text)
      await source.refresh()
      expect(source.problem()).toContain(`${path}, riga ${line}: `)
      expect(source.problem()).toContain(reason)
      expect(JSON.stringify(logged)).toContain(`${path}, riga ${line}`)
      expect(await all()).toEqual(before)
      expect(source.version()).toBe(version)
      await source.refresh()
      expect(logged).toHaveLength(1)
      write(path, GOOD[path]!)
      await source.refresh()
      expect(source.problem()).toBeUndefined()
    },
  )

  it('leaves the rest readable: HTML, unknown categories, names, doubles, pictures of other hosts', async () => {
    const { folder } = contentFolder({
      'pages/a.md': '---\ntitle: A\n---\n\nprima\n\n<div>no</div>\n\n<!-- appunto -->\n\ndopo',
      'faq/novita/b.md': textFile({ title: 'B' }),
      'faq/altro/b.md': textFile({ title: 'B' }),
      'pages/Chi Siamo.md': textFile({ title: 'C' }),
      'pages/privacy@1.md': textFile({ title: 'P', version: 2 }),
      'slides.json':
        '{ "home": [{ "id": 1, "title": { "rendered": "T" }, "content": { "rendered": "" }, "link_text": "",\n"link_url": "//evil", "image": "http://x.example/1.jpg" }] }',
    })
    const { source, logged } = sourceOn(folder)
    await source.opened()
    const { mistakes } = logged[0] as { mistakes: string[] }
    expect(mistakes.map((text) => text.slice(0, 60))).toEqual([
      expect.stringContaining('pages/Chi Siamo.md, riga 1: il nome'),
      expect.stringContaining('pages/a.md, riga 7: l’HTML è stato tolto'),
      expect.stringContaining('pages/privacy@1.md, riga 3: il campo version'),
      expect.stringContaining('slides.json, riga 2: l’indirizzo'),
      expect.stringContaining('slides.json, riga 2: la figura'),
      expect.stringContaining('faq/novita/b.md, riga 1: c’è già'),
      expect.stringContaining('faq/altro/b.md, riga 1: la categoria altro'),
      expect.stringContaining('faq/novita/b.md, riga 1: la categoria novita'),
    ])
    expect(source.problem()).toContain('e altri 7')
    expect((await one(source, 'pages', { slug: 'a' })).content.rendered).toBe('<p>prima</p><p>dopo</p>')
    const [slide] = await source.slides({ sliderId: 'home', unixSeconds: 0, deliveryServiceId: 0 })
    expect(slide).toMatchObject({ link_url: '', image: '' })
  })
})

describe('a change of the folder', () => {
  it('is read without a restart: new, changed, removed files; the version says that something changed', async () => {
    const { folder, write, remove } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }) })
    const { source } = sourceOn(folder)
    await source.opened()
    const versions = new Set([source.version()])
    const told = async () => {
      await source.refresh()
      versions.add(source.version())
      return (await source.posts('pages', { orderby: 'slug' })).posts.map(
        (post) => (post as ContentPost).title.text,
      )
    }
    write('pages/b.md', textFile({ title: 'B' }))
    expect(await told()).toEqual(['A', 'B'])
    write('pages/a.md', textFile({ title: 'A2' }))
    expect(await told()).toEqual(['A2', 'B'])
    remove('pages/b.md')
    expect(await told()).toEqual(['A2'])
    expect(versions.size).toBe(4)
    // Another process, or the same after a restart, names the same content alike.
    const { source: other } = sourceOn(folder)
    await other.opened()
    expect(other.version()).toBe(source.version())
  })

  it('shows by itself, and never half of a file that is being written', async () => {
    const { folder, write } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }, 'Prima.') })
    const { source } = sourceOn(folder)
    await source.opened()
    const rendered = async () => (await one(source, 'pages', { slug: 'a' })).content.rendered
    write('pages/a.md', textFile({ title: 'A' }, 'Dopo.'))
    await vi.waitFor(async () => expect(await rendered()).toBe('<p>Dopo.</p>'), {
      timeout: 20_000,
      interval: 50,
    })
  })

  it('that takes the folder away, or empties it, leaves everything as it was', async () => {
    const { folder, remove } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }) })
    const { source } = sourceOn(folder)
    await source.opened()
    remove('pages')
    await source.refresh()
    expect([(await slugs(source, 'pages')).slugs, source.problem()]).toEqual([
      ['a'],
      expect.stringContaining(folder),
    ])
    const away = `${folder}-away`
    renameSync(folder, away)
    await source.refresh()
    expect((await slugs(source, 'pages')).slugs).toEqual(['a'])
    renameSync(away, folder)
  })

  it('of a missing folder at the start is told, and nothing is shown', async () => {
    const { source } = sourceOn('/nowhere/content')
    expect(await slugs(source, 'pages')).toEqual({ slugs: [], total: 0, totalPages: 0 })
    expect(source.problem()).toContain('/nowhere/content')
  })

  it('by symbolic links counts within the folder only', async () => {
    const { folder, write } = contentFolder({
      '.data/a.md': textFile({ title: 'A' }),
      'pages/b.md': textFile({ title: 'B' }),
    })
    const secret = contentFolder({ 'secret.md': textFile({ title: 'Segreto' }) })
    symlinkSync(join(folder, '.data/a.md'), join(folder, 'pages/a.md'))
    symlinkSync(join(secret.folder, 'secret.md'), join(folder, 'pages/secret.md'))
    write('uploads/vera.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 '))
    const { source } = sourceOn(folder)
    expect((await slugs(source, 'pages', { orderby: 'slug' })).slugs).toEqual(['a', 'b'])
  })
})

describe('files of the content', () => {
  const WEBP = Buffer.from('RIFF\x10\0\0\0WEBPVP8 aaaa', 'latin1')
  const { folder, write } = contentFolder({
    'pages/a.md': textFile({ title: 'A' }),
    'uploads/2026/uno.webp': WEBP,
    'uploads/due.pdf': '%PDF-1.7 …',
    'uploads/tre.png': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'uploads/quattro.html': '<script>alert(1)</script>',
    'uploads/.segreto.webp': WEBP,
    'uploads/vuoto.webp': '',
  })
  write('uploads/grande.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024)]))
  writeFileSync(join(folder, 'fuori.webp'), WEBP)
  symlinkSync(join(folder, 'fuori.webp'), join(folder, 'uploads/legame.webp'))
  const { source } = sourceOn(folder)

  it('have the type of their content, whatever their name', async () => {
    for (const [path, contentType] of [
      ['2026/uno.webp', 'image/webp'],
      ['due.pdf', 'application/pdf'],
    ] as const) {
      const file = await source.file(path)
      expect(file?.contentType).toBe(contentType)
      if (file && !Buffer.isBuffer(file.body)) file.body.destroy()
    }
  })

  it.each([
    ...[
      'tre.png',
      'quattro.html',
      'vuoto.webp',
      'grande.pdf',
      '.segreto.webp',
      'legame.webp',
      'nessuno.webp',
      '2026',
    ],
    ...[
      '../fuori.webp',
      '../pages/a.md',
      '2026/../../fuori.webp',
      '..%2ffuori.webp',
      '/etc/passwd',
      '',
      'a\0.webp',
      '..\\fuori.webp',
    ],
  ])('are not served: %s', async (path) => {
    expect(await source.file(path)).toBeUndefined()
  })
})

it('the content that comes with the program has no mistake', async () => {
  const { source } = sourceOn(shippedContent)
  await source.opened()
  expect(source.problem()).toBeUndefined()
  expect(
    await source.slides({ sliderId: 'home', unixSeconds: 1_795_000_000, deliveryServiceId: 0 }),
  ).not.toEqual([])
})

it('a file that keeps size and date but changes is read too', async () => {
  const { folder, write } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }, 'uno') })
  const { source } = sourceOn(folder)
  const file = join(folder, 'pages/a.md')
  const day = new Date('2026-01-01')
  utimesSync(file, day, day)
  await source.opened()
  write('pages/a.md', textFile({ title: 'A' }, 'due'))
  utimesSync(file, day, day)
  await source.refresh()
  expect((await one(source, 'pages', { slug: 'a' })).content.rendered).toBe('<p>due</p>')
})
