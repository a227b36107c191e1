import { LABEL_FACES, PACK_SHAPES, type LabelFace, type PackShape, type PictureSpec } from './picture-spec.ts'

const COLOUR = /^#[0-9a-f]{6}$/i
const LONGEST_TEXT = 120

const isShape = (value: unknown): value is PackShape => PACK_SHAPES.some((shape) => shape === value)
const isFace = (value: unknown): value is LabelFace => LABEL_FACES.some((face) => face === value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT
const isColour = (value: unknown): value is string => typeof value === 'string' && COLOUR.test(value)

/** A drawing's description as it comes from the database; undefined where it is none. */
export function readPictureSpec(value: unknown): PictureSpec | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { shape, food, brand, name, size, base, accent, face, marks, count, inner } = value as Record<
    string,
    unknown
  >
  if (!isShape(shape) || !isText(food) || !isText(brand) || !isText(name) || !isText(size)) return undefined
  if (!isColour(base) || !isColour(accent) || !isFace(face) || !Array.isArray(marks)) return undefined
  return {
    shape,
    food,
    brand,
    name,
    size,
    base,
    accent,
    face,
    marks: marks.filter(isText),
    ...(typeof count === 'number' && isShape(inner) ? { count, inner } : {}),
  }
}
