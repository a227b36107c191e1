import { divideRounded, scaleRounded } from '../money/rounding.ts'

/** Days to withdraw after the day of the hand-over, without a reason (Codice del Consumo art. 52). */
export const WITHDRAWAL_DAYS = 14
/** Days to bring the goods back after the day of the declaration (art. 57 c. 1). */
export const WITHDRAWAL_RETURN_DAYS = 14

/**
 * Why no withdrawal can be declared. company: only consumers withdraw. notHandedOver: nobody has the goods yet, or
 * nobody knows since when. tooLate: the days are over. nothingLeft: every line is excluded or went back.
 */
export const WITHDRAW_REFUSALS = ['company', 'notHandedOver', 'tooLate', 'nothingLeft'] as const
export type WithdrawRefusal = (typeof WITHDRAW_REFUSALS)[number]

/**
 * Why a line cannot go back. perishable, sealed: its class (art. 59 c. 1 d, e). giftSpent: a gift certificate of it was
 * used. withdrawn: all of it went back, or is about to.
 */
export const WITHDRAWAL_EXCLUSIONS = ['perishable', 'sealed', 'giftSpent', 'withdrawn'] as const
export type WithdrawalExclusion = (typeof WITHDRAWAL_EXCLUSIONS)[number]

/** What came of a line of an order, or of the product that replaced it. Quantities are pieces or the base unit. */
export interface CameLine {
  came: number
  /** What was charged for all that came, cents. */
  grossCents: number
  /** What went back already, or is about to. */
  withdrawn: number
  /** Class of the product: standard, perishable, sealed-hygiene. */
  withdrawalClass: string
  isVariableWeight: boolean
  isGift: boolean
  /** A gift certificate of the line was spent, at least in part. */
  isGiftSpent: boolean
}

const EXCLUDED_CLASSES: ReadonlyMap<string, WithdrawalExclusion> = new Map([
  ['perishable', 'perishable'],
  ['sealed-hygiene', 'sealed'],
])

const thousandths = (quantity: number) => scaleRounded(quantity, 3)

/** What is left of a line to go back. */
export const withdrawableQuantity = ({ came, withdrawn }: Pick<CameLine, 'came' | 'withdrawn'>): number =>
  Math.max(0, thousandths(came) - thousandths(withdrawn)) / 1000

/** Why a line cannot go back; null: it can. */
export function withdrawalExclusion(line: CameLine): WithdrawalExclusion | null {
  if (withdrawableQuantity(line) === 0) return 'withdrawn'
  if (line.isGiftSpent) return 'giftSpent'
  return EXCLUDED_CLASSES.get(line.withdrawalClass) ?? null
}

/** Whether a line goes back whole or not at all: weighed goods cannot be divided, gift certificates are not told apart. */
export const isWithdrawnWhole = ({ came, isVariableWeight, isGift }: CameLine): boolean =>
  isVariableWeight || isGift || !Number.isInteger(came)

/** Whether so much of a line may go back: all that is left, or whole pieces of it. */
export function isWithdrawable(line: CameLine, quantity: number): boolean {
  const left = withdrawableQuantity(line)
  if (withdrawalExclusion(line) !== null || quantity <= 0 || quantity > left) return false
  return quantity === left || (Number.isInteger(quantity) && !isWithdrawnWhole(line))
}

/** Cents of the first `quantity` of a line. */
const shareOf = ({ grossCents, came }: CameLine, quantity: number): number =>
  divideRounded(grossCents * thousandths(quantity), thousandths(came))

/** Cents of a part of a line that goes back next: all parts of it add up to what was charged for it. */
export function withdrawnCents(line: CameLine, quantity: number): number {
  const upTo = (thousandths(line.withdrawn) + thousandths(quantity)) / 1000
  return shareOf(line, upTo) - shareOf(line, line.withdrawn)
}

/** The lines that came, each with what of it goes back now, 0 for nothing. */
export type ChosenLines = readonly { line: CameLine; quantity: number }[]

/** Limits of what can go back for an order, cents. */
export interface ReturnLimits {
  /** The most that can still go back for goods: what was charged for them and paid, less what went back. */
  goodsCents: number
  /** Delivery and packaging, which go back only when all goods of the order go back (art. 56 c. 1). */
  chargesCents: number
  /** What gift codes paid, and what a card paid, less what went back to them. */
  giftCents: number
  cardCents: number
}

/** What goes back of a withdrawal, cents, and where to. */
export interface ReturnedSums {
  goodsCents: number
  feeCents: number
  giftCents: number
  cardCents: number
  bankCents: number
}

/** Whether with these quantities all that came has gone back. */
const isAllBack = (chosen: ChosenLines): boolean =>
  chosen.every(
    ({ line, quantity }) => thousandths(line.withdrawn) + thousandths(quantity) >= thousandths(line.came),
  )

/** The sums of a withdrawal: gift codes get their share back first, then the card; the rest goes to a bank account. */
export function returnedSums(chosen: ChosenLines, limits: ReturnLimits): ReturnedSums {
  const cents = chosen.reduce((sum, { line, quantity }) => sum + withdrawnCents(line, quantity), 0)
  const goodsCents = Math.min(cents, limits.goodsCents)
  const feeCents = isAllBack(chosen) ? limits.chargesCents : 0
  const giftCents = Math.min(goodsCents + feeCents, limits.giftCents)
  const cardCents = Math.min(goodsCents + feeCents - giftCents, limits.cardCents)
  return {
    goodsCents,
    feeCents,
    giftCents,
    cardCents,
    bankCents: goodsCents + feeCents - giftCents - cardCents,
  }
}

/** What decides whether a withdrawal can be declared. */
export interface OrderToWithdraw {
  isOfCompany: boolean
  /** Until when; null: it was not handed over. */
  until: Date | null
  lines: readonly CameLine[]
}

/** Why no withdrawal can be declared; null: it can. */
export function withdrawRefusal(
  { isOfCompany, until, lines }: OrderToWithdraw,
  now: Date,
): WithdrawRefusal | null {
  if (isOfCompany) return 'company'
  if (until === null) return 'notHandedOver'
  if (now > until) return 'tooLate'
  return lines.some((line) => withdrawalExclusion(line) === null) ? null : 'nothingLeft'
}
