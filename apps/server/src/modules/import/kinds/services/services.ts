import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import { listNotOffered, refuseUnknownStores } from '../known-services.ts'
import { readServiceRow } from './read-service-row.ts'
import { applyServices, applyStoreTerms, refuseIncomplete, serviceStage } from './service-rows.ts'

/**
 * The delivery services and their fees: a row without a store is the service, one with a store its terms there.
 * Cut-offs and weekly windows are in the calendar (timeslots).
 */
export const servicesKind: ImportKind = {
  name: 'services',
  namedBy: ['service', 'storeId'],
  fields: {
    service: { headers: ['servizio', 'delivery service', 'service'], isRequired: true },
    storeId: { headers: ['negozio', 'codice negozio', 'punto vendita', 'store'] },
    name: { headers: ['nome', 'name'] },
    descr: { headers: ['descrizione', 'description'] },
    fee: { headers: ['costo', 'costo di consegna', 'spese di consegna', 'spese', 'fee'], isDecimal: true },
    vatRate: { headers: ['iva', 'aliquota iva', 'aliquota', 'vat', 'vat rate'] },
    freeFrom: { headers: ['soglia gratuita', 'consegna gratuita', 'free from'], isDecimal: true },
    minimum: { headers: ['ordine minimo', 'minimo d’ordine', 'minimo', 'minimum order'], isDecimal: true },
    showTab: { headers: ['in vista', 'mostra', 'show tab'] },
    image: { headers: ['immagine', 'image'] },
    remove: { headers: ['elimina', 'togli', 'rimuovi', 'remove', 'delete'] },
  },
  begin: (_client, plan) => Promise.resolve(servicesRun(plan)),
}

function servicesRun(plan: ImportPlan): KindRun {
  return {
    stage: serviceStage,
    tables: ['delivery_services', 'store_service_terms'],
    read: (row) => readServiceRow(row, plan.today),
    keysOf: ({ service_id: service, store_id: store }, row) => [
      {
        field: 'service',
        value: `${String(service)} ${String(store ?? '')}`.trim(),
        shown: row.raw('service'),
      },
    ],
    match: async (client) => [...(await refuseUnknownStores(client)), ...(await refuseIncomplete(client))],
    apply: async (client) => {
      const services = await applyServices(client, plan)
      const terms = await applyStoreTerms(client, plan)
      return { added: services.added + terms.added, changed: services.changed + terms.changed }
    },
    remark: listNotOffered,
  }
}
