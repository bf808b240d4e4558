import {
  divide,
  formatFraction,
  multiply,
  rational,
  type Rational,
  subtract,
} from '@skills-center/answers/rational'
import { choice, equation, numbers, type WrongOption, type WrongValue } from '../../build-item.ts'
import { type Gap, inlineChoice, type OpenCell, sort, table } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral } from '../../wording.ts'
import { linearTex } from '../linear-expression.ts'

type Pair = readonly [x: number, y: number]

const pairText = ([x, y]: Pair): string => `(${numeral(x)}, ${numeral(y)})`
const pairsTex = (pairs: readonly Pair[]): string => pairs.map(pairText).join(', ')
/** As a number stands after a sign. */
const after = (value: number): string => (value < 0 ? `(${numeral(value)})` : numeral(value))

/** All pairs of numbers in a text. */
const pairsIn = (text: string): Pair[] =>
  [...plain(text).matchAll(/\((−?\d+), (−?\d+)\)/g)].map(([, x = '', y = '']): Pair => [
    Number(x.replace('−', '-')),
    Number(y.replace('−', '-')),
  ])

/** The first input that has two different outputs. */
const doubled = (pairs: readonly Pair[]): number | undefined =>
  pairs.find(([x, y]) => pairs.some(([otherX, otherY]) => otherX === x && otherY !== y))?.[0]

// --- Is it a function? ---

/** An arrow diagram (level 1), pairs to sort (level 2), an input that would spoil it (level 3). */
const isFunction: ComputedModel = {
  id: 'is-function',
  kind: 'computed',
  thinking: 'classify',
  seconds: 45,
  make(random, level) {
    if (level === 1) return arrows(random)
    return level === 2 ? sortPairs(random) : spoilingInput(random)
  },
  solve(shown) {
    const { interaction, figure } = shown
    if (interaction.kind === 'numbers') {
      return { kind: 'numbers', text: spoilers(pairsIn(shown.stem), shown.stem).join(', ') }
    }
    if (interaction.kind === 'sort') {
      const [yes, no] = interaction.categories
      const placed = interaction.cards.map(({ id, text }) => [
        id,
        (doubled(pairsIn(text)) === undefined ? yes?.id : no?.id) ?? '',
      ])
      return { kind: 'sort', placed: Object.fromEntries(placed) }
    }
    if (interaction.kind !== 'choice' || figure?.kind !== 'mapping-diagram')
      throw new TypeError('expects arrows')
    const starts = figure.arrows.map(({ from }) => from)
    const twice = starts.find((from, index) => starts.indexOf(from) !== index)
    const wanted = twice === undefined ? /^None/ : new RegExp(`^${figure.left.values[twice]?.text ?? ''}$`)
    return { kind: 'choice', option: interaction.options.find(({ text }) => wanted.test(text))?.id ?? '' }
  },
}

function spoilers(pairs: readonly Pair[], stem: string): number[] {
  const [, y = ''] = /\(k, (−?\d+)\)/.exec(plain(stem)) ?? []
  const output = Number(y.replace('−', '-'))
  return pairs.filter(([, its]) => its !== output).map(([x]) => x)
}

const relations = [
  {
    left: 'Input',
    right: 'Output',
    ins: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    outs: ['10', '12', '15', '18', '20', '24', '30'],
  },
  {
    left: 'Student',
    right: 'Club',
    ins: ['Ben', 'Hana', 'Idris', 'Jada', 'Leila', 'Mateo', 'Nia', 'Omar', 'Rosa', 'Tala'],
    outs: ['art', 'band', 'chess', 'drama', 'robots', 'track'],
  },
  {
    left: 'Input',
    right: 'Output',
    ins: ['−4', '−3', '−2', '−1', '0', '1', '2', '3', '5'],
    outs: ['−6', '−1', '0', '4', '7', '9'],
  },
  {
    left: 'Coin',
    right: 'Pocket',
    ins: ['penny', 'nickel', 'dime', 'quarter', 'half dollar'],
    outs: ['left', 'right', 'back', 'jacket'],
  },
] as const

function arrows(random: Random): Item {
  const relation = random.pick(relations)
  const ins = random.sample<string>(relation.ins, 4)
  const outs = random.sample<string>(relation.outs, random.integer(3, 4))
  const isNumbers = relation.left === 'Input'
  const inOrder = (texts: string[]) =>
    isNumbers ? texts.toSorted((a, b) => Number(a.replace('−', '-')) - Number(b.replace('−', '-'))) : texts
  const [left, right] = [inOrder(ins), inOrder(outs)]
  const targets = left.map(() => random.integer(0, right.length - 1))
  const isGood = random.chance(0.4)
  const bad = random.integer(0, 3)
  const more = random.integer(0, right.length - 1)
  const shares = (index: number) => targets.some((to, other) => other !== index && to === targets[index])
  // There is always an output that two inputs share: that alone is no reason against a function.
  if (!left.some((_, index) => index !== bad && shares(index)) || more === targets[bad]) return arrows(random)
  const all = targets.map((to, from) => ({ from, to }))
  const drawn = isGood ? all : [...all, { from: bad, to: more }].toSorted((a, b) => a.from - b.from)
  const none = 'None of them: it is a function'
  const name = (index: number) => left[index] ?? ''
  const outputs = (index: number) =>
    drawn.filter(({ from }) => from === index).map(({ to }) => right[to] ?? '')
  const answer = isGood ? none : name(bad)
  const toldArrows = left.map(
    (text, index) =>
      `From ${text} there ${outputs(index).length === 1 ? 'is an arrow' : 'are arrows'} to ${listed(outputs(index))}.`,
  )
  return {
    stem: `The diagram leads from each ${relation.left.toLowerCase()} to ${isNumbers ? 'its output' : `a ${relation.right.toLowerCase()}`}. Which ${relation.left.toLowerCase()} keeps it from being a function?`,
    figure: {
      kind: 'mapping-diagram',
      left: { label: relation.left, values: left.map((text) => ({ text })) },
      right: { label: relation.right, values: right.map((text) => ({ text })) },
      arrows: drawn,
      description: `A diagram with arrows from ${relation.left.toLowerCase()} to ${relation.right.toLowerCase()}. ${toldArrows.join(' ')}`,
    },
    ...choice(random, {
      right: answer,
      wrong: [...left, none]
        .filter((text) => text !== answer)
        .map((text): WrongOption => {
          if (text === none)
            return {
              text,
              misconception: 'misses-double',
              feedback: `Follow the arrows from each one on the left. Does any of them lead to two places?`,
            }
          const index = left.indexOf(text)
          return shares(index)
            ? {
                text,
                misconception: 'shared-output',
                feedback: `From ${text} just one arrow starts. That another arrow ends at the same place is allowed. What would not be allowed?`,
              }
            : {
                text,
                misconception: 'misses-double',
                feedback: `From ${text} just one arrow starts, so it has exactly one output. Look at the others.`,
              }
        }),
      most: 4,
      keepOrder: [...left, none],
    }),
    hints: [
      'In a function each thing on the left leads to exactly one thing on the right.',
      `Put your finger on ${name(0)} and follow its arrows, then go on down the left side. Count the arrows that start, and not those that end.`,
    ],
    solution: [
      `In a function exactly one arrow starts from each ${relation.left.toLowerCase()}. Where the arrows end does not matter: two may end at the same place.`,
      isGood
        ? 'Here one arrow starts from each, so the diagram shows a function.'
        : `From ${name(bad)} two arrows start, to ${listed(outputs(bad))}. So it is not clear what belongs to ${name(bad)}, and this is not a function.`,
    ],
  }
}

