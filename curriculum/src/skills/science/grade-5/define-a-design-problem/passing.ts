import { defineModel, type AnsweredTemplate, type Level, numberOf, slip, solved } from '#form'
import { recordsTable, valueAt } from '#shapes/records/records.ts'
import { bags } from './lunch-bags.ts'
import { say } from './messages.gen.ts'

const shown = 6
const hourGoals = [3, 4, 5]
const budgets = [3, 5, 7, 8]
const massLimits = [200, 250, 300, 400]

interface Values {
  level: Level
  places: number[]
  hours: number
  budget: number
  /** Level 2: the budget after it is raised. */
  raised: number
  mass: number
  /** Level 3: how many designs should be possible. */
  wanted: number
}

const hoursOf = (place: number): number => valueAt(bags, place, 0)
const costOf = (place: number): number => valueAt(bags, place, 1)
const massOf = (place: number): number => valueAt(bags, place, 2)
const cheapest = (places: readonly number[], count: number): number =>
  places.map(costOf).toSorted((one, other) => one - other)[count - 1] ?? 0

function counts({ places, hours, budget, raised, mass, wanted }: Values) {
  const good = places.filter((place) => hoursOf(place) >= hours)
  const light = good.filter((place) => massOf(place) <= mass)
  const within = (limit: number, of: readonly number[]) => of.filter((place) => costOf(place) <= limit)
  const added = (of: readonly number[]) => within(raised, of).length - within(budget, of).length
  return {
    good,
    light,
    both: within(budget, good),
    affordable: within(budget, places),
    before: within(budget, light).length,
    after: within(raised, light).length,
    added: added(light),
    addedAny: added(places),
    addedGood: added(good),
    least: cheapest(light, wanted),
  }
}

/** Designs that pass (1), that a higher budget adds (2), and the budget that is needed for some to pass (3). */
export const countPassing = defineModel<Values>({
  id: 'count-passing',
  thinking: 'work backwards',
  seconds: 65,
  standards: ['3-5-ETS1-2', '3-5-ETS1-1'],
  draw(random, level) {
    const [budget = 3, raised = 8] = random.sample(budgets, 2).toSorted((one, other) => one - other)
    return {
      level,
      places: random.sample([...bags.rows.keys()], shown).toSorted((one, other) => one - other),
      hours: random.pick(hourGoals),
      budget,
      raised,
      mass: random.pick(massLimits),
      wanted: 2,
    }
  },
  fits(values) {
    const { good, light, both, affordable, added, addedAny, addedGood } = counts(values)
    if (values.level === 1)
      return both.length > 0 && good.length > both.length && affordable.length > both.length
    if (values.level === 2) return added > 0 && addedAny > added && addedGood > added
    return light.length > values.wanted && light.length < good.length
  },
  item(values) {
    const { level, places, hours, budget, raised, mass, wanted } = values
    const told = { hours, budget, raised, mass, wanted }
    return {
      stem: [
        bags.scene,
        say('pass.hours', told),
        level === 1
          ? say('pass.cost', told)
          : level === 2
            ? say('pass.cost-mass', told)
            : say('pass.mass', told),
        say(`pass.ask-${level}`, told),
      ],
      figure: recordsTable(bags, places),
      ...answered(values),
    }
  },
  task: ({ level, hours, budget, mass }) => `${level}/${hours}/${level === 3 ? mass : budget}`,
  solve({ stem, figure }) {
    const rows = figure?.kind === 'table' ? figure.rows.map((row) => row.slice(1).map(Number)) : []
    const given = [...stem.matchAll(/\d+/g)].map(([digits]) => Number(digits)).slice(1)
    const [least = 0, one = 0, two, more] = given
    const passes = ([time = 0, price = 0, grams = 0]: readonly number[], limit: number, most = 1e6) =>
      time >= least && price <= limit && grams <= most
    if (two === undefined) return solved.number(rows.filter((row) => passes(row, one)).length)
    if (more === undefined) {
      const prices = rows.filter((row) => passes(row, 1e6, one)).map(([, price = 0]) => price)
      return solved.number(prices.find((price) => prices.filter((its) => its <= price).length === two) ?? 0)
    }
    const [, , , , raised = 0] = given
    return solved.number(rows.filter((row) => !passes(row, one, two) && passes(row, raised, two)).length)
  },
})

function answered(values: Values): AnsweredTemplate {
  const { level, places, hours, budget, raised, mass, wanted } = values
  const its = counts(values)
  const told = { hours, budget, raised, mass, wanted }
  const designs = { label: say('pass.label-count') }
  if (level === 1) {
    return {
      ...numberOf({
        ...designs,
        value: its.both.length,
        slips: [
          slip(its.good.length, 'design.constraint-ignored', say('pass.told-limit')),
          slip(its.affordable.length, 'design.criterion-ignored', say('pass.told-criterion')),
          slip(places.length, 'design.criterion-ignored', say('pass.told-all')),
        ],
      }),
      hints: [say('pass.hint-criterion'), say('pass.hint-limits')],
      solution: [
        say('pass.so-good', { ...told, count: its.good.length }),
        say('pass.so-both', { budget, count: its.both.length }),
      ],
    }
  }
  if (level === 2) {
    return {
      ...numberOf({
        ...designs,
        value: its.added,
        slips: [
          slip(its.after, 'data.stops-early', say('pass.told-after')),
          slip(its.addedGood, 'design.constraint-ignored', say('pass.told-mass')),
          slip(its.addedAny, 'design.criterion-ignored', say('pass.told-any')),
        ],
      }),
      hints: [say('pass.hint-between', told), say('pass.hint-check')],
      solution: [
        say('pass.so-before', { budget, count: its.before }),
        say('pass.so-after', { raised, count: its.after }),
        say('pass.so-added', { before: its.before, after: its.after, count: its.added }),
      ],
    }
  }
  return {
    ...numberOf({
      label: say('pass.label-budget'),
      after: say('pass.dollars'),
      value: its.least,
      slips: [
        slip(cheapest(its.light, wanted - 1), 'data.stops-early', say('pass.told-one')),
        slip(cheapest(places, wanted), 'design.criterion-ignored', say('pass.told-cheap')),
        slip(cheapest(its.good, wanted), 'design.constraint-ignored', say('pass.told-heavy')),
        slip(Math.max(...its.light.map(costOf)), 'design.more-is-better', say('pass.told-most')),
      ],
    }),
    hints: [say('pass.hint-cross'), say('pass.hint-second')],
    solution: [
      say('pass.so-light', { ...told, count: its.light.length }),
      say('pass.so-least', { first: cheapest(its.light, 1), least: its.least }),
    ],
  }
}
