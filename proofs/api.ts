/** What a proof reads of an answer. */
export interface Answer {
  httpStatus: number
  /** 0 is success. */
  status: number
  codes: string[]
  data: Record<string, unknown> | undefined
}

interface Envelope {
  response: { status: number; errors: { code: string }[] }
  data?: Record<string, unknown>
}

/** Makes a call as the storefront does. */
export async function call(
  base: string,
  method: 'GET' | 'POST',
  path: string,
  session: string,
): Promise<Answer> {
  const answer = await fetch(`${base}/ebsn/api${path}`, {
    method,
    headers: { 'x-ebsn-client': 'proof', 'x-ebsn-version': '1.0.10', 'x-ebsn-session': session },
  })
  const { response, data } = (await answer.json()) as Envelope
  return {
    httpStatus: answer.status,
    status: response.status,
    codes: response.errors.map(({ code }) => code),
    data,
  }
}
