import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Product } from '@cambusa/contract/catalogue/product'
import { datasheetPath } from '@cambusa/contract/catalogue/datasheet'
import { pictureKey } from '@cambusa/domain/catalogue/picture-key'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import type { ProductPictureRow } from '../../pictures/pictures.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { FLAG } from '../engine/snapshot.ts'
import { htmlTable } from './html-text.ts'
import type { ProductSheetRow } from './product.queries.ts'

export type ProductSheet = Omit<Product, keyof ListedProduct | 'alternatives'>

/** The part of a product page that is the same for all customers: the sheet of Reg. (EU) 1169/2011. */
export function productSheet(
  assortment: Assortment,
  ordinal: number,
  row: ProductSheetRow,
  pictures: readonly ProductPictureRow[],
): ProductSheet {
  const { details, allergens, producer } = row
  const nutrition = details.nutrition ?? []
  const operator = details.operator || producer
  const description = {
    ingredients: details.ingredients,
    allergens: (details.allergens ?? allergens).join(', ') || undefined,
    storage: details.storage,
    usage: details.usage,
    alcohol:
      details.alcoholPercent === undefined
        ? undefined
        : productTexts.alcoholValue({ percent: formatAmount(details.alcoholPercent) }),
    origin: details.origin,
    producer: operator || undefined,
    nutritional_values: htmlTable(nutrition) || undefined,
    text: details.text,
  }
  return {
    metaData: {
      product_description: withoutUndefined(description),
      // The retailer's own file, or the one generated from this sheet (datasheet/).
      product_description_main: {
        DATASHEET: details.datasheet ?? datasheetPath(assortment.index.slug(ordinal)),
      },
    },
    ingredients: details.ingredients ?? null,
    allergens: details.allergens ?? allergens,
    allergensDeclared: allergens.length > 0 || details.allergens !== undefined,
    nutrition,
    foodInformationComplete: (assortment.index.snapshot.flags[ordinal]! & FLAG.sheetComplete) !== 0,
    withdrawalClass: row.withdrawalClass,
    drainedWeight: row.drainedWeightGrams === null ? null : `${formatAmount(row.drainedWeightGrams)} g`,
    ...(details.alcoholPercent === undefined ? {} : { alcoholPercent: details.alcoholPercent }),
    packaging: withoutUndefined({
      piecesPerBox: details.piecesPerBox,
      boxesPerPallet: details.boxesPerPallet,
    }),
    ...shownPictures(assortment, ordinal, pictures),
  }
}

/** Cards come from the index: pictures that it does not know yet are left out until it does, within moments of an import. */
function shownPictures(
  { index }: Assortment,
  ordinal: number,
  rows: readonly ProductPictureRow[],
): Pick<Product, 'pictures'> {
  const pictures = rows.map(pictureOf)
  return pictures[0]?.key === index.mediaKey(ordinal) ? { pictures } : {}
}

const pictureOf = ({ productId, hash, shot, width, height }: ProductPictureRow) => ({
  key: pictureKey(productId, hash),
  shot,
  width,
  height,
})

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
