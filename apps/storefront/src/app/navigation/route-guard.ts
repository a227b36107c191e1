/** The facts that decide whether a route that requires a login may be entered (specification §2 'Route guard'). */
interface GuardInput {
  /** Any of the three session markers exists. */
  hasMarker: boolean
  /** What the last answer said; undefined before the first one. */
  signedIn: boolean | undefined
}

/** A marker passes; without one a shopper known to be a visitor goes home; in all other cases the route passes. */
export const guardRoute = ({ hasMarker, signedIn }: GuardInput): 'pass' | 'home' =>
  !hasMarker && signedIn === false ? 'home' : 'pass'
