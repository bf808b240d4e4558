import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { FigureTitle } from '../figure-title.tsx'
import { numeral } from '../numeral.ts'
import { Svg } from '../svg.tsx'
import { circleLayout } from './circle-labels.ts'
import { useLettered } from './led-spots.tsx'
import { SectorBadges, badgeRim } from './sector-badges.tsx'
import { SectorDisc, discHeight } from './sector-disc.tsx'
import { sectorsOf } from './sectors.ts'
import { tintsFor } from './tints.ts'

export function CircleGraph({ figure, width: room }: { figure: FigureOf<'circle-graph'>; width: number }) {
  const sheet = useId()
  const isLettered = useLettered()
  const rim = figure.sectors.some(({ id }) => isLettered(id)) ? badgeRim : 0
  const sectors = sectorsOf(figure.sectors.map(({ percent }) => percent))
  const writings = figure.sectors.map(({ label, percent, shown }) => ({
    label,
    shown: shown ?? `${numeral(percent)}%`,
  }))
  const layout = circleLayout(sectors, writings, Math.min(room, 520), { rim, reach: () => 0 })

  return (
    <>
      <FigureTitle>{figure.title}</FigureTitle>
      <Svg width={layout.width} height={discHeight(layout)} description={figure.description}>
        <SectorDisc sheet={sheet} sectors={sectors} tints={tintsFor(figure.sectors)} layout={layout} />
        <SectorBadges parts={figure.sectors} sectors={sectors} layout={layout} nearest={0} />
      </Svg>
    </>
  )
}