/** Four pairs of a kind: a function with or without a shared output, or one input with two outputs. */
function somePairs(random: Random, kind: 'plain' | 'shared' | 'double'): Pair[] {
  const xs = random.sample([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], 4)
  const ys = random.sample([-6, -4, -3, -1, 0, 2, 3, 5, 6, 8, 9], 4)
  const [x = 0, , , other = 0] = xs
  const pairs = xs.map((each, index): Pair => [each, ys[index] ?? 0])
  if (kind === 'shared') pairs[3] = [other, ys[0] ?? 0]
  if (kind === 'double') pairs[3] = [x, ys[3] ?? 0]
  return random.shuffle(pairs)
}

function sortPairs(random: Random): Item {
  const kinds = random.shuffle([
    'plain',
    'shared',
    'double',
    'double',
    random.pick(['plain', 'shared', 'double'] as const),
  ] as const)
  const cards = kinds.map((kind) => ({ kind, pairs: somePairs(random, kind) }))
  const [yes, no] = ['Function', 'Not a function']
  const double = cards.find(({ kind }) => kind === 'double')
  const shared = cards.find(({ kind }) => kind === 'shared')
  if (double === undefined || shared === undefined) return sortPairs(random)
  const input = doubled(double.pairs) ?? 0
  const outputs = double.pairs.filter(([x]) => x === input).map(([, y]) => y)
  const [sharedOutput] = shared.pairs.map(([, y]) => y).filter((y, index, all) => all.indexOf(y) !== index)
  return {
    stem: 'Each card lists pairs (input, output). Sort the cards: which of them are functions?',
    ...sort(random, {
      categories: [yes ?? '', no ?? ''],
      cards: cards.map(({ kind, pairs }) => {
        const own = doubled(pairs) ?? 0
        const slips = {
          plain: [],
          shared: [
            {
              category: no ?? '',
              misconception: 'shared-output',
              feedback: `In ${tex(pairsTex(pairs))} two inputs have the same output. That is allowed. Does any input have two outputs?`,
            },
          ],
          double: [
            {
              category: yes ?? '',
              misconception: 'misses-double',
              feedback: `Look at ${tex(pairsTex(pairs))} again. The input ${numeral(own)} stands there twice: is its output the same both times?`,
            },
          ],
        }[kind]
        return { text: tex(pairsTex(pairs)), category: (kind === 'double' ? no : yes) ?? '', slips }
      }),
      slip: {
        misconception: 'shared-output',
        feedback:
          'Check the inputs, the first numbers. Only an input with two different outputs is forbidden.',
      },
    }),
    hints: [
      'The first number of each pair is the input. In a function, what must be true for each input?',
      'On each card, look for an input that stands there twice. Then compare its outputs.',
    ],
    solution: [
      'In a function each input has exactly one output. So look for first numbers that stand there twice.',
      `In ${tex(pairsTex(double.pairs))} the input ${numeral(input)} has the outputs ${listed(outputs.map(numeral))}, so it is not a function.`,
      `In ${tex(pairsTex(shared.pairs))} the output ${numeral(sharedOutput ?? 0)} stands there twice, but each input has just one output. So it is a function.`,
    ],
  }
}

