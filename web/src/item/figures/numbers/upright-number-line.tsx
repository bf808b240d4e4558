import type { FigureOf } from '@skills-center/contract/figure'
import { Arrow } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { linear, textWidth, ticks } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { alongHop, clearOf, hopCurve } from './hop-curve.ts'
import { LineJump } from './line-jump.tsx'
import { EndDot, LineSegment } from './line-span.tsx'
import { isSame, namedTicks, spanReach, stackRows } from './number-line-layout.ts'
import { resolveOverlaps } from './resolve-overlaps.ts'
import { ValueText, valueSize } from '../value-text.tsx'

const bulb = 15
const tube = 8

/** The positions of ticks, numbers, and marks along the line. */
function layoutUprightNumberLine(figure: FigureOf<'number-line'>, room: number) {
  const { jumps, points, spans = [], column } = figure
  const isThermometer = column !== undefined
  const names = namedTicks(figure)
  const all = ticks(figure.from, figure.to, figure.step)
  const nameTall = Math.max(...names.map(({ text }) => valueSize(text, tickSize).tall))
  const top = (figure.label ? 30 : 0) + 26
  const tall = Math.min(420, Math.max(220, all.length * 11, names.length * (nameTall + 14)))
  const bottom = top + tall
  const y = linear(figure.from, figure.to, bottom, top)
  const height = bottom + (isThermometer ? 2 * bulb + 12 : 24)

  const nameWidth = Math.max(0, ...names.map(({ text }) => valueSize(text, tickSize).wide)) + 20
  const storey = stackRows(jumps)
  const jumpNames = Math.max(0, ...jumps.map((jump) => textWidth(jump.label, labelSize)))
  const reach = (index: number) => 34 + (storey[index] ?? 0) * Math.max(42, jumpNames + 24)
  const jumpWidth = jumps.length === 0 ? 0 : Math.max(...jumps.map((_, index) => reach(index))) + 8
  const marks = [
    ...points.map((point) => ({ at: y(point.at), label: point.label, id: point.id })),
    ...spans.map((span) => {
      const { from, to } = spanReach(span, figure)
      return { at: y((from + to) / 2), label: span.label ?? '', id: span.id }
    }),
  ].filter((mark) => mark.label !== '' || mark.id !== undefined)
  const markPlaces = resolveOverlaps(
    marks.map((mark) => ({
      at: mark.at,
      size: mark.id === undefined ? valueSize(mark.label).tall + 2 : 30,
    })),
  )
  const isMoved = marks.some((mark, index) => Math.abs((markPlaces[index] ?? 0) - mark.at) > 6)
  const markWidth = Math.max(
    0,
    ...marks.map((mark) => valueSize(mark.label).wide + (mark.id === undefined ? 0 : 32)),
  )
  const gap = (isThermometer ? tube : 4) + (isMoved ? 28 : 14)
  const rightWidth = gap + jumpWidth + jumpNames + (jumpNames > 0 ? 12 : 0) + markWidth
  const titleWide = figure.label ? textWidth(figure.label, labelSize) : 0
  const width = Math.min(room, Math.max(nameWidth + rightWidth + 8, titleWide, 160))
  const spare = Math.max(0, width - nameWidth - rightWidth - 8)
  const line = nameWidth + spare / 2
  const marksAt = line + gap + jumpWidth + (jumpNames > 0 ? jumpNames + 12 : 0)
  const spanStorey = stackRows(spans.map((span) => spanReach(span, figure)))

  const hops = jumps.map((jump, index) =>
    hopCurve({ x: line, y: y(jump.from) }, { x: line, y: y(jump.to) }, { x: 1, y: 0 }, reach(index)),
  )
  const jumpNameY = (index: number) => {
    const { from = 0, to = 0, label = '' } = jumps[index] ?? {}
    const wide = textWidth(label, labelSize)
    const middle = { x: line + reach(index) + 8 + wide / 2, y: (y(from) + y(to)) / 2 }
    const others = hops.filter((_, other) => other !== index).flatMap(alongHop)
    // The dotted lines that lead from points to their names.
    const leaders = marks.map((mark) => ({ x: middle.x, y: mark.at }))
    return middle.y + clearOf(middle, wide, 12, [...others, ...leaders])
  }
  return {
    jumps,
    points,
    spans,
    column,
    isThermometer,
    names,
    all,
    top,
    bottom,
    y,
    height,
    reach,
    jumpRoom: jumpWidth,
    marks,
    markPlaces,
    width,
    line,
    marksAt,
    spanStorey,
    jumpNameY,
  }
}

