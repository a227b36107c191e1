/** The part of autocannon that the benches use. */
declare module 'autocannon' {
  interface Request {
    method: string
    path: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Requests per second of all connections together. */
    overallRate?: number
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  interface Distribution {
    average: number
    p50: number
    p99: number
    max: number
  }
  interface Result {
    requests: Distribution & { total: number }
    latency: Distribution
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }
  interface Running extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, statusCode: number, bytes: number, milliseconds: number) => void,
    ): void
  }
  export default function autocannon(options: Options): Running
}
