import type { Figure } from '@skills-center/contract/figure'
import {
  all,
  built,
  byLevel,
  createRandom,
  defineModel,
  numbersIn,
  type Random,
  solved,
  type Text,
} from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { numbers } from '#build-item.ts'
import { table } from '#build-placed.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { sortCards, type SortedCard } from '#shapes/sort-cards/sort-cards.ts'
import {
  cornerAt,
  cornersOf,
  drawParts,
  graphAxes,
  isOnPlane,
  someStory,
  stepOf,
  storyFigure,
  type StoryGraph,
  tell,
} from '#situations/graph-stories/graph-stories.ts'
import type { Point } from '#equations/line.ts'
import { say } from './messages.gen.ts'

const form = { id: 'inputs', thinking: 'read a figure', seconds: 75, standards: ['8.F.A.1'] } as const

/** The output of an input, by the corners of a graph with straight parts. */
function outputAt(corners: readonly Point[], time: number): number {
  const at = corners.findIndex(([x]) => x >= time)
  const [x2, y2] = corners[at] ?? [0, 0]
  const [x1, y1] = corners[at - 1] ?? [x2 - 1, y2]
  return y1 + ((y2 - y1) * (time - x1)) / (x2 - x1)
}
/** All inputs of an output; null where a level part has more of them than anyone can list. */
function inputsOf(corners: readonly Point[], output: number): number[] | null {
  const pairs = corners.slice(1).map((to, at) => ({ from: corners[at] ?? to, to }))
  if (pairs.some(({ from, to }) => from[1] === output && to[1] === output)) return null
  const times = pairs.flatMap(({ from: [x1, y1], to: [x2, y2] }) =>
    (y1 - output) * (y2 - output) > 0 ? [] : [x1 + ((x2 - x1) * (output - y1)) / (y2 - y1)],
  )
  return [...new Set(times)]
}
const endOf = (graph: StoryGraph): number => cornersOf(graph).at(-1)?.[0] ?? 0
const timesOf = (graph: StoryGraph): number[] => Array.from({ length: endOf(graph) + 1 }, (_, time) => time)
/** Whether no part has the same direction and rate as the part before it. */
const hasClearParts = ({ parts }: StoryGraph): boolean =>
  parts.every(({ run, rise }, at) => {
    const before = parts[at - 1]
    return before === undefined || rise / run !== before.rise / before.run
  })
const graphOf = (random: Random, kinds: readonly ('up' | 'level' | 'down')[]): StoryGraph => ({
  story: someStory(random),
  start: random.integer(0, 8),
  parts: drawParts(random, kinds),
})
/** The corners of the graph that is shown. */
function cornersShown(figure: Figure | undefined): Point[] {
  if (figure?.kind !== 'coordinate-plane') throw new TypeError('expects a graph')
  return figure.points.map(({ at: [x, y] }): Point => [x, y])
}
const wrong = (value: number | undefined, misconception: MisconceptionId, feedback: Text) =>
  value === undefined || !Number.isInteger(value) ? [] : [{ value, misconception, feedback }]

/** Outputs of three inputs, two of which share one. */
const outputs = defineModel<StoryGraph & { times: number[] }>({
  ...form,
  task: ({ story, parts }) => `outputs ${story} ${parts.map(({ rise }) => Math.sign(rise)).join('')}`,
  draw(random) {
    const graph = graphOf(
      random,
      random.shuffle(['up', 'level', 'down', random.pick(['up', 'down'] as const)]),
    )
    return { ...graph, times: random.sample(timesOf(graph), 3).toSorted((one, other) => one - other) }
  },
  fits(its) {
    const corners = cornersOf(its)
    const values = its.times.map((time) => outputAt(corners, time))
    const isCorner = (time: number) => corners.some(([x]) => x === time)
    return (
      isOnPlane(its) &&
      hasClearParts(its) &&
      its.times.length === 3 &&
      new Set(values).size === 2 &&
      values.every((value) => value > 0) &&
      its.times.some((time) => !isCorner(time))
    )
  },
  item(its) {
    const corners = cornersOf(its)
    const step = stepOf(its)
    const { x, y } = graphAxes(its)
    const slips = (time: number) => {
      const value = outputAt(corners, time)
      const at = corners.findIndex(([start]) => start >= time) - 1
      const [, before] = at < 0 ? [0, 0] : cornerAt(its, at)
      const isLevel = corners[at]?.[1] === corners[at + 1]?.[1]
      return [
        ...wrong(isLevel ? 0 : undefined, 'graph.level-is-zero', say('inputs.slip.level')),
        ...wrong(value / step, 'graph.counts-squares', say('inputs.slip.squares')),
        ...wrong(Math.abs(value - before), 'graph.change-for-value', say('inputs.slip.change')),
        ...wrong(inputsOf(corners, time)?.[0], 'function.swaps-input', say('inputs.slip.swapped')),
      ]
    }
    return {
      stem: [tell.about(its), say('inputs.asks.outputs')],
      figure: storyFigure(its),
      ...built((word) =>
        table(
          createRandom('no options'),
          [word(x.label), word(y.label)],
          its.times.map((time) => [
            numeral(time),
            {
              label: word(say('inputs.cell', { time })),
              key: { value: String(outputAt(corners, time)) },
              wrong: slips(time).map(({ value, misconception, feedback }) => ({
                value: String(value),
                misconception,
                feedback: word(feedback),
              })),
            },
          ]),
        ),
      ),
      hints: [say('inputs.nudge.outputs'), say('inputs.hint.outputs')],
      solution: [
        ...its.times.map((time) => say('inputs.reads', { time, value: outputAt(corners, time) })),
        say('inputs.shared'),
      ],
    }
  },
  solve(shown) {
    const corners = cornersShown(shown.figure)
    return solved.table(shown, ({ cells }) => outputAt(corners, Number(cells[0])))
  },
})

