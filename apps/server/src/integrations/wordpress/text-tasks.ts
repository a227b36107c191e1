import type { ContentCategory } from '@cambusa/contract/content/posts'
import type { MenuItem } from '@cambusa/contract/content/menus'
import type { Slides } from '../../modules/content/folder/slides.ts'
import { contentLine } from '../../modules/content/source/content-line.ts'
import { defineTask, TaskStopped, type Task } from '../../platform/offload/task.ts'
import type { RawPost, ReadPost } from './wordpress-post.ts'

/** What the thread of contents needs to know of a shop and its WordPress. */
export interface ReadingSettings {
  /** Address of WordPress. */
  base: string
  pictureHosts: readonly string[]
}

/** Parts of which WordPress's JSON is read as a whole. */
export interface PartsRead {
  categories: ContentCategory[]
  slides: Slides
  menu: MenuItem[]
}
export type PartKind = keyof PartsRead

export interface PostGiven extends ReadingSettings {
  post: RawPost
}
export interface PartGiven extends ReadingSettings {
  kind: PartKind
  /** JSON. */
  text: string
}

/** undefined: it is not shown; 'tooMuch': it cannot be read. */
export type PostAnswer = ReadPost | undefined | 'tooMuch'

export const wordPressPostTask = defineTask<PostGiven, PostAnswer>('wordpress-post')
export const wordPressPartTask = defineTask<PartGiven, PartsRead[PartKind]>('wordpress-part')

/** Runs a task in the thread of contents; 'tooMuch' if it was stopped because it takes too long or too much memory. */
async function inTime<Input, Output>(
  task: Task<Input, never, Output>,
  input: Input,
  signal: AbortSignal,
): Promise<Output | 'tooMuch'> {
  try {
    return await contentLine.run(task, input, { signal })
  } catch (error) {
    if (error instanceof TaskStopped && error.reason !== 'busy') return 'tooMuch'
    throw error
  }
}

/** Reads texts of WordPress in the thread of contents. They reject when `closing` stops them. */
export interface WordPressReader {
  post(post: RawPost): Promise<PostAnswer>
  part<Kind extends PartKind>(kind: Kind, text: string): Promise<PartsRead[Kind] | 'tooMuch'>
}

export const wordPressReader = (settings: ReadingSettings, closing: AbortSignal): WordPressReader => ({
  post: (post) => inTime(wordPressPostTask, { ...settings, post }, closing),
  part: <Kind extends PartKind>(kind: Kind, text: string) =>
    inTime(wordPressPartTask, { ...settings, kind, text }, closing) as Promise<PartsRead[Kind] | 'tooMuch'>,
})
