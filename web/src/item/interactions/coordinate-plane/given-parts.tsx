import type { FigureOf } from '@skills-center/contract/figure'
import type { Frame } from '../../figures/planes/plane-frame.ts'
import { PlaneName } from '../../figures/planes/plane-name.tsx'
import { namesOf } from '../../figures/planes/plane-names.ts'
import { PlanePolygon } from '../../figures/planes/plane-polygon.tsx'
import type { Shapes } from '../../figures/planes/plane-shapes.ts'
import { PlanePoint, PlaneStroke } from '../../figures/planes/plane-stroke.tsx'
import { Stripes } from '../../figures/stripes.tsx'

/** The question's own drawing is in ink, because the student draws in blue. */
export function GivenShapes({ shapes, clip, id }: { shapes: Shapes; clip: string; id: string }) {
  const strokes = [...shapes.lines, ...shapes.segments]
  return (
    <g>
      <Stripes id={`${id}image`} tone="stroke-ink/50" angle={45} gap={9} thickness={1.5} />
      {shapes.polygons.map((shape, index) => (
        <PlanePolygon key={index} shape={shape} stripes={`${id}image`} isInk />
      ))}
      {strokes.map((stroke, index) => (
        <PlaneStroke key={index} stroke={stroke} clip={clip} hasLookDash={false} isInk />
      ))}
      {strokes
        .flatMap(({ marks }) => marks)
        .map(({ at, mark }, index) => (
          <PlanePoint key={index} at={at} isOpen={mark === 'open'} tone="ink" />
        ))}
    </g>
  )
}

/** The question's points, and the names of all its parts. */
export function GivenNames({
  figure,
  frame,
  shapes,
}: {
  figure: FigureOf<'coordinate-plane'>
  frame: Frame
  shapes: Shapes
}) {
  return (
    <g>
      {figure.points.map(({ at }) => (
        <PlanePoint key={at.join(' ')} at={frame.put(at)} isOpen={false} tone="ink" />
      ))}
      {namesOf(figure, frame, shapes).names.map((name, index) => (
        <PlaneName key={index} name={{ ...name, tone: 'ink' }} />
      ))}
    </g>
  )
}
