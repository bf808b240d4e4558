import { all, built, createRandom, defineModel, rows, tex, type Text } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { type OpenCell, table } from '#build-placed.ts'
import { lineTex } from '#equations/line.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

interface Step {
  sign: '×' | '+' | '−'
  by: number
}
interface Machine {
  steps: [Step, Step]
  isHidden: boolean
  /** Pairs that are given under a hidden rule, by their inputs. */
  tried: number[]
  rows: { x: number; asks: 'input' | 'output' }[]
}

const apply = (value: number, { sign, by }: Step): number =>
  sign === '×' ? value * by : sign === '+' ? value + by : value - by
const run = (value: number, steps: readonly Step[]): number => steps.reduce(apply, value)
const undo = (value: number, { sign, by }: Step): number =>
  sign === '×' ? value / by : sign === '+' ? value - by : value + by
const stepText = ({ sign, by }: Step): string => `${sign} ${numeral(by)}`
const slopeOf = ({ steps }: Machine): number => run(1, steps) - run(0, steps)

interface Slip {
  value: number
  misconception: MisconceptionId
  feedback: Text
}

function slipsOf(machine: Machine, { x, asks }: Machine['rows'][number]): Slip[] {
  const { steps, isHidden, tried } = machine
  const y = run(x, steps)
  const [slope, start] = [slopeOf(machine), run(0, steps)]
  const [first = 0, second = 0] = tried
  if (asks === 'input') {
    return [
      { value: run(y, steps), misconception: 'function.runs-forward', feedback: say('machine.forward') },
      {
        value: y / slope,
        misconception: 'line.drops-start',
        feedback: say(isHidden ? 'machine.no-start' : 'machine.one-back'),
      },
    ]
  }
  return isHidden
    ? [
        { value: slope * x, misconception: 'line.drops-start', feedback: say('machine.no-start') },
        {
          value: run(first, steps) + slope * (second - first) * (x - first),
          misconception: 'function.step-not-one',
          feedback: say('machine.not-one'),
        },
        { value: start * x + slope, misconception: 'line.swaps-start', feedback: say('machine.swapped') },
      ]
    : [
        {
          value: run(x, steps.toReversed()),
          misconception: 'function.order-of-steps',
          feedback: say('machine.order'),
        },
        {
          value: apply(x, steps[0]),
          misconception: 'function.first-step-only',
          feedback: say('machine.first-only'),
        },
      ]
}

