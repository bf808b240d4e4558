import { rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Percent of the energy eaten that leaves as waste and as heat (Humphreys 1979; Begon, Townsend & Harper 2006). */
const eaters = {
  caterpillars: { waste: [50, 58], heat: [24, 30] },
  grasshoppers: { waste: [60, 65], heat: [22, 27] },
  mayflies: { waste: [52, 60], heat: [22, 28] },
  toads: { waste: [18, 24], heat: [52, 60] },
  lizards: { waste: [16, 22], heat: [54, 62] },
  trout: { waste: [24, 30], heat: [48, 54] },
  sheep: { waste: [50, 55], heat: [40, 43] },
  voles: { waste: [20, 25], heat: [71, 73] },
} as const
type Eater = keyof typeof eaters
/** Each animal with the animal that eats it. */
const chains: readonly (readonly [Eater, Eater])[] = [
  ['caterpillars', 'toads'],
  ['grasshoppers', 'lizards'],
  ['mayflies', 'trout'],
]
const singles: readonly Eater[] = ['caterpillars', 'grasshoppers', 'mayflies', 'sheep', 'voles']

/** Where the energy in some animals' food goes in a week, in kilojoules. */
export interface EnergyBudget {
  eater: Eater
  eaten: number
  waste: number
  heat: number
}
export const growthOf = ({ eaten, waste, heat }: EnergyBudget): number => eaten - waste - heat

const tens = (value: number): number => 10 * Math.round(value / 10)

function budgetOf(
  random: Random,
  eater: Eater,
  eaten: number,
  round: (value: number) => number,
): EnergyBudget {
  const { waste, heat } = eaters[eater]
  const shareOf = ([from, to]: readonly [number, number]): number =>
    round((eaten * random.integer(from, to)) / 100)
  return { eater, eaten, waste: shareOf(waste), heat: shareOf(heat) }
}

export function drawEater(random: Random): EnergyBudget {
  const eater = random.pick(singles)
  // A flock eats far more than a bush full of caterpillars.
  return budgetOf(random, eater, (eater === 'sheep' ? 5000 : 100) * random.integer(12, 60), tens)
}

/** Grazers, and the animals that eat everything that the grazers gain in a week. */
export function drawChain(random: Random): [EnergyBudget, EnergyBudget] {
  const [grazer, hunter] = random.pick(chains)
  const first = budgetOf(random, grazer, 100 * random.integer(12, 60), tens)
  return [first, budgetOf(random, hunter, growthOf(first), Math.round)]
}

/** Flows of carbon into and out of an ecosystem. */
const carbonFlows = ['photosynthesis', 'plants', 'animals', 'decomposers', 'stream', 'harvest'] as const
export type CarbonFlow = (typeof carbonFlows)[number]

export const ecosystems = ['forest', 'meadow', 'marsh'] as const
/** Kilograms of carbon that plants on one hectare take in per year (Chapin, Matson & Vitousek 2011). */
const intake: Readonly<Record<(typeof ecosystems)[number], readonly [number, number]>> = {
  forest: [110, 150],
  meadow: [60, 90],
  marsh: [80, 120],
}

export interface CarbonBudget {
  place: (typeof ecosystems)[number]
  amounts: Partial<Record<CarbonFlow, number>>
  /** A flow that was not measured, where the ecosystem's carbon stayed the same over the year. */
  asked?: CarbonFlow
}

export const outflow = ({ amounts }: CarbonBudget): number =>
  Object.entries(amounts).reduce((sum, [id, amount]) => (id === 'photosynthesis' ? sum : sum + amount), 0)
export const gained = (budget: CarbonBudget): number => (budget.amounts.photosynthesis ?? 0) - outflow(budget)

/** In kilograms per year: the ecosystem's gain, or the missing flow that balances the others. */
export function drawCarbon(random: Random, about: 'gain' | 'missing'): CarbonBudget {
  const place = random.pick(ecosystems)
  const taken = 100 * random.integer(...intake[place])
  const hundreds = (percent: number): number => 100 * Math.round((taken * percent) / 10_000)
  const plants = hundreds(random.integer(46, 54))
  const animals = hundreds(random.integer(3, 7))
  const last = place === 'meadow' ? 'harvest' : 'stream'
  const lost = hundreds(last === 'harvest' ? random.integer(8, 14) : random.integer(2, 5))
  const rest = taken - plants - animals - lost
  const decomposers = about === 'missing' ? rest : rest - hundreds(random.integer(4, 14))
  const amounts = { photosynthesis: taken, plants, animals, decomposers, [last]: lost }
  return about === 'missing'
    ? { place, amounts, asked: random.pick(['decomposers', 'plants'] as const) }
    : { place, amounts }
}

export const written = (amount: number): string => amount.toLocaleString('en-US')

type Figure = NonNullable<ItemTemplate['figure']>
const noted = (text: Text, note: Words) => ({ text, note })

/** Boxes and arrows for one eater, or for two where one eats the other; the growth asked about has a question mark. */
export function energyDiagram(budgets: readonly EnergyBudget[]): Figure {
  const energy = (amount: number): string => `${written(amount)} kJ`
  const [first] = budgets
  const boxes = [
    { id: 'food', ...noted(say('energy.food'), energy(first?.eaten ?? 0)) },
    ...budgets.flatMap(({ eater, waste, heat }, at) => [
      { id: `eater-${at}`, text: say(`eater.${eater}`) },
      { id: `waste-${at}`, ...noted(say('energy.waste'), energy(waste)) },
      { id: `heat-${at}`, ...noted(say('energy.heat'), energy(heat)) },
    ]),
    { id: 'growth', ...noted(say('energy.growth'), '?') },
  ]
  const arrows = [
    { from: 'food', to: 'eater-0' },
    ...budgets.flatMap((_its, at) => [
      { from: `eater-${at}`, to: `waste-${at}` },
      { from: `eater-${at}`, to: `heat-${at}`, isDashed: true },
      { from: `eater-${at}`, to: at === budgets.length - 1 ? 'growth' : `eater-${at + 1}` },
    ]),
  ]
  return {
    kind: 'flow',
    direction: 'across',
    description: say('energy.figure', {
      list: listed(
        budgets.map(({ eater, eaten, waste, heat }, at) =>
          say('energy.told', {
            eaters: say(`eater.${eater}`),
            eaten: at === 0 ? energy(eaten) : say('energy.passed'),
            waste: energy(waste),
            heat: energy(heat),
          }),
        ),
      ),
    }),
    boxes,
    arrows,
  }
}

export const flowName = (id: CarbonFlow): Text => say(`carbon.${id}`)

/** Boxes and arrows for the carbon flowing into and out of an ecosystem. */
export function carbonDiagram({ place, amounts, asked }: CarbonBudget): Figure {
  const flows = carbonFlows.flatMap((id) => {
    const amount = amounts[id]
    return amount === undefined ? [] : [{ id, note: id === asked ? '?' : `${written(amount)} kg` }]
  })
  return {
    kind: 'flow',
    direction: 'across',
    description: say('carbon.figure', {
      list: listed(
        flows.map(({ id, note }) =>
          say('carbon.told', { name: flowName(id), note: id === asked ? say('carbon.unknown') : note }),
        ),
      ),
    }),
    boxes: [
      ...flows.map(({ id, note }) => ({ id, text: flowName(id), note })),
      { id: 'place', text: say(`place.${place}`) },
    ],
    arrows: flows.map(({ id }) =>
      id === 'photosynthesis' ? { from: id, to: 'place' } : { from: 'place', to: id },
    ),
  }
}

export const energyScene = (budgets: readonly EnergyBudget[]): Text => {
  const [first, second] = budgets.map(({ eater }) => say(`eaters.${eater}`))
  return second === undefined
    ? say('energy.scene-one', { first: first ?? '' })
    : say('energy.scene-two', { first: first ?? '', second })
}
export const eatersOf = ({ eater }: EnergyBudget): Text => say(`eaters.${eater}`)
export const carbonScene = ({ place }: CarbonBudget): Text => say(`scene.${place}`)
