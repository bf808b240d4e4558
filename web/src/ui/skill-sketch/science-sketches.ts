import {
  at,
  type Chance,
  circle,
  curve,
  from,
  lines,
  middle,
  type Point,
  range,
  type Shape,
  type Sketch,
} from './sketch.ts'

const fullTurn = 2 * Math.PI

/** A sprig with alternating leaves. */
export function sprig(chance: Chance): Sketch {
  const pairs = chance.whole(4, 7)
  const bend = chance.between(-26, 26)
  const shape = chance.between(0.24, 0.5)
  const hasFlower = chance.pick([true, false])
  const stemAt = (part: number): Point => [
    middle + bend * Math.sin(part * Math.PI) * (1 - part / 2) - bend / 4,
    222 - part * 176,
  ]
  const leaves = range(pairs * 2).map((index) => {
    const part = 0.14 + (0.78 * index) / (pairs * 2)
    const foot = stemAt(part)
    const angle = -Math.PI / 2 + (index % 2 === 0 ? 1 : -1) * (1.05 - part * 0.45)
    return { foot, angle, length: 74 * (1 - part * 0.6) }
  })
  const outline = ({ foot, angle, length }: (typeof leaves)[number]): string => {
    const tip = from(foot, angle, length)
    const [left, right] = [-1, 1].map((way) => from(foot, angle + way * shape * 1.6, length * 0.55))
    return left === undefined || right === undefined
      ? ''
      : `M${at(foot)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(foot)}`
  }
  const veins = ({ foot, angle, length }: (typeof leaves)[number]): string =>
    lines([foot, from(foot, angle, length * 0.86)]) +
    [0.35, 0.55]
      .flatMap((part) => [-1, 1].map((way) => ({ start: from(foot, angle, length * part), way })))
      .map(({ start, way }) => lines([start, from(start, angle + way * 0.6, length * shape * 0.36)]))
      .join('')
  const top = stemAt(1)
  const petals = range(5).map((index) => circle(from(top, (index * fullTurn) / 5 - 0.3, 11), 8))
  const tip: Shape[] = hasFlower
    ? [
        { ink: 'line', path: petals.join('') },
        { ink: 'accent', path: circle(top, 5) },
      ]
    : [
        {
          ink: 'accent',
          path: range(3)
            .map((index) => circle(from(top, index * 2.1, 6), 4))
            .join(''),
        },
      ]
  return {
    numbers: { leaves: leaves.length },
    shapes: [
      { ink: 'wash', path: leaves.map(outline).join('') },
      { ink: 'fine', path: leaves.map(veins).join('') },
      { ink: 'line', path: leaves.map(outline).join('') + curve(range(9).map((step) => stemAt(step / 8))) },
      ...tip,
    ],
  }
}

/** Layers of rock under mountains, and a moon. */
export function layers(chance: Chance): Sketch {
  const count = chance.whole(4, 6)
  const [left, right] = [22, 218]
  const xs = range(9).map((step) => left + ((right - left) * step) / 8)
  const fold = chance.between(4, 13)
  const turn = chance.between(0, fullTurn)
  const layerAt = (index: number): Point[] =>
    xs.map((x) => [x, 140 + (index * 74) / count + fold * Math.sin(turn + x / 34) * (index / count)])
  const ridge = xs.map((x, index): Point => [
    x,
    140 - (index === 0 || index === 8 ? 0 : chance.between(14, index % 2 === 0 ? 74 : 40)),
  ])
  const dotted = layerAt(1).flatMap(([x, y], index) =>
    index === 8 ? [] : [circle([x + 12, y + 8], 1.4), circle([x + 20, y + 4], 1.1)],
  )
  const moon: Point = [chance.between(60, 180), 40]
  const shell: Point = [chance.between(60, 180), layerAt(count - 1)[4]?.[1] ?? 200]
  const spiral = range(19).map((step) => from([shell[0], shell[1] + 10], step / 3, 0.6 + step * 0.42))
  return {
    numbers: { layers: count },
    shapes: [
      { ink: 'wash', path: `${curve(layerAt(0))}L${at([right, 222])}L${at([left, 222])}Z` },
      {
        ink: 'line',
        path:
          lines(ridge) +
          range(count)
            .map((index) => curve(layerAt(index)))
            .join(''),
      },
      {
        ink: 'line',
        path: lines([
          [left, 140],
          [left, 222],
          [right, 222],
          [right, 140],
        ]),
      },
      { ink: 'fine', path: dotted.join('') + curve(spiral) },
      { ink: 'accent', path: `M${at([moon[0], moon[1] - 16])}a16 16 0 1 1 0 32a22 22 0 0 0 0 -32` },
    ],
  }
}

