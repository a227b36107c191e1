/** The door of pictures: how a drawing is described and called, for whoever fills a shop with drawn packs. */
export { pictureKey } from './drawings/picture-key.ts'
export { PACK_SHAPES, type LabelFace, type PackShape, type PictureSpec } from './drawings/picture-spec.ts'
