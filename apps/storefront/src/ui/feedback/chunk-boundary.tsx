import { Component, Suspense, type ReactNode } from 'react'
import { MissingChunk } from './missing-chunk.tsx'

interface ChunkBoundaryProps {
  /** Shown while the code is loading. */
  fallback?: ReactNode
  /** For unimportant content: after a failure the fallback stays. */
  quiet?: boolean
  children: ReactNode
}

/**
 * Error and Suspense boundary of a lazy component: one that throws, or whose code fails to load, shows that here and
 * leaves the frame whole; it is tried again by its button and when the network is back.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { broken: boolean }> {
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
    return quiet ? fallback : <MissingChunk onRetry={this.tryAgain} />
  }
}