/** The curve of a pen moved by two pendulums at once (a harmonograph). */
export function swings(chance: Chance): Sketch {
  const [across, down] = chance.pick([
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [1, 2],
  ])
  const shift = chance.between(0.2, 1.4)
  const slow = chance.between(0.6, 1.6)
  const steps = 900
  const rounds = chance.whole(4, 6)
  const pointAt = (step: number): Point => {
    const time = (step / steps) * rounds * fullTurn
    const size = 102 * Math.exp(-step / steps / slow)
    return [middle + size * Math.sin(across * time + shift), middle + size * Math.sin(down * time * 1.004)]
  }
  return {
    numbers: { across, down },
    shapes: [
      { ink: 'wash', path: circle([middle, middle], 106) },
      { ink: 'fine', path: lines(range(steps + 1).map(pointAt)) },
      { ink: 'accent', path: circle(pointAt(0), 3.6) + circle(pointAt(steps), 3.6) },
    ],
  }
}

/** Two meshing gears: their numbers of teeth tell how fast each turns. */
export function gears(chance: Chance): Sketch {
  const [small, large] = chance.pick([
    [8, 16],
    [10, 15],
    [9, 12],
    [8, 12],
    [10, 20],
  ])
  const pitch = 178 / (small + large)
  const way = chance.between(0, fullTurn)
  const radius = (teeth: number) => (teeth * pitch) / 2
  const apart = radius(small) + radius(large)
  const big = from([middle, middle], way, apart / 2 - (radius(large) - radius(small)) / 2)
  const little = from(big, way + Math.PI, apart)
  const tooth = Math.min(9, pitch * 1.1)
  const gear = (middleOf: Point, teeth: number, start: number): string =>
    `${lines(
      range(teeth).flatMap((index) => {
        const angle = start + (index * fullTurn) / teeth
        const step = fullTurn / teeth
        return [
          from(middleOf, angle - step * 0.3, radius(teeth) - tooth / 2),
          from(middleOf, angle - step * 0.17, radius(teeth) + tooth / 2),
          from(middleOf, angle + step * 0.17, radius(teeth) + tooth / 2),
          from(middleOf, angle + step * 0.3, radius(teeth) - tooth / 2),
        ]
      }),
    )}Z`
  // A tooth of the large gear points at a gap of the small one.
  const [bigStart, littleStart] = [way + Math.PI, way + Math.PI / small]
  const spokes = (middleOf: Point, of: number, length: number) =>
    range(of)
      .map((index) => from(middleOf, way + (index * fullTurn) / of, length))
      .map((hole) => circle(hole, length * 0.26))
      .join('')
  return {
    numbers: { small, large },
    shapes: [
      { ink: 'wash', path: gear(big, large, bigStart) + gear(little, small, littleStart) },
      { ink: 'line', path: gear(big, large, bigStart) + gear(little, small, littleStart) },
      { ink: 'fine', path: spokes(big, 6, radius(large) * 0.56) + circle(little, radius(small) * 0.5) },
      { ink: 'accent', path: circle(big, radius(large) * 0.16) + circle(little, radius(small) * 0.2) },
    ],
  }
}
