import type { InteractionOf } from '@skills-center/contract/interaction'
import { Arrow } from '../../figures/arrow.tsx'
import { numeral } from '../../figures/numeral.ts'
import { alternateRowsFor } from '../../figures/numbers/number-line-layout.ts'
import { ValueText, valueSize } from '../../figures/value-text.tsx'
import { linear, ticks, type Scale } from '../../figures/scale.ts'
import { tickSize } from '../../figures/svg.tsx'

type Line = InteractionOf<'number-line'>

export interface LineLayout {
  width: number
  height: number
  /** The height of the line itself. */
  y: number
  x: Scale
  names: readonly { at: number; text: string; y: number }[]
}

/** Space for fingers above the line; a second drawing gets its own lane above it. */
const above = 34
export const lane = 34

export function lineLayout(line: Line, room: number, lanes: number): LineLayout {
  const width = Math.min(room, 660)
  const labelled = line.labelled.toSorted((a, b) => a - b).map((at) => ({ at, text: numeral(at) }))
  const sizes = labelled.map(({ text }) => valueSize(text, tickSize))
  const side = Math.max(34, ...[sizes[0], sizes.at(-1)].map((size) => (size?.wide ?? 0) / 2 + 6))
  const x = linear(line.from, line.to, side, width - side)
  const rows = alternateRowsFor(
    labelled.map(({ at }, index) => ({ at: x(at), wide: sizes[index]?.wide ?? 0 })),
    5,
  )
  const tall = Math.max(18, ...sizes.map((size) => size.tall + 1))
  const y = above + lanes * lane
  const names = labelled.map((name, index) => ({ ...name, y: y + 17 + tall / 2 + (rows[index] ?? 0) * tall }))
  return { width, height: y + 17 + tall * (Math.max(0, ...rows) + 1) + 8, y, x, names }
}

/** The line with its ticks and numbers, without any drawing. */
export function BareLine({ line, layout: { width, y, x, names } }: { line: Line; layout: LineLayout }) {
  const spacing = x(line.from + line.step) - x(line.from)
  return (
    <g aria-hidden>
      <Arrow from={{ x: width / 2, y }} to={{ x: 6, y }} />
      <Arrow from={{ x: width / 2, y }} to={{ x: width - 6, y }} />
      {ticks(line.from, line.to, line.step).map((at) => {
        const isNamed = names.some((name) => Math.abs(name.at - at) < line.step / 1000)
        const reach = isNamed ? 9 : 6
        return (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={y - reach}
            y2={y + reach}
            className="stroke-ink"
            strokeWidth={isNamed || spacing > 12 ? 2 : 1}
          />
        )
      })}
      {names.map((name) => (
        <ValueText key={name.at} x={x(name.at)} y={name.y} size={tickSize}>
          {name.text}
        </ValueText>
      ))}
    </g>
  )
}
