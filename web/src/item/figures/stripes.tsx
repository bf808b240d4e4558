/**
 * A pattern of slanted lines, for shading that differs without color. Rendered once inside the drawing and used as
 * `fill={stripesOf(id)}`.
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
  /** Degrees clockwise from vertical. */
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
