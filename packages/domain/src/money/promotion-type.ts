import { ownValue } from '../own-value.ts'

/** Kinds of promotion that have a number of their own on the wire; a retailer may name others. */
const NUMBERS = { 'taglio-prezzo': 1, sottocosto: 2, professionisti: 3, flyer: 4 }

/** The number of a kind of promotion, for programs that tell them apart by it; 0: a kind of the retailer's own. */
export const promotionTypeId = (promoType: string): number => ownValue(NUMBERS, promoType) ?? 0
