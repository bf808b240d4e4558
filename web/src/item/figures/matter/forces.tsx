import type { FigureOf } from '@skills-center/contract/figure'
import { Arrow } from '../arrow.tsx'
import type { Position } from '../position.ts'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth, wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'

type Force = FigureOf<'forces'>['arrows'][number]
type Direction = Force['direction']

const ways: Record<Direction, Position> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}
const longestUpright = 104

/** Keeps a number and its unit on one line. */
const together = (label: string): string => withMinus(label).replaceAll(/(\d) (?=[A-Z])/g, '$1\u00a0')

/** Arrows start at the sides of the box; their lengths are proportional to the forces in newtons. */
export function Forces({ figure, width: room }: { figure: FigureOf<'forces'>; width: number }) {
  const width = Math.min(room, 520)
  const towards = (direction: Direction) => figure.arrows.filter((arrow) => arrow.direction === direction)
  const hasUpright = towards('up').length + towards('down').length > 0
  const hasLevel = towards('left').length + towards('right').length > 0
  const lines = wrapped(figure.object, 100, labelSize)
  const boxWidth = Math.max(72, ...lines.map((line) => textWidth(line, labelSize) + 20))
  const sideWidth = (width - boxWidth) / 2 - 8
  const level = [...towards('left'), ...towards('right')]
  const nameLines = Math.max(
    1,
    ...level.map((arrow) => wrapped(together(arrow.label), sideWidth, labelSize).length),
  )
  const lane = 30 + nameLines * 18
  const sideBySide = Math.max(towards('left').length, towards('right').length)
  const boxHeight = Math.max(60, lines.length * 20 + 20, sideBySide * lane)

  const strongest = Math.max(...figure.arrows.map((arrow) => arrow.newtons))
  const hasBadges = level.some((arrow) => arrow.id !== undefined && arrow.label === '')
  const reach = Math.min(
    (width - boxWidth) / 2 - (hasBadges ? 32 : 4),
    hasUpright && !hasLevel ? longestUpright : 150,
  )
  const perNewton = Math.min(reach, hasUpright ? longestUpright : reach) / strongest
  const longest = (direction: Direction) =>
    Math.max(0, ...towards(direction).map((arrow) => arrow.newtons * perNewton))
  // The text of a vertical arrow is beyond its tip.
  const above = longest('up') + (longest('up') > 0 ? 26 : 8)
  const below = longest('down') + (longest('down') > 0 ? 26 : 8)
  const centre = { x: width / 2, y: above + boxHeight / 2 }

  return (
    <Svg width={width} height={above + boxHeight + below} description={figure.description}>
      {/* The box covers the blunt ends of the arrows. */}
      {figure.arrows.map((arrow, index) => {
        const way = ways[arrow.direction]
        const same = towards(arrow.direction)
        const shift = (same.indexOf(arrow) - (same.length - 1) / 2) * (way.x === 0 ? 76 : lane)
        const from = {
          x: centre.x + (way.x * boxWidth) / 2 + (way.x === 0 ? shift : 0),
          y: centre.y + (way.y * boxHeight) / 2 + (way.y === 0 ? shift + (sideBySide > 1 ? 12 : 0) : 0),
        }
        const length = arrow.newtons * perNewton
        const to = { x: from.x + way.x * length, y: from.y + way.y * length }
        return (
          <g key={`${arrow.direction} ${index}`}>
            <Arrow from={from} to={to} tone="stroke-math fill-math" thickness={5} head={18} />
            <ForceName at={to} from={from} way={way} room={sideWidth}>
              {together(arrow.label)}
            </ForceName>
            {arrow.id !== undefined && (
              <Spot
                id={arrow.id}
                x={to.x + way.x * 16 + (arrow.label === '' ? 0 : way.y === 0 ? 0 : 30)}
                y={to.y + way.y * 16}
              />
            )}
          </g>
        )
      })}
      <rect
        x={centre.x - boxWidth / 2}
        y={centre.y - boxHeight / 2}
        width={boxWidth}
        height={boxHeight}
        rx={6}
        className="fill-sunken stroke-ink"
        strokeWidth={2}
      />
      {lines.map((line, index) => (
        <Label key={line} x={centre.x} y={centre.y + (index - (lines.length - 1) / 2) * 19} isBare isStrong>
          {line}
        </Label>
      ))}
    </Svg>
  )
}

/** Above a horizontal arrow, on as many lines as it needs beside the box; beyond the tip of a vertical arrow. */
function ForceName({
  at,
  from,
  way,
  room,
  children,
}: {
  at: Position
  from: Position
  way: Position
  room: number
  children: string
}) {
  if (way.x === 0) {
    return (
      <Label x={at.x} y={at.y + way.y * 14} isStrong>
        {children}
      </Label>
    )
  }
  const lines = wrapped(children, room, labelSize)
  const half = Math.max(...lines.map((line) => textWidth(line, labelSize))) / 2
  const centred = Math.abs(at.x - from.x) / 2
  const x = from.x + way.x * Math.max(centred, half + 8)
  return lines.map((line, index) => (
    <Label key={line} x={x} y={at.y - 19 - (lines.length - 1 - index) * 17} isStrong>
      {line}
    </Label>
  ))
}
