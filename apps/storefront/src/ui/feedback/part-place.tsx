import { Component, Suspense, type ReactNode } from 'react'
import { MissingPart } from './missing-part.tsx'

interface PartPlaceProps {
  /** Keeps the place while the code is on its way. */
  fallback?: ReactNode
  /** Nobody misses it: where it did not come, its place stays as it was before. */
  quiet?: boolean
  children: ReactNode
}

/**
 * The place of a part that comes late: one that breaks, or whose code does not come, says so there and leaves the frame
 * whole; it is tried again by its button and when the network is back.
 */
export class PartPlace extends Component<PartPlaceProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  tryAgain = () => this.setState({ broken: false })

  override render() {
    const { fallback = null, quiet, children } = this.props
    if (!this.state.broken) return <Suspense fallback={fallback}>{children}</Suspense>
    return quiet ? fallback : <MissingPart onRetry={this.tryAgain} />
  }
}
