import { ANALYTICS_POLICY } from '@cambusa/domain/analytics/analytics-policy'

interface ScriptPolicy {
  createScriptURL: (address: string) => string
}
interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

let policy: ScriptPolicy | undefined
/** Addresses that the shop's configuration names. */
const named = new Set<string>()

/** One policy for the life of the page, as the pages' header names it once; it makes the named addresses and no other. */
function scriptPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL: (address) => {
      if (named.has(address)) return address
      throw new TypeError(`${address} is no script of a configured service`)
    },
  }
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return (policy ??= trustedTypes?.createPolicy(ANALYTICS_POLICY, rules) ?? rules)
}

/** Loads the script of a service; rejects where it is blocked or away. */
export function loadScript(address: string): Promise<void> {
  named.add(address)
  const script = document.createElement('script')
  script.async = true
  script.src = scriptPolicy().createScriptURL(address)
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} was not loaded`)))
  })
  document.head.append(script)
  return loaded
}
