import { Label } from '../label.tsx'
import { textWidth } from '../scale.ts'
import { tickSize } from '../svg.tsx'
import { asFraction, tickNameWidth } from './tick-fraction.ts'

/** The name under a tick. A fraction is stacked, as on a ruler. */
export function TickName({ name, x, y }: { name: string; x: number; y: number }) {
  const fraction = asFraction(name)
  if (!fraction) {
    return (
      <Label x={x} y={y} size={tickSize}>
        {name}
      </Label>
    )
  }
  const { whole, top, bottom } = fraction
  const left = x - tickNameWidth(name) / 2
  const wholeWidth = whole ? textWidth(whole, tickSize) : 0
  const parts = left + wholeWidth + (whole ? 2 : 0)
  const wide = x + tickNameWidth(name) / 2 - parts
  return (
    <g>
      {whole && (
        <Label x={left + wholeWidth / 2} y={y + 8} size={tickSize}>
          {whole}
        </Label>
      )}
      <Label x={parts + wide / 2} y={y} size={tickSize}>
        {top}
      </Label>
      <line x1={parts} x2={parts + wide} y1={y + 8} y2={y + 8} className="stroke-ink" strokeWidth={1.25} />
      <Label x={parts + wide / 2} y={y + 17} size={tickSize}>
        {bottom}
      </Label>
    </g>
  )
}
