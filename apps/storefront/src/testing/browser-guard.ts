/** APIs that only a browser has, or that differ between machines. */
const BROWSER = [
  'window',
  'self',
  'document',
  'location',
  'history',
  'navigator',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'matchMedia',
  'addEventListener',
  'requestAnimationFrame',
] as const
const CLOCKS = [
  ['Date', 'now'],
  ['performance', 'now'],
  ['Math', 'random'],
] as const
/** How many frames of a stack are read: a library may call deeply before our code. */
const DEPTH = 60
/** A file of the storefront with its line, in a stack trace. */
const OWN = /\/(apps\/storefront\/src\/(?!testing\/)[^\s?)]+|packages\/[^\s?)]+)/

/** The call path in our own code, nearest first; undefined for libraries, which test for an API before they use it. */
function ownCaller(): string | undefined {
  const stack = (new Error('trace').stack ?? '').split('\n').slice(1)
  const frames = stack.filter((frame) => !frame.includes('testing/browser-guard.ts'))
  const places = frames.map((frame) => (frame.includes('node_modules/') ? undefined : OWN.exec(frame)?.[1]))
  return places[0] && places.filter(Boolean).join(' of ')
}

/**
 * From now on our code gets an error when it reads the browser, its storage, the clock or chance, even just to test for
 * one; the accesses are recorded, because an error may be caught. Returns the records and a function that restores
 * everything.
 */
export function refuseBrowser() {
  const touched = new Set<string>()
  const undo: (() => void)[] = []
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = DEPTH
  undo.push(() => (Error.stackTraceLimit = stackTraceLimit))
  const refuse = (what: string) => {
    const caller = ownCaller()
    if (caller === undefined) return
    touched.add(`${caller} touches ${what}`)
    throw new Error(`${caller} touches ${what}`)
  }
  const put = (on: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(on, name)
    Object.defineProperty(on, name, { configurable: true, ...descriptor })
    undo.push(() =>
      before ? Object.defineProperty(on, name, before) : void Reflect.deleteProperty(on, name),
    )
  }
  for (const name of BROWSER) {
    const get = () => refuse(name)
    put(globalThis, name, { get, set: undefined })
  }
  for (const [owner, name] of CLOCKS) {
    const on: object = globalThis[owner]
    const real = Reflect.get(on, name) as () => number
    put(on, name, { writable: true, value: () => (refuse(`${owner}.${name}`), real.call(on)) })
  }
  const RealDate = Date
  const construct = (target: DateConstructor, given: [], made: () => unknown): object => {
    if (given.length === 0) refuse('new Date()')
    return Reflect.construct(target, given, made) as Date
  }
  put(globalThis, 'Date', { writable: true, value: new Proxy(RealDate, { construct }) })
  return {
    touched,
    allow: () =>
      undo
        .splice(0)
        .toReversed()
        .forEach((back) => back()),
  }
}
