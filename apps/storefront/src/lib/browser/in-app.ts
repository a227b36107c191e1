/** Whether the shop runs in the mobile app: its web view has this object before the page's first script (Capacitor). */
export const isInApp = (): boolean => 'Capacitor' in globalThis
