import { lazy, Suspense } from 'react'
import type { InteractionParts, InteractionProps } from '../parts.ts'

/** Loaded when a question first asks for a plot. */
const fetchView = () => import('./plot-view.tsx').then((module) => ({ default: module.PlotView }))
const PlotView = lazy(fetchView)

function Plot(props: InteractionProps<'plot'>) {
  return (
    <Suspense fallback={<div className="min-h-80" />}>
      <PlotView {...props} />
    </Suspense>
  )
}

export const plotParts: InteractionParts<'plot'> = {
  View: Plot,
  fetchView,
  empty: { kind: 'plot', values: [] },
  isAnswered: (response) => response.values.length > 0,
  afterKey: () => undefined,
}
