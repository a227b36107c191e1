/** What can be wrong with a field; each code has its Italian text in packages/messages/src/it/validation.ts. */
export type FieldCode =
  | 'required'
  | 'loginRequired'
  | 'passwordRequired'
  | 'passwordLength'
  | 'passwordCommon'
  | 'passwordRepeat'
  | 'email'
  | 'usernamePec'
  | 'phone'
  | 'taxCodeDigits'
  | 'taxCode'
  | 'fiscalCode'
  | 'fiscalCodeCheck'
  | 'cardCode'
  | 'cardCodeCheck'
  | 'sdiCode'
  | 'date'
  | 'dateOrder'
  | 'orderNoteLength'
  | 'gtinListLength'
  | 'postalCode'
  | 'province'
  | 'consent'
  | 'iban'

/** A rule returns what is wrong, or undefined for a valid field. */
export type FieldRule = (value: string) => FieldCode | undefined
