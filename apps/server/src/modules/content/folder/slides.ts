import type { Slide } from '@cambusa/contract/content/slides'
import { contentLink } from '@cambusa/domain/content/content-address'
import { CALENDAR_DAY } from '@cambusa/domain/time/calendar-day'
import { romeDate } from '@cambusa/domain/time/dates'
import { unshownPicture } from '@cambusa/domain/web/unshown-picture'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import * as Type from 'typebox'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { SlidesAsked } from '../source/content-source.ts'
import type { Cleaner } from '../html/clean.ts'
import { readJson } from './json-file.ts'
import type { Mistake } from './mistake.ts'

const Rendered = Type.Object({ rendered: Type.String({ maxLength: 2_000 }) })
const Day = Type.String({ pattern: CALENDAR_DAY })

/** A slide with its dates and services; without them it is always shown to everybody. */
const WrittenSlide = Type.Object({
  id: Type.Integer(),
  title: Rendered,
  content: Rendered,
  link_text: Type.String({ maxLength: 80 }),
  link_url: Type.String({ maxLength: 500 }),
  image: Type.String({ maxLength: 500 }),
  /** First and last day in Rome. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  deliveryServiceIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 50 })),
})
const SlidesFile = Type.Record(Type.String(), Type.Array(WrittenSlide, { maxItems: 100 }))

export interface ScheduledSlide {
  slide: Slide
  from: string | undefined
  to: string | undefined
  deliveryServiceIds: readonly number[] | undefined
}
export type Slides = ReadonlyMap<string, readonly ScheduledSlide[]>

interface Tools {
  cleaner: Cleaner
  pictureHosts: readonly string[]
}

/** The slides of a shop by slider, from slides.json. Throws ContentMistake; a picture or link left out is a note. */
export function readSlides(text: string, tools: Tools): { slides: Slides; notes: Omit<Mistake, 'file'>[] } {
  const { value, lines } = readJson(text, SlidesFile)
  const notes: Omit<Mistake, 'file'>[] = []
  const scheduled = (written: Type.Static<typeof WrittenSlide>, pointer: string): ScheduledSlide => {
    const title = tools.cleaner.html(written.title.rendered).text
    const content = tools.cleaner.html(written.content.rendered)
    const link = contentLink(written.link_url)
    const isShown = unshownPicture(written.image, tools.pictureHosts) === undefined
    if (written.link_url !== '' && link === undefined)
      notes.push({
        line: lines.lineOf(`${pointer}/link_url`),
        reason: contentTexts.wrongLink({ field: 'link_url' }),
      })
    if (!isShown)
      notes.push({
        line: lines.lineOf(`${pointer}/image`),
        reason: contentTexts.wrongPicture({ field: 'image' }),
      })
    return {
      slide: {
        id: written.id,
        title: { rendered: escapeHtml(title), text: title },
        content: { rendered: content.rendered, text: content.text },
        link_text: written.link_text,
        link_url: link?.href ?? '',
        image: isShown ? written.image : '',
      },
      from: written.from,
      to: written.to,
      deliveryServiceIds: written.deliveryServiceIds,
    }
  }
  const sliders = Object.entries(value).map(
    ([name, list]) => [name, list.map((slide, place) => scheduled(slide, `/${name}/${place}`))] as const,
  )
  return { slides: new Map(sliders), notes }
}

/** The slides of a slider on the day of a unix time (seconds); deliveryServiceId 0 means no particular service. */
export function slidesOf(slides: Slides, asked: SlidesAsked): Slide[] {
  const day = romeDate(new Date(asked.unixSeconds * 1000))
  return (slides.get(asked.sliderId) ?? [])
    .filter(({ from, to }) => (from === undefined || from <= day) && (to === undefined || day <= to))
    .filter(({ deliveryServiceIds: ids }) => ids === undefined || ids.includes(asked.deliveryServiceId))
    .map(({ slide }) => slide)
}
