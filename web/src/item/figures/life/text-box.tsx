import type { Position } from '../position.ts'
import { Label } from '../label.tsx'
import { Spot } from '../spot.tsx'
import { type TextBoxSize, boxLine, boxTextSize, noteLine, noteSize } from './text-box-size.ts'
import { useLetters } from './lettered.ts'

/** A box with its text, or a dashed box with a question mark for unknown text. */
export function TextBox({
  id,
  box,
  at,
  tone = 'fill-science-soft stroke-science',
}: {
  id: string
  box: TextBoxSize
  /** The center of the box. */
  at: Position
  tone?: string
}) {
  const isLettered = useLetters().has(id)
  const textX = at.x + box.text.x
  const textTop = at.y + box.text.y
  const mark = { x: at.x + box.mark.x, y: at.y + box.mark.y }
  return (
    <g>
      <rect
        x={at.x - box.width / 2}
        y={at.y - box.height / 2}
        width={box.width}
        height={box.height}
        rx={8}
        className={box.isAsked ? 'fill-surface stroke-math' : tone}
        strokeWidth={box.isAsked ? 2 : 1.5}
        strokeDasharray={box.isAsked ? '5 4' : undefined}
      />
      {box.isAsked && !isLettered && (
        <Label x={mark.x} y={mark.y} size={18} tone="fill-math" isStrong isBare>
          ?
        </Label>
      )}
      {box.lines.map((line, index) => (
        <Label
          key={`${line} ${index}`}
          x={textX}
          y={textTop + (index + 0.5) * boxLine}
          size={boxTextSize}
          isBare
        >
          {line}
        </Label>
      ))}
      {box.noteLines.map((line, index) => (
        <Label
          key={`${line} ${index}`}
          x={textX}
          y={textTop + box.lines.length * boxLine + (index + 0.5) * noteLine}
          size={noteSize}
          tone="fill-ink-soft"
          isBare
        >
          {line}
        </Label>
      ))}
      <Spot id={id} x={mark.x} y={mark.y} />
    </g>
  )
}
