import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { useContentTranslation } from '../../../language/content.ts'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth, wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'
import { Fossil } from './fossil.tsx'
import { keyGrid } from './key-grid.ts'
import { RockKey, rockKeyNames, rockSwatch } from './rock-key.tsx'
import { RockPattern } from './rocks.tsx'
import { Tag } from './tag.tsx'

type Figure = FigureOf<'rock-columns'>
type Column = Figure['columns'][number]

const unit = 44

export function RockColumns({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const name = useId()
  const { columns } = figure
  const gap = columns.length > 3 ? 10 : 22
  const width = Math.min(room, columns.length * 150 + (columns.length - 1) * gap)
  const wide = (width - gap * (columns.length - 1)) / columns.length
  const heads = columns.map((column) => wrapped(withMinus(column.label), wide + 4, labelSize))
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * 19 + 12
  const tallest = Math.max(...columns.map(heightOf))
  const layers = columns.flatMap((column) => column.layers)
  const rocks = [...new Set(layers.map((layer) => layer.rock))]
  const fossils = [...new Set(layers.flatMap((layer) => layer.fossils ?? []))]
  const keyNames = figure.hasKey ? rockKeyNames(rocks, fossils, t) : []
  const key = keyGrid(keyNames, rockSwatch, width)
  const foot = headHeight + tallest
  return (
    <Svg
      width={width}
      height={foot + (key.height > 0 ? key.height + 16 : 4)}
      description={figure.description}
    >
      <defs>
        {rocks.map((rock) => (
          <RockPattern key={rock} id={`${name}-${rock}`} rock={rock} />
        ))}
      </defs>
      {columns.map((column, index) => {
        const x = index * (wide + gap)
        return (
          <g key={column.id}>
            {heads[index]?.map((line, row, all) => (
              <Label key={line} x={x + wide / 2} y={headHeight - 18 - (all.length - 1 - row) * 19} isStrong>
                {line}
              </Label>
            ))}
            <Spot id={column.id} x={x + wide / 2} y={headHeight - 20} />
            <Layers column={column} x={x} wide={wide} top={headHeight} pattern={name} />
          </g>
        )
      })}
      <RockKey
        names={keyNames}
        rocks={figure.hasKey ? rocks : []}
        fossils={figure.hasKey ? fossils : []}
        places={key.places}
        y={foot + 16}
        fillOf={(rock) => `url(#${name}-${rock})`}
      />
    </Svg>
  )
}

const heightOf = (column: Column) => column.layers.reduce((sum, layer) => sum + layer.thickness * unit, 0)

/** The youngest layer is at the top, at the surface. */
function Layers({
  column,
  x,
  wide,
  top,
  pattern,
}: {
  column: Column
  x: number
  wide: number
  top: number
  pattern: string
}) {
  let y = top + heightOf(column)
  return column.layers.map((layer) => {
    const tall = layer.thickness * unit
    y -= tall
    const middle = y + tall / 2
    const fossils = layer.fossils ?? []
    const tag = Math.max(13, textWidth(layer.label, labelSize) / 2 + 5) + 13
    const seats = [x + wide / 2 - tag - 4, x + wide / 2 + tag + 4]
    // On both sides of the name; in a narrow column, only on one side, with the name on the other.
    const isNarrow = tag + 18 > wide / 2
    const places = isNarrow
      ? fossils.map((fossil, index) => ({
          fossil,
          x: x + 16,
          y: middle + (index - (fossils.length - 1) / 2) * Math.min(21, tall - 20),
        }))
      : seats.flatMap((seat, index) => {
          const fossil = fossils[index % fossils.length]
          return fossil ? [{ fossil, x: seat, y: middle }] : []
        })
    const shift = isNarrow && fossils.length > 0 ? 12 : 0
    return (
      <g key={layer.id}>
        <rect
          x={x}
          y={y}
          width={wide}
          height={tall}
          fill={`url(#${pattern}-${layer.rock})`}
          className="stroke-ink"
          strokeWidth={1.5}
        />
        {places.map((place, index) => (
          <Fossil key={index} {...place} turn={index * 24 - 10} />
        ))}
        <Tag id={layer.id} label={layer.label} x={x + wide / 2 + shift} y={middle} />
      </g>
    )
  })
}
