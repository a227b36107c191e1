/** What can be wrong with a field; the Italian text of each code is in packages/messages/src/it/validation.ts. */
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
  | 'cardCode'
  | 'sdiCode'
  | 'date'
  | 'dateOrder'
  | 'orderNoteLength'
  | 'gtinListLength'
  | 'postalCode'
  | 'province'
  | 'consent'

/** A rule answers what is wrong, or undefined when the field is right. */
export type FieldRule = (value: string) => FieldCode | undefined
