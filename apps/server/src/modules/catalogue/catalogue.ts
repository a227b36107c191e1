/** Public exports of the catalogue: the only ones that other modules and programs may use. */
export { refreshBoughtTogether } from './bought-together/bought-together.service.ts'
export { updateBoughtTogether } from './bought-together/bought-together.queries.ts'
export { cardJson, cardsByCodes, formOf } from './cards/card-json.ts'
export { findProductPage } from './cards/sheet-json.ts'
export type { SellableProduct } from './cards/sellable.ts'
export { createCatalogue, type Catalogue, type RunningCatalogue } from './catalogue.service.ts'
export { unavailableReasonOf } from './engine/availability.ts'
export type { CatalogueIndex, Assortment } from './engine/catalogue-index.ts'
export { listedBelow, lowestBefore, standardCentsOf } from './engine/flyer-facts.ts'
export { unitPriceOf } from './cards/unit-price-of.ts'
export { changedDayOf, listedCategories, listedProducts } from './engine/listed-addresses.ts'
export type { SlugAsked } from './engine/earlier-slugs.ts'
export { productDishes } from './knowledge/known-dishes.ts'
export { productGroups } from './knowledge/known-groups.ts'
export { generationCache, type GenerationCache } from './memory/generation-cache.ts'
export { alternativesTo } from './product-page/alternatives.ts'
export { forgetBought } from './search/bought.service.ts'
export { findByCode } from './search/find-code.ts'
export { findByText, rankFound } from './search/search-text.ts'
export { addPriceLists, removePrices, setPriceListNames, setPrices } from './told/prices.queries.ts'
export {
  addCategory,
  addProducts,
  categoriesToSet,
  doubtContents,
  setProducts,
  showPictures,
  takeOffProducts,
} from './told/products.queries.ts'
export {
  keepPastPrices,
  removeEmptyPromotions,
  removePromotionPrices,
  setPromotionPrices,
  setPromotions,
} from './told/promotions.queries.ts'
export {
  addStock,
  giveBackGoods,
  lockStock,
  returnStock,
  setStock,
  takeFromStock,
  takenStock,
  takeStockOfChange,
} from './told/stock.queries.ts'
export {
  addDish,
  addSynonyms,
  removeDishes,
  removeSynonyms,
  setDish,
  setSynonyms,
} from './told/words.queries.ts'
export { isSameWord } from './words/inflection.ts'
export { readDishes, readGroups } from './engine/read-knowledge.ts'
export { phraseKey } from './words/phrase-key.ts'
export { fold, queryWords, stemOf } from './words/words.ts'
