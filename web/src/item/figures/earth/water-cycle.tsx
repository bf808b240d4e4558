import type { FigureOf } from '@skills-center/contract/figure'
import { Svg } from '../svg.tsx'
import { Landscape } from './landscape.tsx'
import { BoldArrow, type NamedPart, NamedParts, numberedList } from './named-parts.tsx'
import { places, type Share } from './water-places.ts'

export function WaterCycle({ figure, width: room }: { figure: FigureOf<'water-cycle'>; width: number }) {
  const width = Math.min(room, 640)
  const height = Math.max(330, width * 0.6)
  const isNarrow = width < 520
  const parts: NamedPart[] = figure.parts.map(({ id, label, part }) => {
    const { name, words } = places[part]
    const [x, y] = words && label !== '' && !isNarrow ? words : name
    return { id, label, at: { x: x * width, y: y * height } }
  })
  const list = numberedList(parts, isNarrow, width)
  const at = ([x, y]: Share) => ({ x: x * width, y: y * height })
  return (
    <Svg width={width} height={height + list.height} description={figure.description}>
      <Landscape width={width} height={height} />
      {figure.parts.map(({ id, part }) => {
        const { arrow, drops } = places[part]
        if (!arrow) return null
        const [from, to] = [at(arrow[0]), at(arrow[1])]
        return (
          <g key={id}>
            {drops && <Drops from={from} to={to} drops={drops} />}
            <BoldArrow from={from} to={to} />
          </g>
        )
      })}
      <NamedParts parts={parts} width={width} height={height} isNarrow={isNarrow} />
    </Svg>
  )
}

/** Rain as slanted strokes and snow as stars, on both sides of the arrow. */
function Drops({
  from,
  to,
  drops,
}: {
  from: { x: number; y: number }
  to: { x: number; y: number }
  drops: 'rain' | 'snow'
}) {
  const spots = [0.15, 0.5, 0.85].flatMap((share, index) =>
    [-14, 14].map((aside) => ({ x: from.x + aside + (index % 2) * 3, y: from.y + (to.y - from.y) * share })),
  )
  return (
    <g className="stroke-math" strokeWidth={2} strokeLinecap="round">
      {spots.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={
            drops === 'rain'
              ? `M ${x + 1} ${y - 4} l -2 8`
              : `M ${x - 3.5} ${y} h 7 M ${x - 2} ${y - 3} l 4 6 M ${x + 2} ${y - 3} l -4 6`
          }
          strokeWidth={drops === 'rain' ? 2 : 1.25}
        />
      ))}
    </g>
  )
}
