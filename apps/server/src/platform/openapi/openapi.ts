import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { docsPage, docsPagePolicy, type ApiDocument } from './openapi-page.ts'
import { withRefusals } from './openapi-refusals.ts'
import { programVersion } from '../process/program-version.ts'

const API = '/ebsn/api'

/** Collects every route that is registered later: call it before the modules register theirs. */
export async function documentApi(app: FastifyInstance, shopName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${shopName}: API of the shop`,
        version: programVersion(),
        description:
          'Every answer is an envelope of response, user and data; response.status 0 is success. ' +
          'Send X-Ebsn-Session and X-Ebsn-Account as the last answer gave them; who calls is told by these headers only, ' +
          'never by a cookie: signing in by cookie is not offered. ' +
          'An empty parameter or form value is an absent one, an id of 0 is none, a page_size over the greatest answers ' +
          'the greatest, a flag takes 1, on, yes, true and 0, off, no, false.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'X-Ebsn-Session' },
        },
      },
    },
    transformObject: (document) =>
      'openapiObject' in document ? withRefusals(document.openapiObject) : document.swaggerObject,
    // Only the calls of the contract: the storefront's files and this page are not part of the API.
    transform: ({ schema, url }) => ({ schema: { ...schema, hide: schema?.operationId === undefined }, url }),
  })
  app.get(`${API}/docs/openapi.json`, async (_, reply) => {
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
  let page: string | undefined
  app.get(`${API}/docs`, async (_, reply) => {
    page ??= docsPage(app.swagger() as unknown as ApiDocument, `${API}/docs/openapi.json`)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', docsPagePolicy)
      .send(page)
  })
}
