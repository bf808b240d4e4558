import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'
import { hopCurve } from './hop-curve.ts'

/**
 * An arrow that hops along a line, up to the distance `reach` from it. Its start, its end, and the outward direction
 * decide whether it hops above a horizontal line, below it, or beside a vertical line.
 */
export function LineJump({
  from,
  to,
  out,
  reach,
}: {
  from: Position
  to: Position
  out: Position
  reach: number
}) {
  const { start, leaves, comes, tip } = hopCurve(from, to, out, reach)
  const landing = Math.atan2(tip.y - comes.y, tip.x - comes.x)
  // The shaft ends inside the arrowhead.
  const end = { x: tip.x - 9 * Math.cos(landing), y: tip.y - 9 * Math.sin(landing) }
  return (
    <g>
      <path
        d={`M ${start.x} ${start.y} C ${leaves.x} ${leaves.y}, ${comes.x} ${comes.y}, ${end.x} ${end.y}`}
        className="fill-none stroke-math"
        strokeWidth={2.5}
      />
      <polygon points={headPoints(tip, landing, 12)} className="fill-math" />
    </g>
  )
}
