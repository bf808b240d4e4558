import type { Position } from './position.ts'

/** Series differ by dash and mark shape, not only by color. */
export const seriesLooks = [
  { stroke: 'stroke-math', fill: 'fill-math', dash: undefined, shape: 'circle' },
  { stroke: 'stroke-warm', fill: 'fill-warm', dash: '8 5', shape: 'square' },
  { stroke: 'stroke-science', fill: 'fill-science', dash: '2 5', shape: 'triangle' },
] as const
/** For marks that are not a series, in the color of the axes. */
export const inkLook = { stroke: 'stroke-ink', fill: 'fill-ink', dash: undefined } as const
export type SeriesLook = (typeof seriesLooks)[number]

/** The look of the series at `index`. */
export const lookOf = (index: number): SeriesLook => seriesLooks[index % seriesLooks.length] ?? seriesLooks[0]

export function Marker({ at, look, size = 5 }: { at: Position; look: SeriesLook; size?: number }) {
  const rim = `${look.fill} stroke-surface`
  switch (look.shape) {
    case 'circle':
      return <circle cx={at.x} cy={at.y} r={size} className={rim} strokeWidth={1.5} />
    case 'square':
      return (
        <rect
          x={at.x - size}
          y={at.y - size}
          width={size * 2}
          height={size * 2}
          className={rim}
          strokeWidth={1.5}
        />
      )
    case 'triangle':
      return (
        <polygon
          points={`${at.x},${at.y - size * 1.3} ${at.x + size * 1.2},${at.y + size} ${at.x - size * 1.2},${at.y + size}`}
          className={rim}
          strokeWidth={1.5}
        />
      )
  }
}
