import { AskedMark } from './asked-mark.tsx'
import { type PlacedCallout, calloutLine } from './callout-layout.ts'
import type { KeyEntry } from './key-rows.ts'
import { Label } from '../label.tsx'
import { Spot } from '../spot.tsx'
import { labelSize, tickSize } from '../svg.tsx'

/** Leader lines with a dot on their part and text at the other end. */
export function Callouts({ placed }: { placed: readonly PlacedCallout[] }) {
  return (
    <g>
      {placed.map((callout) => (
        <Leader key={callout.id} callout={callout} />
      ))}
      {placed.map((callout) => (
        <CalloutText key={callout.id} callout={callout} />
      ))}
    </g>
  )
}

/** An outline in the background color separates the line from the drawing. */
function Leader({ callout: { edge, at, side } }: { callout: PlacedCallout }) {
  const start = edge.x + (side === 'left' ? 5 : -5)
  const way = `M ${start} ${edge.y} L ${at.x} ${at.y}`
  return (
    <g>
      <path d={way} className="stroke-surface" strokeWidth={4} />
      <circle cx={at.x} cy={at.y} r={4.5} className="fill-surface" />
      <path d={way} className="stroke-ink" strokeWidth={1.5} />
      <circle cx={at.x} cy={at.y} r={3} className="fill-ink" />
    </g>
  )
}

export function CalloutText({
  callout: { id, edge, side, lines, isAsked, isLettered },
}: {
  callout: PlacedCallout
}) {
  const way = side === 'left' ? -1 : 1
  const hasMark = isAsked || isLettered
  const markX = edge.x + way * 14
  return (
    <g>
      {isAsked && !isLettered && <AskedMark x={markX} y={edge.y} />}
      {lines.map((line, index) => (
        <Label
          key={`${line} ${index}`}
          x={edge.x + (hasMark ? way * 34 : 0)}
          y={edge.y + (index - (lines.length - 1) / 2) * calloutLine}
          size={labelSize}
          anchor={side === 'left' ? 'end' : 'start'}
        >
          {line}
        </Label>
      ))}
      <Spot id={id} x={markX} y={edge.y} />
    </g>
  )
}

/** The legend for the numbers at the leader lines. */
export function CalloutKey({ entries }: { entries: readonly KeyEntry[] }) {
  return entries.map(({ text, x, y }, index) => (
    <g key={`${text} ${index}`}>
      <Label x={x + 20} y={y} size={tickSize} anchor="end" isStrong>
        {String(index + 1)}
      </Label>
      <Label x={x + 26} y={y} size={tickSize} anchor="start">
        {text}
      </Label>
    </g>
  ))
}
