import { Component, type ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { LoadError } from '../ui/load-error.tsx'

interface ErrorBoundaryProps {
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
    return (
      <main className="mx-auto max-w-2xl px-4 py-16">
        <LoadError what={t('This page')} onRetry={() => location.reload()} />
      </main>
    )
  }
}
