import { Component, type ReactNode } from 'react'
import { language } from '../../language/language.ts'
import { t } from '../../language/messages.ts'

/** If a drawing fails to load or render, shows its description instead, so that the question can still be answered. */
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
        {/* In the page's language, although its surroundings are in the question’s language. */}
        <span lang={language()}>{t('item/drawing-could-not-be-shown')}</span> {this.props.description}
      </p>
    )
  }
}
