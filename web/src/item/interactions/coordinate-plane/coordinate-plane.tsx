import { lazyView } from '../lazy-view.tsx'
import type { InteractionParts } from '../parts.ts'
import { pointsWanted } from './plane-points.ts'

export const coordinatePlaneParts: InteractionParts<'coordinate-plane'> = {
  ...lazyView(async () => (await import('./coordinate-plane-view.tsx')).CoordinatePlaneView),
  empty: { kind: 'coordinate-plane', points: [] },
  isAnswered: ({ points }, plane) => points.length === pointsWanted(plane),
  afterKey: () => undefined,
}
