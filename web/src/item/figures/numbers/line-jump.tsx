import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'

/**
 * An arrow that hops along a line, out to the distance `reach` from it. Where it starts and lands, and the way out
 * from the line, decide whether it hops over a level line, under it, or beside an upright one.
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
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
  // A cubic whose two handles lie at height h peaks at three quarters of h.
  const handle = reach / 0.75
  const lean = Math.min(long * 0.2, handle * 0.7)
  const at = (spot: Position, forward: number, off: number): Position => ({
    x: spot.x + along.x * forward + out.x * off,
    y: spot.y + along.y * forward + out.y * off,
  })
  const start = at(from, 0, 3)
  const leaves = at(from, lean, handle)
  const comes = at(to, -lean, handle)
  const tip = at(to, 0, 3)
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
