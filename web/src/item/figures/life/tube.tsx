/** A hollow tube, `width` wide in the drawing's units; unlike an outline, it scales with the drawing. */
export function Tube({
  way,
  width,
  outer,
  inner,
}: {
  way: string
  width: number
  outer: string
  inner: string
}) {
  const look = { d: way, strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }
  return (
    <g className="fill-none">
      <path {...look} strokeWidth={width} className={`tube ${outer}`} />
      <path {...look} strokeWidth={width - 2.6} className={`tube ${inner}`} />
    </g>
  )
}
