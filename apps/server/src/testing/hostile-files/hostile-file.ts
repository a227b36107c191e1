/** A file that no retailer should send and one will, and what must become of it; the header is that of products. */
export interface HostileFile {
  name: string
  /** '' and a name that ends in '/': a folder. */
  bytes: Buffer | string
  map?: object
  /** Codes of what is loaded, with the names where they were repaired ('A1 Caffè'). */
  loads?: readonly string[]
  /** Their prices in cents, in the order of the codes; null: none. */
  cents?: readonly (number | null)[]
  /** Lines of refused rows with a part of the reason. */
  refuses?: readonly (readonly [line: number, reason: string])[]
  /** Parts of what is remarked. */
  remarks?: readonly string[]
  /** The file is refused as a whole: a part of the sentence. */
  fails?: string
}

export const HEADER = 'codice;nome;iva;prezzo\n'
/** Two rows that nothing is wrong with. */
export const GOOD = 'A1;Pane;4;1,00\nA2;Riso;4;2,00\n'
export const BOTH = ['A1', 'A2']
export const GOOD_RECORDS =
  '{"codice":"A1","nome":"Pane","iva":4,"prezzo":1},{"codice":"A2","nome":"Riso","iva":4,"prezzo":2}'
