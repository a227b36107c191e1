/** Of a company what the law wants on its site and below its mails (art. 2250 c.c., art. 35 DPR 633/72). */
export interface CompanyIdentity {
  legalName: string
  address: string
  postalCode: string
  city: string
  province: string
  vatNumber: string
  taxCode: string
  rea: string
  shareCapital: string
  pec: string
}

type Seat = Pick<CompanyIdentity, 'address' | 'postalCode' | 'city' | 'province'>

/** Street, town and province in one line. */
export const seatLine = ({ address, postalCode, city, province }: Seat): string =>
  `${address}, ${postalCode} ${city} (${province})`

/** The company's numbers, those that it has, and its certified mail. */
export function companyNumbers(company: CompanyIdentity): string[] {
  const { vatNumber, taxCode, rea, shareCapital, pec } = company
  return [
    `P. IVA ${vatNumber}`,
    `C.F. ${taxCode}`,
    ...(rea === '' ? [] : [`REA ${rea}`]),
    ...(shareCapital === '' ? [] : [`Capitale sociale ${shareCapital}`]),
    `PEC ${pec}`,
  ]
}