function spoilingInput(random: Random): Item {
  const pairs = somePairs(random, random.chance(0.6) ? 'shared' : 'plain')
  const [asked] = random.sample(pairs, 1)
  const isKnown = random.chance(0.7)
  const output = isKnown ? (asked?.[1] ?? 0) : random.pick([1, 4, 7, 10])
  const right = pairs.filter(([, y]) => y !== output).map(([x]) => x)
  const fine = pairs.filter(([, y]) => y === output).map(([x]) => x)
  const shown = [...pairs.map(pairText), `(k, ${numeral(output)})`].join(', ')
  return {
    stem: `Somebody writes down the pairs ${tex(shown)}. For which values of ${math`k`} is this not a function? List all of them.`,
    ...numbers({ label: 'Values of k' }, { values: right.map(String) }, [
      {
        values: pairs.map(([x]) => String(x)),
        misconception: 'shared-output',
        feedback: `With one of these values, the pair ${tex(`(k, ${numeral(output)})`)} would be on the list already. Does the input then have two different outputs?`,
      },
      {
        values: fine.length > 0 ? fine.map(String) : pairs.map(([, y]) => String(y)),
        misconception: fine.length > 0 ? 'misses-double' : 'input-for-output',
        feedback:
          fine.length > 0
            ? `With that value the input has the output ${numeral(output)} both times. That is one output only. Which values would give an input two outputs?`
            : `These are outputs, but ${math`k`} stands in the place of an input, the first number.`,
      },
      {
        values: pairs.map(([, y]) => String(y)),
        misconception: 'input-for-output',
        feedback: `These are outputs, but ${math`k`} stands in the place of an input, the first number.`,
      },
      ...right.map((one) => ({
        values: [String(one)],
        misconception: 'stops-early',
        feedback: `${numeral(one)} is one such value. There are more: try each input of the list.`,
      })),
    ]),
    hints: [
      `${math`k`} is an input. When does a list of pairs stop being a function?`,
      `Try each input in turn. If ${math`k`} is ${numeral(pairs[0]?.[0] ?? 0)}, which outputs does ${numeral(pairs[0]?.[0] ?? 0)} have then?`,
    ],
    solution: [
      'It is not a function when one input has two different outputs.',
      `If ${math`k`} is an input of the list with another output than ${numeral(output)}, that input has two outputs. Those inputs are ${listed(right.map(numeral))}.`,
      fine.length > 0
        ? `With ${listed(fine.map(numeral), 'or')}, the output would be ${numeral(output)} both times, so that is still a function.`
        : `No input of the list has the output ${numeral(output)} so far, so each of them would get a second one.`,
    ],
  }
}

// --- Rules and tables ---

interface Step {
  operation: '×' | '+' | '−'
  by: number
}

const stepText = ({ operation, by }: Step): string => `${operation} ${numeral(by)}`
const applied = (value: number, { operation, by }: Step): number =>
  operation === '×' ? value * by : operation === '+' ? value + by : value - by
const undone = (value: number, { operation, by }: Step): number =>
  operation === '×' ? value / by : operation === '+' ? value - by : value + by
const run = (value: number, steps: readonly Step[]): number => steps.reduce(applied, value)

const readStep = (text: string): Step => {
  const [, operation, by = '0'] = /([×+−]) (\d+)/.exec(text) ?? []
  return { operation: operation === '×' || operation === '+' ? operation : '−', by: Number(by) }
}

/** Outputs of a machine (level 1), inputs too (level 2), a machine that hides its rule (level 3). */
const useRule: ComputedModel = {
  id: 'use-rule',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  make(random, level) {
    return level === 3 ? hiddenRule(random) : openRule(random, level === 2)
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind !== 'function-machine' || interaction.kind !== 'table')
      throw new TypeError('expects a machine')
    const [first, second] = (figure.pairs ?? []).map((pair) => pairsIn(`(${pair.input}, ${pair.output})`)[0])
    const steps = figure.machines.map(({ rule }) => readStep(rule))
    const slope = first && second ? (second[1] - first[1]) / (second[0] - first[0]) : 0
    const forward = (x: number) => (first ? first[1] + slope * (x - first[0]) : run(x, steps))
    const back = (y: number) =>
      first ? first[0] + (y - first[1]) / slope : steps.toReversed().reduce(undone, y)
    const placed = interaction.rows.flatMap(([left, right]) => {
      if (left === undefined || right === undefined) return []
      const known = (cell: typeof left) => ('text' in cell ? Number(cell.text.replace('−', '-')) : 0)
      return 'entry' in left
        ? [[left.entry, String(back(known(right)))]]
        : 'entry' in right
          ? [[right.entry, String(forward(known(left)))]]
          : []
    })
    return { kind: 'table', placed: Object.fromEntries(placed) }
  },
}

const inputLabel = (output: number): string => `Input for the output ${numeral(output)}`
const outputLabel = (input: number): string => `Output for the input ${numeral(input)}`

/** Slips that are worth telling apart: not the right value, and each value once. */
const apart = (right: number, slips: WrongValue[]): WrongValue[] =>
  slips.filter(
    ({ value }, index) =>
      Number(value) !== right && slips.findIndex((each) => each.value === value) === index,
  )

function openRule(random: Random, isBackwards: boolean): Item {
  const times: Step = { operation: '×', by: random.integer(2, 9) }
  const plus: Step = { operation: random.pick(['+', '−'] as const), by: random.integer(1, 12) }
  const steps = random.chance(0.6) ? [times, plus] : [plus, times]
  const [first = times, second = plus] = steps
  const inputs = random
    .sample(
      isBackwards
        ? [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10]
        : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
      4,
    )
    .toSorted((one, other) => one - other)
  if (!isBackwards && inputs.some((each) => run(each, [first]) < 0)) return openRule(random, isBackwards)
  const backwards = isBackwards ? random.sample([0, 1, 2, 3], 2) : []
  const swapped = [second, first]
  const mixedUp = (output: number): number => swapped.toReversed().reduce(undone, output)
  const rows = inputs.map((input, index): (string | OpenCell)[] => {
    const output = run(input, steps)
    if (backwards.includes(index)) {
      const slips = apart(input, [
        {
          value: String(run(output, steps)),
          misconception: 'runs-forward',
          feedback: `${numeral(output)} is what comes out. You put it into the machine once more. Go back through the machine instead.`,
        },
        ...(Number.isInteger(mixedUp(output))
          ? [
              {
                value: String(mixedUp(output)),
                misconception: 'order-of-steps',
                feedback: `Go back from ${numeral(output)} in the opposite order: undo “${stepText(second)}” first, and then “${stepText(first)}”.`,
              },
            ]
          : []),
      ])
      return [{ label: inputLabel(output), key: { value: String(input) }, wrong: slips }, numeral(output)]
    }
    const slips = apart(output, [
      {
        value: String(run(input, swapped)),
        misconception: 'order-of-steps',
        feedback: `You did the two steps in the other order. For the input ${numeral(input)}, “${stepText(first)}” comes first.`,
      },
      {
        value: String(applied(input, first)),
        misconception: 'stops-early',
        feedback: `${numeral(applied(input, first))} is what comes out of the first step. It still meets “${stepText(second)}”.`,
      },
    ])
    return [numeral(input), { label: outputLabel(input), key: { value: String(output) }, wrong: slips }]
  })
  const forward = inputs.find((_, index) => !backwards.includes(index)) ?? 0
  const [from = 0] = backwards
  const back = inputs[from] ?? 0
  const middle = (input: number) => applied(input, first)
  return {
    stem: `A function machine does two steps with each input. Fill in the table.`,
    figure: {
      kind: 'function-machine',
      input: 'x',
      machines: steps.map((step) => ({ rule: stepText(step) })),
      output: 'y',
      description: `A function machine. The input x meets the step “${stepText(first)}” first, and then the step “${stepText(second)}”. What comes out is y.`,
    },
    ...table(random, ['Input', 'Output'], rows),
    hints: [
      isBackwards
        ? 'Where the output is known, go back through the machine. Which step must be undone first?'
        : `Follow one input through the machine. Which step does it meet first?`,
      `Start with the input ${numeral(forward)}. What comes out of “${stepText(first)}”? Then do “${stepText(second)}” with that.`,
    ],
    solution: [
      `From left to right: ${numeral(forward)} → ${numeral(middle(forward))} → ${numeral(run(forward, steps))}. The other inputs go the same way.`,
      isBackwards
        ? `For the output ${numeral(run(back, steps))}, undo the last step first: that gives ${numeral(middle(back))}. Then undo the first step: the input was ${numeral(back)}.`
        : `Each input gives exactly one output, so the machine is a function.`,
    ],
  }
}

