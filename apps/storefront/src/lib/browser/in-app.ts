interface AppWindow {
  /** Of Capacitor: its web view has it before the page's first script; a browser may have it too, later. */
  Capacitor?: { isNativePlatform?: () => boolean }
}

/** Whether the shop runs in the mobile app. index.html asks in the same way. */
export const isInApp = (): boolean => (globalThis as AppWindow).Capacitor?.isNativePlatform?.() === true
