import type { FigureOf } from '@skills-center/contract/figure'
import { Arrow } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { ValueText, valueSize } from '../value-text.tsx'
import { textWidth, wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'

const badgeWidth = 15
const minArrowLength = 38
const lineTall = 18

/** The layout of the two ovals and their values. */
function layoutMapping(figure: FigureOf<'mapping-diagram'>, room: number) {
  const max = Math.min(room, 440)
  const pair = [figure.left, figure.right]
  const margins = pair.map(
    (side) => 2 + (side.values.some((value) => value.id !== undefined) ? badgeWidth : 0),
  )
  const inner = max - margins.reduce((sum, margin) => sum + margin, 0)
  const maxOval = (inner - minArrowLength) / 2
  const sides = pair.map((side) => {
    const values = side.values.map((value) => {
      const isLong = valueSize(value.text).wide > maxOval - 12
      const lines = isLong ? wrapped(value.text, maxOval - 12, labelSize) : [value.text]
      const wide = Math.max(...lines.map((line) => valueSize(line).wide))
      const tall = lines.length > 1 ? lines.length * lineTall : valueSize(value.text).tall
      return { ...value, lines, wide, tall }
    })
    const widest = Math.max(...values.map((value) => value.wide))
    return { values, widest, oval: Math.min(maxOval, Math.max(84, widest + 40)) }
  })
  const tallest = Math.max(...sides.flatMap((side) => side.values.map((value) => value.tall)))
  const pitch = Math.max(34, tallest + 10)
  const [leftMargin = 0, rightMargin = 0] = margins
  const [leftOval = 0, rightOval = 0] = sides.map((side) => side.oval)
  const width = Math.min(max, leftMargin + rightMargin + leftOval + rightOval + 170)
  const titles = pair.map((side) => wrapped(side.label, width / 2 - 10, labelSize))
  const top = Math.max(...titles.map((lines) => lines.length)) * 19 + 8
  const rows = Math.max(...sides.map((side) => side.values.length))
  const tall = rows * pitch + 52
  const middle = top + tall / 2
  const xs = [leftMargin + leftOval / 2, width - rightMargin - rightOval / 2]
  const yOf = (side: number, index: number) =>
    middle + (index - ((sides[side]?.values.length ?? 1) - 1) / 2) * pitch
  const offs = sides.map((side) => side.widest / 2 + 9)
  return { sides, width, titles, top, tall, xs, yOf, offs }
}

/** Two sets with arrows from the values of one to those of the other. */
export function MappingDiagram({
  figure,
  width: room,
}: {
  figure: FigureOf<'mapping-diagram'>
  width: number
}) {
  const { sides, width, titles, top, tall, xs, yOf, offs } = layoutMapping(figure, room)

  return (
    <Svg width={width} height={top + tall + 2} description={figure.description}>
      {sides.map((side, at) => {
        const x = xs[at] ?? 0
        const lines = titles[at] ?? []
        const { oval } = side
        const half = Math.max(...lines.map((line) => textWidth(line, labelSize))) / 2
        // A long name stays in its own half of the drawing.
        const [from, to] = at === 0 ? [0, width / 2 - 4] : [width / 2 + 4, width]
        const nameAt = Math.min(Math.max(x, from + half), to - half)
        return (
          <g key={at}>
            {lines.map((line, index) => (
              <Label key={index} x={nameAt} y={10 + index * 19} isStrong>
                {line}
              </Label>
            ))}
            <rect
              x={x - oval / 2}
              y={top}
              width={oval}
              height={tall}
              rx={oval / 2}
              className={`stroke-ink ${at === 0 ? 'fill-math-soft' : 'fill-warm-soft'}`}
              strokeWidth={2}
            />
          </g>
        )
      })}
      {figure.arrows.map((arrow, index) => (
        <Arrow
          key={index}
          from={{ x: (xs[0] ?? 0) + (offs[0] ?? 0), y: yOf(0, arrow.from) }}
          to={{ x: (xs[1] ?? 0) - (offs[1] ?? 0), y: yOf(1, arrow.to) }}
          thickness={2}
          head={11}
        />
      ))}
      {sides.map((side, at) =>
        side.values.map((value, index) => (
          <g key={`${at} ${index}`}>
            {value.lines.map((line, row) => (
              <ValueText
                key={row}
                x={xs[at] ?? 0}
                y={yOf(at, index) + (row - (value.lines.length - 1) / 2) * lineTall}
                isStrong
                isBare
              >
                {line}
              </ValueText>
            ))}
            {value.id !== undefined && (
              <Spot
                id={value.id}
                x={(xs[at] ?? 0) + (at === 0 ? -1 : 1) * (side.oval / 2)}
                y={yOf(at, index)}
              />
            )}
          </g>
        )),
      )}
    </Svg>
  )
}