function hiddenRule(random: Random): Item {
  const slope = random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6, 7])
  const constant = random.pick([-9, -7, -5, -4, -2, -1, 1, 3, 4, 6, 8, 10])
  const value = (x: number) => slope * x + constant
  const start = random.integer(1, 3)
  const gap = random.integer(2, 3)
  const shown = [start, start + gap, start + 2 * gap]
  const asked = random.sample(
    [-4, -3, -2, -1, 0, 9, 10, 11, 12, 15, 20].filter((x) => !shown.includes(x)),
    3,
  )
  const [one = 0, two = 0, three = 0] = asked
  const jump = slope * gap
  const last = shown.at(-1) ?? 0
  const outSlips = (x: number): WrongValue[] =>
    apart(value(x), [
      {
        value: String(slope * x),
        misconception: 'forgets-constant',
        feedback: `You multiplied ${numeral(x)} by ${numeral(slope)}. Check that rule with the first pair: does ${shown[0]} give ${numeral(value(shown[0] ?? 0))}?`,
      },
      {
        value: String(value(last) + jump * (x - last)),
        misconception: 'step-not-one',
        feedback: `The outputs change by ${numeral(jump)} when the input grows by ${gap}, and not by 1. How much is that for 1?`,
      },
      {
        value: String(constant * x + slope),
        misconception: 'rate-and-start',
        feedback: `It looks as if you mixed up the two numbers of the rule. Which one is the change for each 1 of the input?`,
      },
    ])
  const outputRow = (x: number): (string | OpenCell)[] => [
    numeral(x),
    { label: outputLabel(x), key: { value: String(value(x)) }, wrong: outSlips(x) },
  ]
  const backSlips = apart(three, [
    {
      value: String(value(value(three))),
      misconception: 'runs-forward',
      feedback: `${numeral(value(three))} is the output here. You used it as an input. Which input leads to it?`,
    },
    ...(Number.isInteger(value(three) / slope)
      ? [
          {
            value: String(value(three) / slope),
            misconception: 'forgets-constant',
            feedback: `You divided ${numeral(value(three))} by ${numeral(slope)}. There is one more step in the rule to undo first.`,
          },
        ]
      : []),
  ])
  if (value(three) === value(one) || new Set(asked.map(value)).size < 3) return hiddenRule(random)
  return {
    stem: 'The machine hides its rule. It is a linear function: for each 1 more of input, the output changes by the same amount. The pairs under the machine were tried. Fill in the table.',
    figure: {
      kind: 'function-machine',
      input: 'x',
      machines: [{ rule: '?' }],
      output: 'y',
      pairs: shown.map((x) => ({ input: numeral(x), output: numeral(value(x)) })),
      description: `A function machine with a hidden rule. ${shown.map((x) => `The input ${numeral(x)} gives ${numeral(value(x))}.`).join(' ')}`,
    },
    ...table(
      random,
      ['Input', 'Output'],
      [
        outputRow(one),
        outputRow(two),
        [
          { label: inputLabel(value(three)), key: { value: String(three) }, wrong: backSlips },
          numeral(value(three)),
        ],
      ],
    ),
    hints: [
      `By how much do the inputs of the tried pairs grow, and by how much do the outputs change?`,
      `The inputs grow by ${gap} and the outputs change by ${numeral(jump)}. How much is that for 1? Then find what must be added, so that ${shown[0]} gives ${numeral(value(shown[0] ?? 0))}.`,
    ],
    solution: [
      `From pair to pair the input grows by ${gap} and the output changes by ${numeral(jump)}. So for 1 the output changes by ${numeral(jump)} ÷ ${gap} = ${numeral(slope)}.`,
      `The rule is ${tex(`y = ${linearTex({ slope, constant })}`)}, because ${numeral(slope)} × ${shown[0]} ${constant < 0 ? '−' : '+'} ${Math.abs(constant)} = ${numeral(value(shown[0] ?? 0))}.`,
      `So ${numeral(one)} gives ${numeral(value(one))}, and ${numeral(two)} gives ${numeral(value(two))}. For the output ${numeral(value(three))}, ${constant < 0 ? 'add' : 'subtract'} ${Math.abs(constant)} and divide by ${numeral(slope)}: the input is ${numeral(three)}.`,
    ],
  }
}

// --- Equations of linear functions ---

/** A steady change that is true to life; `rate` and `start` are in units of y. */
interface Course {
  told: (rate: string, start: string, name: string) => string
  x: readonly [string, string]
  y: readonly [string, string]
  rates: readonly [number, number]
  starts: readonly [number, number]
  isFalling?: boolean
  after: (x: string, y: string, name: string) => string
  axis: readonly [string, string]
}

