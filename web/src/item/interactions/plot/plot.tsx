import { lazyView } from '../lazy-view.tsx'
import type { InteractionParts } from '../parts.ts'

export const plotParts: InteractionParts<'plot'> = {
  ...lazyView(async () => (await import('./plot-view.tsx')).PlotView),
  empty: { kind: 'plot', values: [] },
  isAnswered: (response) => response.values.length > 0,
  afterKey: () => undefined,
}
