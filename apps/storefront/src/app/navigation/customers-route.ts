import { innerPage } from '@cambusa/domain/web/inner-address'
import { createRoute, redirect } from '@tanstack/react-router'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { hasSessionMarker } from '../../lib/session/session.ts'
import { isSignedIn, useUserStore } from '../../lib/session/user-store.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { guardRoute } from './route-guard.ts'

/** Specification §2 'Route guard': a visitor is asked to sign in, and then goes where they wanted. */
export const customers = createRoute({
  getParentRoute: () => rootRoute,
  id: 'customers',
  beforeLoad: ({ preload, location, navigate, context }) => {
    // The server renders the shapes of a screen for everybody; the browser asks again when it knows who is there.
    if (context.isServerRendered()) return
    const signedIn = isSignedIn(useUserStore.getState().user)
    if (guardRoute({ hasMarker: hasSessionMarker(), signedIn }) === 'pass') return
    if (!preload) {
      void askFor('login').then(
        (reached) => reached && void navigate({ href: innerPage(location.href) ?? paths.home }),
      )
    }
    throw redirect({ to: paths.home })
  },
})
