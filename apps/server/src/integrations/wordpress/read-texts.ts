import { openCleaner } from '../../modules/content/html/clean.ts'
import { ownAddresses } from './own-addresses.ts'
import { rawsOf } from './raw.ts'
import type { PartGiven, PartKind, PartsRead, PostAnswer, PostGiven, ReadingSettings } from './text-tasks.ts'
import { readMenu } from './wordpress-menu.ts'
import { readCategory, readPost, type Reading } from './wordpress-post.ts'
import { readSlides } from './wordpress-slides.ts'

/** In the thread of contents: what texts of a WordPress pass. */
async function readingOf({ base, pictureHosts }: ReadingSettings): Promise<Reading> {
  const own = ownAddresses(new URL(base))
  return { own, cleaner: await openCleaner({ pictureHosts, toShop: own }), pictureHosts }
}

export const readPostApart = async ({ post, ...settings }: PostGiven): Promise<PostAnswer> =>
  readPost(post, await readingOf(settings))

export async function readPartApart({ kind, text, ...settings }: PartGiven): Promise<PartsRead[PartKind]> {
  const reading = await readingOf(settings)
  const value: unknown = JSON.parse(text)
  if (kind === 'menu') return readMenu(value, reading)
  if (kind === 'slides') return readSlides(rawsOf(value), reading)
  return rawsOf(value).flatMap((raw) => readCategory(raw, reading) ?? [])
}
