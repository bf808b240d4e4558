import { useContext } from 'react'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Spot, SpotsContext } from '../spot.tsx'
import { labelSize } from '../svg.tsx'

/** A part's name on a background, so that it is readable on any pattern, or its letter. */
export function Tag({
  id,
  label,
  x,
  y,
  anchor = 'middle',
  isPlain = false,
}: {
  id: string
  label: string
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  /** Without the background, on a plain drawing. */
  isPlain?: boolean
}) {
  const letter = useContext(SpotsContext)?.letters.get(id)
  const text = withMinus(label)
  const wide = textWidth(text, labelSize) + 10
  const hasBoth = letter !== undefined && text !== ''
  const whole = text === '' ? 0 : wide
  const left = anchor === 'start' ? x : anchor === 'end' ? x - whole : x - whole / 2
  // With both, the letter precedes the name.
  const badgeX = hasBoth ? left - 12 : anchor === 'start' ? x + 13 : anchor === 'end' ? x - 13 : x
  return (
    <g>
      {text !== '' && (
        <>
          {!isPlain && (
            <rect
              x={left}
              y={y - 12}
              width={wide}
              height={24}
              rx={6}
              className="fill-surface stroke-line-strong"
              strokeWidth={1}
            />
          )}
          <Label x={left + wide / 2} y={y} isBare={!isPlain}>
            {text}
          </Label>
        </>
      )}
      <Spot id={id} x={badgeX} y={y} />
    </g>
  )
}
