import { Label } from '../label.tsx'

/** A question mark in a dashed frame, marking the unknown in a drawing. */
export function AskedLabel({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect
        x={x - 13}
        y={y - 12}
        width={26}
        height={24}
        rx={6}
        className="fill-surface stroke-math"
        strokeWidth={2}
        strokeDasharray="4 3"
      />
      <Label x={x} y={y} tone="fill-math" isStrong isBare>
        ?
      </Label>
    </g>
  )
}
