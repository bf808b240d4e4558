import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'
import { inkLook, lookOf } from '../marker.tsx'
import type { Stroke } from './plane-shapes.ts'

const head = 14

/** A line, curve, or segment with its arrowheads; dots on its ends are drawn later, on top of everything. */
export function PlaneStroke({
  stroke,
  clip,
  hasLookDash,
  isInk = false,
}: {
  stroke: Stroke
  clip: string
  /** Dashes tell strokes apart only if they have no other meaning. */
  hasLookDash: boolean
  /** In the color of the axes, if the student draws in the other colors. */
  isInk?: boolean
}) {
  const look = isInk ? inkLook : lookOf(stroke.look)
  const lookDash = hasLookDash ? look.dash : undefined
  const dash = stroke.isDashed === undefined ? lookDash : stroke.isDashed ? '8 6' : undefined
  return (
    <g>
      {stroke.pieces.map((piece, index) => (
        <polyline
          key={index}
          points={shortened(piece, stroke.arrows)
            .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
            .join(' ')}
          clipPath={clip}
          className={`fill-none ${look.stroke}`}
          strokeWidth={3}
          strokeDasharray={dash}
          strokeLinejoin="round"
        />
      ))}
      {stroke.arrows.map(({ before, tip }, index) => (
        <polygon
          key={index}
          points={headPoints(tip, Math.atan2(tip.y - before.y, tip.x - before.x), head)}
          className={look.fill}
        />
      ))}
    </g>
  )
}

/** A filled dot, or an open circle for a point that is not included. */
export function PlanePoint({
  at,
  isOpen,
  tone,
}: {
  at: Position
  isOpen: boolean
  tone: 'math' | 'warm' | 'science' | 'ink'
}) {
  return isOpen ? (
    <circle cx={at.x} cy={at.y} r={5.5} className={`fill-surface ${strokes[tone]}`} strokeWidth={2.5} />
  ) : (
    <circle cx={at.x} cy={at.y} r={6} className={`${fills[tone]} stroke-surface`} strokeWidth={2} />
  )
}

const strokes = { math: 'stroke-math', warm: 'stroke-warm', science: 'stroke-science', ink: 'stroke-ink' }
const fills = { math: 'fill-math', warm: 'fill-warm', science: 'fill-science', ink: 'fill-ink' }

/** The shaft ends inside the arrowheads. */
function shortened(piece: readonly Position[], arrows: Stroke['arrows']): Position[] {
  return piece.map((spot, index) => {
    const isEnd = index === 0 || index === piece.length - 1
    const arrow = isEnd && arrows.find(({ tip }) => tip.x === spot.x && tip.y === spot.y)
    if (!arrow) return spot
    const angle = Math.atan2(arrow.tip.y - arrow.before.y, arrow.tip.x - arrow.before.x)
    return { x: spot.x - head * 0.7 * Math.cos(angle), y: spot.y - head * 0.7 * Math.sin(angle) }
  })
}
