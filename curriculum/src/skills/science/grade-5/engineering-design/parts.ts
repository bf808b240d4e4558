import { defineModel, numberOf, numbersIn, slip, solved } from '#form'
import {
  countsOf,
  drawBudget,
  isClearBudget,
  type PartBudget,
} from '#situations/part-budgets/part-budgets.ts'
import { say } from './messages.gen.ts'

/** How many parts fit a budget (1), a budget and a time (2), and what is left when just enough are used (3)? */
export const howManyParts = defineModel<PartBudget>({
  id: 'how-many-parts',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['3-5-ETS1-1'],
  draw: drawBudget,
  fits: isClearBudget,
  item(values) {
    const { level, thing, base, cost, budget, each, minutes, start, gain, need } = values
    const { paid, timed, needed } = countsOf(values)
    const spent = base + cost * needed
    const fewer = Math.min(paid, timed)
    const noBase = Math.floor(budget / cost)
    const slips = {
      1: [
        slip(noBase, 'design.forgets-a-part', say('parts.no-base')),
        slip(paid + 1, 'design.constraint-ignored', say('parts.over')),
        slip(budget - base, 'data.stops-early', say('parts.rest-only')),
      ],
      2: [
        slip(Math.max(paid, timed), 'design.constraint-ignored', say('parts.one-limit')),
        slip(fewer + 1, 'design.constraint-ignored', say('parts.over')),
        ...(timed > paid ? [slip(noBase, 'design.forgets-a-part', say('parts.no-base'))] : []),
      ],
      3: [
        slip(budget - cost * needed, 'design.forgets-a-part', say('parts.no-base')),
        slip(budget - spent + cost, 'design.criterion-ignored', say('parts.too-few')),
        slip(spent, 'data.stops-early', say('parts.spent')),
        slip(needed, 'data.stops-early', say('parts.count')),
      ],
    }[level]
    const money = { base, cost, budget, rest: budget - base }
    return {
      stem: [
        say(`parts.cost.${thing}`, { base, cost }),
        ...(level === 2 ? [say(`parts.time.${thing}`, { each })] : []),
        ...(level === 3 ? [say(`parts.gain.${thing}`, { start, gain, need })] : []),
        level === 2 ? say('parts.limits', { budget, minutes }) : say('parts.budget', { budget }),
        level === 3 ? say(`parts.ask-left.${thing}`) : say(`parts.ask.${thing}`),
      ],
      ...numberOf({
        label: level === 3 ? say('parts.left') : say(`parts.label.${thing}`),
        after: level === 3 ? '¢' : say(`parts.noun.${thing}`),
        value: level === 3 ? budget - spent : level === 1 ? paid : fewer,
        slips,
      }),
      hints: [level === 3 ? say('parts.hint-need') : say('parts.hint-base'), say(`parts.hint-${level}`)],
      solution:
        level === 3
          ? [
              say('parts.so-need', { start, gain, need, needed, before: needed - 1 }),
              say('parts.so-spent', { ...money, needed, spent }),
              say('parts.so-left', { budget, spent, left: budget - spent }),
            ]
          : [
              say('parts.so-rest', money),
              say('parts.so-paid', { paid, all: cost * paid, more: paid + 1, over: cost * (paid + 1) }),
              ...(level === 1 ? [] : [say('parts.so-timed', { timed, all: each * timed, minutes, fewer })]),
            ],
    }
  },
  task: ({ level, thing }) => `${level}/${thing}`,
  solve(shown) {
    const given = numbersIn(shown.stem).map(({ value }) => value)
    if (given.length === 6) {
      const [base = 0, cost = 1, start = 0, gain = 1, need = 0, budget = 0] = given
      let left = budget - base
      for (let does = start; does < need; does += gain) left -= cost
      return solved.number(left)
    }
    const [base = 0, cost = 1, ...rest] = given
    const [each, budget = 0, minutes = 0] = rest.length === 1 ? [0, ...rest] : rest
    let parts = 0
    while (base + cost * (parts + 1) <= budget && (each ?? 0) * (parts + 1) <= minutes) parts += 1
    return solved.number(parts)
  },
})
