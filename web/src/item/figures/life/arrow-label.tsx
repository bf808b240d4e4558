import { AskedMark } from './asked-mark.tsx'
import { type ArrowLabel, flowLabelLine } from './flow-label.ts'
import { Label } from '../label.tsx'
import { Spot } from '../spot.tsx'
import { tickSize } from '../svg.tsx'

/** Text at an arrow, with a background if it is on the line. */
export function ArrowLabelView({
  id,
  label,
  x,
  y,
}: {
  id: string | undefined
  label: ArrowLabel
  /** The center. */
  x: number
  y: number
}) {
  const hasMark = label.isLettered || label.isAsked
  const markX = label.lines.length > 0 ? x - label.width / 2 + 15 : x
  const textX = label.lines.length > 0 && hasMark ? x + 17 : x
  return (
    <g>
      <rect
        x={x - label.width / 2 - 4}
        y={y - label.height / 2 - 2}
        width={label.width + 8}
        height={label.height + 4}
        rx={6}
        className="fill-surface"
      />
      {label.isAsked && !label.isLettered && <AskedMark x={markX} y={y} />}
      {label.lines.map((line, index) => (
        <Label
          key={`${line} ${index}`}
          x={textX}
          y={y + (index - (label.lines.length - 1) / 2) * flowLabelLine}
          size={tickSize}
        >
          {line}
        </Label>
      ))}
      {id !== undefined && <Spot id={id} x={markX} y={y} />}
    </g>
  )
}
