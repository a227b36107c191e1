import { contentLink, contentPicture } from '@cambusa/domain/content/content-address'
import type { ScheduledSlide, Slides } from '../../modules/content/folder/slides.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { countIn, dayIn, rawOf, renderedIn, textIn, wordsIn, type Raw } from './raw.ts'
import type { Reading } from './wordpress-post.ts'

const DEFAULT_SLIDER = 'home'

function readSlide(raw: Raw, { own, cleaner, pictureHosts }: Reading): ScheduledSlide {
  const meta = rawOf(raw['meta'])
  const title = cleaner.html(renderedIn(raw, 'title')).text
  const { rendered, text } = cleaner.html(renderedIn(raw, 'content'))
  const services = wordsIn(meta, 'services').map(Number)
  return {
    slide: {
      id: countIn(raw, 'id'),
      title: { rendered: escapeHtml(title), text: title },
      content: { rendered, text },
      link_text: textIn(meta, 'link_text'),
      link_url: contentLink(own(textIn(meta, 'link_url')))?.href ?? '',
      image: contentPicture(own(textIn(raw, 'image')), pictureHosts) ?? '',
    },
    from: dayIn(meta, 'from') || undefined,
    to: dayIn(meta, 'to') || undefined,
    deliveryServiceIds: services.length === 0 ? undefined : services,
  }
}

/** Slides of WordPress by slider, in the order of the editor. */
export function readSlides(raws: readonly Raw[], reading: Reading): Slides {
  const slides = new Map<string, ScheduledSlide[]>()
  const published = raws.filter((raw) => textIn(raw, 'status') === 'publish')
  for (const raw of published.toSorted((a, b) => countIn(a, 'menu_order') - countIn(b, 'menu_order'))) {
    const slider = textIn(rawOf(raw['meta']), 'slider') || DEFAULT_SLIDER
    slides.set(slider, [...(slides.get(slider) ?? []), readSlide(raw, reading)])
  }
  return slides
}
