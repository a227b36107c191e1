/** Devices that somebody signed in with. */
export const deviceTexts = {
  on: (p: { browser: string; system: string }) => `${p.browser} su ${p.system}`,
} as const
