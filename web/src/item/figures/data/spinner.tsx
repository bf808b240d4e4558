import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { FigureTitle } from '../figure-title.tsx'
import { Svg } from '../svg.tsx'
import { circleLayout } from './circle-labels.ts'
import { useLettered } from './led-spots.tsx'
import { SectorBadges, badgeRim } from './sector-badges.tsx'
import { SectorDisc, discHeight } from './sector-disc.tsx'
import { sectorsOf } from './sectors.ts'
import { SpinnerPointer } from './spinner-pointer.tsx'
import { tintsFor } from './tints.ts'

/** The pointer's length. Names also keep clear of the hub in the other sectors. */
const reach = 50
const hub = 14

export function Spinner({ figure, width: room }: { figure: FigureOf<'spinner'>; width: number }) {
  const sheet = useId()
  const isLettered = useLettered()
  const rim = figure.sectors.some(({ id }) => isLettered(id)) ? badgeRim : 0
  const pointsAt = figure.pointsAt ?? 0
  const sectors = sectorsOf(figure.sectors.map((sector) => sector.share))
  const writings = figure.sectors.map(({ label }) => ({ label, shown: '' }))
  const layout = circleLayout(sectors, writings, Math.min(room, 460), {
    rim,
    reach: (index) => (index === pointsAt ? reach : hub),
  })

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={layout.width} height={discHeight(layout)} description={figure.description}>
        <SectorDisc sheet={sheet} sectors={sectors} tints={tintsFor(figure.sectors)} layout={layout} />
        <SpinnerPointer center={layout.center} angle={sectors[pointsAt]?.middle ?? 0} reach={reach} />
        <SectorBadges parts={figure.sectors} sectors={sectors} layout={layout} nearest={reach + 16} />
      </Svg>
    </>
  )
}
