interface AppWindow {
  /** Of Capacitor: its web view has it before the page's first script; a browser may have it too, later. */
  Capacitor?: { isNativePlatform?: () => boolean; getPlatform?: () => string }
}

/** Whether the shop runs in the mobile app. index.html asks in the same way. */
export const isInApp = (): boolean => (globalThis as AppWindow).Capacitor?.isNativePlatform?.() === true

/** The platform of the app, ios or android; undefined in a browser. */
export const appPlatform = (): string | undefined =>
  isInApp() ? (globalThis as AppWindow).Capacitor?.getPlatform?.() : undefined
