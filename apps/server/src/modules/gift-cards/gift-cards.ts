/**
 * Public exports of gift certificates: their codes, generating those that an order bought, taking them back, and
 * putting codes back into a cart.
 */
export { addCertificates, certificatesToSet, setCertificateHolders } from './told-certificates.queries.ts'
export {
  blockGiftsOfLines,
  generateGiftCertificates,
  takeBackGiftCertificates,
} from './made-certificates.service.ts'
export {
  giveBackGifts,
  giveBackGiftShare,
  insertGiftsOfOrder,
  lockGiftsOfChange,
  lockGiftsOfOrder,
  paidGifts,
  updateGiftsOfOrder,
  usedGifts,
} from './spent-certificates.queries.ts'
export { giftCodesOf, type MailedGift } from './gift-codes.service.ts'
export { hashGiftCode, type HashedGiftCode } from './hash-gift-code.ts'
export { copyCartCodes } from './move-codes.queries.ts'
export { returnGiftCodes } from './return-codes.ts'