/** Outputs (level 1), inputs as well (level 2), a machine that hides its rule (level 3). */
export const useRule = defineModel<Machine>({
  id: 'use-rule',
  thinking: 'compute',
  seconds: 70,
  standards: ['8.F.A.1'],
  task: ({ steps, isHidden, rows: asked }) =>
    `${isHidden} ${steps.map(({ sign }) => sign).join('')} ${asked.map(({ asks }) => asks).join(' ')}`,
  draw(random, level) {
    const times: Step = { sign: '×', by: random.integer(2, 9) }
    const plus: Step = { sign: random.pick(['+', '−']), by: random.integer(1, 12) }
    const from = random.integer(1, 3)
    const gap = random.integer(2, 3)
    const inputs =
      level === 1 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] : [-6, -5, -4, -3, -2, -1, 0, 9, 10, 11, 12]
    const asks =
      level === 1
        ? (['output', 'output', 'output'] as const)
        : level === 2
          ? (['output', 'input', 'input'] as const)
          : (['output', 'output', 'input'] as const)
    const xs = random.sample(inputs, 3)
    return {
      steps: level === 3 || random.chance(0.6) ? [times, plus] : [plus, times],
      isHidden: level === 3,
      tried: level === 3 ? [from, from + gap, from + 2 * gap] : [],
      rows: asks.map((each, at) => ({ x: xs[at] ?? 0, asks: each })),
    }
  },
  fits: ({ steps, rows: asked, isHidden }) =>
    isHidden || asked.every(({ x, asks }) => asks === 'input' || x < 0 || apply(x, steps[0]) >= 0),
  item(machine) {
    const { steps, isHidden, tried, rows: asked } = machine
    const texts = steps.map(stepText)
    const kind = isHidden ? 'hidden' : asked.some(({ asks }) => asks === 'input') ? 'back' : 'forth'
    const shown = asked.find(({ asks }) => asks === 'output') ?? { x: 0 }
    const back = asked.find(({ asks }) => asks === 'input')
    const path = (x: number): string[] => [x, apply(x, steps[0]), run(x, steps)].map(numeral)
    return {
      stem: [say(isHidden ? 'machine.hidden' : 'machine.asks')],
      figure: {
        kind: 'function-machine',
        input: 'x',
        machines: isHidden ? [{ rule: '?' }] : texts.map((rule) => ({ rule })),
        output: 'y',
        ...(isHidden
          ? { pairs: tried.map((x) => ({ input: numeral(x), output: numeral(run(x, steps)) })) }
          : {}),
        description: isHidden
          ? say('machine.hidden-figure', {
              pairs: rows(tried.map((x) => say('machine.pair', { x, y: run(x, steps) }))),
            })
          : say('machine.figure', { steps: all(texts) }),
      },
      ...built((word) =>
        table(
          createRandom('no options'),
          [word(say('input')), word(say('output'))],
          asked.map((row) => {
            const y = run(row.x, steps)
            const key = row.asks === 'input' ? row.x : y
            const cell: OpenCell = {
              label: word(
                row.asks === 'input' ? say('machine.cell-in', { y }) : say('machine.cell-out', { x: row.x }),
              ),
              key: { value: String(key) },
              wrong: slipsOf(machine, row)
                .filter(({ value }) => Number.isInteger(value))
                .map(({ value, misconception, feedback }) => ({
                  value: String(value),
                  misconception,
                  feedback: word(feedback),
                })),
            }
            return row.asks === 'input' ? [cell, numeral(y)] : [numeral(row.x), cell]
          }),
        ),
      ),
      hints:
        kind === 'hidden'
          ? [say('machine.nudge-hidden'), say('machine.hint-hidden')]
          : kind === 'back'
            ? [say('machine.nudge-back'), say('machine.hint-back')]
            : [say('machine.nudge'), say('machine.hint')],
      solution: [
        ...(isHidden
          ? [
              say('machine.rate', { slope: slopeOf(machine) }),
              say('machine.equation', {
                equation: tex(lineTex({ slope: slopeOf(machine), start: run(0, steps) })),
              }),
            ]
          : []),
        ...(kind === 'forth' ? [say('rule')] : []),
        say('machine.forth', { list: path(shown.x).join(' → ') }),
        ...(back === undefined ? [] : [say('machine.back', { list: path(back.x).toReversed().join(' → ') })]),
      ],
    }
  },
  solve({ figure, interaction }) {
    if (figure?.kind !== 'function-machine' || interaction.kind !== 'table')
      throw new TypeError('expects a machine')
    const number = (text = '0') => Number(text.replaceAll(',', '').replace('−', '-'))
    const [first, second] = figure.pairs ?? []
    const [x1, y1, x2, y2] = [first?.input, first?.output, second?.input, second?.output].map((text) =>
      number(text),
    )
    const steps = figure.machines.map(({ rule }): Step => {
      const [sign = '+', by = '0'] = rule.split(' ')
      return { sign: sign === '×' || sign === '+' ? sign : '−', by: number(by) }
    })
    const slope = ((y2 ?? 0) - (y1 ?? 0)) / ((x2 ?? 1) - (x1 ?? 0))
    const forth = (x: number) => (first === undefined ? run(x, steps) : (y1 ?? 0) + slope * (x - (x1 ?? 0)))
    const back = (y: number) =>
      first === undefined ? steps.toReversed().reduce(undo, y) : (x1 ?? 0) + (y - (y1 ?? 0)) / slope
    const placed = interaction.rows.flatMap(([left, right]): [string, string][] => {
      if (left === undefined || right === undefined) return []
      if ('entry' in left) return 'text' in right ? [[left.entry, String(back(number(right.text)))]] : []
      return 'entry' in right && 'text' in left ? [[right.entry, String(forth(number(left.text)))]] : []
    })
    return { kind: 'table', placed: Object.fromEntries(placed) }
  },
})
