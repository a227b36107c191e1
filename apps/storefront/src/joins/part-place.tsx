import { Component, Suspense, type ReactNode } from 'react'

interface SlotPlaceProps {
  /** Keeps the place while the code is on its way. */
  fallback?: ReactNode
  children: ReactNode
}

/** The place of a slot: a part that breaks, or whose code does not come, leaves it empty and the frame whole. */
export class SlotPlace extends Component<SlotPlaceProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { fallback = null, children } = this.props
    return this.state.broken ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
