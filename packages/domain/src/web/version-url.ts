/** The address of a version for one platform: web, ios or android. `url` is that of /version.json (specification §3). */
export const versionUrl = (url: string, platform: string): string =>
  url.replaceAll('{platform}', encodeURIComponent(platform))
