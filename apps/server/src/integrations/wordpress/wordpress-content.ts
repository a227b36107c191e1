import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import type { MenuItem } from '@cambusa/contract/content/menus'
import { readFormDefinition } from '../../modules/content/folder/form-definition.ts'
import type { Slides } from '../../modules/content/folder/slides.ts'
import type { Mirror } from './mirror.ts'
import { rawOf, rawsOf, textIn, type Raw } from './raw.ts'
import type { PartKind, WordPressReader } from './text-tasks.ts'
import type { RawPost, ReadPost } from './wordpress-post.ts'
import { listPart, menuPart, TYPES_PART } from './wordpress-parts.ts'

/** Posts of a type; earlier versions of pages by slug and version: 'privacy@2025-06'. */
export interface TypedPosts {
  posts: readonly ContentPost[]
  earlier: ReadonlyMap<string, ContentPost>
}

/** Forms that the editor has written, by slug: their JSON. */
export type Definitions = ReadonlyMap<string, string>

/** What WordPress says, read and cleaned once for each of its answers. */
export interface WordPressContent {
  posts(type: string): Promise<TypedPosts>
  /** Types of posts that WordPress has. */
  types(): Promise<readonly string[]>
  categories(): Promise<readonly ContentCategory[]>
  slides(): Promise<Slides>
  menu(location: string): Promise<MenuItem[]>
  /** Those of the last answer. */
  definitions(): Definitions
}

/** What is wrong with a text of WordPress, by its name; undefined: nothing. */
export type NoteText = (name: string, reason: string | undefined) => void

const NONE = '[]'
const NO_TERMS: readonly ContentCategory[] = []
const NO_POST: TypedPosts = { posts: [], earlier: new Map() }
const NO_SLIDES: Slides = new Map()
const NO_MENU: MenuItem[] = []
const NO_TYPES: readonly string[] = []
/** WordPress's own kinds, and ours that have a shape of their own: no posts to show. */
const NO_POSTS = [
  'media',
  'menu-items',
  'blocks',
  'templates',
  'template-parts',
  'navigation',
  'new_slides',
  'forms',
]

/** The types of posts that may be shown, by the name that they have in addresses. */
const typesIn = (value: unknown): string[] =>
  Object.values(rawOf(value))
    .map((one) => textIn(rawOf(one), 'rest_base'))
    .filter((name) => name !== '' && !NO_POSTS.includes(name))

/** Keeps what was made of something until it is given something else; what cannot be read leaves what was made before. */
function madeOnce<Given extends readonly unknown[], Made>(
  none: Made,
  make: (name: string, ...given: Given) => Promise<Made | 'tooMuch'>,
) {
  const known = new Map<string, { given: Given; made: Promise<Made> }>()
  return (name: string, ...given: Given): Promise<Made> => {
    const before = known.get(name)
    if (before?.given.every((one, at) => one === given[at])) return before.made
    const earlier = async () => (before === undefined ? none : before.made)
    const made = make(name, ...given).then(
      (value) => (value === 'tooMuch' ? earlier() : value),
      () => {
        // The thread failed, or the shop is being closed: whoever asks next has it tried again.
        if (known.get(name)?.made === made) known.delete(name)
        return earlier()
      },
    )
    known.set(name, { given, made })
    return made
  }
}

/** The name of a post, which stays the same over its changes. */
const keyOf = (type: string, raw: Raw) => `${type}/${textIn(raw, 'slug')}`

const parsed = (text: string): Raw[] => rawsOf(JSON.parse(text))

/** Puts pages and their earlier versions together; each says which versions there are, the present one first. */
function withVersions(reads: readonly ReadPost[]): TypedPosts {
  const pageOf = ({ post, versionOf }: ReadPost) => (versionOf === '' ? post.slug : versionOf)
  const placed = reads.map((read): ContentPost => {
    const { post } = read
    const slug = pageOf(read)
    const { version } = post.shop
    if (version === undefined) return post
    const of = reads.filter((other) => pageOf(other) === slug)
    const named = (isPresent: boolean) =>
      of.flatMap((other) => ((other.versionOf === '') === isPresent ? (other.post.shop.version ?? []) : []))
    const versions = [...named(true), ...named(false).toSorted().toReversed()]
    return { ...post, slug, link: `/page/${slug}`, shop: { ...post.shop, versions } }
  })
  const isPresent = (at: number) => reads[at]!.versionOf === ''
  const earlier = placed.filter((_, at) => !isPresent(at))
  return {
    posts: placed.filter((_, at) => isPresent(at)),
    earlier: new Map(earlier.map((post) => [`${post.slug}@${post.shop.version ?? ''}`, post])),
  }
}

