import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import type { FastifyBaseLogger } from 'fastify'
import type { TaskLine } from '../../../platform/offload/task-line.ts'
import type { ContentSource } from '../source/content-source.ts'
import { findUpload } from '../files/uploads.ts'
import { filteredPosts, filteredTerms, paged } from '../source/posts-found.ts'
import type { Mistake } from './mistake.ts'
import { slidesOf } from './slides.ts'
import { readerApart } from './read-apart.ts'
import { watchFolder, type FolderPlace } from './watched-folder.ts'

/** A look at a hundred files takes milliseconds (decision 236), and authors see a change at once. */
const LOOK_MS = 1_500

interface Given {
  place: FolderPlace
  pictureHosts: readonly string[]
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** Where texts are read; by default in the process's thread for them. */
  line?: TaskLine | undefined
}

/** The content service of a folder of files. */
export interface EmbeddedSource extends ContentSource {
  /** Looks twice, as a change is read when it has settled. */
  refresh(): Promise<void>
}

/**
 * Content from a folder of Markdown and JSON. It is read with the first question, not at the start, and from then on
 * looked at again every LOOK_MS, by each process for itself; its mistakes are logged once.
 */
export function openEmbedded({ place, pictureHosts, log, line }: Given): EmbeddedSource {
  const closing = new AbortController()
  const folder = watchFolder(place, readerApart(pictureHosts, closing.signal, line))
  let told = ''
  let opening: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function tell(hasChanged: boolean) {
    const mistakes = folder.mistakes().map(sentenceOf)
    const now = `${String(folder.isAway())} ${mistakes.join('\n')}`
    if (now !== told && (mistakes.length > 0 || folder.isAway()))
      log.warn(
        { mistakes: mistakes.slice(0, 20), isAway: folder.isAway() },
        'mistakes in the content, the last good version is shown',
      )
    if (hasChanged) log.info({ version: folder.version() }, 'content read')
    told = now
  }

  async function look() {
    tell(await folder.look())
  }

  function again() {
    if (isClosed) return
    timer = setTimeout(() => void look().finally(again), LOOK_MS)
    timer.unref()
  }

  const opened = () => (opening ??= look().finally(again))

  return {
    opened,
    version: () => folder.version(),
    async menu(location) {
      await opened()
      return folder.state().menus.get(location) ?? []
    },
    async slides(asked) {
      await opened()
      return slidesOf(folder.state().slides, asked)
    },
    async posts(type, asked) {
      await opened()
      const { posts, earlier, categories } = folder.state()
      const terms = categories.get(type)
      if (terms !== undefined) return paged(filteredTerms(terms, asked), asked)
      const before = asked.version === undefined ? undefined : earlier.get(`${asked.slug}@${asked.version}`)
      if (before !== undefined && type === POST_TYPES.pages) return paged([before], asked)
      const found = filteredPosts(posts.get(type) ?? [], asked)
      const { version } = asked
      return paged(
        version === undefined ? found : found.filter(({ shop }) => shop.version === version),
        asked,
      )
    },
    isAway: () => folder.isAway() && folder.state().posts.size === 0,
    formDefinition: () => undefined,
    file: (path) => findUpload(place.folder, path),
    problem() {
      if (folder.isAway()) return contentTexts.noFolder({ folder: place.folder })
      const [first, ...others] = folder.mistakes()
      return first && contentTexts.mistakes({ first: sentenceOf(first), more: others.length })
    },
    async refresh() {
      await opened()
      await look()
      await look()
    },
    close() {
      isClosed = true
      closing.abort()
      clearTimeout(timer)
    },
  }
}

const sentenceOf = (mistake: Mistake) => contentTexts.mistake(mistake)
