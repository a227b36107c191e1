import * as Type from 'typebox'

/** A slide as the content service gives it (WordPress shape, specification §7 'Content service'). */
export const Slide = Type.Object({
  id: Type.Integer(),
  /** `rendered` is HTML, as in WordPress; `text` (ours) is what it says. */
  title: Type.Object({ rendered: Type.String(), text: Type.String() }),
  content: Type.Object({ rendered: Type.String(), text: Type.String() }),
  link_text: Type.String(),
  /** A path of the shop or an https address; '' for none. */
  link_url: Type.String(),
  /** A path of the shop or an https address of `pictureHosts`; '' for none. */
  image: Type.String(),
})
export type Slide = Type.Static<typeof Slide>
