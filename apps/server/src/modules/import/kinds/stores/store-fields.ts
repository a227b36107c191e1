import type { ImportField } from '../../rows/import-kind.ts'

/** The fields of a store or locker, with the column names that need no map. */
export const storeFields = {
  id: { headers: ['codice', 'codice negozio', 'negozio', 'id', 'store id'], isCode: true, isRequired: true },
  name: { headers: ['nome', 'insegna', 'name'] },
  kind: { headers: ['tipo', 'tipologia', 'type'] },
  address1: { headers: ['indirizzo', 'via', 'address'] },
  addressNumber: { headers: ['civico', 'numero civico', 'numero', 'number'] },
  postalCode: { headers: ['cap', 'postal code', 'zip'] },
  city: { headers: ['città', 'comune', 'località', 'city'] },
  province: { headers: ['provincia', 'prov', 'province'] },
  latitude: { headers: ['latitudine', 'lat'] },
  longitude: { headers: ['longitudine', 'lon', 'lng'] },
  phone: { headers: ['telefono', 'tel', 'phone'] },
  hours: { headers: ['orari', 'orari di apertura', 'opening hours'] },
  hoursOf: { headers: ['orario', 'orari'], shape: 'record' },
  hoursNote: { headers: ['nota orari', 'note orari', 'hours note'] },
  services: { headers: ['servizi', 'services'] },
  compartments: { headers: ['scomparti', 'compartments'] },
  compartmentLitres: {
    headers: ['litri per scomparto', 'litri scomparto', 'litres per compartment'],
    isDecimal: true,
  },
  isDefault: { headers: ['predefinito', 'default'] },
  warehouseId: { headers: ['magazzino', 'codice magazzino', 'warehouse', 'warehouse id'] },
  warehouseName: { headers: ['nome magazzino', 'warehouse name'] },
  priceListId: { headers: ['listino', 'price list'] },
} as const satisfies Record<string, ImportField>
