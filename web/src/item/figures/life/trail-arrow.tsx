import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'

const head = 12

/** An arrow along a curve given by many points; the shaft ends inside the head. */
export function TrailArrow({ trail, isBold = false }: { trail: readonly Position[]; isBold?: boolean }) {
  const tip = trail.at(-1)
  if (!tip) return null
  const far = (spot: Position) => Math.hypot(tip.x - spot.x, tip.y - spot.y)
  const neck = trail.findLast((spot) => far(spot) >= head * 0.75) ?? trail[0] ?? tip
  const shaft = trail.slice(0, trail.indexOf(neck) + 1)
  const line = shaft.map(({ x, y }) => `${x},${y}`).join(' ')
  const tipPoints = headPoints(tip, Math.atan2(tip.y - neck.y, tip.x - neck.x), head)
  return (
    <g>
      {/* An outline separates the arrow from the drawing below it. */}
      {isBold && (
        <>
          <polyline
            points={line}
            className="fill-none stroke-surface"
            strokeWidth={7}
            strokeLinecap="round"
          />
          <polygon points={tipPoints} className="fill-surface stroke-surface" strokeWidth={4} />
        </>
      )}
      <polyline
        points={line}
        className="fill-none stroke-ink"
        strokeWidth={isBold ? 3 : 2}
        strokeLinejoin="round"
      />
      <polygon points={tipPoints} className="fill-ink" />
    </g>
  )
}
