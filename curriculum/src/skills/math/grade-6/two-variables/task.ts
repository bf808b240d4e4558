import { math, tex } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

type Story = 'barrel' | 'balloon' | 'snow' | 'walk' | 'seats' | 'garden'
type Part = 'depends' | 'rule' | 'after' | 'when' | 'start' | 'later'

/** The start, what is added each time, and how often at most. */
const sizes: Record<Story, { b: [number, number]; k: [number, number]; most: number }> = {
  barrel: { b: [12, 30], k: [3, 9], most: 9 },
  balloon: { b: [120, 300], k: [40, 90], most: 12 },
  snow: { b: [4, 12], k: [2, 3], most: 8 },
  walk: { b: [90, 400], k: [60, 85], most: 15 },
  seats: { b: [24, 80], k: [12, 20], most: 14 },
  garden: { b: [12, 40], k: [3, 8], most: 12 },
}

interface Growth {
  who: string
  b: number
  k: number
  /** How often it was added, in each question; `old` is the start of the second thing. */
  times: [after: number, when: number, start: number, later: number]
  old: number
}

/** Letters in sentences. */
const letters = { lx: tex('x'), ly: tex('y') }

/** A rule used in both directions (level 1), its variables and equation (level 2), a start that is not told (level 3). */
export const task = linkedTask<Growth, Story, Part>({
  standards: ['6.EE.C.9'],
  stories: ['barrel', 'balloon', 'snow', 'walk', 'seats', 'garden'],
  levels: {
    1: ['rule', 'after', 'when'],
    2: ['depends', 'rule', 'after', 'when'],
    3: ['rule', 'after', 'when', 'start', 'later'],
  },
  draw(random, { story }) {
    const { b, k, most } = sizes[story]
    const [after = 2, when = 3, start = 4, later = 5] = random.sample(
      Array.from({ length: most - 1 }, (_unused, at) => at + 2),
      4,
    )
    return {
      who: someone(random),
      b: random.integer(...b),
      k: random.integer(...k),
      times: [after, when, start, later],
      old: random.integer(...b),
    }
  },
  fits: ({ b, k, old, times: [, , start, later] }) => b !== k && old !== b && later > start && b % k !== 0,
  told: ({ story, who, b, k }) => [say(`task.${story}.told`, { who: person(who), b, k })],
  asks(part, { story, who, b, k, old, times: [after, when, start, later] }) {
    if (part === 'depends') return say('task.depends')
    if (part === 'rule') return say(`task.${story}.rule`, letters)
    const n = { after, when, start, later }[part]
    const its = { who: person(who), n, m: k * n + (part === 'start' ? old : b) }
    return say(`task.${story}.${part}`, its)
  },
  parts({ story, b, k, old, times: [after, when, start, later] }) {
    const sum = (from: number, n: number) => String.raw`y = ${k} \times ${n} + ${from} = ${k * n + from}`
    return {
      depends: {
        right: say(`task.${story}.y`),
        work: `y = ${k}x + ${b}`,
        wrong: [[say(`task.${story}.x`), 'variables.swaps-roles', say('task.slip.role')]],
      },
      rule: {
        right: math(`y = ${k}x + ${b}`),
        work: `y = ${k}x + ${b}`,
        wrong: [
          [math(`y = ${b}x + ${k}`), 'model.adds-or-multiplies', say('task.slip.swaps')],
          [math(`y = ${k + b}x`), 'model.adds-or-multiplies', say('task.slip.swaps')],
          [math(`x = ${k}y + ${b}`), 'variables.reversed', say('task.slip.reversed')],
        ],
      },
      after: {
        value: k * after + b,
        work: sum(b, after),
        wrong: [
          [k * after, 'variables.first-row', say('task.slip.start')],
          [k + b, 'variables.next-step', say('task.slip.once')],
          [b * after + k, 'model.adds-or-multiplies', say('task.slip.swaps')],
        ],
      },
      when: {
        value: when,
        work: String.raw`(${k * when + b} − ${b}) \div ${k} = ${when}`,
        wrong: [
          [[k * when + b, k], 'variables.first-row', say('task.slip.when')],
          [k * (k * when + b) + b, 'variables.reversed', say('task.slip.run')],
        ],
      },
      start: {
        value: old,
        work: String.raw`${k * start + old} − ${k} \times ${start} = ${old}`,
        wrong: [
          [k * start + old + k * start, 'equation.same-operation', say('task.slip.back')],
          [k * start + old - k, 'variables.next-step', say('task.slip.once')],
        ],
      },
      later: {
        value: k * later + old,
        work: sum(old, later),
        wrong: [
          [k * later + b, 'variables.first-row', say('task.slip.first')],
          [k * later, 'variables.first-row', say('task.slip.start')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [b = 0, k = 1], asked }) {
    const [after = 0] = asked('after')
    const [when = 0] = asked('when')
    const [n = 0, m = 0] = asked('start')
    const [later = 0] = asked('later')
    return {
      depends: /gallon|height|depth|distance|seats|galones|altura|profundidad|distancia|asientos/,
      rule: new RegExp(`y = ${k}x \\+ ${b}\\W`),
      after: b + k * after,
      when: (when - b) / k,
      start: m - k * n,
      later: m + k * (later - n),
    }
  },
})
