import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import type { MenuItem } from '@cambusa/contract/content/menus'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import { hashText } from '@cambusa/domain/text/hash-text'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import type { Mistake } from './mistake.ts'
import type { FileRead } from './read-file.ts'
import type { PostRead } from './read-post.ts'
import type { Slides } from './slides.ts'

/** The whole content, from the good files. */
export interface ContentState {
  /** Published texts by type. */
  posts: ReadonlyMap<string, readonly ContentPost[]>
  /** Earlier versions of pages: 'privacy@2025-06'. */
  earlier: ReadonlyMap<string, ContentPost>
  /** Categories by the name that the call has: 'faq_categories'. */
  categories: ReadonlyMap<string, readonly ContentCategory[]>
  menus: ReadonlyMap<string, MenuItem[]>
  slides: Slides
}

export const NO_CONTENT: ContentState = {
  posts: new Map(),
  earlier: new Map(),
  categories: new Map(),
  menus: new Map(),
  slides: new Map(),
}

const HALF = 0x7fffffff

/** Puts the files together, in the order of their paths; notes are mistakes that show between files. */
export function assemble(files: readonly { path: string; read: FileRead }[]): {
  state: ContentState
  notes: Mistake[]
} {
  const notes: Mistake[] = []
  const named = new Map<string, PostRead>()
  const menus = new Map<string, MenuItem[]>()
  const terms = new Map<string, Term[]>()
  let slides: Slides = new Map()
  for (const { path, read } of files) {
    if (read.kind === 'menu') menus.set(read.location, read.items)
    else if (read.kind === 'slides') slides = read.slides
    else if (read.kind === 'categories') terms.set(read.type, read.categories.map(term(read.type)))
    else if (!read.isDraft) {
      const name = `${read.type}/${read.slug}${read.earlier === undefined ? '' : `@${read.earlier}`}`
      if (named.has(name))
        notes.push({ file: path, line: 1, reason: contentTexts.twice({ slug: read.slug }) })
      else named.set(name, read)
    }
  }
  for (const { path, read } of files)
    if (read.kind === 'post' && read.category !== undefined) {
      const note = addMissing(terms, read.type, read.category)
      if (note !== undefined) notes.push({ file: path, line: 1, reason: note })
    }
  return { state: { ...stateOf([...named.values()], terms), menus, slides }, notes }
}

type Term = Omit<ContentCategory, 'count'>

const taxonomyOf = (type: string) => `${type}_categories`

const term =
  (type: string) =>
  ({ slug, name, description = '' }: { slug: string; name: string; description?: string }): Term => ({
    id: (hashText(`${taxonomyOf(type)}/${slug}`) & HALF) + 1,
    name,
    slug,
    description,
    taxonomy: taxonomyOf(type),
  })

/** A category that is not in the list of its type is shown after the others, named like its slug. */
function addMissing(terms: Map<string, Term[]>, type: string, slug: string): string | undefined {
  const known = terms.get(type) ?? []
  if (known.some((one) => one.slug === slug)) return undefined
  const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  terms.set(type, [...known, term(type)({ slug, name })])
  return type === POST_TYPES.faq ? contentTexts.noCategory({ slug }) : undefined
}

function stateOf(reads: readonly PostRead[], terms: ReadonlyMap<string, readonly Term[]>) {
  const posts = new Map<string, ContentPost[]>()
  const earlier = new Map<string, ContentPost>()
  for (const read of reads) {
    const known = terms.get(read.type)?.find(({ slug }) => slug === read.category)
    const post = placed(read, known, versionsOf(read, reads))
    if (read.earlier === undefined) posts.set(read.type, [...(posts.get(read.type) ?? []), post])
    else earlier.set(`${read.slug}@${read.earlier}`, post)
  }
  const categories = new Map(
    [...terms].map(([type, list]) => [
      taxonomyOf(type),
      list.map((one) => counted(one, posts.get(type) ?? [])),
    ]),
  )
  return { posts, earlier, categories }
}

const counted = (one: Term, posts: readonly ContentPost[]): ContentCategory => ({
  ...one,
  count: posts.filter(({ categories }) => categories.includes(one.id)).length,
})

/** The versions of a page that can be asked for, the present one first, then newest first. */
function versionsOf({ type, slug, post }: PostRead, reads: readonly PostRead[]): string[] | undefined {
  if (post.shop.version === undefined) return undefined
  const all = reads.filter((read) => read.type === type && read.slug === slug)
  const present = all.flatMap(({ earlier, post: { shop } }) =>
    earlier === undefined ? (shop.version ?? []) : [],
  )
  const before = all.flatMap(({ earlier }) => earlier ?? []).toSorted((a, b) => (a < b ? 1 : -1))
  return [...present, ...before]
}

function placed({ post }: PostRead, known: Term | undefined, versions: string[] | undefined): ContentPost {
  const shop = {
    ...post.shop,
    ...(versions === undefined ? {} : { versions }),
    ...(known === undefined ? {} : { category: { slug: known.slug, name: known.name } }),
  }
  return { ...post, categories: known === undefined ? [] : [known.id], shop }
}
