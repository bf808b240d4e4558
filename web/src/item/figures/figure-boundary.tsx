import { Component, type ReactNode } from 'react'
import { language } from '../../language/language.ts'
import { t } from '../../language/messages.ts'

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
        {/* Stands where everything else is the question’s. */}
        <span lang={language()}>{t('item/drawing-could-not-be-shown')}</span> {this.props.description}
      </p>
    )
  }
}
