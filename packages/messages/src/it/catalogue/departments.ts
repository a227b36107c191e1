import { countText } from '@cambusa/domain/text/number-text'
/** Texts of the menus of departments; they come with the menus, not with the first screen. */
export const departmentTexts = {
  seeAll: (p: { name: string }) => `Tutto in ${p.name}`,
  productCount: (p: { count: number }) => (p.count === 1 ? '1 prodotto' : `${countText(p.count)} prodotti`),
  subcategoriesOf: (p: { name: string }) => `Categorie di ${p.name}`,
  categoriesEmpty: 'I reparti non sono ancora disponibili',
  categoriesFailed: 'Non siamo riusciti a caricare i reparti.',
} as const
