import type { Readable } from 'node:stream'
import type { PostsAsked } from '@cambusa/contract/content/content-urls'
import type { MenuItem } from '@cambusa/contract/content/menus'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import type { Slide } from '@cambusa/contract/content/slides'

/** A page of a list of posts or terms. */
export interface PostsFound {
  posts: (ContentPost | ContentCategory)[]
  /** Of all pages. */
  total: number
  totalPages: number
}

export interface SlidesAsked {
  sliderId: string
  /** A time of the day that is meant. */
  unixSeconds: number
  /** 0: none chosen. */
  deliveryServiceId: number
}

/** A file of the content, with the type that its first bytes have. */
export interface ContentFile {
  /** A stream has to be read or destroyed. */
  body: Buffer | Readable
  bytes: number
  contentType: string
  etag: string
}

/**
 * Where the content comes from: the folder of files, or a WordPress. What it answers is clean: HTML and trees have
 * passed `cleanHtml`, links and pictures the rules of the domain. It never rejects: what is unknown, and what cannot be
 * had, is empty.
 */
export interface ContentSource {
  /** Resolves when the content has been read for the first time; before, there is no version and no problem. */
  opened(): Promise<void>
  /** Changes when an answer may have changed; equal in all processes. A part of the key of cached pages. */
  version(): string
  menu(location: string): Promise<MenuItem[]>
  slides(asked: SlidesAsked): Promise<Slide[]>
  /** A type that is unknown has none. */
  posts(type: string, asked: PostsAsked): Promise<PostsFound>
  /** The service does not answer, and nothing that it said of this type was kept: whether a post is there is not known. */
  isAway(type: string): boolean
  /** The definition of a form as JSON, unchecked, where it is not a file of the content folder; undefined: it is one. */
  formDefinition(formId: string): string | undefined
  /** A file below UPLOADS_URL; undefined if there is none, or if it is neither a picture nor a PDF. */
  file(path: string): Promise<ContentFile | undefined>
  /** What is wrong with the content, in one sentence for the operator (file and line); the last good state is kept. */
  problem(): string | undefined
  close(): void
}
