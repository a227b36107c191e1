import { ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { slugOf } from '@cambusa/domain/catalogue/slug'

/** Code of an allergen for filters: 'frutta-a-guscio'. Throws on a name that annex II does not have. */
export function allergenCode(name: string): string {
  if (!ALLERGEN_NAMES.includes(name)) throw new Error(`'${name}' is no allergen of annex II`)
  return slugOf(name)
}
