import type { Position } from '../position.ts'
import { headPoints } from '../arrow.tsx'

/** A dimension line with an arrowhead at both ends. */
export function Measure({ from, to }: { from: Position; to: Position }) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const head = Math.min(9, Math.hypot(to.x - from.x, to.y - from.y) / 3)
  const inset = { x: Math.cos(angle) * head * 0.7, y: Math.sin(angle) * head * 0.7 }
  return (
    <g className="fill-ink stroke-ink">
      <line
        x1={from.x + inset.x}
        y1={from.y + inset.y}
        x2={to.x - inset.x}
        y2={to.y - inset.y}
        strokeWidth={1.75}
      />
      <polygon points={headPoints(to, angle, head)} stroke="none" />
      <polygon points={headPoints(from, angle + Math.PI, head)} stroke="none" />
    </g>
  )
}