/** All inputs of one output. */
const inputs = defineModel<StoryGraph & { output: number }>({
  ...form,
  task: ({ story, parts, ...its }) =>
    `inputs ${story} ${parts.length} ${inputsOf(cornersOf({ story, parts, ...its }), its.output)?.length ?? 0}`,
  draw(random) {
    const graph = graphOf(
      random,
      random.pick([
        ['up', 'down', 'up'],
        ['down', 'up', 'down'],
        ['up', 'down', 'level', 'up'],
        ['down', 'level', 'up', 'down'],
        ['up', 'down', 'up', 'down'],
      ] as const),
    )
    return { ...graph, output: random.integer(1, 9) * stepOf(graph) }
  },
  fits(its) {
    const found = inputsOf(cornersOf(its), its.output) ?? []
    const isCorner = (time: number) => cornersOf(its).some(([x]) => x === time)
    return (
      isOnPlane(its) &&
      hasClearParts(its) &&
      found.length > 1 &&
      found.every((time) => Number.isInteger(time)) &&
      found.some((time) => !isCorner(time))
    )
  },
  item(its) {
    const { output } = its
    const corners = cornersOf(its)
    const found = inputsOf(corners, output) ?? []
    const some = found.length > 2 ? found.map((time) => found.filter((each) => each !== time)) : []
    const slips = [
      ...[...some, ...found.map((time) => [time])].map((values) => ({
        values,
        misconception: 'function.finds-some' as const,
        feedback: say('inputs.slip.more'),
      })),
      // Takes the given number for the time.
      ...(output > endOf(its) || !Number.isInteger(outputAt(corners, output))
        ? []
        : [
            {
              values: [outputAt(corners, output)],
              misconception: 'function.swaps-input' as const,
              feedback: say('inputs.slip.other-axis'),
            },
          ]),
    ]
    return {
      stem: [tell.about(its), say('inputs.asks.inputs', { output })],
      figure: storyFigure(its),
      ...built((word) =>
        numbers(
          { label: word(say('inputs.label')), after: word(tell.time(its)) },
          { values: found.map(String) },
          slips.map(({ values, misconception, feedback }) => ({
            values: values.map(String),
            misconception,
            feedback: word(feedback),
          })),
        ),
      ),
      hints: [say('inputs.nudge.inputs', { output }), say('inputs.hint.inputs', { output })],
      solution: [
        ...found.map((time) => say('inputs.meets', { time, output })),
        say('inputs.still', { list: all(found.map(numeral)) }),
      ],
    }
  },
  solve(shown) {
    const [output] = numbersIn(shown.stem).slice(-1)
    return {
      kind: 'numbers',
      text: (inputsOf(cornersShown(shown.figure), output?.value ?? 0) ?? []).join(', '),
    }
  },
})

interface Judged extends StoryGraph {
  /** Two inputs that may share an output. */
  two: [number, number]
  /** An output that may have one input or more. */
  output: number
  /** An output with more than one input, as a reason against a function; null where the reason is right. */
  again: number | null
  shuffle: number
}
/** Whether an output never comes back. */
const hasOneInput = (corners: readonly Point[], output: number): boolean =>
  inputsOf(corners, output)?.length === 1
/** Whether the graph only goes up, or only down: then the input is a function of the output, too. */
const goesOneWay = ({ parts }: StoryGraph): boolean =>
  parts.every(({ rise }) => rise > 0) || parts.every(({ rise }) => rise < 0)

