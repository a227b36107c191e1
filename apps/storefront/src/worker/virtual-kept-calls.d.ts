/** Made by the build of the contract (kept-calls-of-contract.ts). */
declare module 'virtual:kept-calls' {
  import type { KeptCalls } from './kept-calls.ts'

  export const KEPT_CALLS: KeptCalls
}
