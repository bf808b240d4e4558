import { Component, type ReactNode } from 'react'

interface SampleBoundaryProps {
  readonly name: string
  readonly children: ReactNode
}

/** Shows a sample's error in its place, so that a broken sample does not affect the others. */
export class SampleBoundary extends Component<SampleBoundaryProps, { message: string | null }> {
  override state: { message: string | null } = { message: null }

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    if (this.state.message === null) return this.props.children
    return (
      <p data-broken={this.props.name} className="py-4 font-semibold text-incorrect">
        {this.props.name} cannot be shown: {this.state.message}
      </p>
    )
  }
}
