import { allEndpoints } from '@cambusa/contract/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ApiDocument } from './openapi-page.ts'
import type { JsonSchema } from './openapi-schema.ts'

interface OpenApi extends ApiDocument {
  components: { schemas: Record<string, JsonSchema> }
}

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})

const get = (url: string) => test.app.inject({ method: 'GET', url })

describe('the documentation of the API', () => {
  it('contains every declared call, and each of them has a route', async () => {
    const { paths } = (await get('/ebsn/api/docs/openapi.json')).json<ApiDocument>()
    const missing = allEndpoints.filter(({ method, url, operationId }) => {
      const path = `/ebsn/api${url.replace(/:(\w+)/g, '{$1}')}`
      return paths[path]?.[method.toLowerCase()]?.operationId !== operationId
    })
    expect(missing.map(({ method, url }) => `${method} ${url}`)).toEqual([])
    const unrouted = allEndpoints.filter(
      // A slash at the end changes nothing: routes are kept without it.
      ({ method, url }) => !test.app.hasRoute({ method, url: `/ebsn/api${url.replace(/\/$/, '')}` }),
    )
    expect(unrouted).toEqual([])
    const documented = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(documented).toHaveLength(allEndpoints.length)
  })

  it('says for every call how it refuses, how its body may be sent and that buy may declare the age', async () => {
    const document = (await get('/ebsn/api/docs/openapi.json')).json<OpenApi>()
    for (const { method, url } of allEndpoints) {
      const operation = document.paths[`/ebsn/api${url.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
      const { responses = {}, requestBody } = operation ?? {}
      for (const status of ['400', '403', '404', '409', '419', '429', '503'])
        expect(responses[status]).toEqual({ $ref: `#/components/responses/Refusal${status}` })
      if (url === '/auth/login')
        expect(Object.keys(requestBody?.content ?? {})).toEqual([
          'application/json',
          'application/x-www-form-urlencoded',
        ])
    }
    const buy = document.paths['/ebsn/api/checkout/buy']?.['post']
    expect(JSON.stringify(buy?.parameters)).toContain('age_declared')
    const { Refusal } = document.components.schemas
    expect(Refusal?.properties?.['response']?.properties?.['errorsMessage']).toMatchObject({ type: 'array' })
  })

  it('is a page that names every call, loads nothing and runs no script', async () => {
    const page = await get('/ebsn/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const { url } of allEndpoints) expect(page.body).toContain(url.replace(/:(\w+)/g, '{$1}'))
    expect(page.body).toContain('totalPrice: number')
    expect(page.body).toContain('never by a cookie')
    expect(page.body).toContain('age_declared')
    expect(page.body).not.toContain('<script')
    expect(page.body).not.toContain('undefined')
  })
})
