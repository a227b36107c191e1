import { SANDBOX_PATH } from './sandbox-services.ts'

/** Sends an event as services do: also while the page is being left. */
const SEND = `const send = (kind, id, name, params) =>
    void fetch('${SANDBOX_PATH}/collect', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, id, name, params }),
    }).catch(() => undefined)`

/** Months of a cookie, as the services outside set it. */
const COOKIE = `const keep = (name) => {
    if (!document.cookie.includes(name + '='))
      document.cookie = name + '=sandbox.' + Math.random().toString(36).slice(2) + ';path=/;max-age=7776000;samesite=lax'
  }`

/** Reads window.dataLayer like a script of Google Analytics 4: entries from before, and those that come. */
export const GTAG_SCRIPT = `(() => {
  ${SEND}
  ${COOKIE}
  const layer = (window.dataLayer = window.dataLayer || [])
  const ids = []
  const take = (entry) => {
    const [command, name, params = {}] = entry
    if (command === 'config') {
      ids.push(name)
      keep('_ga')
      keep('_ga_' + name.replace(/^G-/, ''))
    }
    if (command !== 'event') return
    for (const id of [params.send_to || ids].flat())
      if (window['ga-disable-' + id] !== true) send('gtag', id, name, params)
  }
  const push = layer.push
  layer.push = (...entries) => {
    entries.forEach(take)
    return push.apply(layer, entries)
  }
  layer.slice().forEach(take)
})()
`

/** Reads window.fbq like the script of an advertising pixel. */
export const FBQ_SCRIPT = `(() => {
  ${SEND}
  ${COOKIE}
  const fbq = window.fbq
  if (!fbq) return
  const ids = []
  let isRevoked = false
  const take = (command, name, params = {}) => {
    if (command === 'consent') isRevoked = name === 'revoke'
    if (isRevoked) return
    if (command === 'init') {
      ids.push(name)
      keep('_fbp')
      localStorage.setItem('lastExternalReferrer', 'empty')
    }
    if (command === 'track') for (const id of ids) send('fbq', id, name, params)
  }
  fbq.callMethod = take
  fbq.queue.splice(0).forEach((given) => take(...given))
})()
`
