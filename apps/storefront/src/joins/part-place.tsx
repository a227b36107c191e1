import { Component, Suspense, type ReactNode } from 'react'

interface PartPlaceProps {
  /** Keeps the place while the code is on its way. */
  fallback?: ReactNode
  children: ReactNode
}

/** The place of a part that comes late: one that breaks, or whose code does not come, leaves it empty and the frame whole. */
export class PartPlace extends Component<PartPlaceProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { fallback = null, children } = this.props
    return this.state.broken ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
