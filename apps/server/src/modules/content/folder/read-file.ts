import type { MenuItem } from '@cambusa/contract/content/menus'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import * as Type from 'typebox'
import { openCleaner, type Cleaner } from '../html/clean.ts'
import { readFormDefinition } from './form-definition.ts'
import { readJson } from './json-file.ts'
import { ContentMistake, type Mistake } from './mistake.ts'
import { isSlug } from './post-fields.ts'
import { readMenu } from './read-menu.ts'
import { readPost, type PostName, type PostRead } from './read-post.ts'
import { readSlides, type Slides } from './slides.ts'

const CategoriesFile = Type.Array(
  Type.Object(
    {
      slug: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 100 }),
      name: Type.String({ minLength: 1, maxLength: 100 }),
      description: Type.Optional(Type.String({ maxLength: 400 })),
    },
    { additionalProperties: false },
  ),
  { maxItems: 100 },
)
export type CategoriesWritten = Type.Static<typeof CategoriesFile>

export type FileRead =
  | PostRead
  | { kind: 'menu'; location: string; items: MenuItem[] }
  | { kind: 'categories'; type: string; categories: CategoriesWritten }
  | { kind: 'slides'; slides: Slides }

const SLIDES_FILE = 'slides.json'

/** What one file of the folder says; `notes` are mistakes in it that leave the rest readable. */
export interface ReadResult {
  read: FileRead | undefined
  notes: Omit<Mistake, 'file'>[]
}

/** The same from another thread, which an error of ours does not leave as such. */
export type ApartRead = ReadResult | { mistake: Omit<Mistake, 'file'> }

interface Tools {
  cleaner: Cleaner
  pictureHosts: readonly string[]
}

const only = (read: FileRead | undefined): ReadResult => ({ read, notes: [] })

/** What reads a file needs: its path within the folder, its text, and what the shop allows. */
export interface FileGiven {
  path: string
  text: string
  pictureHosts: readonly string[]
}

/** Reads a file of the folder, in the worker thread of contents. */
export async function readFileApart({ path, text, pictureHosts }: FileGiven): Promise<ApartRead> {
  try {
    return readContentFile(path, text, { cleaner: await openCleaner({ pictureHosts }), pictureHosts })
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error
    return { mistake: { line: error.line, reason: error.message } }
  }
}

/** Forms are shown by their own module, which reads them itself; their mistakes are told with all others. */
function form(file: string, text: string): ReadResult {
  if (!isSlug(file.slice(0, -'.json'.length))) throw new ContentMistake(1, contentTexts.badName)
  const read = readFormDefinition(text)
  if ('reason' in read) throw new ContentMistake(read.line, read.reason)
  return only(undefined)
}

function readContentFile(path: string, text: string, tools: Tools): ReadResult {
  if (path === SLIDES_FILE) {
    const { slides, notes } = readSlides(text, tools)
    return { read: { kind: 'slides', slides }, notes }
  }
  const [type = '', ...names] = path.split('/')
  const file = names.at(-1)
  if (file === undefined) return only(undefined)
  if (type === 'forms') return file.endsWith('.json') ? form(file, text) : only(undefined)
  if (type === 'menus') return only(file.endsWith('.json') ? menu(file, text) : undefined)
  if (names.length === 1 && file === 'categories.json')
    return only({ kind: 'categories', type, categories: readJson(text, CategoriesFile).value })
  if (!file.endsWith('.md')) return only(undefined)
  return readPost(nameOf(type, names), text, tools)
}

function menu(file: string, text: string): FileRead {
  const location = file.slice(0, -'.json'.length)
  if (!isSlug(location)) throw new ContentMistake(1, contentTexts.badName)
  return { kind: 'menu', location, items: readMenu(location, text) }
}

/** The type, slug, version and folder that the names of a text's folders and file say. */
function nameOf(type: string, names: readonly string[]): PostName {
  const [slug = '', earlier] = (names.at(-1) ?? '').slice(0, -'.md'.length).split('@')
  const [folder, ...deeper] = names.slice(0, -1)
  const areSlugs = [type, slug, ...(folder === undefined ? [] : [folder])].every(isSlug)
  if (!areSlugs || deeper.length > 0) throw new ContentMistake(1, contentTexts.badName)
  return { type, slug, earlier, folder }
}
