import { arranged, defineModel, exact, tex, toNumber, typed } from '#form'
import {
  dividesOnePart,
  distributesOnce,
  ignoresConstant,
  stopsAfterOne,
  undoesTheWrongWay,
} from '#bugs/two-step/two-step-bugs.ts'
import { calculate, inverseOf, isSame, numberTex, type Operation, workedTex } from '#equations/exact.ts'
import { operationsOf, resultOf, type TwoStep, twoStepTex } from '#equations/two-step.ts'
import {
  drawTwice,
  isClearStory,
  isPrice,
  tellTwice,
  type ToldTwice,
} from '#situations/two-operations/two-operations.ts'
import { twoMoves, undoTwo } from '#solutions/undo/undo-two.ts'
import { say } from './messages.gen.ts'

// Said of a story, which has no letter yet. A child does not type what is below 0 for a price or a number of weeks.
const bugs = [
  {
    ...undoesTheWrongWay,
    feedback: (values: TwoStep) =>
      values.form === 'left'
        ? say('story.left', { q: tex(exact(values.q)), result: tex(exact(resultOf(values))) })
        : undoesTheWrongWay.feedback(values),
  },
  { ...stopsAfterOne, feedback: () => say('story.stops') },
  ignoresConstant,
  dividesOnePart,
  { ...distributesOnce, feedback: ({ q }: TwoStep) => say('story.once', { q: tex(exact(q)) }) },
].map((each) => ({
  ...each,
  answer: (values: TwoStep) => {
    const got = each.answer(values)
    return got !== null && toNumber(got) > 0 ? got : null
  },
}))

const tellings = { 1: ['rate'], 2: ['less'], 3: ['groups', 'parts'] } as const

/** A start and a rate (level 1), taken away or used up (level 2), equal groups, percents and decimals (level 3). */
export const solveStory = defineModel<ToldTwice>({
  id: 'solve-story',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['7.EE.B.3', '7.EE.B.4a'],
  bugs,
  task: ({ story }) => story,
  draw: (random, level) => drawTwice(random, tellings[level]),
  fits: isClearStory,
  minWrongAnswers: 1,
  item(values) {
    const { told, unknown } = tellTwice(values)
    const letter = tex(values.letter)
    return {
      stem: [told, say('story.find', { unknown })],
      ...typed<TwoStep>(values, {
        label: say('story.label'),
        ...(isPrice(values) ? { before: '$' } : {}),
        key: values.value,
        bugs,
      }),
      hints: [
        say('story.nudge'),
        values.story === 'dinner' || values.story === 'jacket'
          ? say('story.percent', { p: tex(exact(values.p)) })
          : say('story.hint', { letter, unknown }),
      ],
      solution: [
        say('story.so', { letter, unknown, equation: tex(twoStepTex(values)) }),
        ...undoTwo(values).solution,
      ],
    }
  },
})

interface Move {
  form: Exclude<Operation, 'times'>
  by: number
}

/** The operations that lead from the number that is known at the end, or at the start, back to the unknown. */
function backwards(values: TwoStep): { begin: number; first: Move; second: Move } {
  const [p, q, result] = [Number(values.p), Number(values.q), Number(resultOf(values))]
  if (values.form === 'left')
    return { begin: q, first: { form: 'minus', by: result }, second: { form: 'over', by: p } }
  const [first, last] = operationsOf(values).map(({ form, by }) => ({
    form: inverseOf[form],
    by: Number(by),
  }))
  if (first === undefined || last === undefined) throw new RangeError('Two operations are undone')
  return { begin: result, first: last, second: first }
}

const opposite = ({ form, by }: Move) => ({ form: inverseOf[form], by })

/** What adds for what subtracts, and the other way round. */
const turned = ({ form, by }: Move): Move => ({ form: form === 'plus' ? 'minus' : 'plus', by })

/** No other pair of the steps that are offered comes to the same number by chance. */
function isOnlyWay(values: TwoStep): boolean {
  const { begin, first, second } = backwards(values)
  const steps = [first, opposite(first), second, opposite(second)]
  const reached = steps.flatMap((one) =>
    steps.map((two) => calculate(calculate(begin, one.form, one.by), two.form, two.by)),
  )
  return reached.filter((each) => isSame(each, values.value)).length === 1
}

/** Above level 1, which step comes first depends on the story. */
const comparedAt = { 1: ['rate'], 2: ['less', 'groups'], 3: ['groups', 'parts'] } as const

/** A story solved with numbers alone: which operation first, and which then (7.EE.B.4a asks to compare the two ways). */
export const twoWays = defineModel<ToldTwice & { shuffle: number }>({
  id: 'two-ways',
  thinking: 'compare',
  seconds: 60,
  standards: ['7.EE.B.4a'],
  task: ({ story }) => story,
  draw: (random, level) => ({
    ...drawTwice(random, comparedAt[level]),
    shuffle: random.integer(0, 1e9),
  }),
  fits: (values) => isClearStory(values) && isOnlyWay(values),
  item(values) {
    const { told, unknown } = tellTwice(values)
    const isLeft = values.form === 'left'
    const { begin, first, second } = backwards(values)
    const start = tex(numberTex(begin))
    const used = {
      first: say('ways.used.first', { start, left: tex(numberTex(resultOf(values))) }),
      second: say('ways.used.second', { p: tex(numberTex(values.p)) }),
    }
    const move = ({ form, by }: Move) => say(`ways.${form}`, { by: tex(numberTex(by)) })
    const gap = (at: 'first' | 'second', right: Move, other: Move) => {
      const wrong = (step: Move, misconception: string, feedback: ReturnType<typeof say>) => ({
        text: move(step),
        misconception,
        feedback: isLeft ? used[at] : feedback,
      })
      return {
        label: say(`ways.${at}`),
        right: move(right),
        wrong: [
          wrong(other, 'equation.line-order', say('ways.order')),
          // No story multiplies to get back, so nobody is offered that.
          wrong(turned(right.form === 'over' ? other : right), 'equation.same-operation', say('ways.again')),
        ],
      }
    }
    return {
      stem: [told, say('ways.asks', { unknown })],
      ...arranged.gaps(values.shuffle, [
        say('ways.begin', { start }),
        gap('first', first, second),
        say('ways.then'),
        gap('second', second, first),
        '.',
      ]),
      hints: [say('ways.nudge'), say(isLeft ? 'ways.hint.start' : 'ways.hint.end', { start })],
      solution: [
        ...(isLeft ? [say('ways.left', { start })] : []),
        say('ways.numbers', {
          one: tex(workedTex(begin, first.form, first.by)),
          two: tex(workedTex(calculate(begin, first.form, first.by), second.form, second.by)),
        }),
        say('story.so', { letter: tex(values.letter), unknown, equation: tex(twoStepTex(values)) }),
        ...(isLeft ? [] : twoMoves(values)),
      ],
    }
  },
})
