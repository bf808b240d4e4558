import { defineModel, drawUntil, type Level } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { type Bottles, drawBottles, type Limit, limitOf, limits } from '#worlds/nutrients/nutrients.ts'
import { say } from './messages.gen.ts'

const lakes = ['elm', 'heron', 'mill', 'pine', 'stone', 'swan', 'clear', 'long'] as const

interface Values {
  level: Level
  lakes: (typeof lakes)[number][]
  limits: Limit[]
  bottles: Bottles[]
  shuffle: number
}

/** The categories of each level, in the order of `limits`. */
const offered: Readonly<Record<Level, readonly Limit[]>> = {
  1: ['nitrogen', 'phosphorus'],
  2: ['nitrogen', 'phosphorus', 'other'],
  3: limits,
}

/** Whose thinking it is to put a lake there, and what we say. */
const slipOf = (right: Limit, wrong: Limit) =>
  right === 'other'
    ? { misconception: 'evidence.within-scatter' as const, feedback: say('lakes.told-scatter') }
    : right === 'both' || wrong === 'both' || wrong === 'other'
      ? { misconception: 'data.stops-early' as const, feedback: say('lakes.told-columns') }
      : { misconception: 'reading.wrong-series' as const, feedback: say('lakes.told-column') }

/** What limits the algae of each lake, from bottle tests: one of two nutrients (1), or something else (2), or both (3). */
export const sortLakes = defineModel<Values, Limit[]>({
  id: 'sort-lakes',
  thinking: 'classify',
  seconds: 65,
  standards: ['MS-LS2-1'],
  // Every category comes up, and one of them twice where there is room.
  aim(random, level) {
    const all = [...offered[level]]
    return random.shuffle(level === 3 ? all : [...all, random.pick(all)])
  },
  draw: (random, level, aim) => ({
    level,
    lakes: random.sample([...lakes], aim.length),
    limits: aim,
    bottles: aim.map((limit) =>
      drawUntil(
        () => drawBottles(random, limit),
        (bottles) => limitOf(bottles) === limit,
      ),
    ),
    shuffle: random.integer(0, 1e9),
  }),
  item({ level, lakes: names, bottles, shuffle }) {
    const categories = offered[level]
    const found = bottles.map((each) => limitOf(each) ?? 'other')
    return {
      stem: [say('lakes.scene'), say('lakes.ask')],
      figure: tableFigure(
        say('lakes.title'),
        [
          say('lakes.lake'),
          say('lakes.control'),
          say('lakes.nitrogen'),
          say('lakes.phosphorus'),
          say('lakes.both'),
        ],
        names.map((name, at) => [say(`lake.${name}`), ...(bottles[at] ?? [])]),
      ),
      ...sortCards({
        shuffle,
        categories: categories.map((limit) => say(`lakes.limit.${limit}`)),
        cards: names.map((name, at) => {
          const right = found[at] ?? 'other'
          return {
            text: say(`lake.${name}`),
            place: categories.indexOf(right),
            slips: categories.flatMap((wrong, place) =>
              wrong === right ? [] : [{ place, ...slipOf(right, wrong) }],
            ),
          }
        }),
        slip: { misconception: 'reading.wrong-series', feedback: say('lakes.told-column') },
      }),
      hints: [say('lakes.hint-control'), say(`lakes.hint-${level}`)],
      solution: names.map((name, at) => {
        const [control = 0, nitrogen = 0, phosphorus = 0, both = 0] = bottles[at] ?? []
        return say('lakes.so', {
          lake: say(`lake.${name}`),
          control,
          nitrogen,
          phosphorus,
          both,
          limit: say(`lakes.limit.${found[at] ?? 'other'}`),
        })
      }),
    }
  },
  task: ({ level, lakes: names, limits: all }) =>
    `${level}/${all.join()}/${names.toSorted().slice(0, 1).join()}`,
})
