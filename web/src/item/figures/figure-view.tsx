import type { Figure } from '@skills-center/contract/figure'
import { createElement, Suspense } from 'react'
import { useContentLanguage } from '../../language/content.ts'
import { t } from '../../language/messages.ts'
import { useElementWidth } from '../use-element-width.ts'
import { drawingOf } from './drawing-of.ts'
import { FigureBoundary } from './figure-boundary.tsx'

/** A figure at the available width, with a text description that the reader can open. */
export function FigureView({ figure }: { figure: Figure }) {
  const language = useContentLanguage()
  const [frame, width] = useElementWidth()
  return (
    <figure className="print:break-inside-avoid">
      <div ref={frame} lang={language} className="w-full">
        <FigureBoundary description={figure.description}>
          <Suspense fallback={<div aria-busy className="min-h-48" />}>
            {width > 0 && createElement(drawingOf(figure.kind), { figure, width })}
          </Suspense>
        </FigureBoundary>
      </div>
      <details className="mt-3 text-sm text-ink-soft">
        <summary className="mx-auto w-fit cursor-pointer rounded-sm px-2 py-1 underline decoration-line-strong underline-offset-4 hover:text-ink">
          {t('item/describe-this-figure')}
        </summary>
        <p lang={language} className="mx-auto mt-1 max-w-prose px-2 leading-relaxed">
          {figure.description}
        </p>
      </details>
    </figure>
  )
}
