import type { PostsAsked } from '@cambusa/contract/content/content-urls'
import type { ContentPost } from '@cambusa/contract/content/posts'
import { describe, expect, it } from 'vitest'
import { contentFolder, sourceOn, textFile } from '../../../testing/content/content-folder.ts'
import { FLYER } from '../../../testing/content/flyer-file.ts'
import { shippedContent } from '../open-content.ts'

const one = async (source: ReturnType<typeof sourceOn>['source'], type: string, asked: PostsAsked) =>
  (await source.posts(type, asked)).posts[0] as ContentPost

describe('a mistake in the content', () => {
  const GOOD: Record<string, string> = {
    'pages/resi.md': textFile({ title: 'Resi' }, 'Bene.'),
    'menus/main.json': '[\n  { "title": "Home", "url": "/" }\n]',
    'slides.json': '{ "home": [] }',
    'faq/categories.json': '[{ "slug": "a", "name": "A" }]',
    'volantini/natale.md': FLYER,
    'forms/contatti.json':
      '{ "title": "A", "done": "B", "fields": [{ "name": "a", "kind": "text", "label": "A" }] }',
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
    ['forms/contatti.json', '{\n"title": "A",\n"done": }', 3, 'non è JSON valido'],
    ['forms/contatti.json', '{ "title": "A",\n"fields": [] }', 1, 'il campo done'],
    [
      'forms/contatti.json',
      '{ "title": "A", "done": "B", "fields": [\n{ "name": "a", "kind": "text", "label": "A" },\n{ "name": "a", "kind": "text", "label": "A" }] }',
      3,
      'il campo fields.1.name',
    ],
    [
      'forms/contatti.json',
      '{ "title": "A", "done": "B", "fields": [\n{ "name": "a", "kind": "select", "label": "A" }] }',
      2,
      'il campo fields.0.options',
    ],
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

  it('that is a missing folder at the start is told, and nothing is shown', async () => {
    const { source } = sourceOn('/nowhere/content')
    expect(await source.posts('pages', {})).toEqual({ posts: [], total: 0, totalPages: 0 })
    expect(source.problem()).toContain('/nowhere/content')
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
