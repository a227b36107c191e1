import * as Type from 'typebox'

/** A slide as the content service gives it (WordPress shape, specification §7 'Content service'). */
export const Slide = Type.Object({
  id: Type.Integer(),
  title: Type.Object({ rendered: Type.String() }),
  content: Type.Object({ rendered: Type.String() }),
  link_text: Type.String(),
  link_url: Type.String(),
  image: Type.String(),
})
export type Slide = Type.Static<typeof Slide>

/** GET /p/wp-json/wp/v2/new_slides/{id}/{unix time at noon}/{deliveryServiceId}; no envelope. */
export const slidesUrl = (
  sliderId: number | string,
  unixNoon: number | string,
  deliveryServiceId: number | string,
) => `/p/wp-json/wp/v2/new_slides/${sliderId}/${unixNoon}/${deliveryServiceId}`
