/**
 * The host that the pictures of a map come from (`map.tiles` of shop.config.json, an https address or a path of the
 * shop); undefined: from the shop itself, or there are none.
 */
export const tileHost = (tiles: string | undefined): string | undefined =>
  /^https:\/\/([^/]+)\//.exec(tiles ?? '')?.[1]

/** The other hosts whose pictures pages may show: those of `pictureHosts`, and the one of the map's tiles. */
export const shownPictureHosts = ({ pictureHosts = [], map }: PictureSettings): string[] =>
  [...pictureHosts, tileHost(map?.tiles)].filter((host) => host !== undefined)

/** Of shop.config.json. */
interface PictureSettings {
  pictureHosts?: readonly string[] | undefined
  map?: { tiles: string } | undefined
}
