import type { ImportKind } from './import-kind.ts'
import { productsKind } from './kinds/products/products.ts'
import { synonymsKind } from './kinds/synonyms/synonyms.ts'

/** Everything that can be imported, in the order of the usage. */
export const importKinds: readonly ImportKind[] = [productsKind, synonymsKind]
