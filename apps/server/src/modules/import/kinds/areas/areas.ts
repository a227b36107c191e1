import { importTexts } from '@cambusa/messages/it/operator/import'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import { ImportFailure } from '../../rows/import-failure.ts'
import {
  listKnownServices,
  listNotOffered,
  refuseUnknownServices,
  refuseUnknownStores,
} from '../known-services.ts'
import { applyAreas, areaStage, countMissing, refuseLockers, takeOff } from './area-rows.ts'
import { areaName, readArea } from './read-area.ts'

/** Delivery areas: a row has postal codes or a town, the store that delivers there, and its own fee and minimum. */
export const areasKind: ImportKind = {
  name: 'areas',
  namedBy: ['service', 'postalCodes', 'town'],
  fields: {
    service: { headers: ['servizio', 'delivery service', 'service'], isRequired: true },
    postalCodes: {
      headers: ['cap', 'codici postali', 'codice postale', 'postal codes', 'zip'],
      isCode: true,
    },
    town: { headers: ['comune', 'città', 'località', 'town', 'city'] },
    storeId: { headers: ['negozio', 'codice negozio', 'punto vendita', 'store'] },
    fee: { headers: ['costo', 'costo di consegna', 'spese di consegna', 'spese', 'fee'], isDecimal: true },
    minimum: { headers: ['ordine minimo', 'minimo d’ordine', 'minimo', 'minimum order'], isDecimal: true },
    remove: { headers: ['elimina', 'togli', 'rimuovi', 'remove', 'delete'] },
  },
  needs: () => [{ fields: ['postalCodes', 'town'], says: importTexts.needs.area }],
  begin,
}

async function begin(client: pg.ClientBase, plan: ImportPlan): Promise<KindRun> {
  if ((await listKnownServices(client)).size === 0) throw new ImportFailure(importKindTexts.services.none)
  return {
    stage: areaStage,
    tables: ['service_areas'],
    read: readArea,
    nameOf: areaName,
    keysOf: ({ service_id: service, postal_codes: codes }) =>
      (codes as readonly string[]).map((code) => ({
        field: 'postalCodes',
        value: `${String(service)} ${code}`,
        shown: code,
      })),
    match: async (client) => [
      ...(await refuseUnknownServices(client)),
      ...(await refuseUnknownStores(client)),
      ...(await refuseLockers(client)),
    ],
    countMissing,
    takeOff,
    apply: (client) => applyAreas(client, plan),
    remark: listNotOffered,
  }
}
