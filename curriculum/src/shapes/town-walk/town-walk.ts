import { legOf, stepsOf, type Walk, walkBugs } from '../../bugs/grids/distance-bugs.ts'
import { typed } from '../../form/answering.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { gridFigure, pair, scattered } from '../../grids/grid.ts'
import { plain } from '../../markup.ts'
import { person, someone } from '../../people/people.ts'
import { place, type PlaceId, placeName, placesOf } from '../../situations/places/places.ts'
import { say } from './messages.gen.ts'

interface TownWalk extends Walk {
  who: string
  places: PlaceId[]
}

/** A walk along the streets of a map, with one stop. */
export const townWalk = (its: Pick<ModelForm<TownWalk>, 'id' | 'thinking' | 'seconds' | 'standards'>) =>
  defineModel<TownWalk>({
    ...its,
    bugs: walkBugs,
    task: ({ places: [, stop] }) => `walk ${stop}`,
    draw: (random) => ({
      stops: scattered(random, 3),
      meters: random.pick([50, 80, 100, 120, 200]),
      who: someone(random),
      places: placesOf(random, 'town', 3),
    }),
    item(town) {
      const { stops, meters, places } = town
      const [from = 'school', stop = 'pool', to = 'zoo'] = places
      const [one, two] = [legOf(stops, 0, 1), legOf(stops, 1, 2)]
      const steps = stepsOf(town)
      const key = steps * meters
      const terms = { from: place(from), stop: place(stop), to: place(to), meters, who: person(town.who) }
      const leg = ([a, b]: readonly [number, number]) => ({ a, b, sum: a + b })
      return {
        stem: [say('told', terms), say('asks', terms)],
        figure: gridFigure(stops.map((at, index) => ({ name: placeName(places[index] ?? 'zoo'), at }))),
        ...typed<Walk>(town, { label: say('label'), after: say('meters'), key, bugs: walkBugs }),
        hints: [say('nudge', { stop: terms.stop, to: terms.to }), say('hint', { meters })],
        solution: [
          say('first', { ...leg(one), stop: terms.stop, at: pair(stops[0] ?? [0, 0]) }),
          say('then', { ...leg(two), to: terms.to }),
          say('so', { one: one[0] + one[1], two: two[0] + two[1], steps, meters, key }),
        ],
      }
    },
    solve(shown) {
      const stem = plain(shown.stem)
      const points = shown.figure?.kind === 'coordinate-plane' ? shown.figure.points : []
      const [a = [0, 0], b = [0, 0], c = [0, 0]] = points
        .toSorted((one, other) => stem.indexOf(one.label) - stem.indexOf(other.label))
        .map(({ at }) => at)
      const steps =
        Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(b[0] - c[0]) + Math.abs(b[1] - c[1])
      return solved.number(steps * Number(/\d+/.exec(stem)?.[0]))
    },
  })
