import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import { Art } from './art.tsx'
import { BodyOutline, HiddenOutlines, OrganShape, organOrder } from './body-art.tsx'
import { type Organ, bodyAnchors, bodyBulk, bodySize } from './body-parts.ts'
import { type Callout, calloutLayout } from './callout-layout.ts'
import { CalloutKey, Callouts } from './callouts.tsx'
import { alongTrail } from './cycle-curves.ts'
import { useLetters } from './lettered.ts'
import { type OrganArrow, organArrows } from './organ-arrows.ts'
import { Svg } from '../svg.tsx'
import { TrailArrow } from './trail-arrow.tsx'

export function BodySystem({ figure, width: room }: { figure: FigureOf<'body-system'>; width: number }) {
  const letters = useLetters()
  const arrows = useMemo(() => organArrows(figure), [figure])
  const layout = useMemo(
    () => calloutLayout(calloutsOf(figure, arrows, letters), bodySize, Math.min(room, 640), 270),
    [figure, arrows, room, letters],
  )
  const ids = new Set<Organ>(figure.organs.map((organ) => organ.id))
  const has = (organ: Organ) => ids.has(organ)
  const { drawing } = layout
  return (
    <Svg width={layout.width} height={layout.height} description={figure.description}>
      <Art {...drawing}>
        <BodyOutline />
        {organOrder.filter(has).map((organ) => (
          <OrganShape key={organ} organ={organ} has={has} />
        ))}
        <HiddenOutlines has={has} />
      </Art>
      {arrows.map((arrow) => (
        <TrailArrow
          key={arrow.key}
          isBold
          trail={arrow.trail.map(({ x, y }) => ({
            x: drawing.x + x * drawing.scale,
            y: drawing.y + y * drawing.scale,
          }))}
        />
      ))}
      <Callouts placed={layout.placed} />
      <CalloutKey entries={layout.key} />
    </Svg>
  )
}

function calloutsOf(
  figure: FigureOf<'body-system'>,
  arrows: readonly OrganArrow[],
  letters: ReadonlyMap<string, string>,
): Callout[] {
  const organs = figure.organs.flatMap(({ id: organ, spot: id = organ, label }): Callout[] => {
    const isLettered = letters.has(id)
    return label === undefined && !isLettered
      ? []
      : [{ id, label, isLettered, anchors: bodyAnchors[organ], bulk: bodyBulk[organ] }]
  })
  const passing = arrows.flatMap(({ key, label, trail }): Callout[] =>
    label === undefined
      ? []
      : [
          {
            id: key,
            label,
            isLettered: false,
            anchors: [0.4, 0.55].map((share) => alongTrail(trail, share)),
          },
        ],
  )
  return [...organs, ...passing]
}
