import * as Type from 'typebox'

const line = {
  ID: Type.Integer(),
  order: Type.Integer(),
  /** ID of the item above it; 0 for none. */
  parent: Type.Integer(),
  /** Plain text. */
  title: Type.String(),
  /** A path of the shop (/page/privacy), or an https, mailto or tel address. */
  url: Type.String(),
  /** Title attribute, '' for none. */
  attr: Type.String(),
  /** '_blank' or ''. */
  target: Type.String(),
  classes: Type.String(),
  /** Ours: `external noopener noreferrer` on links that leave the shop, else ''. */
  xfn: Type.String(),
  description: Type.String(),
}

/** One line of a menu, in the shape of the WordPress plugin 'WP API Menus' v2. */
export const MenuItem = Type.Object({ ...line, children: Type.Array(Type.Object(line)) })
export type MenuItem = Type.Static<typeof MenuItem>
export type MenuSubItem = MenuItem['children'][number]
