import type { FigureOf } from '@skills-center/contract/figure'
import { Arrow, headPoints } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { numeral, withMinus } from '../numeral.ts'
import { linear, textWidth, ticks } from '../scale.ts'
import { Svg, labelSize, tickSize } from '../svg.tsx'

type Jump = FigureOf<'number-line'>['jumps'][number]

/** The storey each jump is drawn in, so that jumps over the same stretch stand one above the other. */
function storeys(jumps: readonly Jump[]): number[] {
  const placed: { low: number; high: number; storey: number }[] = []
  return jumps.map((jump) => {
    const low = Math.min(jump.from, jump.to)
    const high = Math.max(jump.from, jump.to)
    const taken = placed.filter((other) => other.low < high - 1e-9 && other.high > low + 1e-9)
    let storey = 0
    while (taken.some((other) => other.storey === storey)) storey++
    placed.push({ low, high, storey })
    return storey
  })
}

export function NumberLine({ figure, width: room }: { figure: FigureOf<'number-line'>; width: number }) {
  const width = Math.min(room, 640)
  const x = linear(figure.from, figure.to, 30, width - 30)
  const all = ticks(figure.from, figure.to, figure.step)
  const spacing = Math.abs(x(figure.from + figure.step) - x(figure.from))

  const names = [...figure.labelled].toSorted((a, b) => a - b)
  const closest = names.slice(1).reduce((least, at, i) => Math.min(least, x(at) - x(names[i] ?? at)), width)
  const widest = Math.max(0, ...names.map((at) => textWidth(numeral(at), tickSize)))
  // Numerals that would touch take turns in two or three rows.
  const rows = names.length < 2 ? 1 : Math.min(3, Math.max(1, Math.ceil((widest + 5) / closest)))

  const storey = storeys(figure.jumps)
  const narrowest = Math.min(...figure.jumps.map((jump) => Math.abs(x(jump.to) - x(jump.from))))
  const isTight = figure.jumps.some((jump) => textWidth(jump.label, labelSize) > narrowest - 4)
  const rise = (index: number) => 34 + (storey[index] ?? 0) * 36
  const top =
    figure.jumps.length > 0
      ? Math.max(...figure.jumps.map((_, index) => rise(index))) + (isTight ? 40 : 24)
      : figure.points.some((point) => point.label)
        ? 40
        : 16
  const line = top + 4
  const numeralsAt = line + 24
  const hasJumps = figure.jumps.length > 0
  const namesBelow = hasJumps && figure.points.some((point) => point.label)
  const height = numeralsAt + rows * 18 - 4 + (namesBelow ? 20 : 0)

  return (
    <Svg width={width} height={height} description={figure.description}>
      <Arrow from={{ x: width / 2, y: line }} to={{ x: 4, y: line }} />
      <Arrow from={{ x: width / 2, y: line }} to={{ x: width - 4, y: line }} />
      {all.map((at) => {
        const isNamed = figure.labelled.some((value) => Math.abs(value - at) < figure.step / 1000)
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
      {names.map((at, index) => (
        <Label key={at} x={x(at)} y={numeralsAt + (index % rows) * 18} size={tickSize}>
          {numeral(at)}
        </Label>
      ))}
      {figure.jumps.map((jump, index) => {
        const from = x(jump.from)
        const to = x(jump.to)
        const peak = line - rise(index)
        // A cubic whose two handles lie at height h peaks at three quarters of h.
        const handle = line - rise(index) / 0.75
        const lean = (to - from) * 0.2
        const landing = Math.atan2(line - 7 - handle, lean)
        return (
          <g key={`${jump.from} ${jump.to} ${index}`}>
            <path
              d={`M ${from} ${line - 3} C ${from + lean} ${handle}, ${to - lean} ${handle}, ${to} ${line - 12}`}
              className="fill-none stroke-math"
              strokeWidth={2.5}
            />
            <polygon points={headPoints({ x: to, y: line - 3 }, landing, 12)} className="fill-math" />
            <Label
              x={(from + to) / 2}
              y={peak - 12 - (isTight && index % 2 === 1 ? 17 : 0)}
              tone="fill-math"
              isStrong
            >
              {withMinus(jump.label)}
            </Label>
          </g>
        )
      })}
      {figure.points.map((point) => (
        <g key={`${point.at} ${point.label}`}>
          <circle cx={x(point.at)} cy={line} r={7} className="fill-math stroke-surface" strokeWidth={2} />
          <Label
            x={x(point.at)}
            y={namesBelow ? numeralsAt + rows * 18 + 2 : line - 24}
            tone="fill-math"
            isStrong
          >
            {withMinus(point.label)}
          </Label>
        </g>
      ))}
    </Svg>
  )
}
