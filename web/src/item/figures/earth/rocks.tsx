import type { FigureOf } from '@skills-center/contract/figure'
import type { ReactNode } from 'react'

export type RockName = FigureOf<'rock-columns'>['columns'][number]['layers'][number]['rock'] | 'intrusion'

interface Look {
  tone: string
  /** The size of the pattern tile. */
  tile: [number, number]
  marks: ReactNode
}

const ink = 'stroke-ink-soft fill-none'
const lines = (d: string, thickness = 1.25) => <path d={d} className={ink} strokeWidth={thickness} />
const dots = (places: [number, number][], radius: number) =>
  places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className="fill-ink-soft" />)

/** Patterns based on geologists' map patterns, so that rocks also differ without color. */
const looks: Record<RockName, Look> = {
  sandstone: {
    tone: 'fill-warm-soft',
    tile: [12, 12],
    marks: dots(
      [
        [3, 3],
        [9, 9],
      ],
      1.2,
    ),
  },
  limestone: {
    tone: 'fill-math-soft',
    tile: [28, 20],
    marks: lines('M 0 0 H 28 M 0 10 H 28 M 4 0 V 10 M 18 10 V 20'),
  },
  shale: {
    tone: 'fill-sunken',
    tile: [18, 10],
    marks: lines('M 1 2.5 H 12 M 10 7.5 H 18 M 0 7.5 H 2'),
  },
  siltstone: {
    tone: 'fill-surface',
    tile: [20, 12],
    marks: (
      <>
        {lines('M 1 3 H 9 M 11 9 H 19')}
        {dots(
          [
            [14, 3],
            [4, 9],
          ],
          1.1,
        )}
      </>
    ),
  },
  conglomerate: {
    tone: 'fill-warm-soft',
    tile: [30, 22],
    marks: (
      <g className={ink} strokeWidth={1.25}>
        <ellipse cx={7} cy={6} rx={5} ry={3.5} />
        <circle cx={21} cy={5} r={3} />
        <ellipse cx={15} cy={16} rx={5.5} ry={4} />
        <circle cx={27} cy={15} r={2} />
        <circle cx={3} cy={17} r={1.8} />
      </g>
    ),
  },
  coal: {
    tone: 'fill-ink-soft',
    tile: [16, 8],
    marks: <path d="M 2 2 H 8 M 10 6 H 14" className="stroke-surface" strokeWidth={1} />,
  },
  ash: {
    tone: 'fill-incorrect-soft',
    tile: [18, 16],
    marks: lines('M 2 3 L 5 8 L 8 3 M 11 11 L 14 16 L 17 11'),
  },
  granite: {
    tone: 'fill-incorrect-soft',
    tile: [22, 22],
    marks: lines('M 2 5 H 8 M 5 2 V 8 M 13 15 H 19 M 16 12 V 18 M 15 3 L 19 6 M 3 17 L 6 13'),
  },
  basalt: {
    tone: 'fill-line',
    tile: [16, 16],
    marks: lines('M 2 2 L 7 7 M 7 2 L 2 7 M 10 10 L 15 15 M 15 10 L 10 15'),
  },
  gneiss: {
    tone: 'fill-science-soft',
    tile: [24, 10],
    marks: lines('M 0 3 Q 6 -2 12 3 T 24 3 M 0 8 Q 6 3 12 8 T 24 8'),
  },
  intrusion: {
    tone: 'fill-line',
    tile: [14, 14],
    marks: lines('M 1 4 H 7 M 4 1 V 7 M 8 11 H 14 M 11 8 V 14', 1.5),
  },
}

/** A pattern for the drawing's `defs`; `tilt` rotates it with its layer. */
export function RockPattern({ id, rock, tilt = 0 }: { id: string; rock: RockName; tilt?: number }) {
  const { tile, tone, marks } = looks[rock]
  return (
    <pattern
      id={id}
      width={tile[0]}
      height={tile[1]}
      patternUnits="userSpaceOnUse"
      patternTransform={tilt === 0 ? undefined : `rotate(${tilt})`}
    >
      <rect width={tile[0]} height={tile[1]} className={tone} />
      {marks}
    </pattern>
  )
}
