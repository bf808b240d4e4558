import { defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import * as flow from '#worlds/energy-flow/energy-flow.ts'
import { say } from './messages.gen.ts'

interface Energy {
  level: Level
  budgets: flow.EnergyBudget[]
}
interface Carbon {
  level: Level
  budget: flow.CarbonBudget
}
type Values = Energy | Carbon

const { gained, growthOf, outflow, written } = flow

/** Energy into growth of one eater (1) and at the end of a chain (2); carbon that an ecosystem gains, or a missing flow (3). */
export const followBudget = defineModel<Values, 'gain' | 'missing'>({
  id: 'follow-budget',
  thinking: 'compute',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-LS2-3'],
  task: (values) =>
    'budgets' in values
      ? `${values.level} ${values.budgets.map(({ eater }) => eater).join(' ')}`
      : `${values.level} ${values.budget.place} ${values.budget.asked ?? ''}`,
  aim: (random) => random.pick(['gain', 'missing'] as const),
  draw(random, level, aim) {
    if (level === 3) return { level, budget: flow.drawCarbon(random, aim) }
    return { level, budgets: level === 1 ? [flow.drawEater(random)] : flow.drawChain(random) }
  },
  fits: (values) => 'budget' in values || values.budgets.every((budget) => growthOf(budget) >= 10),
  item: (values) =>
    'budgets' in values
      ? energy(values)
      : values.budget.asked === undefined
        ? gain(values.budget)
        : missing(values.budget, values.budget.asked),
})

const kilojoules = (amount: number): string => `${written(amount)} kJ`

function energy({ budgets }: Energy): ItemTemplate {
  const last = budgets.at(-1)
  const [first] = budgets
  if (last === undefined || first === undefined) throw new RangeError('Nobody eats')
  const isChain = budgets.length > 1
  return {
    stem: [
      flow.energyScene(budgets),
      isChain ? say('energy.ask-two', { eaters: flow.eatersOf(last) }) : say('energy.ask-one'),
    ],
    figure: flow.energyDiagram(budgets),
    ...numberOf({
      label: say('energy.label'),
      after: 'kJ',
      value: growthOf(last),
      slips: [
        slip(last.eaten - last.waste, 'energy-flow.heat-left-out', say('energy.no-heat')),
        slip(last.eaten - last.heat, 'budget.flow-left-out', say('energy.no-waste')),
        slip(
          last.eaten,
          isChain ? 'data.stops-early' : 'energy-flow.all-passed-on',
          isChain ? say('energy.first-only') : say('energy.all'),
        ),
        slip(last.waste + last.heat, 'budget.flow-left-out', say('energy.lost')),
        slip(first.eaten, 'energy-flow.all-passed-on', say('energy.all')),
        slip(first.eaten - last.waste - last.heat, 'budget.flow-left-out', say('energy.skipped')),
      ],
    }),
    hints: [say('energy.hint'), isChain ? say('energy.next-chain') : say('energy.next')],
    solution: [
      say('energy.so-rule'),
      ...budgets.map((budget) =>
        say('energy.so', {
          eaters: flow.eatersOf(budget),
          eaten: written(budget.eaten),
          waste: written(budget.waste),
          heat: written(budget.heat),
          growth: kilojoules(growthOf(budget)),
        }),
      ),
    ],
  }
}

function gain(budget: flow.CarbonBudget): ItemTemplate {
  const taken = budget.amounts.photosynthesis ?? 0
  const { animals = 0, decomposers = 0 } = budget.amounts
  return {
    stem: [flow.carbonScene(budget), say('carbon.ask-gain')],
    figure: flow.carbonDiagram(budget),
    ...numberOf({
      label: say('carbon.label-gain'),
      after: 'kg',
      value: gained(budget),
      slips: [
        slip(outflow(budget), 'budget.flow-left-out', say('carbon.out-only')),
        slip(taken + outflow(budget), 'budget.adds-outflow', say('carbon.added')),
        slip(gained(budget) + decomposers, 'energy-flow.decomposers-left-out', say('carbon.no-decomposers')),
        slip(gained(budget) + animals, 'budget.flow-left-out', say('carbon.no-animals')),
      ],
    }),
    hints: [say('carbon.hint'), say('carbon.next-gain')],
    solution: [
      say('carbon.so-out', { out: written(outflow(budget)) }),
      say('carbon.so-gain', {
        taken: written(taken),
        out: written(outflow(budget)),
        gain: written(gained(budget)),
      }),
    ],
  }
}

function missing(budget: flow.CarbonBudget, asked: flow.CarbonFlow): ItemTemplate {
  const taken = budget.amounts.photosynthesis ?? 0
  const value = budget.amounts[asked] ?? 0
  const known = outflow(budget) - value
  return {
    stem: [flow.carbonScene(budget), say('carbon.ask-missing')],
    figure: flow.carbonDiagram(budget),
    ...numberOf({
      label: flow.flowName(asked),
      after: 'kg',
      value,
      slips: [
        slip(taken, 'budget.flow-left-out', say('carbon.whole')),
        slip(known, 'budget.flow-left-out', say('carbon.known-only')),
        slip(taken + known, 'budget.adds-outflow', say('carbon.added')),
        ...Object.entries(budget.amounts)
          .filter(([id]) => id !== asked && id !== 'photosynthesis')
          .map(([, left]) => slip(value + left, 'budget.flow-left-out', say('carbon.one-left-out'))),
      ],
    }),
    hints: [say('carbon.hint'), say('carbon.next-missing')],
    solution: [
      say('carbon.so-same'),
      say('carbon.so-missing', {
        taken: written(taken),
        known: written(known),
        value: written(value),
      }),
    ],
  }
}
