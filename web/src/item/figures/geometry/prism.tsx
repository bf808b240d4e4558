import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'

const slantX = Math.cos(Math.PI / 6)
const slantY = Math.sin(Math.PI / 6)

/** Isometric view: length runs down to the right, width down to the left, and height up. */
const flat = (x: number, y: number, z: number): Position => ({ x: (x - y) * slantX, y: (x + y) * slantY - z })

/** A labeled solid keeps its proportions within readable limits: no edge is shorter than a quarter of the longest. */
function readable(sides: readonly number[]): number[] {
  const longest = Math.max(...sides)
  return sides.map((side) => Math.max(side, longest / 4))
}

export function Prism({ figure, width: room }: { figure: FigureOf<'prism'>; width: number }) {
  const sides = [figure.length, figure.width, figure.height]
  const [l = 1, w = 1, h = 1] = figure.cubes ? sides : readable(sides)
  const names = [figure.labels.length, figure.labels.width, figure.labels.height].map(withMinus)
  const [lengthName = 0, , heightName = 0] = names.map((name) => textWidth(name, labelSize))
  const right = heightName + 16
  const max = Math.min(room, 440) - right
  // The length's label is left of the middle of its edge and may need extra space there.
  const left = Math.max(4, lengthName + 12 - (max / (l + w)) * (l / 2))
  const unit = Math.min(
    (max - left) / ((l + w) * slantX),
    250 / ((l + w) * slantY + h),
    figure.cubes ? 40 : Infinity,
  )
  const width = (l + w) * slantX * unit + left + right
  const height = ((l + w) * slantY + h) * unit + 22
  const put = (x: number, y: number, z: number): Position => {
    const spot = flat(x * unit, y * unit, z * unit)
    return { x: spot.x + left + w * slantX * unit, y: spot.y + h * unit + 6 }
  }
  const path = (...corners: Position[]) => corners.map((corner) => `${corner.x},${corner.y}`).join(' ')
  const middle = (a: Position, b: Position): Position => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

  const faces = [
    {
      name: 'top',
      tone: 'fill-math/10',
      corners: path(put(0, 0, h), put(l, 0, h), put(l, w, h), put(0, w, h)),
    },
    {
      name: 'left',
      tone: 'fill-math/25',
      corners: path(put(0, w, 0), put(l, w, 0), put(l, w, h), put(0, w, h)),
    },
    {
      name: 'right',
      tone: 'fill-math/45',
      corners: path(put(l, w, 0), put(l, 0, 0), put(l, 0, h), put(l, w, h)),
    },
  ]
  const cuts = figure.cubes ? cutsOf(l, w, h) : []
  const along = middle(put(0, w, 0), put(l, w, 0))
  const across = middle(put(l, w, 0), put(l, 0, 0))
  const up = middle(put(l, 0, 0), put(l, 0, h))

  return (
    <Svg width={width} height={height} description={figure.description}>
      {faces.map((face) => (
        <polygon
          key={face.name}
          points={face.corners}
          className={`${face.tone} stroke-ink`}
          strokeWidth={2}
          strokeLinejoin="round"
        />
      ))}
      {cuts.map(([from, to]) => {
        const a = put(...from)
        const b = put(...to)
        return (
          <line
            key={`${from.join(' ')} ${to.join(' ')}`}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
            className="stroke-ink"
            strokeWidth={1.25}
          />
        )
      })}
      <Label x={along.x - 8} y={along.y + 14} anchor="end" isStrong>
        {names[0] ?? ''}
      </Label>
      <Label x={across.x + 8} y={across.y + 14} anchor="start" isStrong>
        {names[1] ?? ''}
      </Label>
      <Label x={up.x + 10} y={up.y} anchor="start" isStrong>
        {names[2] ?? ''}
      </Label>
    </Svg>
  )
}

type Corner = [number, number, number]

/** The lines between unit cubes on the three visible faces. */
function cutsOf(l: number, w: number, h: number): [Corner, Corner][] {
  const between = (n: number) => Array.from({ length: Math.max(0, n - 1) }, (_, index) => index + 1)
  return [
    ...between(l).flatMap((x): [Corner, Corner][] => [
      [
        [x, 0, h],
        [x, w, h],
      ],
      [
        [x, w, h],
        [x, w, 0],
      ],
    ]),
    ...between(w).flatMap((y): [Corner, Corner][] => [
      [
        [0, y, h],
        [l, y, h],
      ],
      [
        [l, y, h],
        [l, y, 0],
      ],
    ]),
    ...between(h).flatMap((z): [Corner, Corner][] => [
      [
        [0, w, z],
        [l, w, z],
      ],
      [
        [l, w, z],
        [l, 0, z],
      ],
    ]),
  ]
}
