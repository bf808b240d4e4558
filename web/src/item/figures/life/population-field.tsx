import type { FigureOf } from '@skills-center/contract/figure'
import { AnimalShape, isFromAbove } from './animal-shape.tsx'
import type { AnimalPlace } from './population-places.ts'

type Population = FigureOf<'population-sample'>
type Sample = Population['samples'][number]

/** The ground keeps its brightness in the dark theme: dark beetles on it must look dark. */
export function Field({
  ground,
  left,
  top,
  width,
  height,
}: {
  ground: Sample['ground']
  left: number
  top: number
  width: number
  height: number
}) {
  const fill = {
    plain: 'fill-surface',
    light: 'fill-sunken',
    dark: 'fill-line-strong',
    grass: 'fill-science-soft',
  }[ground]
  const marks = { plain: 0, light: 60, dark: 46, grass: 46 }[ground]
  const count = Math.round((marks * width * height) / 60000)
  return (
    <g className="scheme-light">
      <rect
        x={left + 1}
        y={top}
        width={width - 2}
        height={height}
        rx={10}
        className={`${fill} stroke-line-strong`}
        strokeWidth={1.5}
      />
      {Array.from({ length: count }, (_, index) => {
        // Golden ratio steps cover the field evenly, without rows.
        const x = left + 12 + ((index * 0.618034) % 1) * (width - 24)
        const y = top + 10 + ((index + 0.5) / count) * (height - 20)
        return <GroundMark key={index} ground={ground} x={x} y={y} />
      })}
    </g>
  )
}

function GroundMark({ ground, x, y }: { ground: Sample['ground']; x: number; y: number }) {
  if (ground === 'light') return <circle cx={x} cy={y} r={1.2} className="fill-line-strong" />
  if (ground === 'grass')
    return (
      <path
        d={`M ${x} ${y} l -2 -7 M ${x} ${y} l 3 -6`}
        className="fill-none stroke-science"
        strokeWidth={1}
      />
    )
  return (
    <path d={`M ${x - 8} ${y} q 4 -4 8 0 t 8 0`} className="fill-none stroke-ink-soft" strokeWidth={1.2} />
  )
}

export function Animals({
  figure,
  places,
  left,
  top,
  patterns,
}: {
  figure: Population
  places: readonly AnimalPlace[]
  left: number
  top: number
  patterns: string
}) {
  return (
    <g className="scheme-light">
      {places.map((place, index) => {
        const variant = figure.variants[place.variant]
        if (!variant) return null
        const turn = isFromAbove[figure.animal]
          ? ` rotate(${place.lean * 20})`
          : place.lean > 0
            ? ' scale(-1 1)'
            : ''
        return (
          <g key={index} transform={`translate(${left + place.x} ${top + place.y})${turn}`}>
            <AnimalShape animal={figure.animal} look={variant.look} patterns={patterns} />
          </g>
        )
      })}
    </g>
  )
}
