import { ownValue } from '@cambusa/domain/own-value'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Slide } from '@cambusa/contract/content'
import { romeDate } from '@cambusa/domain/time/dates'
import { unshownPicture, type UnshownPicture } from '@cambusa/domain/web/unshown-picture'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { projectRoot } from '../../platform/project-root.ts'

/** A slide with when and for whom it is shown; always and for everybody when left out. */
const ScheduledSlide = Type.Object({
  ...Slide.properties,
  /** First and last day, yyyy-MM-dd in Rome. */
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  deliveryServiceIds: Type.Optional(Type.Array(Type.Integer())),
})
/** Slides by slider: the content of slides.json. */
const SlidesFile = Type.Record(Type.String(), Type.Array(ScheduledSlide))
export type SlidesFile = Type.Static<typeof SlidesFile>

export const slidesFile = join(projectRoot, 'apps/server/content/slides.json')

/** Reads the slides of the shop; none where there is no file. Throws Error naming the field that is wrong. */
export function readSlides(file: string): SlidesFile {
  if (!existsSync(file)) return {}
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (Value.Check(SlidesFile, value)) return value
  const first = Value.Errors(SlidesFile, value)[0]
  throw new Error(`${file}: ${first?.instancePath ?? ''} ${first?.message ?? 'is not a list of slides'}`)
}

/** The slides of a slider on the day of a unix time (seconds); deliveryServiceId 0 is nobody's in particular. */
export function slidesOf(
  slides: SlidesFile,
  asked: { sliderId: string; unixSeconds: number; deliveryServiceId: number },
): Slide[] {
  const day = romeDate(new Date(asked.unixSeconds * 1000))
  return (ownValue(slides, asked.sliderId) ?? [])
    .filter(({ from, to }) => (from === undefined || from <= day) && (to === undefined || day <= to))
    .filter(({ deliveryServiceIds: ids }) => ids === undefined || ids.includes(asked.deliveryServiceId))
    .map(({ id, title, content, link_text, link_url, image }) => ({
      id,
      title,
      content,
      link_text,
      link_url,
      image,
    }))
}

/** Slides whose picture the pages of the shop do not show, and why. */
export const unshownSlides = (
  slides: SlidesFile,
  pictureHosts: readonly string[],
): ({ slider: string; slide: number } & UnshownPicture)[] =>
  Object.entries(slides).flatMap(([slider, list]) =>
    list.flatMap(({ id, image }) => {
      const unshown = unshownPicture(image, pictureHosts)
      return unshown === undefined ? [] : [{ slider, slide: id, ...unshown }]
    }),
  )
