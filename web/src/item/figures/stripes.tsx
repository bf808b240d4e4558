/**
 * A pattern of slanted lines, for shading that is told apart without colour. It is put inside the drawing once
 * and used as `fill={stripesOf(id)}`.
 */
export function Stripes({
  id,
  tone,
  angle,
  gap = 8,
  thickness = 2.5,
}: {
  id: string
  /** A stroke class. */
  tone: string
  /** Degrees from upright, clockwise. */
  angle: number
  gap?: number
  thickness?: number
}) {
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <line x1={gap / 2} x2={gap / 2} y1={0} y2={gap} className={tone} strokeWidth={thickness} />
    </pattern>
  )
}

export const stripesOf = (id: string): string => `url(#${id})`
