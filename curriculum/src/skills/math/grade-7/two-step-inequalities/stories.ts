import { defineModel, type Exact, type Level, type Text, tex, toNumber, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { calculate, numberTex } from '#equations/exact.ts'
import { isClosed, otherEnd, termsOf, turned } from '#equations/inequality.ts'
import {
  inequalityTex,
  plainInequality,
  solutionOf,
  type TwoStepInequality,
} from '#equations/two-step-inequality.ts'
import { isClear, isGroup, opposite, resultOf } from '#equations/two-step.ts'
import {
  drawTwoStepLimit,
  tellTwoStepLimit,
  type ToldTwoStepLimit,
  wholeFor,
  wholeSolution,
} from '#situations/two-step-limits/two-step-limits.ts'
import { say } from './messages.gen.ts'
import { movesOf } from './solve.ts'

const standards = ['7.EE.B.4b']
const tellings = { 1: 'rate', 2: 'less', 3: 'groups' } as const
const isWhole = (value: Exact): boolean => Number.isInteger(toNumber(value))

/** Another bound, taken as the story asks for it; nothing where nobody would type it. */
function settled(its: ToldTwoStepLimit, bound: Exact): number | null {
  const whole = wholeFor(solutionOf(its).sign, toNumber(bound))
  return whole > 0 ? whole : null
}

// Worked by hand: $20 and $6 a week for $65 is 7.5 weeks, so 8; $6 a week and 4 times ($x and $2) show the rest.
const saving: ToldTwoStepLimit = {
  story: 'saving',
  form: 'plus',
  letter: 'w',
  sign: '≥',
  p: 6,
  q: 20,
  value: [15, 2],
  who: 'Ana',
}
const show: ToldTwoStepLimit = {
  ...saving,
  story: 'show',
  form: 'group-plus',
  sign: '≤',
  p: 4,
  q: 5,
  value: [21, 2],
}
const bugs = [
  bug<ToldTwoStepLimit>({
    id: 'inequality.rounds-without-story',
    answer: (its) =>
      isWhole(its.value)
        ? null
        : wholeSolution(its) + (solutionOf(its).sign === '≥' || solutionOf(its).sign === '>' ? -1 : 1),
    feedback: () => say('story.rounded'),
    example: [saving, 7],
  }),
  bug<ToldTwoStepLimit>({
    id: 'inequality.rounds-without-story',
    answer: (its) => (isWhole(its.value) ? null : its.value),
    feedback: ({ letter }) => say('story.part', { letter: tex(letter) }),
    example: [saving, [15, 2]],
  }),
  bug<ToldTwoStepLimit>({
    id: 'inequality.boundary',
    answer: (its) =>
      isWhole(its.value) ? wholeFor(otherEnd[solutionOf(its).sign], toNumber(its.value)) : null,
    feedback: () => say('story.boundary'),
    example: [{ ...saving, value: 7 }, 8],
  }),
  bug<ToldTwoStepLimit>({
    id: 'equation.ignores-constant',
    answer: (its) => (isGroup(its) ? null : settled(its, calculate(resultOf(its), 'over', its.p))),
    feedback: () => say('story.ignores'),
    example: [saving, 11],
  }),
  bug<ToldTwoStepLimit>({
    id: 'equation.same-operation',
    answer: (its) =>
      isGroup(its) ? null : settled(its, calculate(calculate(resultOf(its), 'plus', its.q), 'over', its.p)),
    feedback: () => say('story.again'),
    example: [saving, 15],
  }),
  bug<ToldTwoStepLimit>({
    id: 'expression.distributes-once',
    answer: (its) =>
      isGroup(its)
        ? settled(
            its,
            calculate(
              calculate(resultOf(its), its.form === 'group-plus' ? 'minus' : 'plus', its.q),
              'over',
              its.p,
            ),
          )
        : null,
    feedback: () => say('story.once'),
    example: [show, 14],
  }),
  bug<ToldTwoStepLimit>({
    id: 'equation.stops-early',
    answer: (its) => (isGroup(its) ? settled(its, calculate(resultOf(its), 'over', its.p)) : null),
    feedback: () => say('story.stops'),
    example: [show, 15],
  }),
]
const draw = (random: Parameters<typeof drawTwoStepLimit>[0], level: Level): ToldTwoStepLimit =>
  drawTwoStepLimit(random, tellings[level], random.chance(0.25))

/** A start and a rate (level 1), something used up (level 2), equal groups of two parts (level 3). */
export const story = defineModel<ToldTwoStepLimit>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards,
  bugs,
  task: ({ story: id, value }) => `${id} ${isWhole(value)}`,
  draw,
  fits: (its) => isClear(its, 1000) && toNumber(resultOf(its)) > 0,
  item(its) {
    const { told, asks, unknown } = tellTwoStepLimit(its)
    const letter = tex(its.letter)
    return {
      stem: [told, asks],
      ...typed(its, { label: say('story.label'), key: wholeSolution(its), bugs }),
      hints: [say('story.nudge', { letter, unknown }), say('story.hint')],
      solution: [
        say('story.so', { letter, unknown, inequality: tex(inequalityTex(its)) }),
        ...movesOf(its),
        say(
          isWhole(its.value)
            ? isClosed(solutionOf(its).sign)
              ? 'story.with'
              : 'story.without'
            : 'story.whole',
          {
            answer: wholeSolution(its),
            at: tex(numberTex(its.value)),
          },
        ),
      ],
    }
  },
})

