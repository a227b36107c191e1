/** GET /version.json: what the running server offers; the app compares it with its own version. */
export interface VersionAnswer {
  version: string
  /** Where that version is, with `{platform}` in place of web, ios or android (specification §7). */
  url: string
}
