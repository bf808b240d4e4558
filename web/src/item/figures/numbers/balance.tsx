import type { FigureOf } from '@skills-center/contract/figure'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { Spot } from '../spot.tsx'
import { Svg } from '../svg.tsx'
import { type StackedItem, stackOnPan } from './balance-layout.ts'

const drop = 20
const post = 42

/** A balance with two pans on its beam; the heavier side is lower. */
export function Balance({ figure, width: room }: { figure: FigureOf<'balance'>; width: number }) {
  const width = Math.min(room, 480)
  const pan = width / 2 - 16
  const sides = [
    { name: 'left', things: figure.left, x: width / 4 - 2, id: figure.leftId },
    { name: 'right', things: figure.right, x: (width * 3) / 4 + 2, id: figure.rightId },
  ].map((side) => ({
    ...side,
    ...stackOnPan(side.things, pan - 8),
    fall: figure.heavier === 'neither' ? 0 : figure.heavier === side.name ? drop : -drop,
  }))
  const [left, right] = sides
  if (!left || !right) return null
  const panAt = Math.max(...sides.map((side) => side.tall - side.fall)) + 6
  const beam = panAt + post
  const foot = beam + 66

  return (
    <Svg width={width} height={foot + 8} description={figure.description}>
      <path
        d={`M ${width / 2} ${beam - 2} L ${width / 2 + 30} ${foot} H ${width / 2 - 30} Z`}
        className="fill-sunken stroke-ink"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <line
        x1={width / 2 - 62}
        x2={width / 2 + 62}
        y1={foot}
        y2={foot}
        className="stroke-ink"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <line
        x1={left.x}
        y1={beam + left.fall}
        x2={right.x}
        y2={beam + right.fall}
        className="stroke-ink"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <circle cx={width / 2} cy={beam} r={7} className="fill-surface stroke-ink" strokeWidth={2.5} />
      {sides.map((side) => {
        const y = panAt + side.fall
        return (
          <g key={side.name}>
            <line
              x1={side.x}
              x2={side.x}
              y1={y + 4}
              y2={beam + side.fall}
              className="stroke-ink"
              strokeWidth={4}
            />
            <path
              d={`M ${side.x - pan / 2} ${y} H ${side.x + pan / 2} L ${side.x + pan / 2 - 16} ${y + 10} H ${side.x - pan / 2 + 16} Z`}
              className="fill-ink stroke-ink"
              strokeWidth={2}
              strokeLinejoin="round"
            />
            {side.placed.map((thing, index) => (
              <ThingOnPan
                key={index}
                thing={thing}
                x={side.x + thing.x}
                y={y - 2 - thing.bottom - thing.tall / 2}
              />
            ))}
            {side.id !== undefined && <Spot id={side.id} x={side.x} y={beam + side.fall + 24} />}
          </g>
        )
      })}
    </Svg>
  )
}

/** Unknowns are boxes and balls; known weights look like a weight with a knob. */
function ThingOnPan({ thing, x, y }: { thing: StackedItem; x: number; y: number }) {
  const { wide, tall } = thing
  const left = x - wide / 2 + 1
  const right = x + wide / 2 - 1
  const top = y - tall / 2 + 1
  const bottom = y + tall / 2 - 1
  return (
    <g>
      {thing.shape === 'box' && (
        <rect
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
          rx={4}
          className="fill-math-soft stroke-math"
          strokeWidth={2.5}
        />
      )}
      {thing.shape === 'ball' && (
        <circle
          cx={x}
          cy={y}
          r={wide / 2 - 1}
          className="fill-science-soft stroke-science"
          strokeWidth={2.5}
        />
      )}
      {thing.shape === 'weight' && (
        <path
          d={`M ${left + 4} ${top} H ${right - 4} L ${right} ${bottom} H ${left} Z`}
          className="fill-warm-soft stroke-warm"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      )}
      <Label x={x} y={y + (thing.shape === 'weight' ? 1 : 0)} isStrong isBare>
        {withMinus(thing.label)}
      </Label>
    </g>
  )
}