const courses: Course[] = [
  {
    told: (rate, start, name) => `${name} has ${start} dollars and saves ${rate} dollars each week.`,
    x: ['week', 'weeks'],
    y: ['dollar', 'dollars'],
    rates: [4, 25],
    starts: [15, 120],
    after: (x, y, name) => `After ${x}, ${name} has ${y} dollars.`,
    axis: ['Weeks', 'Savings (dollars)'],
  },
  {
    told: (rate, start) =>
      `A bike shop asks for a fee of ${start} dollars, and for ${rate} dollars for each hour.`,
    x: ['hour', 'hours'],
    y: ['dollar', 'dollars'],
    rates: [3, 12],
    starts: [5, 30],
    after: (x, y) => `A bike that is rented for ${x} costs ${y} dollars.`,
    axis: ['Hours', 'Cost (dollars)'],
  },
  {
    told: (rate, start) => `A tank holds ${start} liters of water, and ${rate} liters run out each minute.`,
    x: ['minute', 'minutes'],
    y: ['liter', 'liters'],
    rates: [2, 12],
    starts: [150, 400],
    isFalling: true,
    after: (x, y) => `After ${x}, the tank holds ${y} liters.`,
    axis: ['Minutes', 'Water (liters)'],
  },
  {
    told: (rate, start) =>
      `A candle is ${start} millimeters tall and burns down by ${rate} millimeters each hour.`,
    x: ['hour', 'hours'],
    y: ['millimeter', 'millimeters'],
    rates: [8, 20],
    starts: [180, 300],
    isFalling: true,
    after: (x, y) => `After ${x}, the candle is ${y} millimeters tall.`,
    axis: ['Hours', 'Height (mm)'],
  },
  {
    told: (rate, start) =>
      `A bamboo plant is ${start} centimeters tall and grows by ${rate} centimeters each day.`,
    x: ['day', 'days'],
    y: ['centimeter', 'centimeters'],
    rates: [2, 15],
    starts: [20, 90],
    after: (x, y) => `After ${x}, the plant is ${y} centimeters tall.`,
    axis: ['Days', 'Height (cm)'],
  },
  {
    told: (rate, start, name) =>
      `${name} has read ${start} pages of a long book and reads ${rate} pages each day.`,
    x: ['day', 'days'],
    y: ['page', 'pages'],
    rates: [8, 35],
    starts: [20, 90],
    after: (x, y, name) => `After ${x}, ${name} has read ${y} pages.`,
    axis: ['Days', 'Pages'],
  },
]

const equationField = { label: 'Equation', letters: ['x', 'y'] }
const typedLine = (slope: number | string, constant: number): string =>
  `y=${slope}x${constant < 0 ? constant : `+${constant}`}`
const lineTex = (slope: number, constant: number): string => `y = ${linearTex({ slope, constant })}`

/** From words (level 1), from a table (level 2), from two facts or a graph without the start (level 3). */
const writeEquation: ComputedModel = {
  id: 'write-equation',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 70,
  make(random, level) {
    return equationItem(random, level)
  },
  solve(shown) {
    const { figure, stem } = shown
    const facts: Pair[] =
      figure?.kind === 'table'
        ? figure.rows.map(([x, y]): Pair => [Number(x), Number(y)])
        : figure?.kind === 'coordinate-plane'
          ? figure.points.map(({ at }): Pair => at)
          : [
              ...stem.matchAll(
                /(\d+) (?:weeks?|hours?|minutes?|days?)\D+(\d+) (?:dollars|liters|millimeters|centimeters|pages)/g,
              ),
            ].map(([, x, y]): Pair => [Number(x), Number(y)])
    const [one, two] = facts
    if (
      one !== undefined &&
      two !== undefined &&
      !/ each (?:week|hour|minute|day)\./.test(stem.replace(/changes.*/, ''))
    ) {
      const slope = divide(
        subtract(rational(two[1]), rational(one[1])),
        subtract(rational(two[0]), rational(one[0])),
      )
      const start: Rational = subtract(rational(one[1]), multiply(slope, rational(one[0])))
      return {
        kind: 'equation',
        text: `y = ${formatFraction(slope)}x + ${formatFraction(start)}`.replace('+ -', '- '),
      }
    }
    const [first = 0, second = 0] = (stem.match(/\d+/g) ?? []).map(Number)
    return { kind: 'equation', text: `y = ${first} + ${/run out|burns down/.test(stem) ? -second : second}x` }
  },
}

