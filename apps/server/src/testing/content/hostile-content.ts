import { BAD_ADDRESSES } from './script-vectors.ts'
import { textFile } from './content-folder.ts'
import type { WordPressContent } from '../wordpress/content-of-wordpress.ts'

/** A name that a file system takes. */
export const fileName = (vector: string) => vector.replaceAll(/[/\0]/g, '_').slice(0, 60)

/** An address where the vector is none: a wrong one would be told, and nothing else of its file would be tried. */
const addressOf = (vector: string) => (BAD_ADDRESSES.includes(vector) ? vector : '/category')

/** One call answers a hundred posts. */
const A_CATEGORY = 90
const categoryOf = (place: number) => `categoria-${Math.floor(place / A_CATEGORY)}`
const ofCategories = <Made>(vectors: readonly string[], make: (slug: string, vector: string) => Made) =>
  vectors.flatMap((vector, place) => (place % A_CATEGORY === 0 ? [make(categoryOf(place), vector)] : []))

const MENU_LINES = 30
const lines = (vectors: readonly string[]) =>
  vectors.slice(0, MENU_LINES).map((vector) => ({ title: vector.slice(0, 80), url: '/faq' }))

/** A form whose every text is a vector. */
const formOf = (vector: string) =>
  JSON.stringify({
    title: vector.slice(0, 80),
    description: vector.slice(0, 200),
    intro: vector,
    button: vector.slice(0, 40),
    done: vector,
    fields: [
      { name: 'nome', kind: 'text', label: vector, hint: vector },
      { name: 'voce', kind: 'radios', label: vector, options: [vector.slice(0, 100)] },
      { name: 'scelta', kind: 'select', label: vector, options: [vector.slice(0, 100)] },
      { name: 'allegati', kind: 'attachments', label: vector },
    ],
  })

/**
 * The files of an author who writes script wherever a folder of content takes text: the first vector at every place, the
 * others in questions and in the menu.
 */
export function hostileFiles(vectors: readonly string[]): Record<string, string> {
  const vector = vectors[0] ?? ''
  const text = JSON.stringify(vector)
  const link = addressOf(vector)
  const slide = {
    id: 1,
    title: { rendered: vector },
    content: { rendered: vector },
    link_text: vector.slice(0, 80),
    link_url: link.slice(0, 500),
    image: '/pictures/a/1.webp',
  }
  return {
    ...Object.fromEntries(
      vectors.map((one, place) => [
        `faq/domanda-${place}.md`,
        textFile(
          { title: JSON.stringify(one), description: JSON.stringify(one), category: categoryOf(place) },
          one,
        ),
      ]),
    ),
    'faq/categories.json': JSON.stringify(
      ofCategories(vectors, (slug, name) => ({ slug, name: name.slice(0, 100), description: name })),
    ),
    'pages/corpo.md': textFile({ title: text, description: text }, vector),
    [`pages/${fileName(vector)}.md`]: textFile({ title: 'Nome' }, vector),
    [`${fileName(vector)}/uno.md`]: textFile({ title: 'Cartella' }, vector),
    [`faq/${fileName(vector)}/uno.md`]: textFile({ title: 'Categoria' }),
    'pages/rotta.md': `---\n${vector}: 1\n---\n`,
    'volantini/v.md': textFile({
      title: text,
      from: '2026-01-01',
      to: '2026-01-02',
      pages: `[{ title: ${text}, text: ${text}, image: ${JSON.stringify(link)}, alt: ${text}, width: 1, height: 1 }]`,
    }),
    'volantini/pdf.md': textFile({ title: text, pages: `[{ title: ${text} }]`, pdf: text }),
    'menus/main.json': JSON.stringify([{ title: vector.slice(0, 80), url: link, children: lines(vectors) }]),
    'menus/footer.json': JSON.stringify([{ title: 'x', url: '/', children: lines(vectors) }]),
    'slides.json': JSON.stringify({ home: [slide], [vector]: [slide] }),
    'forms/contatti.json': formOf(vector),
  }
}

/** The same as a WordPress whose editor may keep any HTML. */
export function hostileWordPress(vectors: readonly string[]): WordPressContent {
  const vector = vectors[0] ?? ''
  const link = addressOf(vector)
  const whole = { title: vector, content: vector, excerpt: vector }
  return {
    posts: [
      ...vectors.map((one, place) => ({
        type: 'faq',
        slug: `domanda-${place}`,
        title: one,
        content: one,
        excerpt: one,
        terms: { faq_categories: [categoryOf(place), vectors[place - (place % A_CATEGORY)] ?? ''] as const },
      })),
      { type: 'page', slug: 'corpo', ...whole, meta: { version: vector, sections: vector } },
      { type: 'page', slug: vector, ...whole },
      {
        type: 'volantini',
        slug: 'v',
        ...whole,
        meta: {
          from: '2026-01-01',
          to: '2026-01-02',
          promotions: vector,
          flyer_pages: `${link} ${vector}`,
          pdf: link,
        },
      },
      {
        type: 'new_slides',
        slug: 's',
        ...whole,
        meta: { link_text: vector, link_url: link, services: vector },
      },
      { type: 'forms', slug: 'contatti', title: 'x', meta: { definition: formOf(vector) } },
    ],
    menus: {
      main: [{ title: vector, url: link }, ...lines(vectors)],
      footer: [{ title: 'x', url: '/' }, ...lines(vectors).map((line) => ({ ...line, parent: 'x' }))],
    },
  }
}
