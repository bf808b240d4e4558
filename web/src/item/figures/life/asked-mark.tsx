import { Label } from '../label.tsx'

/** A question mark in a dashed frame, in place of an unknown name; 28 by 26 pixels. */
export function AskedMark({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect
        x={x - 14}
        y={y - 13}
        width={28}
        height={26}
        rx={6}
        strokeWidth={2}
        strokeDasharray="5 4"
        className="fill-surface stroke-math"
      />
      <Label x={x} y={y} size={16} tone="fill-math" isStrong isBare>
        ?
      </Label>
    </g>
  )
}
