import { Label } from './label.tsx'
import { labelSize } from './svg.tsx'
import { halfLift, valueLayout } from './value-layout.ts'

export type ValueTone = 'ink' | 'ink-soft' | 'math' | 'warm' | 'science'

const askedSize = { wide: 30, tall: 26 }

/** The size of a written value, in pixels. */
export function valueSize(value: string, size: number = labelSize): { wide: number; tall: number } {
  if (value === '') return { wide: 0, tall: 0 }
  return value === '?' ? askedSize : valueLayout(value, size)
}

/** A value as written by hand: fractions are stacked, and a lone `?` is a frame for the unknown. */
export function ValueText({
  x,
  y,
  children,
  size = labelSize,
  anchor = 'middle',
  tone = 'ink',
  isStrong = false,
  isBare = false,
}: {
  x: number
  /** The vertical center of the text. */
  y: number
  children: string
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  tone?: ValueTone
  isStrong?: boolean
  /** Without the outline, for text on a filled shape. */
  isBare?: boolean
}) {
  if (children === '') return null
  const { wide } = valueSize(children, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
  if (children === '?') return <Asked x={left + wide / 2} y={y} />
  const layout = valueLayout(children, size)
  const { fill, stroke } = tones[tone]
  const look = { size, tone: fill, isStrong, isBare }
  const [only] = layout.pieces
  if (layout.pieces.length === 1 && only?.kind === 'text') {
    return (
      <Label x={x} y={y} anchor={anchor} {...look}>
        {only.text}
      </Label>
    )
  }
  return (
    <g>
      {layout.pieces.map((piece, index) => {
        const middle = left + piece.left + piece.wide / 2
        if (piece.kind === 'text') {
          // Beside a fraction a word keeps its space, while a whole number is tight.
          const isLast = index === layout.pieces.length - 1
          const side = index === 0 ? 'end' : isLast ? 'start' : 'middle'
          const at = { end: left + piece.left + piece.wide, start: left + piece.left, middle }[side]
          return (
            <Label key={index} x={at} y={y} anchor={side} {...look}>
              {piece.text.replaceAll(' ', '\u00a0')}
            </Label>
          )
        }
        return (
          <g key={index}>
            {!isBare && (
              <line
                x1={middle - piece.wide / 2 + 2}
                x2={middle + piece.wide / 2 - 2}
                y1={y}
                y2={y}
                className="stroke-surface"
                strokeWidth={5}
              />
            )}
            <Label x={middle} y={y - size * halfLift} {...look}>
              {piece.over}
            </Label>
            <Label x={middle} y={y + size * (halfLift + 0.06)} {...look}>
              {piece.under}
            </Label>
            <line
              x1={middle - piece.wide / 2 + 2}
              x2={middle + piece.wide / 2 - 2}
              y1={y}
              y2={y}
              className={stroke}
              strokeWidth={isStrong ? 2 : 1.5}
            />
          </g>
        )
      })}
    </g>
  )
}

const tones: Record<ValueTone, { fill: string; stroke: string }> = {
  ink: { fill: 'fill-ink', stroke: 'stroke-ink' },
  'ink-soft': { fill: 'fill-ink-soft', stroke: 'stroke-ink-soft' },
  math: { fill: 'fill-math', stroke: 'stroke-math' },
  warm: { fill: 'fill-warm', stroke: 'stroke-warm' },
  science: { fill: 'fill-science', stroke: 'stroke-science' },
}

/** The frame of the unknown, as in a table. */
function Asked({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect
        x={x - askedSize.wide / 2 + 1}
        y={y - askedSize.tall / 2 + 1}
        width={askedSize.wide - 2}
        height={askedSize.tall - 2}
        rx={6}
        className="fill-surface stroke-math"
        strokeWidth={2}
        strokeDasharray="5 4"
      />
      <Label x={x} y={y} tone="fill-math" isStrong isBare>
        ?
      </Label>
    </g>
  )
}
