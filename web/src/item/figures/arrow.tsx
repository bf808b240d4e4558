import type { Position } from './position.ts'

/** The three corners of an arrowhead with its tip at `tip`; `angle` is its direction, in radians. */
export function headPoints(tip: Position, angle: number, size: number): string {
  const corner = (side: number) =>
    `${tip.x - size * Math.cos(angle + side * 0.42)},${tip.y - size * Math.sin(angle + side * 0.42)}`
  return `${tip.x},${tip.y} ${corner(1)} ${corner(-1)}`
}

/** A straight arrow. The shaft ends inside the head, so that a thick shaft does not stick out at the tip. */
export function Arrow({
  from,
  to,
  tone = 'stroke-ink fill-ink',
  thickness = 2,
  head = 10,
}: {
  from: Position
  to: Position
  tone?: string
  thickness?: number
  head?: number
}) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  return (
    <g className={tone}>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x - head * 0.8 * Math.cos(angle)}
        y2={to.y - head * 0.8 * Math.sin(angle)}
        strokeWidth={thickness}
        strokeLinecap="round"
      />
      <polygon points={headPoints(to, angle, head)} stroke="none" />
    </g>
  )
}
