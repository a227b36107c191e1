import { PACK_SHAPES, type PictureSpec } from './picture-spec.ts'

/** A plain pack with the good of a category, nobody's brand. */
export function neutralSpec(shape: string, food: string): PictureSpec {
  const known = PACK_SHAPES.find((one) => one === shape)
  if (known === undefined) throw new Error(`no pack has the shape ${shape}`)
  return {
    shape: known,
    food,
    brand: '',
    name: '',
    size: '',
    base: '#8c8578',
    accent: '#e9e3d8',
    face: 'sans',
    marks: [],
  }
}