function equationItem(random: Random, level: 1 | 2 | 3): Item {
  const course = random.pick(courses)
  const name = person(random)
  const rate = random.integer(...course.rates)
  const start = random.integer(...course.starts)
  const slope = course.isFalling === true ? -rate : rate
  const value = (x: number) => start + slope * x
  const gap = random.integer(2, 4)
  const first = random.integer(level === 2 ? 1 : 2, 5)
  const xs = level === 2 ? [0, 1, 2, 3].map((index) => first + index * gap) : [first, first + gap]
  const [one = 0, two = 0] = xs
  if (start === rate || value(xs.at(-1) ?? 0) <= 0) return equationItem(random, level)
  const [y1, y2] = [value(one), value(two)]
  const names = `Let ${math`x`} be the number of ${course.x[1]} and ${math`y`} the number of ${course.y[1]}.`
  const asked = `Write an equation of the form ${math`y = mx + b`}.`
  const fact = (x: number) => course.after(count(x, ...course.x), String(value(x)), name)
  const isGraph = level === 3 && random.chance(0.5)
  const step = [2, 5, 10, 20, 25, 50].find((each) => each * 10 >= Math.max(y1, y2, start)) ?? 100
  const figure: Figure | undefined =
    level === 2
      ? {
          kind: 'table',
          title: 'What was measured',
          columns: [course.axis[0], course.axis[1]],
          rows: xs.map((x) => [String(x), String(value(x))]),
          description: `A table of ${course.x[1]} and ${course.y[1]}: ${xs.map((x) => `${x} and ${value(x)}`).join('; ')}.`,
        }
      : isGraph
        ? {
            kind: 'coordinate-plane',
            x: { from: 0, to: 10, step: 1, label: course.axis[0] },
            y: { from: 0, to: step * 10, step, label: course.axis[1] },
            points: [
              { at: [one, y1], label: pairText([one, y1]) },
              { at: [two, y2], label: pairText([two, y2]) },
            ],
            lines: [
              {
                through: [
                  [one, y1],
                  [two, y2],
                ],
                label: '',
              },
            ],
            description: `A graph of a straight line. The horizontal axis shows ${course.x[1]} and the vertical axis shows ${course.y[1]}. Two points of the line are marked: ${pairText([one, y1])} and ${pairText([two, y2])}.`,
          }
        : undefined
  const told =
    level === 1
      ? course.told(String(rate), String(start), name)
      : level === 2 || isGraph
        ? `The ${isGraph ? 'graph' : 'table'} shows something that changes by the same amount with each ${course.x[0]}.`
        : `Something changes by the same amount with each ${course.x[0]}. ${fact(one)} ${fact(two)}`
  const change = y2 - y1
  const wrong: WrongValue[] = [
    {
      value: typedLine(start, slope),
      misconception: 'rate-and-start',
      feedback: `You put ${start} before x. But x counts ${course.x[1]}: what is added or taken away for each ${course.x[0]}?`,
    },
    {
      value: typedLine(-slope, start),
      misconception: 'wrong-direction',
      feedback: `Your two numbers are right. But does y grow or fall when x grows?`,
    },
    ...(level === 1
      ? [
          {
            value: `y=${slope}x`,
            misconception: 'forgets-constant',
            feedback: `What is y when x is 0? With your equation it is 0, and in the story it is ${start}.`,
          },
        ]
      : [
          {
            value: typedLine(change, start),
            misconception: 'step-not-one',
            feedback: `${numeral(change)} is the change for ${count(gap, ...course.x)}. The number before x is the change for one ${course.x[0]}.`,
          },
          {
            value: typedLine(slope, y1),
            misconception: 'first-row-start',
            feedback: `The number before x is right. But ${numeral(y1)} is the value for ${count(one, ...course.x)}. What is it for 0 ${course.x[1]}?`,
          },
          {
            value: typedLine(change, y1),
            misconception: 'step-not-one',
            feedback: `Two things to check: ${numeral(change)} is the change for ${count(gap, ...course.x)}, and ${numeral(y1)} is the value for ${count(one, ...course.x)}, and not for 0.`,
          },
          {
            value: `y=${slope}x`,
            misconception: 'forgets-constant',
            feedback: `The number before x is right. Check with ${math`x`} = ${one}: do you get ${numeral(y1)}?`,
          },
        ]),
  ]
  return {
    stem: `${told} ${names} ${asked}`,
    ...(figure === undefined ? {} : { figure }),
    ...equation(
      equationField,
      { value: typedLine(slope, start), form: 'slope-intercept', shownAs: lineTex(slope, start) },
      wrong,
    ),
    hints:
      level === 1
        ? [
            `What is y at the start, when x is 0? And what happens with y for each ${course.x[0]}?`,
            `The change for each ${course.x[0]} is multiplied by ${math`x`}. The start is the same for all ${math`x`}.`,
          ]
        : [
            `First find how much y changes for one ${course.x[0]}.`,
            `From ${one} to ${two} ${course.x[1]}, y goes from ${numeral(y1)} to ${numeral(y2)}. Divide that change by ${gap}. Then go back from ${one} to 0 ${course.x[1]} to find the start.`,
          ],
    solution:
      level === 1
        ? [
            `For each ${course.x[0]}, y changes by ${numeral(slope)}. So for ${math`x`} ${course.x[1]} it changes by ${tex(linearTex({ slope, constant: 0 }))}.`,
            `At the start, y is ${start}. So ${tex(lineTex(slope, start))}.`,
          ]
        : [
            `From ${one} to ${two} ${course.x[1]}, y changes by ${numeral(y2)} − ${numeral(y1)} = ${numeral(change)}. For one ${course.x[0]} that is ${numeral(change)} ÷ ${gap} = ${numeral(slope)}, so ${math`m`} is ${numeral(slope)}.`,
            `Use one point to find ${math`b`}: ${numeral(y1)} − ${after(slope)} × ${one} = ${numeral(start)}. That is y for 0 ${course.x[1]}.`,
            `So ${tex(lineTex(slope, start))}. Check: for ${two} it gives ${numeral(slope)} × ${two} + ${start} = ${numeral(y2)}.`,
          ],
  }
}

// --- Two functions in different forms ---

interface Linear {
  slope: number
  start: number
}

/** Words and table (level 1), equation and graph (level 2), graph and table without the start, and a later value (level 3). */
const compareForms: ComputedModel = {
  id: 'compare-forms',
  kind: 'computed',
  thinking: 'compare',
  seconds: 80,
  make(random, level) {
    return compareItem(random, level)
  },
  solve(shown) {
    const { interaction } = shown
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const [a, b] = functionsTold(shown)
    const later = Number(/x is (\d+)/.exec(JSON.stringify(interaction.parts))?.[1] ?? 0)
    const values = [
      [a.slope, b.slope],
      [a.start, b.start],
      [a.start + later * a.slope, b.start + later * b.slope],
    ]
    const placed = interaction.gaps.map(({ id, options }, index) => {
      const [one = 0, other = 0] = values[index] ?? []
      const text = one > other ? 'Function A' : other > one ? 'Function B' : 'neither function'
      return [id, options.find((option) => option.text === text)?.id ?? '']
    })
    return { kind: 'inline-choice', placed: Object.fromEntries(placed) }
  },
}

