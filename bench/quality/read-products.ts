import { LOOKED_AT } from './expectation.ts'

/** A shop's answer to a search: the first ten products, best first, and its interpretation of the text. */
export async function readProducts<Data>(url: string, query: string): Promise<Data> {
  const path = `/ebsn/api/products?query=${encodeURIComponent(query)}&page_size=${LOOKED_AT}`
  const headers = { 'x-ebsn-client': 'bench', 'x-ebsn-version': '1.0.10' }
  const answer = await fetch(url + path, { headers })
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`)
  return ((await answer.json()) as { data: Data }).data
}
