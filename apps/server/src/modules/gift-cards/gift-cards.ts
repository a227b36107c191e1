/** The door of gift certificates: making those that an order bought, and taking them back. */
export { generateGiftCertificates, takeBackGiftCertificates } from './made-certificates.service.ts'