function functionsTold({ stem, figure }: Shown): [Linear, Linear] {
  const through = ([x1, y1]: Pair, [x2, y2]: Pair): Linear => {
    const slope = (y2 - y1) / (x2 - x1)
    return { slope, start: y1 - slope * x1 }
  }
  const [, partA = '', partB = ''] = plain(stem).split(/Function [AB]: /)
  const read = (text: string): Linear => {
    const pairs = pairsIn(text)
    const [one, two] = pairs
    if (one && two) return through(one, two)
    if (text.includes('graph') && figure?.kind === 'coordinate-plane') {
      const [line] = figure.lines
      if (line !== undefined) return through(line.through[0], line.through[1])
    }
    const [, sign = '', size = '', operation = '+', constant = '0'] =
      /y = (−?)(\d*)x(?: ([+−]) (\d+))?/.exec(text) ?? []
    if (size !== '' || sign !== '' || text.includes('y = x'))
      return {
        slope: (sign === '' ? 1 : -1) * Number(size || 1),
        start: Number(constant) * (operation === '−' ? -1 : 1),
      }
    const [begins = 0, changes = 0] = (text.match(/−?\d+/g) ?? []).map((each) =>
      Number(each.replace('−', '-')),
    )
    return { slope: /falls/.test(text) ? -changes : changes, start: begins }
  }
  return [read(partA), read(partB)]
}

function lineGraph(start: Pair, end: Pair): Figure {
  return {
    kind: 'coordinate-plane',
    x: { from: -8, to: 8, step: 1, label: 'x' },
    y: { from: -8, to: 8, step: 1, label: 'y' },
    points: [],
    lines: [
      {
        through: [
          [start[0], start[1]],
          [end[0], end[1]],
        ],
        label: '',
      },
    ],
    description: `A coordinate plane with a straight line. It goes through ${pairText(start)} and ${pairText(end)}.`,
  }
}

function compareItem(random: Random, level: 1 | 2 | 3): Item {
  const slopes = level === 1 ? [1, 2, 3, 4, 5] : [-3, -2, -1, 1, 2, 3]
  const make = (): Linear => ({
    slope: random.pick(slopes),
    start: random.integer(level === 1 ? 1 : -5, level === 1 ? 12 : 6),
  })
  const [a, other] = [make(), make()]
  const b = {
    slope: random.chance(0.15) ? a.slope : other.slope,
    start: random.chance(0.15) ? a.start : other.start,
  }
  const later = random.pick([8, 10, 12, 20])
  const forms = random.shuffle(
    level === 1
      ? (['words', 'pairs'] as const)
      : level === 2
        ? (['equation', 'graph'] as const)
        : (['graph', 'pairs'] as const),
  )
  const functions = { A: a, B: b }
  const isPlain = a.slope === b.slope && a.start === b.start
  const graphed = forms[0] === 'graph' ? a : b
  if (isPlain || [a, b].some(({ start }) => start === 0)) return compareItem(random, level)
  // “Greater” must mean the same whether one looks at the sign of a rate or only at the steepness.
  const isSteeper = Math.abs(a.slope) - Math.abs(b.slope)
  if (a.slope !== b.slope && isSteeper * (a.slope - b.slope) <= 0) return compareItem(random, level)
  // Two points on the grid, the second one not on the y-axis in level 3.
  const onGrid = Array.from({ length: 17 }, (_, index) => index - 8).flatMap((x): Pair[] => {
    const y = graphed.slope * x + graphed.start
    return Math.abs(y) <= 8 && x !== 0 ? [[x, y]] : []
  })
  const [start, end] = [onGrid[0], onGrid.at(-1)]
  if (start === undefined || end === undefined) return compareItem(random, level)
  const told = (name: 'A' | 'B', form: (typeof forms)[number]): string => {
    const { slope, start: begin } = functions[name]
    const at = (x: number): Pair => [x, begin + slope * x]
    const first = level === 1 ? 0 : random.integer(2, 4)
    const gap = random.integer(2, 3)
    switch (form) {
      case 'words':
        return `Function ${name}: The value is ${numeral(begin)} at the start, and it ${slope < 0 ? 'falls' : 'grows'} by ${Math.abs(slope)} for each 1 more of x.`
      case 'pairs':
        return `Function ${name}: Its graph is a line through the points ${tex(pairsTex([at(first), at(first + gap), at(first + 2 * gap)]))}.`
      case 'equation':
        return `Function ${name}: ${tex(lineTex(slope, begin))}`
      case 'graph':
        return `Function ${name}: See the graph.`
    }
  }
  const texts = [told('A', forms[0] ?? 'words'), told('B', forms[1] ?? 'words')]
  const scale = ['Function A', 'Function B', 'neither function']
  const winner = (one: number, two: number): string =>
    one > two ? 'Function A' : two > one ? 'Function B' : 'neither function'
  const gap = (
    label: string,
    one: number,
    two: number,
    slipOf: (text: string) => Omit<WrongOption, 'text'>,
  ): Gap => {
    const right = winner(one, two)
    return {
      label,
      right,
      wrong: scale.filter((text) => text !== right).map((text): WrongOption => ({ text, ...slipOf(text) })),
      keepOrder: scale,
    }
  }
  const [lateA, lateB] = [a.start + later * a.slope, b.start + later * b.slope]
  const rateSlip = (text: string) =>
    text === winner(a.start, b.start) && text !== 'neither function'
      ? {
          misconception: 'rate-and-start',
          feedback: `${text} starts higher, but that is not its rate of change. By how much does y change when x grows by 1?`,
        }
      : {
          misconception: 'judges-by-looks',
          feedback: `Find both rates as numbers: the change in y for 1 more of x. Then compare these two numbers.`,
        }
  const startSlip = (text: string) =>
    text === winner(a.slope, b.slope) && text !== 'neither function'
      ? {
          misconception: 'rate-and-start',
          feedback: `${text} has the greater rate. The starting value is something else: it is y when x is 0.`,
        }
      : {
          misconception: 'first-row-start',
          feedback: `Find y for x = 0 in both functions. Where that pair is not given, go back with the rate.`,
        }
  const lateSlip = () => ({
    misconception: 'judges-by-looks',
    feedback: `Work out both values for x = ${later}: the starting value plus ${later} times the rate.`,
  })
  return {
    stem: `Two linear functions are given in different ways.\n\n${texts.join('\n\n')}\n\nComplete the sentences.`,
    ...(forms.some((form) => form === 'graph')
      ? {
          figure: lineGraph(start, end),
        }
      : {}),
    ...inlineChoice(random, [
      'The greater rate of change belongs to ',
      gap('rate of change', a.slope, b.slope, rateSlip),
      '. The greater starting value belongs to ',
      gap('starting value', a.start, b.start, startSlip),
      ...(level === 3
        ? [`. When x is ${later}, the greater value belongs to `, gap('later value', lateA, lateB, lateSlip)]
        : []),
      '.',
    ]),
    hints: [
      'A linear function has two numbers: the rate of change, and the starting value at x = 0. Find both for each function.',
      {
        1: 'For the points: by how much does y change from one point to the next, and by how much does x? The point with x = 0 tells the start.',
        2: 'In an equation the number before x is the rate. On the graph, read where the line meets the y-axis, and how far it goes up or down for 1 to the right.',
        3: 'For the points, divide the change in y by the change in x. Then go back to x = 0 with that rate. For the graph, read both off.',
      }[level],
    ],
    solution: [
      `Function A changes by ${numeral(a.slope)} for each 1 of x, and Function B by ${numeral(b.slope)}. ${a.slope === b.slope ? 'The rates are equal.' : `The greater one is ${numeral(Math.max(a.slope, b.slope))}.`}`,
      `For x = 0, Function A has the value ${numeral(a.start)} and Function B has ${numeral(b.start)}. ${a.start === b.start ? 'They are equal.' : `The greater one is ${numeral(Math.max(a.start, b.start))}.`}`,
      ...(level === 3
        ? [
            `For x = ${later}: ${numeral(a.start)} + ${later} × ${after(a.slope)} = ${numeral(lateA)} for Function A, and ${numeral(b.start)} + ${later} × ${after(b.slope)} = ${numeral(lateB)} for Function B.`,
          ]
        : []),
    ],
  }
}

