import { defineModel, type Level, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** A star with a planet, or a planet with a moon. */
interface System {
  name: string
  /** Of the one in the middle, and of the one in orbit. */
  center: number
  small: number
  apart: number
}

/** Masses in Suns or Earths, distances in millions or thousands of km, and one orbit that is known. */
const kinds = {
  stars: {
    centers: [0.5, 0.8, 1.2, 1.6, 2],
    smalls: [0.1, 0.8, 1, 15, 95, 318],
    apart: [60, 110, 150, 230, 400],
    known: { apart: 149.6, days: 365.25 },
  },
  planets: {
    centers: [1, 3, 15, 95, 318],
    smalls: [0.1, 0.5, 1, 2],
    apart: [200, 380, 670, 1100, 1900],
    known: { apart: 384.4, days: 27.3 },
  },
} as const
type Kind = keyof typeof kinds

/** Kepler's third law, from our Sun and Earth, or from Earth and our Moon. */
const daysOf = (kind: Kind, { center, apart }: System): number =>
  Number(
    (kinds[kind].known.days * Math.sqrt((apart / kinds[kind].known.apart) ** 3 / center)).toFixed(
      kind === 'stars' ? 0 : 1,
    ),
  )

interface Values {
  level: Level
  kind: Kind
  systems: System[]
  shuffle: number
}

/** Who pulls hardest on each kilogram: by distance (1), by the mass in the middle (2), by the orbits it causes (3). */
export const compareSystems = defineModel<Values>({
  id: 'compare-systems',
  thinking: 'work backwards',
  seconds: 65,
  standards: ['MS-PS2-4'],
  draw(random, level) {
    const kind = random.pick(['stars', 'planets'] as const)
    const { centers, smalls, apart } = kinds[kind]
    const [center, far] = [random.sample<number>(centers, 4), random.sample<number>(apart, 4)]
    const small = random.sample<number>(smalls, 4)
    const systems = ['A', 'B', 'C', 'D'].map((name, at) => ({
      name,
      center: (level === 1 ? center[0] : center[at]) ?? 1,
      small: small[at] ?? 1,
      apart: (level === 1 ? far[at] : far[0]) ?? 1,
    }))
    return { level, kind, systems, shuffle: random.integer(0, 1e9) }
  },
  // Neither the orbiting masses nor their opposite give the same order.
  fits: ({ level, systems }) => {
    const by = (measure: (its: System) => number) =>
      systems
        .toSorted((one, other) => measure(one) - measure(other))
        .map(({ name }) => name)
        .join()
    const right = by((its) => its.center / its.apart ** 2)
    return right !== by(({ small }) => small) && (level !== 3 || right !== 'A,B,C,D')
  },
  item({ level, kind, systems, shuffle }) {
    const asks = level === 3 ? 'orbits' : 'pull'
    const cells = systems.map((its): (string | number)[] =>
      level === 3
        ? [its.name, its.small, its.apart, daysOf(kind, its)]
        : [its.name, its.center, its.small, its.apart],
    )
    const head = (id: 'name' | 'center' | 'small' | 'apart' | 'days') => say(`systems.${kind}.${id}`)
    const inOrder = systems.toSorted(
      (one, other) => one.center / one.apart ** 2 - other.center / other.apart ** 2,
    )
    return {
      stem: [say(`systems.${kind}.scene`), say(`systems.${kind}.ask-${asks}`)],
      figure: tableFigure(
        say(`systems.${kind}.title`),
        level === 3
          ? [head('name'), head('small'), head('apart'), head('days')]
          : [head('name'), head('center'), head('small'), head('apart')],
        cells,
      ),
      ...orderBy(shuffle, {
        things: systems.map((its) => ({ ...its, text: its.name })),
        by: ({ center, apart }) => center / apart ** 2,
        first: say(`systems.first-${asks}`),
        last: say(`systems.last-${asks}`),
        slips: [
          {
            by: ({ center, apart }) => apart ** 2 / center,
            misconception:
              level === 1
                ? 'gravity.far-is-strong'
                : level === 2
                  ? 'order.backward'
                  : 'gravity.slow-is-strong',
            feedback: say(`systems.turned.level-${level}`),
          },
          {
            by: ({ small }) => small,
            misconception: 'gravity.mass-of-one',
            feedback: say(`systems.${kind}.small-one`),
          },
        ],
      }),
      hints: [say(`systems.hint.level-${level}`), say(`systems.next.level-${level}`)],
      solution: [
        say(`systems.so.level-${level}`),
        say('systems.so-ends', { first: inOrder[0]?.name ?? '', last: inOrder.at(-1)?.name ?? '' }),
      ],
    }
  },
  task: ({ level, kind, systems }) => `${level}/${kind}/${systems.length}`,
  solve(shown) {
    const rows =
      shown.figure?.kind === 'table'
        ? shown.figure.rows.map((row) =>
            row.map((cell, at) => (at === 0 ? 0 : Number(cell.replaceAll(',', '')))),
          )
        : []
    const differs = (column: number): boolean => new Set(rows.map((row) => row[column])).size > 1
    const isOrbit = /how much mass|cuánta masa/.test(shown.stem)
    // Days: fewer is stronger. Distances: fewer is stronger. Masses in the middle: more is stronger.
    const [column, way] = isOrbit ? [3, -1] : differs(3) ? [3, -1] : [1, 1]
    return solved.order(shown, (text) => way * (rows['ABCD'.indexOf(text)]?.[column] ?? 0))
  },
})
