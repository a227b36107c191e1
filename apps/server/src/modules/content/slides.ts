import { ownValue } from '@cambusa/domain/own-value'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Slide } from '@cambusa/contract/content/slides'
import { romeDate } from '@cambusa/domain/time/dates'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { unshownPicture, type UnshownPicture } from '@cambusa/domain/web/unshown-picture'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import type { Config } from '../../config.ts'
import { jsonLines } from '../../platform/json-lines.ts'
import { projectRoot } from '../../platform/process/project-root.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { knownSentence } from '../../platform/process/startup-failure.ts'

/** A slide with its dates and services; without them it is always shown to everybody. */
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

/** The slides that come with the program. */
export const shippedSlides = join(projectRoot, 'apps/server/content/slides.json')

/** The retailer's file: at the configured path, else in the data folder; if there is none, the one of the program. */
export function slidesFileOf({ slidesFile, dataDir }: Pick<Config, 'slidesFile' | 'dataDir'>): string {
  if (slidesFile !== undefined) return resolve(slidesFile)
  const own = join(dataDir, 'slides.json')
  return existsSync(own) ? own : shippedSlides
}

/**
 * Reads the slides of the shop; none without a file. Throws StartupError with one sentence that names the wrong line
 * and field.
 */
export function readSlides(file: string): SlidesFile {
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  const lines = jsonLines(text)
  if (lines.brokenLine !== undefined)
    throw new StartupError(startupTexts.slidesBroken({ file, line: lines.brokenLine }))
  const value: unknown = JSON.parse(text)
  if (Value.Check(SlidesFile, value)) return value
  const { instancePath = '' } = Value.Errors(SlidesFile, value)[0] ?? {}
  const field = instancePath.slice(1).replaceAll('/', '.')
  throw new StartupError(startupTexts.slidesWrong({ file, line: lines.lineOf(instancePath), field }))
}

/** The message about a mistake in the slides for the person who starts the shop, if any. */
export function slidesProblem(config: Pick<Config, 'slidesFile' | 'dataDir'>): string | undefined {
  const file = slidesFileOf(config)
  if (!existsSync(file)) return startupTexts.slidesMissing({ file })
  try {
    readSlides(file)
    return undefined
  } catch (error) {
    return knownSentence(error)
  }
}

/** The slides of a slider on the day of a unix time (seconds); deliveryServiceId 0 means no particular service. */
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

/** Slides whose picture the shop's pages do not show, and why. */
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
