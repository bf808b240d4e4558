import { Component, type ReactNode } from 'react'
import { LoadError } from './load-error.tsx'

interface PartBoundaryProps {
  /** What failed to load, as the start of a sentence. */
  readonly what: string
  readonly children: ReactNode
}

/** Catches errors while one part of a page loads, so that the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <LoadError what={this.props.what} onRetry={() => this.setState({ hasFailed: false })} />
  }
}