/** `note` hears of each form what is wrong with it, or that nothing is. */
function definitionsIn(text: string, note: NoteText): Definitions {
  const published = parsed(text).filter((raw) => textIn(raw, 'status') === 'publish')
  return new Map(
    published.map((raw) => {
      const { definition } = rawOf(raw['meta'])
      const written = typeof definition === 'string' ? definition : ''
      const read = readFormDefinition(written)
      note(keyOf('forms', raw), 'reason' in read ? read.reason : undefined)
      return [textIn(raw, 'slug'), written]
    }),
  )
}

/**
 * What WordPress says, from the mirror. Texts are read in the thread of contents; `note` hears of each what is wrong.
 */
export function wordPressContent(mirror: Mirror, reader: WordPressReader, note: NoteText): WordPressContent {
  /** Posts that were read, by what WordPress said of them: an unchanged one is not cleaned again. */
  const known = new Map<string, ReadonlyMap<string, ReadPost | undefined>>()
  /** The last good version of each post. */
  const good = new Map<string, ReadPost>()

  async function part<Kind extends PartKind>(kind: Kind, name: string, text: string) {
    const read = await reader.part(kind, text)
    note(name, read === 'tooMuch' ? contentTexts.tooHard : undefined)
    return read
  }
  async function readOne(post: RawPost): Promise<ReadPost | undefined> {
    const key = keyOf(post.type, post.raw)
    const read = await reader.post(post)
    note(key, read === 'tooMuch' ? contentTexts.tooHard : undefined)
    if (read === 'tooMuch') return good.get(key)
    if (read === undefined) good.delete(key)
    else good.set(key, read)
    return read
  }

  const categoriesOf = madeOnce(NO_TERMS, (name, text: string) => part('categories', name, text))
  const categories = async () =>
    categoriesOf(POST_TYPES.faqCategories, (await mirror.read(listPart(POST_TYPES.faqCategories))) ?? NONE)

  const postsOf = madeOnce(NO_POST, async (type, list: string, terms: readonly ContentCategory[]) => {
    const before = known.get(type)
    const reads = new Map<string, ReadPost | undefined>()
    for (const raw of parsed(list)) {
      const said = JSON.stringify([raw, terms])
      reads.set(said, before?.has(said) ? before.get(said) : await readOne({ raw, type, categories: terms }))
    }
    known.set(type, reads)
    return withVersions([...reads.values()].filter((read) => read !== undefined))
  })
  const slidesOf = madeOnce(NO_SLIDES, (name, text: string) => part('slides', name, text))
  const menuOf = madeOnce(NO_MENU, (location, text: string) => part('menu', menuPart(location), text))
  const typesOf = madeOnce(NO_TYPES, async (_, text: string) => typesIn(JSON.parse(text)))

  let defined: { text: string; definitions: Definitions } | undefined

  return {
    definitions() {
      const text = mirror.peek(listPart('forms')) ?? NONE
      if (defined?.text !== text) defined = { text, definitions: definitionsIn(text, note) }
      return defined.definitions
    },
    async posts(type) {
      const terms = type === POST_TYPES.faq ? await categories() : NO_TERMS
      return postsOf(type, (await mirror.read(listPart(type))) ?? NONE, terms)
    },
    categories,
    types: async () => typesOf('', (await mirror.read(TYPES_PART)) ?? '{}'),
    slides: async () => slidesOf('new_slides', (await mirror.read(listPart('new_slides'))) ?? NONE),
    menu: async (location) => menuOf(location, (await mirror.read(menuPart(location))) ?? NONE),
  }
}
