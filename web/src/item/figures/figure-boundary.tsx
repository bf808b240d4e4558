import { Component, type ReactNode } from 'react'

/** Where a drawing cannot be fetched or made, its description stands in for it: the question can still be answered. */
export class FigureBoundary extends Component<
  { description: string; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p className="rounded-md bg-sunken px-4 py-3 leading-relaxed">
        The drawing could not be shown. This is what it shows: {this.props.description}
      </p>
    )
  }
}
