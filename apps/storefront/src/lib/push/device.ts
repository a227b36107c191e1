/** How pushes reach the device that the shop runs on, whatever that is. */
export interface PushDevice {
  /** Whether pushes can reach this device, and what the customer has said to the system. */
  state(): Promise<'impossible' | 'ask' | 'granted' | 'denied'>
  /** Asks the system's permission (only after a tap) and resolves to the id at which pushes reach this device; undefined where refused. */
  subscribe(): Promise<string | undefined>
  unsubscribe(): Promise<void>
  about(): Promise<{
    uuid: string
    platform: 'web' | 'android' | 'ios'
    platformVersion: string
    model: string
    manufacturer: string
  }>
  /**
   * Calls back with each push that arrives in front or was tapped; returns a function that stops it. Its target is a path of
   * the shop, or ''. The mobile app follows taps itself.
   */
  onPush(
    listener: (push: { title: string; body: string; target: string; isTapped: boolean }) => void,
  ): () => void
}
