import type { FigureOf } from '@skills-center/contract/figure'
import { type ReactNode, useId } from 'react'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { balanced } from '../data/text-lines.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { NotToScale, noteRoom } from './small-print.tsx'
import { Tag } from './tag.tsx'

type Figure = FigureOf<'earth-layers'>
type Matter = Figure['layers'][number]['matter']

const line = (d: string) => <path d={d} className="fill-none stroke-ink-soft" strokeWidth={1.25} />
const looks: Record<Matter, { tone: string; tile: [number, number]; marks: ReactNode }> = {
  crust: { tone: 'fill-line-strong', tile: [8, 8], marks: null },
  rock: { tone: 'fill-warm-soft', tile: [20, 20], marks: line('M 4 4 L 8 7 M 14 14 L 18 12') },
  'soft-rock': {
    tone: 'fill-warm-soft',
    tile: [24, 14],
    marks: line('M 2 4 Q 7 0 12 4 M 13 11 Q 18 7 23 11'),
  },
  'liquid-metal': { tone: 'fill-incorrect-soft', tile: [24, 12], marks: line('M 0 6 Q 6 0 12 6 T 24 6') },
  'solid-metal': { tone: 'fill-sunken', tile: [12, 12], marks: line('M 0 12 L 12 0') },
}

/** Keeps a number and its unit on one line. */
const together = (note: string): string => withMinus(note).replaceAll(/(\d) (?=k?m\b)/g, '$1\u00a0')

/** Half of the globe, cut open. The names are beside the cut, outermost on top. */
export function EarthLayers({ figure, width: room }: { figure: Figure; width: number }) {
  const name = useId()
  const max = Math.min(room, 520)
  const radius = Math.min(150, max * 0.45)
  const whole = figure.layers.reduce((sum, layer) => sum + layer.thickness, 0)
  const textX = radius + 40
  const texts = figure.layers.map((layer) => ({
    label: withMinus(layer.label),
    note: layer.note === undefined ? [] : balanced(together(layer.note), max - textX - 6, tickSize),
  }))
  // No wider than its names, so that the whole drawing is centered.
  const width = Math.min(
    max,
    textX +
      Math.max(
        90,
        ...texts.flatMap(({ label, note }) => [
          textWidth(label, labelSize) + 30,
          ...note.map((words) => textWidth(words, tickSize)),
        ]),
      ) +
      6,
  )
  const heights = texts.map((text) => 28 + text.note.length * 17 + 8)
  const tall = heights.reduce((sum, height) => sum + height, 0)
  const height = Math.max(radius * 2 + 8, tall)
  const centre = { x: radius + 2, y: height / 2 }
  let outer = whole
  let y = (height - tall) / 2
  const layers = figure.layers.map((layer, index) => {
    const from = (outer / whole) * radius
    outer -= layer.thickness
    const to = (outer / whole) * radius
    const nameAt = y + 14
    y += heights[index] ?? 0
    // Points to the middle of the layer on the upper half of the cut; for the innermost layer, to the center.
    const isInnermost = index === figure.layers.length - 1
    return { layer, from, nameAt, pointAt: isInnermost ? centre.y : centre.y - (from + to) / 2 }
  })
  const half = (r: number) => `M ${centre.x} ${centre.y - r} A ${r} ${r} 0 0 0 ${centre.x} ${centre.y + r} Z`
  const matters = [...new Set(figure.layers.map((layer) => layer.matter))]
  return (
    <Svg width={width} height={height + noteRoom(figure.notToScale)} description={figure.description}>
      <defs>
        {matters.map((matter) => {
          const { tile, tone, marks } = looks[matter]
          return (
            <pattern
              key={matter}
              id={`${name}-${matter}`}
              width={tile[0]}
              height={tile[1]}
              patternUnits="userSpaceOnUse"
            >
              <rect width={tile[0]} height={tile[1]} className={tone} />
              {marks}
            </pattern>
          )
        })}
      </defs>
      {layers.map(({ layer, from }) => (
        <path
          key={layer.id}
          d={half(from)}
          fill={`url(#${name}-${layer.matter})`}
          className="stroke-ink"
          strokeWidth={1.75}
        />
      ))}
      {layers.map(({ layer, nameAt, pointAt }, index) => (
        <g key={layer.id}>
          <path
            d={`M ${centre.x - 4} ${pointAt} H ${centre.x + 10} L ${textX - 6} ${nameAt}`}
            className="fill-none stroke-ink"
            strokeWidth={1.5}
          />
          <circle cx={centre.x - 5} cy={pointAt} r={3} className="fill-ink stroke-surface" strokeWidth={1} />
          <Tag id={layer.id} label={layer.label} x={textX - 4} y={nameAt} anchor="start" isPlain />
          {texts[index]?.note.map((text, row) => (
            <Label
              key={text}
              x={textX + 1}
              y={nameAt + 20 + row * 17}
              size={tickSize}
              anchor="start"
              tone="fill-ink-soft"
            >
              {text}
            </Label>
          ))}
        </g>
      ))}
      {figure.notToScale && <NotToScale x={width} y={height + 12} />}
    </Svg>
  )
}
