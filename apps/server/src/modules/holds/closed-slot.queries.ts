const closureReason = (day: string, warehouse: string, service: string) => `(select c.reason from closures c
  where c.date = ${day} and (c.warehouse_id is null or c.warehouse_id = ${warehouse})
    and (c.delivery_service_id is null or c.delivery_service_id = ${service})
  order by c.warehouse_id nulls last, c.delivery_service_id nulls last limit 1)`

/** Why nobody can choose the slot `t`: it was closed itself, or its day is; null: it is open. The nearest reason wins. */
export const closedReason = `coalesce(t.closed_reason, ${closureReason('t.date', 't.warehouse_id', 't.delivery_service_id')})`
