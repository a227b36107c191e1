import type { BrowserCall } from '@cambusa/contract/endpoint'
import { REQUEST_KEY_HEADER } from '@cambusa/contract/request-key'
import { API_BASE } from './api-base.ts'
import { clientType } from '../device/client-type.ts'
import { CLIENT_VERSION } from './client.ts'
import { ACCOUNT_KEY, SESSION_KEY, type SentIds } from '../session/session.ts'

type Values = Record<string, unknown>

/** Names and values for a query string or a form: lists as repeated keys, unset values left out. */
export function toSearchParams(values: Values): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue
      params.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one))
    }
  }
  return params
}

/** The address of a call: `/products/:slug` with its parameters, and the query. */
export function callUrl(endpoint: Pick<BrowserCall, 'url'>, params: Values = {}, query: Values = {}): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = toSearchParams(query).toString()
  return `${API_BASE}${path}${search ? `?${search}` : ''}`
}

/** The client-identifying headers (specification §7). */
export function identifyingHeaders(ids: SentIds): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Ebsn-Client': clientType(),
    'X-Ebsn-Version': CLIENT_VERSION,
  })
  if (ids.session) headers.set(SESSION_KEY, ids.session)
  if (ids.account) headers.set(ACCOUNT_KEY, ids.account)
  return headers
}

/** The request without its signal. */
export function requestInit(
  endpoint: Pick<BrowserCall, 'method' | 'sendAs'>,
  body: Values | Uint8Array<ArrayBuffer> | undefined,
  ids: SentIds,
  requestKey?: string,
): RequestInit {
  const headers = identifyingHeaders(ids)
  if (requestKey) headers.set(REQUEST_KEY_HEADER, requestKey)
  if (endpoint.method === 'GET') return { method: 'GET', headers }
  if (body instanceof Uint8Array) {
    headers.set('Content-Type', 'application/octet-stream')
    return { method: 'POST', headers, body }
  }
  // The browser sets a form's content type from URLSearchParams.
  if (endpoint.sendAs === 'form') return { method: 'POST', headers, body: toSearchParams(body ?? {}) }
  if (body === undefined) return { method: 'POST', headers }
  headers.set('Content-Type', 'application/json')
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