/** A vertical number line: numbers on the left; on the right jumps, then names of points and spans. */
export function UprightNumberLine({
  figure,
  width: room,
}: {
  figure: FigureOf<'number-line'>
  width: number
}) {
  const layout = layoutUprightNumberLine(figure, room)
  const { jumps, points, spans, column, top, bottom, y, height, reach, width, line, spanStorey, jumpNameY } =
    layout

  return (
    <Svg width={width} height={height} description={figure.description}>
      {figure.label && (
        <Label x={width / 2} y={10} tone="fill-ink-soft">
          {figure.label}
        </Label>
      )}
      {column !== undefined ? (
        <Thermometer x={line} top={top} bottom={bottom} level={y(column)} />
      ) : (
        <>
          <Arrow from={{ x: line, y: (top + bottom) / 2 }} to={{ x: line, y: top - 22 }} />
          <Arrow from={{ x: line, y: (top + bottom) / 2 }} to={{ x: line, y: bottom + 22 }} />
        </>
      )}
      <Scale figure={figure} layout={layout} />
      {spans.map((span, index) => {
        const x = line + (spanStorey[index] ?? 0) * 18
        return (
          <LineSegment
            key={index}
            tone={(spanStorey[index] ?? 0) % 2 === 0 ? 'math' : 'warm'}
            from={{
              spot: { x, y: span.from ? y(span.from.at) : bottom + 24 },
              isClosed: span.from?.isClosed ?? null,
            }}
            to={{
              spot: { x, y: span.to ? y(span.to.at) : top - 24 },
              isClosed: span.to?.isClosed ?? null,
            }}
          />
        )
      })}
      {jumps.map((jump, index) => (
        <LineJump
          key={index}
          from={{ x: line, y: y(jump.from) }}
          to={{ x: line, y: y(jump.to) }}
          out={{ x: 1, y: 0 }}
          reach={reach(index)}
        />
      ))}
      {jumps.map((jump, index) => (
        <Label
          key={index}
          x={line + reach(index) + 8}
          y={jumpNameY(index)}
          anchor="start"
          tone="fill-math"
          isStrong
        >
          {withMinus(jump.label)}
        </Label>
      ))}
      {points.map((point, index) => (
        <EndDot key={index} at={{ x: line, y: y(point.at) }} isClosed={!point.isOpen} />
      ))}
      <Marks layout={layout} />
    </Svg>
  )
}

type Layout = ReturnType<typeof layoutUprightNumberLine>

/** The ticks, and the numbers to their left. */
function Scale({ figure, layout }: { figure: FigureOf<'number-line'>; layout: Layout }) {
  const { all, names, isThermometer, line, y } = layout
  return (
    <>
      {all.map((at) => {
        const isNamed = names.some((name) => isSame(name.at, at, figure.step))
        const long = isNamed ? 9 : 6
        return (
          <line
            key={at}
            x1={isThermometer ? line - tube - long : line - long}
            x2={isThermometer ? line - tube : line + long}
            y1={y(at)}
            y2={y(at)}
            className="stroke-ink"
            strokeWidth={isNamed ? 2 : 1.5}
          />
        )
      })}
      {names.map(({ at, text }) => (
        <ValueText
          key={`${at} ${text}`}
          x={line - (isThermometer ? tube : 0) - 15}
          y={y(at)}
          size={tickSize}
          anchor="end"
        >
          {text}
        </ValueText>
      ))}
    </>
  )
}

/** The names of points and spans, with leader lines where they are apart. */
function Marks({ layout: { marks, markPlaces, marksAt, jumpRoom: jumpWidth, line } }: { layout: Layout }) {
  return marks.map((mark, index) => {
    const at = markPlaces[index] ?? mark.at
    const isFar = jumpWidth > 0 || Math.abs(at - mark.at) > 4
    return (
      <g key={index}>
        {isFar && (
          <path
            d={`M ${line + 10} ${mark.at} ${jumpWidth > 0 ? `H ${marksAt - 14}` : ''} L ${marksAt - 4} ${at}`}
            className="fill-none stroke-line-strong"
            strokeWidth={1.5}
            strokeDasharray={jumpWidth > 0 ? '3 4' : undefined}
          />
        )}
        <ValueText x={marksAt + (mark.id === undefined ? 0 : 32)} y={at} anchor="start" tone="math" isStrong>
          {mark.label}
        </ValueText>
        {mark.id !== undefined && <Spot id={mark.id} x={marksAt + 13} y={at} />}
      </g>
    )
  })
}

/** A tube and bulb filled to a level, with the scale on the left. */
function Thermometer({ x, top, bottom, level }: { x: number; top: number; bottom: number; level: number }) {
  const cap = top - 18
  const foot = bottom + 14
  const glass = `M ${x - tube} ${foot} V ${cap + tube} A ${tube} ${tube} 0 0 1 ${x + tube} ${cap + tube} V ${foot}`
  const centre = foot + bulb - 4
  const half = tube - 3
  return (
    <g>
      <path d={glass} className="fill-surface stroke-ink" strokeWidth={2} />
      <circle cx={x} cy={centre} r={bulb} className="fill-surface stroke-ink" strokeWidth={2} />
      <rect x={x - tube + 1} y={foot - 4} width={2 * tube - 2} height={10} className="fill-surface" />
      <circle cx={x} cy={centre} r={bulb - 4} className="fill-warm" />
      <rect x={x - half} y={level} width={2 * half} height={centre - level} className="fill-warm" />
    </g>
  )
}
