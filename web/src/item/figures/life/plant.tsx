import type { FigureOf } from '@skills-center/contract/figure'
import { useMemo } from 'react'
import type { Position } from '../position.ts'
import { Art } from './art.tsx'
import { type Callout, type PlacedCallout, calloutLayout } from './callout-layout.ts'
import { CalloutKey, CalloutText, Callouts } from './callouts.tsx'
import { alongTrail } from './cycle-curves.ts'
import { useLetters } from './lettered.ts'
import { CutFlower, WholePlant } from './plant-art.tsx'
import { betweenSpots, throughTrail, wayOf } from './plant-flows.ts'
import { type PlantFigure, type PlantPart, plantAnchors, plantDoors, plantSize } from './plant-parts.ts'
import { Svg } from '../svg.tsx'
import { TrailArrow } from './trail-arrow.tsx'

export function Plant({ figure, width: room }: { figure: FigureOf<'plant'>; width: number }) {
  const letters = useLetters()
  const inside = useMemo(() => insideTrails(figure), [figure])
  const layout = useMemo(
    () =>
      calloutLayout(
        [...partCallouts(figure, letters), ...arrowCallouts(figure, inside, letters)],
        plantSize[figure.view],
        Math.min(room, 640),
        270,
      ),
    [figure, inside, room, letters],
  )
  const ids = new Set<PlantPart>(figure.parts.map((part) => part.id))
  const has = (part: PlantPart) => ids.has(part) || letters.has(part)
  const Drawing = figure.view === 'whole' ? WholePlant : CutFlower
  const { drawing, placed } = layout
  const inPixels = ({ x, y }: Position) => ({
    x: drawing.x + x * drawing.scale,
    y: drawing.y + y * drawing.scale,
  })
  const passing = figure.arrows.flatMap((arrow) => {
    const callout = wayOf(arrow) === 'through' ? undefined : placed.find(({ id }) => id === arrow.id)
    return callout ? [{ arrow, callout }] : []
  })
  return (
    <Svg width={layout.width} height={layout.height} description={figure.description}>
      <Art {...drawing}>
        <Drawing has={has} />
      </Art>
      {[...inside].map(([id, trail]) => (
        <TrailArrow key={id} isBold trail={trail.map(inPixels)} />
      ))}
      <Callouts placed={placed.filter((callout) => !passing.some((pass) => pass.callout === callout))} />
      {passing.map(({ arrow, callout }) => (
        <g key={arrow.id}>
          <TrailArrow
            isBold
            trail={passingTrail(callout, wayOf(arrow) === 'in', arrow.carries === 'energy')}
          />
          <CalloutText callout={callout} />
        </g>
      ))}
      <CalloutKey entries={layout.key} />
    </Svg>
  )
}

/** The path between the arrow's label and the part of the plant that it enters or leaves. */
function passingTrail({ edge, at, side }: PlacedCallout, isIn: boolean, isWave: boolean): Position[] {
  const outer = { x: edge.x + (side === 'left' ? 7 : -7), y: edge.y }
  return isIn ? betweenSpots(outer, at, isWave) : betweenSpots(at, outer, isWave)
}

function insideTrails(figure: PlantFigure): ReadonlyMap<string, Position[]> {
  const through = figure.arrows.filter((arrow) => figure.view === 'whole' && wayOf(arrow) === 'through')
  return new Map(
    through.map((arrow, index) => {
      const before = through.slice(0, index).map((other) => throughTrail(other, 0).at(-1))
      const own = throughTrail(arrow, 0)
      // Arrows on the same side of the stem nest, one outside the other.
      const place = before.filter((end) => end && own[0] && end.x > 100 === own[0].x > 100).length
      return [arrow.id, throughTrail(arrow, place)]
    }),
  )
}

function partCallouts(figure: PlantFigure, letters: ReadonlyMap<string, string>): Callout[] {
  return Object.entries(plantAnchors[figure.view]).flatMap(([name, anchors]): Callout[] => {
    const { label, spot: id = name } = figure.parts.find((part) => part.id === name) ?? {}
    const isLettered = letters.has(id)
    return label === undefined && !isLettered ? [] : [{ id, label, isLettered, anchors }]
  })
}

function arrowCallouts(
  figure: PlantFigure,
  inside: ReadonlyMap<string, Position[]>,
  letters: ReadonlyMap<string, string>,
): Callout[] {
  if (figure.view !== 'whole') return []
  return figure.arrows.flatMap((arrow): Callout[] => {
    const { id, label } = arrow
    const isLettered = letters.has(id)
    const trail = inside.get(id)
    if (trail) {
      const anchors = [0.5, 0.35, 0.65].map((share) => alongTrail(trail, share))
      return [{ id, label, isLettered, anchors }]
    }
    const end = arrow.from === 'outside' ? arrow.to : arrow.from
    if (end === 'outside') return []
    // Light comes from above.
    const lift = arrow.carries === 'energy' && arrow.from === 'outside' ? -70 : end === 'leaf' ? -16 : 8
    return [
      {
        id,
        label: isLettered && label === '?' ? undefined : label,
        isLettered,
        anchors: plantDoors[end],
        lift,
      },
    ]
  })
}
