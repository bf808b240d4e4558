import { useContext } from 'react'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Spot, SpotsContext } from '../spot.tsx'
import { labelSize } from '../svg.tsx'

/** The name of a part on a ground of its own, so that it can be read on any pattern, or its letter. */
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
  /** Without the ground, where the drawing itself is plain. */
  isPlain?: boolean
}) {
  const letter = useContext(SpotsContext)?.letters.get(id)
  const text = withMinus(label)
  const wide = textWidth(text, labelSize) + 10
  const hasBoth = letter !== undefined && text !== ''
  const whole = text === '' ? 0 : wide
  const left = anchor === 'start' ? x : anchor === 'end' ? x - whole : x - whole / 2
  // With both, the letter stands before the name.
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
