import { labelSize } from './svg.tsx'

/** Text on a figure. An outline in the background color keeps it readable where it crosses a line. */
export function Label({
  x,
  y,
  children,
  size = labelSize,
  anchor = 'middle',
  tone = 'fill-ink',
  isStrong = false,
  isBare = false,
  turn = 0,
}: {
  x: number
  /** The vertical center of the letters. */
  y: number
  children: string
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  tone?: string
  isStrong?: boolean
  /** Without the outline, for text on a filled shape. */
  isBare?: boolean
  /** Degrees clockwise. */
  turn?: number
}) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      fontSize={size}
      textAnchor={anchor}
      fontWeight={isStrong ? 700 : 400}
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
      className={`${tone} ${isBare ? '' : 'stroke-surface [paint-order:stroke]'}`}
      strokeWidth={isBare ? 0 : 4}
      strokeLinejoin="round"
    >
      {children}
    </text>
  )
}
