import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { wrapped } from '../scale.ts'
import { labelSize } from '../svg.tsx'
import { AskedLabel } from './asked-label.tsx'
import type { CircleLayout } from './circle-labels.ts'
import { Patterns, tintFill } from './patterns.tsx'
import { PlacedText } from './placed-text.tsx'
import { textBox } from './label-placement.ts'
import { type Sector, sectorPath } from './sectors.ts'
import type { Tint } from './tints.ts'

const keyLine = 18

const keyRows = ({ key, width, height }: CircleLayout) => {
  let y = height + 24
  return key.map(({ index, text }) => {
    const row = { index, lines: wrapped(text, width - 36, labelSize), y }
    y += row.lines.length * keyLine + 8
    return row
  })
}

/** The height of a disc with its legend. */
export function discHeight(layout: CircleLayout): number {
  const last = keyRows(layout).at(-1)
  return last ? last.y + (last.lines.length - 0.5) * keyLine + 4 : layout.height
}

/** A disc divided into patterned sectors with labels. Labels that do not fit go into a legend below. */
export function SectorDisc({
  sheet,
  sectors,
  tints,
  layout,
}: {
  sheet: string
  sectors: readonly Sector[]
  tints: readonly Tint[]
  layout: CircleLayout
}) {
  const { center, radius, labels } = layout
  return (
    <g>
      <Patterns sheet={sheet} used={tints} />
      {sectors.map((sector, index) => (
        <path
          key={sector.from}
          d={sectorPath(center, radius, sector)}
          fill={tintFill(sheet, tints[index] ?? 'white')}
          className="stroke-ink"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      ))}
      {labels.map(
        ({ leader }, index) =>
          leader && (
            <polyline
              key={index}
              points={leader.map(({ x, y }) => `${x},${y}`).join(' ')}
              className="fill-none stroke-ink"
              strokeWidth={1.5}
            />
          ),
      )}
      {labels.map((label, index) =>
        label.lines.join('') === '?' ? (
          <AskedLabel key={index} {...label.at} />
        ) : (
          <PlacedText
            key={index}
            placed={{ ...label, box: textBox(label.at, label.lines, labelSize) }}
            isStrong
          />
        ),
      )}
      {keyRows(layout).map(({ index, lines, y }) => (
        <g key={index}>
          <rect
            x={1}
            y={y - 9}
            width={22}
            height={18}
            fill={tintFill(sheet, tints[index] ?? 'white')}
            className="stroke-ink"
            strokeWidth={1.5}
          />
          {lines.map((words, row) => (
            <Label key={row} x={32} y={y + row * keyLine} anchor="start">
              {withMinus(words)}
            </Label>
          ))}
        </g>
      ))}
    </g>
  )
}
