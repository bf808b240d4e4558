import { defineModel, plain, type Random, solved, tex } from '#form'
import { gridFigure, type GridPoint, isSamePoint, pair, pairsIn } from '#grids/grid.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { place, type PlaceId, placeName, placesOf } from '#situations/places/places.ts'
import { say } from './messages.gen.ts'

const standards = ['5.G.A.2']

interface Walks {
  home: PlaceId
  from: GridPoint
  places: { id: PlaceId; at: GridPoint }[]
  isDrawn: boolean
  isStraight: boolean
  shuffle: number
}
const apart = ([a, b]: GridPoint, [c, d]: GridPoint): [number, number] => [Math.abs(a - c), Math.abs(b - d)]
const walk = (from: GridPoint, to: GridPoint): number => apart(from, to)[0] + apart(from, to)[1]
const straight = (from: GridPoint, to: GridPoint): number => Math.hypot(...apart(from, to))
const somePoint = (random: Random): GridPoint => [random.integer(0, 10), random.integer(0, 8)]

/** Straight ways (level 1), ways around a corner (level 2), from coordinates alone (level 3). */
export const orderWalks = defineModel<Walks>({
  id: 'order-walks',
  thinking: 'compare',
  seconds: 70,
  standards,
  task: ({ home, isDrawn, isStraight }) => `${home} ${isDrawn} ${isStraight}`,
  draw(random, level) {
    const [home = 'school', ...ids] = placesOf(random, 'town', level === 1 ? 4 : 5)
    const from = somePoint(random)
    return {
      home,
      from,
      isDrawn: level < 3,
      isStraight: level === 1,
      places: ids.map((id) => {
        const [x, y] = somePoint(random)
        if (level > 1) return { id, at: [x, y] }
        return { id, at: random.chance(0.5) ? [from[0], y] : [x, from[1]] }
      }),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ from, places, isStraight }) {
    const walks = places.map(({ at }) => walk(from, at))
    const ways = places.map(({ at }) => straight(from, at)).toSorted((a, b) => a - b)
    const all = [from, ...places.map(({ at }) => at)]
    return (
      new Set(walks).size === walks.length &&
      walks.every((each) => each > 1) &&
      // Names of places on the map need room.
      all.every((one, at) =>
        all.every((other, next) => next <= at || apart(one, other)[1] > 0 || apart(one, other)[0] > 3),
      ) &&
      all.every((one, at) => all.every((other, next) => next <= at || !isSamePoint(one, other))) &&
      (isStraight ||
        (ways.every((way, at) => at === 0 || way - (ways[at - 1] ?? 0) > 0.3) &&
          places.filter(({ at }) => apart(from, at).every((each) => each > 0)).length > 2))
    )
  },
  minWrongAnswers: 1,
  item(its) {
    const { home, from, places, isDrawn, isStraight, shuffle } = its
    const things = places.map(({ id, at }) => ({
      id,
      at,
      text: isDrawn ? placeName(id) : say('walks.card', { place: place(id), at: pair(at) }),
    }))
    const sorted = things.toSorted((one, other) => walk(from, one.at) - walk(from, other.at))
    return {
      stem: [
        isDrawn
          ? say('walks.map', { home: place(home) })
          : say('walks.told', { home: place(home), at: pair(from) }),
        say('walks.asks'),
      ],
      ...(isDrawn
        ? {
            figure: gridFigure([
              { name: placeName(home), at: from },
              ...places.map(({ id, at }) => ({ name: placeName(id), at })),
            ]),
          }
        : {}),
      ...orderBy(shuffle, {
        things,
        by: ({ at }) => walk(from, at),
        first: say('walks.first'),
        last: say('walks.last'),
        slips: [
          {
            by: ({ at }) => -walk(from, at),
            misconception: 'grid.order-reversed',
            feedback: say('walks.reversed'),
          },
          {
            by: ({ at }) => at[0] + at[1],
            misconception: 'grid.adds-coordinates',
            feedback: say('walks.origin', { home: place(home) }),
          },
          ...(isStraight
            ? []
            : [
                {
                  by: ({ at }: { at: GridPoint }) => apart(from, at)[0],
                  misconception: 'grid.one-direction' as const,
                  feedback: say('walks.one-direction'),
                },
                {
                  by: ({ at }: { at: GridPoint }) => straight(from, at),
                  misconception: 'grid.straight-across' as const,
                  feedback: say('walks.straight'),
                },
              ]),
        ],
      }),
      hints: [say('walks.nudge'), say(isDrawn ? 'walks.hint' : 'walks.hint-told')],
      solution: sorted.map(({ id, at }) => {
        const [across, up] = apart(from, at)
        return say('walks.why', {
          place: place(id),
          equation: tex(`${across} + ${up} = ${across + up}`),
        })
      }),
    }
  },
  solve(shown) {
    const stem = plain(shown.stem)
    if (shown.figure?.kind === 'coordinate-plane') {
      const { points } = shown.figure
      const home = points[0]?.at ?? [0, 0]
      const at = (text: string): GridPoint => points.find(({ label }) => label === text)?.at ?? [0, 0]
      return solved.order(shown, (text) => walk(home, at(text)))
    }
    const [home = [0, 0]] = pairsIn(stem)
    return solved.order(shown, (text) => walk(home, pairsIn(plain(text))[0] ?? [0, 0]))
  },
})
