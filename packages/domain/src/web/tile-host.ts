/**
 * The host that the pictures of a map come from (`map.tiles` of shop.config.json, an https address or a path of the
 * shop); undefined: from the shop itself, or there are none.
 */
export const tileHost = (tiles: string | undefined): string | undefined =>
  /^https:\/\/([^/]+)\//.exec(tiles ?? '')?.[1]