/** Other inequalities for the story, each with whose thinking it is. */
function wrongInequalities(
  its: ToldTwoStepLimit,
): { of: TwoStepInequality; result: Exact; misconception: string; feedback: Text }[] {
  const result = resultOf(its)
  const swapped = { ...its, p: its.q, q: its.p }
  const kind = isGroup(its) ? 'group' : its.form === 'left' ? 'left' : 'sum'
  return [
    {
      of: { ...its, sign: turned[its.sign] },
      misconception: 'inequality.turned-sign',
      feedback: say('write.turned'),
    },
    {
      of: { ...its, sign: otherEnd[its.sign] },
      misconception: 'inequality.boundary',
      feedback: say('write.boundary'),
    },
    {
      of: { ...its, form: opposite[its.form] },
      misconception: 'model.wrong-sign',
      feedback: say(`write.sign.${kind}`),
    },
    ...(its.form === 'left'
      ? []
      : [
          {
            of: swapped,
            misconception: 'model.swaps-rate',
            feedback: say(`write.swapped.${kind === 'group' ? 'group' : 'sum'}`),
          },
        ]),
    ...(isGroup(its)
      ? [
          {
            of: { ...its, form: its.form === 'group-plus' ? ('plus' as const) : ('minus' as const) },
            misconception: 'model.counts-once',
            feedback: say('write.once'),
          },
        ]
      : []),
  ].map((wrong) => ({ ...wrong, result }))
}

/** The inequality of a story; its solution alone does not count. */
export const writeInequality = defineModel<ToldTwoStepLimit>({
  id: 'write-inequality',
  thinking: 'explain',
  seconds: 70,
  standards,
  task: ({ story: id }) => id,
  draw,
  fits: (its) => isClear(its, 1000) && toNumber(resultOf(its)) > 0,
  item(its) {
    const { told, unknown } = tellTwoStepLimit(its)
    const letter = tex(its.letter)
    return {
      stem: [told, say('write.asks', { letter, unknown })],
      interaction: { kind: 'inequality', label: say('write.label'), letters: [its.letter] },
      key: {
        kind: 'inequality',
        value: plainInequality(its),
        shownAs: inequalityTex(its),
        asks: 'model',
        cannotBeNegative: true,
      },
      wrongAnswers: wrongInequalities(its).map(({ of, result, misconception, feedback }) => ({
        misconception,
        key: { kind: 'inequality', value: plainInequality(of, result) },
        feedback,
      })),
      hints: [say(`write.nudge.${isGroup(its) ? 'group' : 'other'}`), say('write.hint')],
      solution: [
        say('write.so', { inequality: tex(inequalityTex(its)) }),
        say('write.solution', { solution: termsOf(solutionOf(its)).inequality }),
      ],
    }
  },
})
