import { ownValue } from '../own-value.ts'

/** Kinds of promotion with a number on the wire; a retailer may use others. */
const NUMBERS = { 'taglio-prezzo': 1, sottocosto: 2, professionisti: 3, flyer: 4 }

/** The number of a kind of promotion, for programs that distinguish them by it; 0: a retailer's own kind. */
export const promotionTypeId = (promoType: string): number => ownValue(NUMBERS, promoType) ?? 0
