import type { FigureOf } from '@skills-center/contract/figure'
import { useContext } from 'react'
import { Arrow } from '../arrow.tsx'
import { LevelTitle } from '../axes.tsx'
import { Label } from '../label.tsx'
import { numeral, withMinus } from '../numeral.ts'
import { linear, textWidth, thinned, ticks } from '../scale.ts'
import { Spot, SpotsContext } from '../spot.tsx'
import { Svg, tickSize } from '../svg.tsx'
import { type Dot, dotsOf, numbered } from './motion-dots.ts'

const pile = 12

export function MotionMap({ figure, width: room }: { figure: FigureOf<'motion-map'>; width: number }) {
  const width = Math.min(room, 640)
  const all = figure.tracks.flatMap((track) => track.positions)
  const from = figure.x?.from ?? Math.min(...all)
  const to = figure.x?.to ?? Math.max(...all)
  const spots = useContext(SpotsContext)
  const hasBadges = figure.tracks.some((track) => spots?.letters.has(track.id))
  const left = hasBadges ? 46 : 18
  const x = linear(from, to, left, width - 18)
  const lane = figure.isNumbered ? 34 : 20
  let y = 30
  const tracks = figure.tracks.map((track) => {
    const dots = dotsOf(track.positions)
    const lanes = Math.max(...dots.map((dot) => dot.lane))
    const piles = Math.max(...dots.map((dot) => dot.pile))
    const nameAt = y + 10
    // From top to bottom: name, numbers, piled dots, then a lane for each turn.
    const dotsAt = nameAt + (track.label === '' ? 0 : 18) + (figure.isNumbered ? 16 : 0) + piles * pile + 12
    y = dotsAt + lanes * lane + (hasBadges ? 4 : 0) + (figure.isNumbered && lanes > 0 ? 30 : 20)
    return { ...track, dots, nameAt, dotsAt }
  })
  const axis = figure.x
  const values = axis ? ticks(axis.from, axis.to, axis.step) : []
  const widest = Math.max(0, ...values.map((value) => textWidth(numeral(value), tickSize)))
  const scaleAt = y + 2
  return (
    <Svg width={width} height={axis ? scaleAt + 52 : y} description={figure.description}>
      <Label x={0} y={10} anchor="start" tone="fill-ink-soft">
        {withMinus(figure.interval)}
      </Label>
      {values.map((value) => (
        <line
          key={value}
          x1={x(value)}
          x2={x(value)}
          y1={32}
          y2={scaleAt + 5}
          className="stroke-line"
          strokeWidth={1}
        />
      ))}
      {tracks.map((track) => (
        <g key={track.id}>
          {track.label !== '' && (
            <Label x={0} y={track.nameAt} anchor="start" isStrong>
              {withMinus(track.label)}
            </Label>
          )}
          <Spot id={track.id} x={15} y={track.dotsAt} />
          <line
            x1={left - 12}
            x2={width - 4}
            y1={track.dotsAt}
            y2={track.dotsAt}
            className="stroke-line-strong"
            strokeWidth={1}
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
          <Track dots={track.dots} x={x} y={track.dotsAt} lane={lane} figure={figure} />
        </g>
      ))}
      {axis && (
        <g>
          <line
            x1={left - 12}
            x2={width - 6}
            y1={scaleAt}
            y2={scaleAt}
            className="stroke-ink"
            strokeWidth={2}
          />
          {values.map((value) => (
            <line
              key={value}
              x1={x(value)}
              x2={x(value)}
              y1={scaleAt - 5}
              y2={scaleAt + 5}
              className="stroke-ink"
              strokeWidth={2}
            />
          ))}
          {thinned(values, x, widest + 8).map((value) => (
            <Label key={value} x={x(value)} y={scaleAt + 17} size={tickSize}>
              {numeral(value)}
            </Label>
          ))}
          <LevelTitle x={(left + width - 18) / 2} y={scaleAt + 41}>
            {axis.label}
          </LevelTitle>
        </g>
      )}
    </Svg>
  )
}

function Track({
  dots,
  x,
  y,
  lane,
  figure,
}: {
  dots: Dot[]
  x: (position: number) => number
  y: number
  lane: number
  figure: FigureOf<'motion-map'>
}) {
  const named = figure.isNumbered ? numbered(dots, x) : new Set<number>()
  return dots.map((dot, index) => {
    const at = { x: x(dot.position), y: y + dot.lane * lane - dot.pile * pile }
    const reach = (x(dot.position + dot.step) - at.x) * 0.8
    return (
      <g key={index}>
        {figure.hasArrows && Math.abs(reach) >= 4 && (
          <Arrow
            from={at}
            to={{ x: at.x + reach, y: at.y }}
            tone="stroke-math fill-math"
            thickness={2.5}
            head={Math.min(9, Math.abs(reach) * 0.6)}
          />
        )}
        <circle cx={at.x} cy={at.y} r={5} className="fill-ink stroke-surface" strokeWidth={1} />
        {named.has(index) && (
          <Label x={at.x} y={at.y + (dot.lane > 0 ? 14 : -14)} size={tickSize}>
            {String(index)}
          </Label>
        )}
      </g>
    )
  })
}
