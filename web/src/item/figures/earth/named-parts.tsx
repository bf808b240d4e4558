import { Label } from '../label.tsx'
import { Arrow } from '../arrow.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { labelSize } from '../svg.tsx'
import type { Place } from './flat-shapes.ts'
import { Tag } from './tag.tsx'

export interface NamedPart {
  id: string
  label: string
  /** The center of the name or letter. */
  at: Place
  /** The point that the name labels. */
  from?: Place
}

const pitch = 28

/** Numbers for parts whose names would crowd a narrow drawing; the names go into a list below. */
export function numberedList(parts: readonly NamedPart[], isNarrow: boolean, width: number) {
  const named = isNarrow ? parts.filter((part) => part.label !== '') : []
  const entries = named.map((part, index) => ({
    part,
    number: index + 1,
  }))
  const half = Math.ceil(entries.length / 2)
  const columnWidth = (own: typeof entries) =>
    30 + Math.max(0, ...own.map((entry) => textWidth(entry.part.label, labelSize)))
  const first = columnWidth(entries.slice(0, half))
  const second = columnWidth(entries.slice(half))
  const isInTwo = entries.length > 1 && first + 12 + second <= width
  const rows = isInTwo ? half : entries.length
  const columns = isInTwo ? [0, Math.max(first + 12, Math.min(width / 2, width - second))] : [0]
  return { entries, rows, columns, height: entries.length === 0 ? 0 : rows * pitch + 12 }
}

export function NamedParts({
  parts,
  width,
  height,
  isNarrow,
}: {
  parts: readonly NamedPart[]
  /** The size of the drawing above the list. */
  width: number
  height: number
  isNarrow: boolean
}) {
  const list = numberedList(parts, isNarrow, width)
  const numberOf = new Map(list.entries.map((entry) => [entry.part.id, entry.number]))
  return (
    <g>
      {parts.map((part) => {
        const number = numberOf.get(part.id)
        const half = number === undefined ? textWidth(part.label, labelSize) / 2 + 8 : 14
        const x = Math.min(width - half, Math.max(half, part.at.x))
        return (
          <g key={part.id}>
            {part.from && <Leader from={part.from} to={{ x, y: part.at.y }} />}
            {number === undefined ? (
              <Tag id={part.id} label={part.label} x={x} y={part.at.y} />
            ) : (
              <>
                <Number x={x} y={part.at.y} number={number} />
                <Tag id={part.id} label="" x={x + 24} y={part.at.y} />
              </>
            )}
          </g>
        )
      })}
      {list.entries.map(({ part, number }, index) => {
        const x = 12 + (list.columns[Math.floor(index / list.rows)] ?? 0)
        const y = height + 12 + ((index % list.rows) + 0.5) * pitch
        return (
          <g key={part.id}>
            <Number x={x} y={y} number={number} />
            <Label x={x + 18} y={y} anchor="start">
              {withMinus(part.label)}
            </Label>
          </g>
        )
      })}
    </g>
  )
}

function Number({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <rect
        x={x - 11}
        y={y - 11}
        width={22}
        height={22}
        rx={5}
        className="fill-surface stroke-ink"
        strokeWidth={1.5}
      />
      <Label x={x} y={y} size={14} isStrong isBare>
        {String(number)}
      </Label>
    </g>
  )
}

function Leader({ from, to }: { from: Place; to: Place }) {
  return (
    <g>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-surface" strokeWidth={4} />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-ink" strokeWidth={1.5} />
      <circle cx={from.x} cy={from.y} r={3.5} className="fill-ink stroke-surface" strokeWidth={1.5} />
    </g>
  )
}

/** An arrow with an outline in the ground's color, so that it is visible on any background. */
export function BoldArrow({
  from,
  to,
  tone = 'stroke-math fill-math',
}: {
  from: Place
  to: Place
  tone?: string
}) {
  return (
    <g>
      <Arrow from={from} to={to} tone="stroke-surface fill-surface" thickness={8} head={19} />
      <Arrow from={from} to={to} tone={tone} thickness={4} head={14} />
    </g>
  )
}
