import { defineModel, type Level, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import {
  areInOrder,
  daysOf,
  drawSystems,
  isTelling,
  type Kind,
  pullOf,
  type System,
} from '#situations/orbiting-systems/orbiting-systems.ts'
import { say } from './messages.gen.ts'

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
  draw: (random, level) => ({
    level,
    ...drawSystems(random, level === 1 ? 'apart' : 'center'),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ level, systems }) => isTelling(systems) && (level !== 3 || !areInOrder(systems)),
  item({ level, kind, systems, shuffle }) {
    const asks = level === 3 ? 'orbits' : 'pull'
    const cells = systems.map((its): (string | number)[] =>
      level === 3
        ? [its.name, its.small, its.apart, daysOf(kind, its)]
        : [its.name, its.center, its.small, its.apart],
    )
    const head = (id: 'name' | 'center' | 'small' | 'apart' | 'days') => say(`systems.${kind}.${id}`)
    const inOrder = systems.toSorted((one, other) => pullOf(one) - pullOf(other))
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
        by: pullOf,
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
