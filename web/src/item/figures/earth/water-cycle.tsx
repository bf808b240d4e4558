import type { FigureOf } from '@skills-center/contract/figure'
import { Svg } from '../svg.tsx'
import { Landscape } from './landscape.tsx'
import { BoldArrow, type NamedPart, NamedParts, numberedList } from './named-parts.tsx'

type Part = FigureOf<'water-cycle'>['parts'][number]['part']
type Share = [number, number]

/**
 * Where each part is named and where its arrow runs, in shares of the width and of the height. Words that would
 * cover what they name stand at `words`; a letter or a number stands on it.
 */
const places: Record<Part, { name: Share; words?: Share; arrow?: [Share, Share]; drops?: 'rain' | 'snow' }> =
  {
    evaporation: {
      name: [0.9, 0.46],
      arrow: [
        [0.82, 0.67],
        [0.82, 0.32],
      ],
    },
    transpiration: {
      name: [0.53, 0.43],
      arrow: [
        [0.41, 0.49],
        [0.45, 0.31],
      ],
    },

    condensation: { name: [0.7, 0.13], words: [0.7, 0.235] },
    transport: {
      name: [0.46, 0.19],
      arrow: [
        [0.57, 0.11],
        [0.34, 0.11],
      ],
    },
    precipitation: {
      name: [0.365, 0.29],
      arrow: [
        [0.25, 0.22],
        [0.25, 0.42],
      ],
      drops: 'rain',
    },
    snowfall: {
      name: [0.06, 0.28],
      arrow: [
        [0.15, 0.22],
        [0.15, 0.33],
      ],
      drops: 'snow',
    },
    melting: {
      name: [0.16, 0.53],
      arrow: [
        [0.205, 0.425],
        [0.275, 0.5],
      ],
    },
    runoff: {
      name: [0.6, 0.57],
      arrow: [
        [0.53, 0.605],
        [0.64, 0.685],
      ],
    },
    infiltration: {
      name: [0.24, 0.7],
      arrow: [
        [0.345, 0.545],
        [0.345, 0.69],
      ],
    },
    'groundwater-flow': {
      name: [0.4, 0.87],
      arrow: [
        [0.2, 0.76],
        [0.64, 0.81],
      ],
    },
    ocean: { name: [0.88, 0.79] },
    lake: { name: [0.47, 0.635] },
    ice: { name: [0.1, 0.395] },
    groundwater: { name: [0.13, 0.87] },
    sun: { name: [0.9, 0.2] },
  }

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

/** Rain as slanting strokes, snow as stars, to both sides of the arrow. */
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
