import type { FastifyInstance } from 'fastify'
import * as Type from 'typebox'
import type pg from 'pg'

type Order = (a: string, b: string) => number
/** Read below by a name from outside: what a route must not do. */
const sorts = { name: (a, b) => a.localeCompare(b) } as Record<string, Order>

/** Routes as they are written in a hurry: what tries the routes of the shop must find every one of them. */
export function naiveRoutes(app: FastifyInstance, pool: () => pg.Pool): void {
  const order = Type.Object({ orderby: Type.Optional(Type.String()) })
  app.get<{ Querystring: Type.Static<typeof order> }>(
    '/naive/names',
    { schema: { querystring: order } },
    async ({ query }) => ['a', 'b'].sort(sorts[query.orderby ?? 'name'] ?? sorts.name),
  )
  const page = Type.Object({ page: Type.String() })
  app.get<{ Querystring: Type.Static<typeof page> }>(
    '/naive/page',
    { schema: { querystring: page } },
    async ({ query }) => (await pool().query('select 1 offset $1', [Number(query.page)])).rows,
  )
  app.get<{ Params: { day: string } }>('/naive/day/:day', async ({ params }) =>
    new Date(params.day).toISOString(),
  )
  const note = Type.Object({ note: Type.String() })
  app.post<{ Body: Type.Static<typeof note> }>(
    '/naive/note',
    { schema: { body: note } },
    async ({ body }) => (await pool().query('select $1::jsonb as kept', [body])).rows,
  )
  app.get<{ Headers: { range?: string } }>('/naive/range', async ({ headers }) => {
    const from = Number(/=(.*)-/.exec(headers.range ?? '=0-')?.[1])
    return 'x'.repeat(from).length
  })
}
