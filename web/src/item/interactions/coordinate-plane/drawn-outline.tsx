import type { Frame } from '../../figures/planes/plane-frame.ts'
import { type Tone, tones } from '../drawing/tones.ts'
import { outlineOf } from './plane-outline.ts'
import type { Plane, Points } from './plane-points.ts'

const areas: Record<Tone, string> = {
  open: 'fill-math/10',
  right: 'fill-correct/10',
  wrong: 'fill-none',
}

/** The line, shape, or curve through the student's points. */
export function DrawnOutline({
  plane,
  points,
  tone,
  frame: { put },
  clip,
}: {
  plane: Plane
  points: Points
  tone: Tone
  frame: Frame
  clip: string
}) {
  const outline = outlineOf(plane, points)
  if (outline === null) return null
  const { stroke, isDashed } = tones[tone]
  const look = {
    points: outline.places
      .map(put)
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(' '),
    clipPath: clip,
    strokeWidth: 3,
    strokeDasharray: isDashed ? '8 5' : undefined,
    strokeLinejoin: 'round',
  } as const
  return outline.isClosed ? (
    <polygon {...look} className={`${stroke} ${areas[tone]}`} />
  ) : (
    <polyline {...look} className={`${stroke} fill-none`} />
  )
}
