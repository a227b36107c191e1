import type { ImportField } from '../../rows/import-kind.ts'

/** The fields of a customer and of one company he acts for, with the column names that need no map. */
export const customerFields = {
  login: {
    headers: ['e-mail', 'email', 'login', 'utente', 'username', 'indirizzo e-mail', 'email address'],
    isCode: true,
    isRequired: true,
  },
  firstName: { headers: ['nome', 'first name'] },
  lastName: { headers: ['cognome', 'last name'] },
  phone: { headers: ['telefono', 'cellulare', 'phone', 'tel', 'telephone'] },
  fiscalCode: { headers: ['codice fiscale', 'fiscal code'] },
  codInt: { headers: ['codice cliente', 'codice interno', 'cod int', 'customer code'] },
  userType: { headers: ['tipo', 'tipo cliente', 'type'] },
  level: { headers: ['livello', 'level'] },
  isDisabled: { headers: ['disabilitato', 'bloccato', 'disabled'] },
  storeId: { headers: ['negozio', 'codice negozio', 'store'] },
  companyName: { headers: ['ragione sociale', 'azienda', 'company', 'company name'] },
  vatNumber: { headers: ['partita iva', 'p iva', 'piva', 'vat number'] },
  companyFiscalCode: { headers: ['codice fiscale azienda', 'company fiscal code'] },
  sdiCode: { headers: ['codice sdi', 'sdi', 'codice destinatario', 'codice univoco'] },
  pec: { headers: ['pec'] },
  companyAddress: { headers: ['sede', 'sede legale', 'indirizzo azienda', 'company address'] },
  priceListId: { headers: ['listino', 'price list'] },
  credit: { headers: ['fido', 'credit'], isDecimal: true },
  imagesInContract: { headers: ['immagini', 'immagini nel contratto', 'images', 'images in contract'] },
} as const satisfies Record<string, ImportField>
