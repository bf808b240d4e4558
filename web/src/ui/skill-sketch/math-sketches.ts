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

const center: Point = [middle, middle]
const fullTurn = 2 * Math.PI

/** Sunflower seeds: each is rotated by the golden angle from the previous one (Vogel 1979). */
export function sunflower(chance: Chance): Sketch {
  const seeds = chance.whole(90, 190)
  const petals = chance.pick([13, 21, 34])
  const reach = 68
  const turn = Math.PI * (3 - Math.sqrt(5))
  const start = chance.between(0, fullTurn)
  const seedAt = (index: number) =>
    from(center, start + index * turn, reach * Math.sqrt((index + 0.5) / seeds))
  const petal = (index: number): string => {
    const angle = start + (index * fullTurn) / petals
    const tip = from(center, angle, 106)
    const spread = Math.min(0.3, 2.4 / petals)
    const [left, right] = [from(center, angle - spread, 84), from(center, angle + spread, 84)]
    const [footLeft, footRight] = [from(center, angle - spread / 2, 70), from(center, angle + spread / 2, 70)]
    return `M${at(footLeft)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(footRight)}`
  }
  return {
    numbers: { seeds },
    shapes: [
      { ink: 'wash', path: circle(center, reach + 4) },
      { ink: 'line', path: range(petals).map(petal).join('') },
      {
        ink: 'accent',
        path: range(seeds)
          .map((index) => circle(seedAt(index), 1.1 + 1.9 * Math.sqrt(index / seeds)))
          .join(''),
      },
    ],
  }
}

/** A logarithmic spiral shell: it grows by the same ratio with every turn. */
export function shell(chance: Chance): Sketch {
  const growth = chance.pick([2, 2.5, 3])
  const perTurn = chance.whole(9, 14)
  const turns = 3
  const way = chance.pick([1, -1])
  const start = chance.between(0, fullTurn)
  const largest = 104
  const pointAt = (turn: number, of = 1): Point =>
    from([middle, middle + 4], start + way * turn * fullTurn, of * largest * growth ** (turn - turns))
  const steps = range(turns * 36 + 1).map((step) => step / 36)
  const chambers = range(perTurn * 2).map((index) => turns - index / perTurn)
  const wallFrom = (turn: number): string =>
    `Q${at(pointAt(turn - 0.5 / perTurn, (1 + 1 / growth) / 2))} ${at(pointAt(turn - 1))}`
  const wall = (turn: number): string => `M${at(pointAt(turn))}${wallFrom(turn)}`
  const lastTurn = steps.filter((turn) => turn >= turns - 1)
  return {
    numbers: { growth },
    shapes: [
      { ink: 'wash', path: `${curve(lastTurn.map((turn) => pointAt(turn)))}${wallFrom(turns)}Z` },
      { ink: 'fine', path: chambers.map(wall).join('') },
      { ink: 'line', path: curve(steps.map((turn) => pointAt(turn))) },
      { ink: 'accent', path: circle(pointAt(0), 3) },
    ],
  }
}

/** A star polygon, drawn in one line, in the circle of its vertices. */
export function rosette(chance: Chance): Sketch {
  const points = chance.whole(7, 17)
  const steps = range(points).filter((step) => step > 2 && step * 2 < points && areCoprime(step, points))
  const step = steps[chance.whole(0, steps.length - 1)] ?? 3
  const start = -Math.PI / 2
  const corner = (index: number, radius: number) => from(center, start + (index * fullTurn) / points, radius)
  const star = (radius: number) => `${lines(range(points).map((index) => corner(index * step, radius)))}Z`
  const inner = 96 * Math.cos((Math.PI * step) / points)
  const petals = chance.pick([true, false])
  const between = range(points).map((index) => circle(corner(index + 0.5, 84), petals ? 9 : 3))
  return {
    numbers: { points },
    shapes: [
      { ink: 'wash', path: circle(center, inner) },
      {
        ink: 'fine',
        path: circle(center, 96) + circle(center, 104) + star(Math.max(inner, 20)) + between.join(''),
      },
      { ink: 'line', path: star(96) },
      {
        ink: 'accent',
        path: range(points)
          .map((index) => circle(corner(index, 100), 3.2))
          .join(''),
      },
    ],
  }
}

const areCoprime = (one: number, other: number): boolean =>
  other === 0 ? one === 1 : areCoprime(other, one % other)

/** String art: straight lines between two arms, whose envelope looks curved. */
export function strings(chance: Chance): Sketch {
  const count = chance.whole(14, 22)
  const corners = chance.pick([3, 4, 5])
  const start = chance.between(0, fullTurn)
  const radius = 104
  const ends = range(corners).map((index) => from(center, start + (index * fullTurn) / corners, radius))
  const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
    ax + (bx - ax) * part,
    ay + (by - ay) * part,
  ]
  const web = ends.flatMap((end, index) => {
    const next = ends[(index + 1) % corners] ?? end
    return range(count + 1).map((string) =>
      lines([between(center, end, 1 - string / count), between(center, next, string / count)]),
    )
  })
  return {
    numbers: { strings: count * corners },
    shapes: [
      { ink: 'wash', path: circle(center, radius) },
      { ink: 'fine', path: web.join('') },
      { ink: 'line', path: ends.map((end) => lines([center, end])).join('') },
      { ink: 'accent', path: [center, ...ends].map((end) => circle(end, 3.6)).join('') },
    ],
  }
}

/** A dot plot in the shape of a hill. */
export function dotHill(chance: Chance): Sketch {
  const columns = 13
  const peak = chance.between(3.5, 8.5)
  const width = chance.between(1.8, 3.2)
  const tallest = chance.whole(9, 13)
  const heights = range(columns).map((column) =>
    Math.max(
      0,
      Math.round(tallest * Math.exp(-((column - peak) ** 2) / (2 * width ** 2)) + chance.between(-1, 1)),
    ),
  )
  const ground = 204
  const x = (column: number) => middle + (column - (columns - 1) / 2) * 16
  const dots = heights.flatMap((height, column) =>
    range(height).map((row) => circle([x(column), ground - 10 - row * 13], 4.6)),
  )
  const outline = heights.map((height, column): Point => [x(column), ground - 8 - height * 13])
  const hill: Shape = {
    ink: 'wash',
    path: `${curve([[x(0) - 14, ground], ...outline, [x(columns - 1) + 14, ground]])}Z`,
  }
  const ticks = range(columns).map((column) =>
    lines([
      [x(column), ground],
      [x(column), ground + 6],
    ]),
  )
  return {
    numbers: { dots: dots.length },
    shapes: [
      hill,
      { ink: 'accent', path: dots.join('') },
      {
        ink: 'line',
        path:
          lines([
            [x(0) - 14, ground],
            [x(columns - 1) + 14, ground],
          ]) + ticks.join(''),
      },
    ],
  }
}
