import type { FigureOf } from '@skills-center/contract/figure'
import { Arrow } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { type Scale, linear, textWidth, ticks } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize, tickSize } from '../svg.tsx'
import { LineJump } from './line-jump.tsx'
import { EndDot, LineSegment } from './line-span.tsx'
import { marksOn } from './line-marks.ts'
import {
  type Span,
  isSame,
  namedTicks,
  spanReach,
  stackRows,
  alternateRowsFor,
} from './number-line-layout.ts'
import { ValueText, valueSize } from '../value-text.tsx'

/** The positions of ticks, numbers, and marks along the line. */
function layoutLevelNumberLine(figure: FigureOf<'number-line'>, room: number) {
  const { jumps, points, spans = [] } = figure
  const width = Math.min(room, 640)
  const names = namedTicks(figure)
  const half = (text?: string) => (text === undefined ? 0 : valueSize(text, tickSize).wide / 2 + 2)
  const x = linear(
    figure.from,
    figure.to,
    Math.max(30, half(names[0]?.text)),
    width - Math.max(30, half(names.at(-1)?.text)),
  )
  const all = ticks(figure.from, figure.to, figure.step)
  const spacing = Math.abs(x(figure.from + figure.step) - x(figure.from))

  const nameRows = alternateRowsFor(
    names.map(({ at, text }) => ({ at: x(at), wide: valueSize(text, tickSize).wide })),
    5,
  )
  const nameTall = Math.max(18, ...names.map(({ text }) => valueSize(text, tickSize).tall + 1))
  const rows = Math.max(0, ...nameRows.map((row) => row + 1))

  const storey = stackRows(jumps)
  const narrowest = Math.min(...jumps.map((jump) => Math.abs(x(jump.to) - x(jump.from))))
  const isTight = jumps.some((jump) => textWidth(jump.label, labelSize) > narrowest - 4)
  const rise = (index: number) => 34 + (storey[index] ?? 0) * 36
  const hasJumps = jumps.length > 0

  const spanStorey = stackRows(spans.map((span) => spanReach(span, figure)))
  const stretches = spans.map((span, index) => {
    const { from, to } = spanReach(span, figure)
    const isFree = (at: number) => points.every((point) => Math.abs(x(point.at) - at) > 26)
    const places = [0.5, 0.35, 0.65, 0.2, 0.8].map((along) => x(from + (to - from) * along))
    const middle = x((from + to) / 2)
    const spotAt = places.find(isFree) ?? middle
    return { ...span, label: span.label ?? '', storey: spanStorey[index] ?? 0, middle, spotAt }
  })
  const raised = stretches.filter((span) => span.storey > 0)

  // Names of points and segments on the line. Between jumps they would be hard to see, so they go below the numbers.
  const marks = marksOn(
    [
      ...points.map((point) => ({ at: x(point.at), label: point.label, id: point.id })),
      ...stretches
        .filter((span) => span.storey === 0)
        .map((span) => ({ at: span.middle, label: span.label, id: undefined })),
    ],
    width,
  )
  const marksAbove = hasJumps || marks.tall === 0 ? 0 : 12 + marks.tall
  const between = 30 + Math.max(0, ...raised.map((span) => valueSize(span.label).tall))
  const lift = (level: number) => (level === 0 ? 0 : Math.max(marksAbove + 14, 28) + (level - 1) * between)
  const raisedAbove = Math.max(
    0,
    ...raised.map((span) => lift(span.storey) + 14 + valueSize(span.label).tall),
  )

  const jumpsAbove = hasJumps ? Math.max(...jumps.map((_, index) => rise(index))) + (isTight ? 40 : 24) : 0
  const line = (figure.label ? 26 : 0) + Math.max(16, jumpsAbove, marksAbove, raisedAbove) + 4
  const numeralsAt = line + 15 + nameTall / 2
  const belowAt = numeralsAt + rows * nameTall - nameTall / 2
  const height = belowAt + (hasJumps ? marks.tall + 8 : 4)
  return {
    jumps,
    points,
    width,
    names,
    x,
    all,
    spacing,
    nameRows,
    nameTall,
    isTight,
    rise,
    hasJumps,
    stretches,
    marks,
    lift,
    line,
    numeralsAt,
    belowAt,
    height,
  }
}

