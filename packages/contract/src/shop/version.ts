/** GET /version.json: what the running server offers; the app compares it with its own version. */
export interface VersionAnswer {
  version: string
  url: string
}
