import { useId } from 'react'
import { type Direction, litPart } from './lit-sphere.ts'
import { moonlit, night, onLit, onNight, sunlit } from './tones.ts'

interface Line {
  d: string
  dash?: string | undefined
}

/** A ball in sunlight. Its lines are dark on the lit side and light on the dark side. */
export function Sphere({
  x,
  y,
  radius,
  light,
  body,
  lines = [],
}: {
  x: number
  y: number
  radius: number
  light: Direction
  body: 'earth' | 'moon'
  /** Relative to the ball's center. */
  lines?: readonly Line[]
}) {
  const lit = useId()
  const { path, degrees } = litPart(radius, light)
  const drawn = (tone: string) =>
    lines.map((line) => (
      <path
        key={line.d}
        d={line.d}
        className={`fill-none ${tone}`}
        strokeWidth={1.75}
        strokeDasharray={line.dash}
      />
    ))
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} className={night} />
      {drawn(onNight)}
      <path d={path} transform={`rotate(${degrees})`} className={body === 'earth' ? sunlit : moonlit} />
      {lines.length > 0 && (
        <>
          <clipPath id={lit}>
            <path d={path} transform={`rotate(${degrees})`} />
          </clipPath>
          <g clipPath={`url(#${lit})`}>{drawn(onLit)}</g>
        </>
      )}
      <circle r={radius} className="fill-none stroke-ink" strokeWidth={1.75} />
    </g>
  )
}

export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g className="stroke-warm" strokeWidth={2.5} strokeLinecap="round">
      {Array.from({ length: 12 }, (_, index) => {
        const angle = (index / 12) * 2 * Math.PI
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        return (
          <line
            key={index}
            x1={x + cos * (radius + 4)}
            y1={y + sin * (radius + 4)}
            x2={x + cos * (radius + 10)}
            y2={y + sin * (radius + 10)}
          />
        )
      })}
      <circle cx={x} cy={y} r={radius} className="fill-warm-vivid" />
    </g>
  )
}
