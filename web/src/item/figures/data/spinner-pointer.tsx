import { headPoints } from '../arrow.tsx'
import type { Position } from '../position.ts'
import { onDisc } from './sectors.ts'

/** The arrow of a spinner on its hub; `angle` is clockwise from the top, in radians. */
export function SpinnerPointer({ center, angle, reach }: { center: Position; angle: number; reach: number }) {
  const tip = onDisc(center, angle, reach)
  const neck = onDisc(center, angle, reach - 12)
  const tail = onDisc(center, angle, -16)
  return (
    <g>
      <path
        d={`M ${tail.x} ${tail.y} L ${neck.x} ${neck.y}`}
        className="stroke-surface"
        strokeWidth={10}
        strokeLinecap="round"
      />
      <polygon
        points={headPoints(tip, angle - Math.PI / 2, 22)}
        className="fill-ink stroke-surface"
        strokeWidth={5}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path
        d={`M ${tail.x} ${tail.y} L ${neck.x} ${neck.y}`}
        className="stroke-ink"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <circle cx={center.x} cy={center.y} r={8} className="fill-ink stroke-surface" strokeWidth={2} />
    </g>
  )
}
