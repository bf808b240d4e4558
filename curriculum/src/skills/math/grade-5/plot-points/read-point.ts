import { defineModel, typedPoint } from '#form'
import { type PointAsk, pointBugs as bugs, pointOf } from '#bugs/grids/reading-bugs.ts'
import { gridFigure, type GridPoint, isOnGrid, pair, pairText, scattered } from '#grids/grid.ts'
import { pointShown } from '#grids/solve-grid.ts'
import { place, type PlaceId, placeName, placesOf } from '#situations/places/places.ts'
import { say } from './messages.gen.ts'

interface Read extends PointAsk {
  places: PlaceId[]
}

/** A place on a map (level 1), a scale or a point on an axis (level 2), a point found through others (level 3). */
export const readPoint = defineModel<Read>({
  id: 'read-point',
  thinking: 'read a figure',
  seconds: 35,
  standards: ['5.G.A.1', '5.G.A.2'],
  bugs,
  task: ({ kind, places, points: [[x, y] = [0, 0]], moves }) =>
    `${kind} ${kind === 'map' ? places[0] : kind === 'scale' ? [x, y].indexOf(0) : moves.map(Math.sign).join()}`,
  draw(random, level) {
    const kind = level === 1 ? 'map' : level === 2 ? 'scale' : random.pick(['meets', 'moves'] as const)
    const step = { map: 1, scale: random.pick([2, 5, 10]), meets: 1, moves: random.pick([1, 2]) }[kind]
    const points = scattered(random, level === 3 ? 2 : 4).map(([x, y], at): GridPoint => {
      const isOnAxis = kind === 'scale' && at === 0 && random.chance(0.5)
      const zero = isOnAxis ? random.integer(0, 1) : -1
      return [zero === 0 ? 0 : x * step, zero === 1 ? 0 : y * step]
    })
    const move = () => random.pick([-1, 1]) * random.integer(1, 4) * step
    return { kind, step, points, moves: [move(), move()], places: placesOf(random, 'park', 4) }
  },
  fits: (read) => {
    const [x, y] = pointOf(read)
    return isOnGrid([x, y], read.step) && x !== y && read.moves[0] !== read.moves[1]
  },
  item(read) {
    const { kind, step, points, moves, places } = read
    const [first = [0, 0], second = [0, 0]] = points
    const names = points.map((_, at) =>
      kind === 'map' ? placeName(places[at] ?? 'pond') : ('PQRS'[at] ?? ''),
    )
    const key = pointOf(read)
    const terms = {
      place: place(places[0] ?? 'pond'),
      step,
      p: pair(first),
      q: pair(second),
      x: key[0],
      y: key[1],
      across: Math.abs(moves[0]),
      up: Math.abs(moves[1]),
      side: moves[0] > 0 ? 'right' : 'left',
      way: moves[1] > 0 ? 'up' : 'down',
      key: pair(key),
    }
    const shown = kind === 'moves' ? points.slice(0, 1) : points
    return {
      stem: [say(`read.asks.${kind}`, terms)],
      figure: gridFigure(
        shown.map((at, index) => ({ name: names[index] ?? '', at })),
        step,
      ),
      ...typedPoint(read, { label: say('read.label'), key, bugs }),
      hints: [say(`read.nudge.${kind}`, terms), say(`read.hint.${kind}`, terms)],
      solution: [say(`read.first.${kind}`, terms), say('read.so', terms)],
    }
  },
  solve: (shown) => ({ kind: 'coordinates', text: pairText(pointShown(shown)) }),
})