export const functions = defineSkill({
  id: 'functions',
  revision: 1,
  subject: 'math',
  gradeLevel: 8,
  strand: 'Functions',
  name: 'Functions',
  description: 'Tell what a function is, use its rule, and write it as an equation.',
  icon: 'function',
  standards: ['8.F.A.1', '8.F.A.2', '8.F.B.4'],
  prerequisites: ['linear-equations', 'slope'],
  misconceptions: [
    {
      id: 'shared-output',
      name: 'thinks that no output may appear twice',
      explanation: 'Two inputs may have the same output. Only one input with two outputs is forbidden.',
    },
    {
      id: 'misses-double',
      name: 'overlooks an input with two outputs',
      explanation: 'Go through the inputs one by one. Each must lead to exactly one output.',
    },
    {
      id: 'input-for-output',
      name: 'mixes up input and output',
      explanation: 'In a pair the input comes first and the output second.',
    },
    {
      id: 'order-of-steps',
      name: 'does the steps in the wrong order',
      explanation: 'Follow the machine from left to right. To go back, undo the last step first.',
    },
    {
      id: 'runs-forward',
      name: 'uses an output as an input',
      explanation: 'When the output is known, go back through the rule to find the input.',
    },
    {
      id: 'stops-early',
      name: 'stops after the first step',
      explanation: 'Check that each step was done, and that each value was found.',
    },
    {
      id: 'step-not-one',
      name: 'takes the change of a longer step for the rate',
      explanation: 'The rate is the change of y for 1 more of x. If x grows by 3, divide by 3.',
    },
    {
      id: 'rate-and-start',
      name: 'mixes up rate and starting value',
      explanation: 'The rate stands before x. The starting value is y when x is 0.',
    },
    {
      id: 'forgets-constant',
      name: 'leaves out the starting value',
      explanation: 'Check your rule with a pair that you know. If it does not fit, something must be added.',
    },
    {
      id: 'wrong-direction',
      name: 'turns growing and falling around',
      explanation: 'If y gets smaller when x grows, the number before x is negative.',
    },
    {
      id: 'first-row-start',
      name: 'takes the first value given for the start',
      explanation: 'The starting value belongs to x = 0. If a table starts later, go back to 0.',
    },
    {
      id: 'judges-by-looks',
      name: 'compares by looks',
      explanation: 'Find the numbers of both functions before you compare them.',
    },
  ],
  lesson: {
    idea: [
      'A function is a rule that gives exactly one output for each input. Two inputs may share an output. But if one input had two outputs, you would not know which one to take.',
      'A function can be told in words, by a table, by a graph or by an equation. All of them say which output belongs to which input.',
      `In a linear function, y changes by the same amount for each 1 more of x. That amount is the rate ${math`m`}. The value at x = 0 is the starting value ${math`b`}. Together they give the equation ${math`y = mx + b`}.`,
    ],
    figure: {
      kind: 'mapping-diagram',
      left: { label: 'Input', values: [{ text: '1' }, { text: '2' }, { text: '3' }, { text: '4' }] },
      right: { label: 'Output', values: [{ text: '5' }, { text: '8' }, { text: '9' }] },
      arrows: [
        { from: 0, to: 0 },
        { from: 1, to: 1 },
        { from: 2, to: 1 },
        { from: 3, to: 2 },
      ],
      description:
        'A diagram with arrows from inputs to outputs. 1 leads to 5, 2 leads to 8, 3 leads to 8, and 4 leads to 9. One arrow starts from each input, so it is a function.',
    },
    workedExample: { model: 'write-equation', level: 2 },
    words: [
      { word: 'function', meaning: 'A rule that gives exactly one output for each input.' },
      { word: 'input', meaning: 'What goes into a function, often called x.' },
      { word: 'output', meaning: 'What comes out of a function, often called y.' },
      { word: 'rate of change', meaning: 'How much the output changes when the input grows by 1.' },
    ],
  },
  models: [isFunction, useRule, writeEquation, compareForms],
})
