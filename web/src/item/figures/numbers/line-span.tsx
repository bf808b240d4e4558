import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'

/** The end of a segment: a filled dot if the endpoint is included, an open circle if not. */
export function EndDot({
  at,
  isClosed,
  tone = 'math',
}: {
  at: Position
  isClosed: boolean
  tone?: 'math' | 'warm'
}) {
  const { fill, stroke } = tones[tone]
  return isClosed ? (
    <circle cx={at.x} cy={at.y} r={7.5} className={`${fill} stroke-surface`} strokeWidth={1.5} />
  ) : (
    <circle cx={at.x} cy={at.y} r={6.5} className={`fill-surface ${stroke}`} strokeWidth={3} />
  )
}

export interface SegmentEnd {
  spot: Position
  /** Null if it continues forever. */
  isClosed: boolean | null
}

/** A thick segment of a number line; it ends in an arrowhead if it continues forever. */
export function LineSegment({ from, to, tone }: { from: SegmentEnd; to: SegmentEnd; tone: 'math' | 'warm' }) {
  const angle = Math.atan2(to.spot.y - from.spot.y, to.spot.x - from.spot.x)
  const { fill, stroke } = tones[tone]
  // The shaft ends inside the arrowhead.
  const inset = (end: SegmentEnd, sign: number): Position =>
    end.isClosed === null
      ? { x: end.spot.x + sign * 10 * Math.cos(angle), y: end.spot.y + sign * 10 * Math.sin(angle) }
      : end.spot
  const a = inset(from, 1)
  const b = inset(to, -1)
  return (
    <g>
      <line
        x1={a.x}
        y1={a.y}
        x2={b.x}
        y2={b.y}
        className={stroke}
        strokeWidth={6}
        strokeDasharray={tone === 'warm' ? '9 5' : undefined}
      />
      {from.isClosed === null ? (
        <polygon points={headPoints(from.spot, angle + Math.PI, 17)} className={fill} />
      ) : (
        <EndDot at={from.spot} isClosed={from.isClosed} tone={tone} />
      )}
      {to.isClosed === null ? (
        <polygon points={headPoints(to.spot, angle, 17)} className={fill} />
      ) : (
        <EndDot at={to.spot} isClosed={to.isClosed} tone={tone} />
      )}
    </g>
  )
}

const tones = {
  math: { fill: 'fill-math', stroke: 'stroke-math' },
  warm: { fill: 'fill-warm', stroke: 'stroke-warm' },
}
