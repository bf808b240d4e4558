import type { Band } from './bands.ts'

/** A shaded band. Its dashed edges show it even if the shade does not print. */
export function BandShade({ box, axis }: Pick<Band, 'box' | 'axis'>) {
  const { left, right, top, bottom } = box
  return (
    <g>
      <rect x={left} y={top} width={right - left} height={bottom - top} className="fill-warm-soft" />
      <path
        d={
          axis === 'x'
            ? `M ${left} ${top} V ${bottom} M ${right} ${top} V ${bottom}`
            : `M ${left} ${top} H ${right} M ${left} ${bottom} H ${right}`
        }
        className="fill-none stroke-warm"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
    </g>
  )
}
