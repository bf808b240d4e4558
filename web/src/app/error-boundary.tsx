import { Component, type ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { LoadError } from '../ui/load-error.tsx'
import { LoadingHeading } from '../ui/loading-heading.tsx'

interface ErrorBoundaryProps {
  /** The page is inside the site frame, which already provides the landmarks. */
  readonly isFramed?: boolean
  readonly children: ReactNode
}

/** Catches errors thrown while a page renders, including a chunk that is missing after a release. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const Frame = this.props.isFramed === true ? 'div' : 'main'
    return (
      <Frame className="mx-auto max-w-2xl px-4 py-16">
        <LoadingHeading title={t('ui/what-did-not-load', { what: t('ui/this-page') })} />
        <LoadError what={t('ui/this-page')} onRetry={() => location.reload()} />
      </Frame>
    )
  }
}
