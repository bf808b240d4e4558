import type { Scale } from '../../figures/scale.ts'
import { type Tone, tones } from '../drawing/tones.ts'
import { boxHeight } from './box-layout.ts'

const fills: Record<Tone, string> = {
  open: 'fill-math-soft',
  right: 'fill-correct-soft',
  wrong: 'fill-incorrect-soft',
}

/** A box with its whiskers; pale until the student has moved it. */
export function DrawnBox({
  five,
  x,
  middle,
  tone,
  isGhost,
}: {
  five: readonly number[]
  x: Scale
  middle: number
  tone: Tone
  isGhost: boolean
}) {
  const [min, lower, median, upper, max] = five.map(x)
  if (min === undefined || lower === undefined || median === undefined) return null
  if (upper === undefined || max === undefined) return null
  const { stroke, isDashed } = tones[tone]
  const line = {
    strokeWidth: 2.5,
    strokeDasharray: isGhost ? '3 4' : isDashed ? '7 4' : undefined,
    className: isGhost ? 'stroke-line-strong' : stroke,
  }
  return (
    <g className={isGhost ? 'print:hidden' : undefined}>
      <path
        d={`M ${min} ${middle} H ${lower} M ${upper} ${middle} H ${max} M ${min} ${middle - 11} v 22 M ${max} ${middle - 11} v 22`}
        {...line}
      />
      <rect
        x={lower}
        y={middle - boxHeight / 2}
        width={upper - lower}
        height={boxHeight}
        {...line}
        className={`${isGhost ? 'fill-transparent' : fills[tone]} ${line.className}`}
      />
      <line
        x1={median}
        x2={median}
        y1={middle - boxHeight / 2}
        y2={middle + boxHeight / 2}
        {...line}
        strokeWidth={4}
      />
    </g>
  )
}
