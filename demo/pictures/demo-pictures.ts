import type { PictureSource } from '../../apps/server/src/modules/pictures/pictures.ts'
import { packPictureSvg } from './pack-picture.ts'
import { pictureKey } from './picture-key.ts'
import { readPictureSpec } from './read-spec.ts'

/** Draws the packs that demo products describe in details.picture. */
export const demoPictures: PictureSource = {
  drawingOf({ code, described }) {
    const spec = readPictureSpec(described)
    return spec && { name: pictureKey(code, spec), svg: () => packPictureSvg(spec) }
  },
}
