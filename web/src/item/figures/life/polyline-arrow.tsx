import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'

const rounding = 8
const head = 11

/** An arrow with rounded corners; its shaft ends inside the head. */
export function PolylineArrow({
  points,
  isDashed = false,
}: {
  points: readonly Position[]
  isDashed?: boolean
}) {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return null
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const end = { x: tip.x - head * 0.7 * Math.cos(angle), y: tip.y - head * 0.7 * Math.sin(angle) }
  return (
    <g>
      <path
        d={rounded([...points.slice(0, -1), end])}
        className="fill-none stroke-ink"
        strokeWidth={2}
        strokeDasharray={isDashed ? '6 5' : undefined}
      />
      <polygon points={headPoints(tip, angle, head)} className="fill-ink" />
    </g>
  )
}

function rounded(points: readonly Position[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M ${point.x} ${point.y}`
      if (!after) return `L ${point.x} ${point.y}`
      const a = towards(point, before)
      const b = towards(point, after)
      return `L ${a.x} ${a.y} Q ${point.x} ${point.y} ${b.x} ${b.y}`
    })
    .join(' ')
}

/** The point toward `goal` where the rounded corner begins. */
function towards(from: Position, goal: Position): Position {
  const far = Math.hypot(goal.x - from.x, goal.y - from.y) || 1
  const step = Math.min(rounding, far / 2)
  return { x: from.x + ((goal.x - from.x) / far) * step, y: from.y + ((goal.y - from.y) / far) * step }
}
