import { ownValue } from '@cambusa/domain/own-value'

/** How kinds of payment cards are written. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  electron: 'Visa Electron',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  dankort: 'Dankort',
  unionpay: 'UnionPay',
  interpayment: 'InterPayment',
  cartes_bancaires: 'Cartes Bancaires',
}

/** What a kind of card is called; one that we do not know is a card. */
export const paymentCardBrand = (brand: string): string => ownValue(brandNames, brand) ?? 'Carta'

/** 'Visa che termina con 4242, scade 08/2028' */
export const storedCardName = (p: { brand: string; lastFour: string; expiry: string }): string =>
  `${paymentCardBrand(p.brand)} che termina con ${p.lastFour}, scade ${p.expiry}`