export function LevelNumberLine({ figure, width: room }: { figure: FigureOf<'number-line'>; width: number }) {
  const layout = layoutLevelNumberLine(figure, room)
  const {
    jumps,
    points,
    width,
    names,
    x,
    all,
    spacing,
    nameRows,
    nameTall,
    isTight,
    rise,
    stretches,
    lift,
    line,
    numeralsAt,
    height,
  } = layout

  return (
    <Svg width={width} height={height} description={figure.description}>
      {figure.label && (
        <Label x={width / 2} y={10} tone="fill-ink-soft">
          {figure.label}
        </Label>
      )}
      <Arrow from={{ x: width / 2, y: line }} to={{ x: 4, y: line }} />
      <Arrow from={{ x: width / 2, y: line }} to={{ x: width - 4, y: line }} />
      {all.map((at) => {
        const isNamed = names.some((name) => isSame(name.at, at, figure.step))
        const reach = isNamed ? 9 : 6
        return (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={line - reach}
            y2={line + reach}
            className="stroke-ink"
            strokeWidth={isNamed || spacing > 12 ? 2 : 1}
          />
        )
      })}
      {names.map(({ at, text }, index) => (
        <ValueText
          key={`${at} ${text}`}
          x={x(at)}
          y={numeralsAt + (nameRows[index] ?? 0) * nameTall}
          size={tickSize}
        >
          {text}
        </ValueText>
      ))}
      {stretches
        .toSorted((a, b) => b.storey - a.storey)
        .map((span, index) => (
          <Raised key={index} {...span} line={line} lift={lift(span.storey)} x={x} right={width - 2} />
        ))}
      {jumps.map((jump, index) => (
        <LineJump
          key={index}
          from={{ x: x(jump.from), y: line }}
          to={{ x: x(jump.to), y: line }}
          out={{ x: 0, y: -1 }}
          reach={rise(index)}
        />
      ))}
      {jumps.map((jump, index) => (
        <Label
          key={index}
          x={x((jump.from + jump.to) / 2)}
          y={line - rise(index) - 12 - (isTight && index % 2 === 1 ? 17 : 0)}
          tone="fill-math"
          isStrong
        >
          {withMinus(jump.label)}
        </Label>
      ))}
      {points.map((point, index) => (
        <EndDot key={index} at={{ x: x(point.at), y: line }} isClosed={!point.isOpen} />
      ))}
      <Marks layout={layout} />
    </Svg>
  )
}

/** The names of points and segments on the line: above it, or below the numbers if jumps are above it. */
function Marks({
  layout: { marks, hasJumps, belowAt, line },
}: {
  layout: ReturnType<typeof layoutLevelNumberLine>
}) {
  return marks.placed.map((mark, index) => {
    const foot = hasJumps ? belowAt + 4 + marks.tall - mark.up : line - 12 - mark.up
    return (
      <g key={index}>
        {!hasJumps && mark.up > 0 && (
          <path
            d={`M ${mark.at} ${line - 9} L ${mark.x} ${foot + 1}`}
            className="stroke-line-strong"
            strokeWidth={1.5}
          />
        )}
        <ValueText x={mark.x} y={foot - mark.tall / 2} tone="math" isStrong>
          {mark.label}
        </ValueText>
        {mark.id !== undefined && <Spot id={mark.id} x={mark.x} y={foot - mark.tall - 14} />}
      </g>
    )
  })
}

/** A segment on the line, or above it with dotted lines down to its ends. */
function Raised({
  from,
  to,
  label,
  id,
  storey,
  middle,
  spotAt,
  line,
  lift,
  x,
  right,
}: Span & {
  label: string
  storey: number
  middle: number
  spotAt: number
  line: number
  lift: number
  x: Scale
  right: number
}) {
  const y = line - lift
  return (
    <g>
      {lift > 0 &&
        [from, to].map(
          (end) =>
            end && (
              <line
                key={end.at}
                x1={x(end.at)}
                x2={x(end.at)}
                y1={y}
                y2={line}
                className="stroke-line-strong"
                strokeWidth={1.5}
                strokeDasharray="2 5"
              />
            ),
        )}
      <LineSegment
        tone={storey % 2 === 0 ? 'math' : 'warm'}
        from={{ spot: { x: from ? x(from.at) : 2, y }, isClosed: from?.isClosed ?? null }}
        to={{ spot: { x: to ? x(to.at) : right, y }, isClosed: to?.isClosed ?? null }}
      />
      {lift > 0 && (
        <ValueText x={middle} y={y - 12 - valueSize(label).tall / 2} tone="math" isStrong>
          {label}
        </ValueText>
      )}
      {id !== undefined && <Spot id={id} x={spotAt} y={y} />}
    </g>
  )
}
