const closureReason = (day: string, warehouse: string, service: string) => `(select c.reason from closures c
  where c.date = ${day} and (c.warehouse_id is null or c.warehouse_id = ${warehouse})
    and (c.delivery_service_id is null or c.delivery_service_id = ${service})
  order by c.warehouse_id nulls last, c.delivery_service_id nulls last limit 1)`

/** Why the slot `t` cannot be chosen: it or its day was closed; null: it is open. The most specific reason wins. */
export const closedReason = `coalesce(t.closed_reason, ${closureReason('t.date', 't.warehouse_id', 't.delivery_service_id')})`
