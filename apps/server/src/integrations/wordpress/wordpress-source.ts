import { join } from 'node:path'
import { MENU_LOCATIONS, POST_TYPES } from '@cambusa/contract/content/content-urls'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import { slidesOf } from '../../modules/content/folder/slides.ts'
import type { ContentSource } from '../../modules/content/source/content-source.ts'
import { filteredPosts, filteredTerms, paged } from '../../modules/content/source/posts-found.ts'
import type { Platform } from '../../platform/http/context.ts'
import { openMirror } from './mirror.ts'
import { wordPressReader } from './text-tasks.ts'
import { openUploads } from './wordpress-uploads.ts'
import { wordPressContent, type NoteText } from './wordpress-content.ts'
import { listPart, loadPart, menuPart, TYPES_PART } from './wordpress-parts.ts'

const SHOWN = [POST_TYPES.pages, POST_TYPES.faq, POST_TYPES.flyers]
const WANTED = [
  ...[...SHOWN, POST_TYPES.faqCategories, 'new_slides', 'forms'].map(listPart),
  ...MENU_LOCATIONS.map(menuPart),
  TYPES_PART,
]

interface Given {
  /** Address of WordPress. */
  url: string
  dataDir: string
  pictureHosts: readonly string[]
  log: Pick<Platform['log'], 'warn' | 'info'>
  clock: Platform['clock']
}

/** The content service of a WordPress. */
export interface WordPressSource extends ContentSource {
  /** Asks for what is due, at once. */
  refresh(): Promise<void>
}

/**
 * The content of a WordPress with our plugin. All of it is read, filtered and sorted here as content of files is: WordPress
 * is asked for whole lists every five minutes, never by shoppers.
 */
export function openWordPress({ url, dataDir, pictureHosts, log, clock }: Given): WordPressSource {
  const base = new URL(url)
  const nowMs = () => clock().getTime()
  const mirror = openMirror({
    load: (part) => loadPart(base, part),
    wanted: WANTED,
    folder: join(dataDir, 'wordpress', `${base.host}${base.pathname}`.replace(/[^a-z0-9.-]+/gi, '_')),
    nowMs,
    log,
  })
  const closing = new AbortController()
  const wrong = new Map<string, string>()
  const note: NoteText = (name, reason) => {
    if (reason === undefined) return void wrong.delete(name)
    if (wrong.get(name) !== reason)
      log.warn({ name, reason }, 'a text of WordPress was not read, its last good version is shown')
    wrong.set(name, reason)
  }
  const content = wordPressContent(mirror, wordPressReader({ base: url, pictureHosts }, closing.signal), note)
  /** Only types that WordPress lists are asked for: a name that somebody makes up costs it nothing. */
  const hasType = async (type: string) =>
    SHOWN.some((shown) => shown === type) || (await content.types()).includes(type)

  return {
    async opened() {
      await Promise.all(WANTED.map((part) => mirror.read(part)))
    },
    version: () => mirror.version(),
    menu: async (location) =>
      MENU_LOCATIONS.some((known) => known === location) ? content.menu(location) : [],
    slides: async (asked) => slidesOf(await content.slides(), asked),
    async posts(type, asked) {
      if (type === POST_TYPES.faqCategories)
        return paged(filteredTerms(await content.categories(), asked), asked)
      if (!(await hasType(type))) return paged([], asked)
      const { posts, earlier } = await content.posts(type)
      const { slug = '', version } = asked
      const before = version === undefined ? undefined : earlier.get(`${slug}@${version}`)
      if (before !== undefined) return paged([before], asked)
      const found = filteredPosts(posts, asked)
      return paged(
        version === undefined ? found : found.filter(({ shop }) => shop.version === version),
        asked,
      )
    },
    isAway: (type) => mirror.failure() !== undefined && mirror.peek(listPart(type)) === undefined,
    formDefinition: (formId) => content.definitions().get(formId),
    file: openUploads({ base, nowMs }),
    problem() {
      const failure = mirror.failure()
      // Reads the forms that WordPress gave last, whose mistakes nobody would hear of otherwise before they are opened.
      content.definitions()
      const first = [...wrong].at(0)
      if (failure === undefined)
        return first && contentTexts.wordPressText({ name: first[0], reason: first[1] })
      const { reason, sinceMs } = failure
      return contentTexts.wordPressAway({ url, since: formatDateTime(new Date(sinceMs)), reason })
    },
    refresh: mirror.refresh,
    close() {
      closing.abort()
      mirror.close()
    },
  }
}