/** Statements about inputs, outputs, and what changes if they trade places. */
const statements = defineModel<Judged, 'one way' | 'turns' | 'turns, with a wrong reason'>({
  ...form,
  aim: (random) => random.pick(['one way', 'turns', 'turns, with a wrong reason'] as const),
  task: (its) => {
    const corners = cornersOf(its)
    const [one, other] = its.two.map((time) => outputAt(corners, time))
    return `true ${its.story} ${one === other} ${hasOneInput(corners, its.output)} ${goesOneWay(its)} ${its.again === null}`
  },
  draw(random, _level, aim) {
    const way = random.pick(['up', 'down'] as const)
    const graph = graphOf(
      random,
      aim === 'one way'
        ? [way, way, way]
        : random.shuffle(['up', 'down', 'level', random.pick(['up', 'down'] as const)] as const),
    )
    const corners = cornersOf(graph)
    const times = timesOf(graph)
    const [one = 0, other = 1] = random.sample(times, 2).toSorted((first, second) => first - second)
    const mate = times.filter((time) => time > one + 1 && outputAt(corners, time) === outputAt(corners, one))
    return {
      ...graph,
      two: [one, mate.length > 0 && random.chance(0.7) ? random.pick(mate) : other],
      output: outputAt(corners, random.pick(times)),
      again: aim === 'turns, with a wrong reason' ? outputAt(corners, random.pick(times)) : null,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (its) =>
    isOnPlane(its) &&
    hasClearParts(its) &&
    its.two[0] !== its.two[1] &&
    (goesOneWay(its) || its.parts.length > 3) &&
    its.again !== its.output &&
    (its.again === null ||
      (!hasOneInput(cornersOf(its), its.again) &&
        // Not all statements are false.
        (hasOneInput(cornersOf(its), its.output) ||
          outputAt(cornersOf(its), its.two[0]) === outputAt(cornersOf(its), its.two[1])))),
  item(its) {
    const { two, output, again, shuffle } = its
    const corners = cornersOf(its)
    const [one, other] = [outputAt(corners, two[0]), outputAt(corners, two[1])]
    const oneWay = goesOneWay(its)
    const isOnly = hasOneInput(corners, output)
    const card = (
      text: Text,
      isTrue: boolean,
      misconception: MisconceptionId,
      feedback: Text,
      why: Text,
    ): SortedCard & { why: Text } => ({
      text,
      place: isTrue ? 0 : 1,
      elsewhere: { misconception, feedback },
      why,
    })
    const times = { one: two[0], other: two[1] }
    const cards = [
      card(
        say('inputs.card.same', times),
        one === other,
        'function.swaps-input',
        say('inputs.slip.same', times),
        one === other
          ? say('inputs.why.same', { ...times, value: one })
          : say('inputs.why.differ', { ...times, first: one, second: other }),
      ),
      card(
        say('inputs.card.only', { output }),
        isOnly,
        isOnly ? 'function.swaps-input' : 'function.finds-some',
        say('inputs.slip.across', { output }),
        say(isOnly ? 'inputs.why.once' : 'inputs.why.again', { output }),
      ),
      card(
        say('inputs.card.swapped'),
        oneWay,
        oneWay ? 'function.swaps-input' : 'function.misses-double',
        say('inputs.slip.trade'),
        say(oneWay ? 'inputs.why.one-way' : 'inputs.why.comes-back'),
      ),
      again === null
        ? card(
            say('inputs.card.is'),
            true,
            'function.shared-output',
            say('inputs.slip.upright'),
            say('inputs.why.upright'),
          )
        : card(
            say('inputs.card.is-not', { output: again }),
            false,
            'function.shared-output',
            say('inputs.slip.allowed'),
            say('inputs.why.allowed'),
          ),
    ]
    return {
      stem: [tell.about(its), say('inputs.asks.statements')],
      figure: storyFigure(its),
      ...sortCards({
        shuffle,
        categories: [say('inputs.true'), say('inputs.false')],
        cards,
        slip: { misconception: 'function.shared-output', feedback: say('inputs.slip.allowed') },
      }),
      hints: [say('inputs.nudge.statements'), say('inputs.hint.statements')],
      solution: cards.map(({ why }) => why),
    }
  },
  solve(shown) {
    const corners = cornersShown(shown.figure)
    const heights = corners.map(([, y]) => y)
    const rising = heights.slice(1).map((y, at) => Math.sign(y - (heights[at] ?? 0)))
    return solved.sort(shown, (text) => {
      const [first, second] = numbersIn(text).map(({ value }) => value)
      if (second !== undefined) return outputAt(corners, first ?? 0) === outputAt(corners, second) ? 0 : 1
      if (/^(?:Only|Solo)/.test(text)) return inputsOf(corners, first ?? 0)?.length === 1 ? 0 : 1
      if (/trade|intercambi/.test(text)) return new Set(rising).size === 1 && rising[0] !== 0 ? 0 : 1
      return /is not|no es/i.test(text) ? 1 : 0
    })
  },
})

/** Outputs from the graph (level 1), all inputs of an output (level 2), input and output in turn (level 3). */
export const readInputs = byLevel({ 1: outputs, 2: inputs, 3: statements }, ({ interaction }) =>
  interaction.kind === 'table' ? 1 : interaction.kind === 'numbers' ? 2 : 3,
)
