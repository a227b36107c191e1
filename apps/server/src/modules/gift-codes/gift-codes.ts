/** The door of gift codes: what the shop keeps of one, and how the codes that it made are worked out again. */
export { keptCode, madeCode, type KeptCode } from './kept-code.ts'
export { giftCodesOf, type MailedGift } from './gift-codes.service.ts'
