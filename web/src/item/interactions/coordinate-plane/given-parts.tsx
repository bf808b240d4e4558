import type { FigureOf } from '@skills-center/contract/figure'
import type { Frame } from '../../figures/planes/plane-frame.ts'
import { PlaneName } from '../../figures/planes/plane-name.tsx'
import { namesOf } from '../../figures/planes/plane-names.ts'
import type { Shapes } from '../../figures/planes/plane-shapes.ts'

/** What the question has drawn already stands in ink, since what the student draws is blue. */
export function GivenLines({ shapes }: { shapes: Shapes }) {
  return shapes.lines.flatMap(({ pieces }, line) =>
    pieces.map((piece, index) => (
      <polyline
        key={`${line} ${index}`}
        points={piece.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth={2.5}
        className="fill-none stroke-ink"
      />
    )),
  )
}

/** Given points, and the names of points and lines. */
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
      {figure.points.map(({ at }) => {
        const { x, y } = frame.put(at)
        return (
          <circle
            key={at.join(' ')}
            cx={x}
            cy={y}
            r={6}
            strokeWidth={2}
            className="fill-ink stroke-surface"
          />
        )
      })}
      {namesOf(figure, frame, shapes).names.map((name, index) => (
        <PlaneName key={index} name={{ ...name, tone: 'ink' }} />
      ))}
    </g>
  )
}
