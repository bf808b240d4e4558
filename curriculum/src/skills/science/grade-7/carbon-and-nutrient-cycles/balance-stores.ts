import { defineModel, drawUntil, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  changeOf,
  type Cycle,
  cycleFigure,
  drawCycle,
  farmed,
  flowsInto,
  flowsOutOf,
  places,
  type Store,
  stores,
} from './nitrogen-cycle.ts'
import { say } from './messages.gen.ts'

const verdicts = ['grows', 'shrinks', 'stays'] as const
type Verdict = (typeof verdicts)[number]

interface Values {
  level: Level
  cycle: Cycle
  /** The store asked about (2). */
  asked: Store
  years: number
  shuffle: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)
const inflow = (cycle: Cycle, store: Store): number => sum(flowsInto(cycle, store))
const outflow = (cycle: Cycle, store: Store): number => sum(flowsOutOf(cycle, store))
const verdictOf = (cycle: Cycle, store: Store): Verdict => {
  const change = changeOf(cycle, store)
  return change === 0 ? 'stays' : change > 0 ? 'grows' : 'shrinks'
}

/** What becomes of each store (1), how much it holds in some years (2), and what would keep the whole field steady (3). */
export const balanceStores = defineModel<Values, Verdict>({
  id: 'balance-stores',
  thinking: 'read a figure',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-LS2-3'],
  // The verdict of the store that is asked about, or of one of the three.
  aim: (random, level) => random.pick(level === 2 ? (['grows', 'shrinks'] as const) : verdicts),
  draw(random, level, aim) {
    const asked = random.pick(stores)
    return {
      level,
      cycle: drawUntil(
        () => drawCycle(random, random.pick(level === 3 ? farmed : places)),
        (cycle) =>
          level === 3 ||
          (verdictOf(cycle, asked) === aim && new Set(stores.map((its) => verdictOf(cycle, its))).size > 1),
      ),
      asked,
      years: random.integer(3, 5),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, cycle, asked, years }) =>
    level !== 2 || cycle.held[asked] + years * changeOf(cycle, asked) >= 20,
  item(values) {
    const { level, cycle } = values
    return {
      stem: [say(`cycle.scene.${cycle.place}`), askOf(values)],
      figure: cycleFigure(cycle, level === 2),
      ...(level === 1 ? verdictsOf(values) : level === 2 ? laterOf(values) : compostOf(values)),
    }
  },
  task: ({ level, cycle, asked }) => `${level}/${cycle.place}/${level === 2 ? asked : ''}`,
})

const askOf = ({ level, asked, years }: Values) => {
  if (level === 2) return say('cycle.ask-2', { store: say(`store.in.${asked}`), years })
  return level === 1 ? say('cycle.ask-1') : say('cycle.ask-3')
}

type Answered = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'hints' | 'solution'>

const amountsOf = (cycle: Cycle, store: Store) => ({
  store: say(`store.${store}`),
  ins: inflow(cycle, store),
  outs: outflow(cycle, store),
})

const verdictsOf = ({ cycle, shuffle }: Values): Answered => ({
  ...sortCards({
    shuffle,
    categories: verdicts.map((verdict) => say(`cycle.verdict.${verdict}`)),
    cards: stores.map((store) => {
      const verdict = verdictOf(cycle, store)
      const opposite =
        verdict === 'stays' ? undefined : verdicts.indexOf(verdict === 'grows' ? 'shrinks' : 'grows')
      return {
        text: say(`store.${store}`),
        place: verdicts.indexOf(verdict),
        slips:
          opposite === undefined
            ? []
            : [
                {
                  place: opposite,
                  misconception: 'budget.adds-outflow' as const,
                  feedback: say('cycle.told-opposite', amountsOf(cycle, store)),
                },
              ],
        elsewhere: {
          misconception: 'budget.flow-left-out' as const,
          feedback: say('cycle.told-add', { store: say(`store.${store}`) }),
        },
      }
    }),
    slip: { misconception: 'budget.flow-left-out', feedback: say('cycle.hint-in') },
  }),
  hints: [say('cycle.hint-in'), say('cycle.hint-out')],
  solution: stores.map((store) => say(`cycle.so-${verdictOf(cycle, store)}`, amountsOf(cycle, store))),
})

function laterOf({ cycle, asked, years }: Values): Answered {
  const [held, change] = [cycle.held[asked], changeOf(cycle, asked)]
  const value = held + years * change
  const told = amountsOf(cycle, asked)
  const others = stores.filter((store) => store !== asked)
  return {
    ...numberOf({
      label: told.store,
      after: 'kg',
      value,
      slips: [
        slip(held + change, 'data.stops-early', say('cycle.told-one-year')),
        slip(held - years * change, 'budget.adds-outflow', say('cycle.told-turned')),
        slip(Math.abs(years * change), 'budget.change-for-level', say('cycle.told-change')),
        slip(held + years * told.ins, 'budget.flow-left-out', say('cycle.told-in-only')),
        ...others.map((store) =>
          slip(
            cycle.held[store] + years * changeOf(cycle, store),
            'reading.wrong-series',
            say('cycle.told-other'),
          ),
        ),
      ],
    }),
    hints: [say('cycle.hint-change'), say('cycle.hint-years')],
    solution: [
      say(`cycle.so-${change > 0 ? 'grows' : 'shrinks'}`, told),
      say(`cycle.so-years-${change > 0 ? 'grows' : 'shrinks'}`, {
        held,
        years,
        change: Math.abs(change),
        value,
      }),
    ],
  }
}

function compostOf({ cycle }: Values): Answered {
  const { rain, stream, harvest } = cycle.flows
  const value = stream + harvest - rain
  return {
    ...numberOf({
      label: say('cycle.label-3'),
      after: 'kg',
      value,
      slips: [
        slip(harvest, 'budget.flow-left-out', say('cycle.told-harvest')),
        slip(harvest + stream, 'budget.flow-left-out', say('cycle.told-no-rain')),
        slip(harvest - rain, 'budget.flow-left-out', say('cycle.told-no-stream')),
        slip(harvest + stream + rain, 'budget.adds-outflow', say('cycle.told-rain-out')),
        ...stores
          .filter((store) => changeOf(cycle, store) < 0)
          .map((store) => slip(-changeOf(cycle, store), 'cycles.one-pool', say('cycle.told-one-store'))),
        slip(outflow(cycle, 'soil') + harvest - rain, 'energy-flow.boundary', say('cycle.told-inside')),
      ],
    }),
    hints: [say('cycle.hint-boundary'), say('cycle.hint-inside')],
    solution: [
      say('cycle.so-out', { harvest, stream, out: harvest + stream }),
      say('cycle.so-in', { rain }),
      say('cycle.so-compost', { out: harvest + stream, rain, value }),
    ],
  }
}

/** A cycle for the lesson. */
export const exampleCycle: NonNullable<ItemTemplate['figure']> = cycleFigure(
  {
    place: 'oak',
    flows: { uptake: 80, litter: 76, release: 78, rain: 7, stream: 3, harvest: 0 },
    held: { soil: 50, plants: 300, dead: 160 },
  },
  true,
)
