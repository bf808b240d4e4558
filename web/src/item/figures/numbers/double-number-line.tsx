import type { FigureOf } from '@skills-center/contract/figure'
import { Arrow } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { linear } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, tickSize } from '../svg.tsx'
import { LineJump } from './line-jump.tsx'
import { alternateRowsFor, stackRows } from './number-line-layout.ts'
import { ValueText, valueSize } from '../value-text.tsx'

const between = 46
const hopRise = 30

type Side = 'top' | 'bottom'

/** The layout of the two lines and their pairs of values. */
function layoutDoubleNumberLine(figure: FigureOf<'double-number-line'>, room: number) {
  const { ticks, hops = [] } = figure
  const width = Math.min(room, 640)
  const half = (text?: string) => valueSize(text ?? '', tickSize).wide / 2 + 4
  const first = ticks[0]
  const last = ticks.at(-1)
  const x = linear(
    first?.at ?? 0,
    last?.at ?? 1,
    Math.max(16, half(first?.top), half(first?.bottom)),
    width - Math.max(34, half(last?.top) + 12, half(last?.bottom) + 12),
  )

  const sides = (['top', 'bottom'] as const).map((side) => {
    const texts = ticks.map((tick) => tick[side])
    const ids = ticks.map((tick) => (side === 'top' ? tick.topId : tick.bottomId))
    const rows = alternateRowsFor(
      texts.map((text, index) => ({
        at: x(ticks[index]?.at ?? 0),
        wide: Math.max(valueSize(text, tickSize).wide, ids[index] === undefined ? 0 : 28),
      })),
      6,
    )
    const hasSpots = ids.some((id) => id !== undefined)
    const rowTall = Math.max(hasSpots ? 30 : 20, ...texts.map((text) => valueSize(text, tickSize).tall + 3))
    const own = hops.filter((hop) => hop.side === side)
    const storey = stackRows(own)
    // Text on a lower hop needs space under the hop above it.
    const namesTall = Math.max(0, ...own.map((hop) => valueSize(hop.label).tall))
    const rises = storey.map((at) => hopRise + at * (18 + namesTall))
    const valuesTall = Math.max(0, ...rows.map((row) => row + 1)) * rowTall
    const hopsTall = own.length === 0 ? 0 : Math.max(...rises) + 12 + namesTall
    return { side, texts, ids, rows, rowTall, own, rises, valuesTall, hopsTall, label: figure[side] }
  })
  const [above, below] = sides
  if (!above || !below) return null
  const topLine = 26 + above.hopsTall + above.valuesTall + 14
  const bottomLine = topLine + between
  const height = bottomLine + 14 + below.valuesTall + below.hopsTall + 28

  const lineOf = (side: Side) => (side === 'top' ? topLine : bottomLine)
  return { ticks, width, first, x, sides, topLine, bottomLine, height, lineOf }
}

/** Two lines that share their ticks; values are on the outside, so that the ticks face each other. */
export function DoubleNumberLine({
  figure,
  width: room,
}: {
  figure: FigureOf<'double-number-line'>
  width: number
}) {
  const layout = layoutDoubleNumberLine(figure, room)
  if (layout === null) return null
  const { ticks, width, first, x, sides, topLine, bottomLine, height, lineOf } = layout
  return (
    <Svg width={width} height={height} description={figure.description}>
      {ticks.map((tick, index) => (
        <line
          key={index}
          x1={x(tick.at)}
          x2={x(tick.at)}
          y1={topLine}
          y2={bottomLine}
          className="stroke-line-strong"
          strokeWidth={1.5}
          strokeDasharray="2 5"
        />
      ))}
      {sides.map(({ side, texts, ids, rows, rowTall, own, rises, valuesTall, label }) => {
        const line = lineOf(side)
        const out = side === 'top' ? -1 : 1
        const start = x(first?.at ?? 0)
        return (
          <g key={side}>
            <Label x={1} y={side === 'top' ? 10 : height - 10} anchor="start" isStrong>
              {label}
            </Label>
            <Arrow from={{ x: start, y: line }} to={{ x: width - 3, y: line }} />
            {texts.map((text, index) => {
              const at = x(ticks[index]?.at ?? 0)
              const row = rows[index] ?? 0
              const y = line + out * (12 + (row + 0.5) * rowTall)
              const id = ids[index]
              return (
                <g key={index}>
                  <line x1={at} x2={at} y1={line - 9} y2={line + 9} className="stroke-ink" strokeWidth={2} />
                  {row > 0 && text !== '' && (
                    <line
                      x1={at}
                      x2={at}
                      y1={line + out * 9}
                      y2={y - out * (valueSize(text, tickSize).tall / 2 + 1)}
                      className="stroke-line-strong"
                      strokeWidth={1.5}
                    />
                  )}
                  <ValueText x={at} y={y} size={tickSize}>
                    {text}
                  </ValueText>
                  {id !== undefined && <Spot id={id} x={at} y={y} />}
                </g>
              )
            })}
            {own.map((hop, index) => {
              const from = x(ticks[hop.from]?.at ?? 0)
              const to = x(ticks[hop.to]?.at ?? 0)
              const rise = rises[index] ?? hopRise
              const ground = line + out * (valuesTall + 14)
              return (
                <g key={index}>
                  <LineJump
                    from={{ x: from, y: ground }}
                    to={{ x: to, y: ground }}
                    out={{ x: 0, y: out }}
                    reach={rise}
                  />
                  <ValueText
                    x={(from + to) / 2}
                    y={ground + out * (rise + 2 + valueSize(hop.label).tall / 2)}
                    tone="math"
                    isStrong
                  >
                    {hop.label}
                  </ValueText>
                </g>
              )
            })}
          </g>
        )
      })}
    </Svg>
  )
}
