import { Component, type ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { LoadError } from '../ui/load-error.tsx'
import { LoadingHeading } from '../ui/loading-heading.tsx'

interface ErrorBoundaryProps {
  /** It is in the frame of a page, which has its landmarks already. */
  readonly isFramed?: boolean
  readonly children: ReactNode
}

/** Catches what a page throws while it renders, a missing chunk after a release among it. */
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
