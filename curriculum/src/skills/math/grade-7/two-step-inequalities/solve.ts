import {
  defineModel,
  type Exact,
  type Level,
  math,
  mathIn,
  type Random,
  solved,
  tex,
  type Text,
  toNumber,
  typed,
} from '#form'
import { bug } from '#bugs/bug.ts'
import { inequalityBugs, signBugs } from '#bugs/two-step-inequality/two-step-inequality-bugs.ts'
import { calculate, isFraction, numberTex, workedTex } from '#equations/exact.ts'
import { goesRight, rayOf, sideTex as boundedTex, signs, termsOf } from '#equations/inequality.ts'
import { letters } from '#equations/one-step.ts'
import {
  comparedTex,
  inequalityTex,
  isTurning,
  solutionOf,
  solvedBound,
  solvedBoundText,
  someSolution,
  turnedInequalityTex,
  type TwoStepInequality,
} from '#equations/two-step-inequality.ts'
import {
  checkTex,
  isClear,
  isGroup,
  leftOver,
  operationsOf,
  resultOf,
  sideTex,
  type TwoStepForm,
} from '#equations/two-step.ts'
import { drawnRay, rayFigure, rayShown, typedBound } from '#figures/ray-figure/ray-figure.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { undoing } from '#solutions/undo/undo.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.4b']
const forms = { positive: ['plus', 'minus'], turning: ['plus', 'minus', 'left'] } as const

/** With a positive factor, with a negative one, or with either. */
function drawOne(random: Random, form: TwoStepForm, p: Exact, value: Exact): TwoStepInequality {
  return { form, letter: random.pick(letters), p, q: random.integer(2, 20), value, sign: random.pick(signs) }
}
const aNumber = (random: Random, most: number): number => random.pick([-1, 1]) * random.integer(1, most)
const positive = (random: Random, most = 9): TwoStepInequality =>
  drawOne(random, random.pick(forms.positive), random.integer(2, 9), aNumber(random, most))
function turning(random: Random, most = 9): TwoStepInequality {
  const form = random.pick(forms.turning)
  const p = random.integer(2, 9)
  return drawOne(random, form, form === 'left' ? p : -p, aNumber(random, most))
}
function groupOrFraction(random: Random): TwoStepInequality {
  if (random.chance(0.5)) {
    const form = random.pick(['group-plus', 'group-minus'] as const)
    return drawOne(random, form, random.pick([-6, -5, -4, -3, -2, 2, 3, 4]), aNumber(random, 9))
  }
  const denominator = random.pick([2, 3, 4, 5])
  const sign = random.pick([-1, 1])
  const p = calculate([sign * random.integer(1, denominator - 1), denominator], 'times', [1, 1])
  const times = isFraction(p) ? p[1] : 1
  return drawOne(random, random.pick(forms.positive), p, times * aNumber(random, 6))
}

/** Each move with the line that it leaves, and whether it turns the sign. */
export function movesOf(its: TwoStepInequality): Text[] {
  const [first, last] = operationsOf(its)
  const { side, result } = leftOver(its)
  const solution = solutionOf(its)
  const lines = [
    boundedTex(side, isGroup(its) ? solution.sign : its.sign, result),
    boundedTex(its.letter, solution.sign, its.value),
  ]
  return [last, first].map((step, at) => {
    const line = tex(lines[at] ?? '')
    const isTurned = step.form === 'times' && toNumber(step.by) < 0
    return say(isTurned ? 'moves.turns' : 'moves.keeps', { move: undoing(step), line })
  })
}
const writtenWork = (its: TwoStepInequality): { hints: Text[]; solution: Text[] } => {
  const [, last] = operationsOf(its)
  const value = someSolution(its)
  return {
    hints: [
      say('moves.nudge', { letter: tex(its.letter), move: undoing(last) }),
      say(isTurning(its) ? 'moves.hint-turns' : 'moves.hint-keeps'),
    ],
    solution: [
      ...movesOf(its),
      say('moves.check', {
        value: tex(numberTex(value)),
        tried: tex(checkTex({ ...its, value })),
        compared: tex(comparedTex(its, value)),
      }),
    ],
  }
}

/** A positive factor (level 1), a negative one (level 2), parentheses and fractions (level 3). */
export const solve = defineModel<TwoStepInequality>({
  id: 'solve',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs: inequalityBugs,
  task: (its) => `${its.form} ${its.sign} ${isTurning(its)} ${isFraction(its.p)}`,
  draw: (random, level) =>
    level === 1 ? positive(random, 12) : level === 2 ? turning(random, 12) : groupOrFraction(random),
  fits: (its) => isClear(its),
  item: (its) => ({
    stem: [say('solve.asks', { inequality: tex(inequalityTex(its)) })],
    ...typedBound(
      { ...its, ...solutionOf(its) },
      {
        bugs: inequalityBugs.map((each) => ({
          ...each,
          answer: () => each.answer(its),
          feedback: () => each.feedback(its),
        })),
        cannotBeNegative: false,
        form: 'solved',
      },
    ),
    ...writtenWork(its),
  }),
  solve: ({ stem }) => ({ kind: 'inequality', text: solvedBoundText(mathIn(stem)[0] ?? '') }),
})

interface Graphed extends TwoStepInequality {
  isLast: boolean
}
function halves(random: Random): TwoStepInequality {
  const value = random.pick([-1, 1]) * (random.integer(0, 3) + 0.5)
  return drawOne(random, random.pick(forms.positive), random.pick([-4, -2, 2, 4]), value)
}

/** A positive factor (level 1), a negative one (level 2), halves and the letter’s side last (level 3). */
export const graph = defineModel<Graphed>({
  id: 'graph',
  thinking: 'read a figure',
  seconds: 70,
  standards,
  bugs: signBugs,
  task: (its) => `${its.form} ${its.sign} ${isTurning(its)} ${its.isLast}`,
  draw: (random, level) => ({
    ...(level === 1 ? positive(random, 8) : level === 2 ? turning(random, 8) : halves(random)),
    isLast: level === 3,
  }),
  fits: (its) => isClear(its, 99),
  item(its) {
    const shown = solutionOf(its)
    const hasHalves = its.isLast
    return {
      stem: [
        say('graph.asks', { inequality: tex(its.isLast ? turnedInequalityTex(its) : inequalityTex(its)) }),
      ],
      ...drawnRay(
        { ...its, ...shown },
        {
          bugs: signBugs.map((each) => ({
            ...each,
            answer: () => each.answer(its),
            feedback: () => each.feedback(its),
          })),
          hasHalves,
        },
      ),
      hints: [say('graph.nudge', { letter: tex(its.letter) }), say('graph.hint')],
      solution: [
        ...(its.isLast
          ? [say('graph.same', { last: tex(turnedInequalityTex(its)), first: tex(inequalityTex(its)) })]
          : []),
        ...movesOf(its),
        say(goesRight(shown.sign) ? 'graph.right' : 'graph.left'),
      ],
    }
  },
  solve: ({ stem }) => ({ kind: 'number-line', marks: [rayOf(solvedBound(mathIn(stem)[0] ?? ''))] }),
})

type Asked = 'constant' | 'result' | 'factor'
interface Missing extends TwoStepInequality {
  asks: Asked
}
const askedAt: Record<Level, Asked> = { 1: 'constant', 2: 'result', 3: 'factor' }
// Worked by hand: the graph of 3x + 4 > 19 is x > 5; that of −3x + 4 > 19 is x < −5.
const plain: Missing = { form: 'plus', letter: 'x', p: 3, q: 4, value: 5, sign: '>', asks: 'constant' }
const missingBugs = [
  bug<Missing>({
    id: 'equation.same-operation',
    answer: (its) =>
      its.asks === 'constant' ? calculate(resultOf(its), 'plus', calculate(its.p, 'times', its.value)) : null,
    feedback: ({ value }) => say('missing.added', { at: tex(numberTex(value)) }),
    example: [plain, 34],
  }),
  bug<Missing>({
    id: 'equation.wrong-inverse',
    answer: (its) => (its.asks === 'constant' ? calculate(resultOf(its), 'minus', its.value) : null),
    feedback: ({ p, letter }) => say('missing.without-factor', { p: tex(numberTex(p)), letter: tex(letter) }),
    example: [plain, 14],
  }),
  bug<Missing>({
    id: 'equation.ignores-constant',
    answer: (its) =>
      its.asks === 'result'
        ? calculate(its.p, 'times', its.value)
        : its.asks === 'factor'
          ? calculate(resultOf(its), 'over', its.value)
          : null,
    feedback: ({ q }) => say('missing.ignores', { q: tex(numberTex(q)) }),
    example: [{ ...plain, asks: 'result' }, 15],
  }),
  bug<Missing>({
    id: 'equation.loses-sign',
    answer: (its) =>
      its.asks === 'constant'
        ? null
        : its.asks === 'factor'
          ? calculate(0, 'minus', its.p)
          : calculate(its.q, 'minus', calculate(its.p, 'times', its.value)),
    feedback: (its) => say(`missing.sign.${its.asks === 'factor' ? 'factor' : 'result'}`),
    example: [{ ...plain, p: -3, value: -5, asks: 'factor' }, 3],
  }),
]
/** The number that is not known. */
const unknown = 'c'

/** The inequality of a graph: what is added (level 1), the other side (level 2), or the factor (level 3) is missing. */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 75,
  standards,
  bugs: missingBugs,
  task: (its) => `${its.asks} ${its.sign} ${isTurning(its)}`,
  draw(random, level) {
    const p =
      level === 1
        ? random.integer(2, 6)
        : random.pick(level === 2 ? [-5, -4, -3, -2] : [-5, -4, -3, -2, 2, 3, 4, 5])
    return { ...drawOne(random, 'plus', p, aNumber(random, 8)), asks: askedAt[level] }
  },
  fits: (its) => isClear(its, 80) && Math.abs(toNumber(its.value)) > 1,
  item(its) {
    const { asks, letter, p, q, value, sign } = its
    const result = resultOf(its)
    const shown = {
      constant: boundedTex(`${numberTex(p)}${letter} + ${unknown}`, sign, result),
      result: `${boundedTex(sideTex(its, letter), sign, 0).slice(0, -1)}${unknown}`,
      factor: boundedTex(`${unknown}${letter} + ${numberTex(q)}`, sign, result),
    }[asks]
    const key = { constant: q, result, factor: p }[asks]
    const at = tex(numberTex(value))
    return {
      stem: [say('missing.asks', { inequality: tex(shown), c: tex(unknown) })],
      figure: rayFigure(solutionOf(its)),
      ...typed(its, { label: say('story.label'), before: `${unknown} = `, key, bugs: missingBugs }),
      hints: [say('missing.nudge', { at }), say('missing.hint', { letter: tex(letter), at })],
      solution: [
        say('missing.equal', { letter: tex(letter), at }),
        asks === 'factor'
          ? say('missing.factor', {
              rest: tex(workedTex(result, 'minus', q)),
              worked: tex(workedTex(calculate(result, 'minus', q), 'over', value)),
            })
          : asks === 'result'
            ? say('missing.result', { worked: tex(checkTex(its)) })
            : say('missing.constant', {
                product: tex(workedTex(p, 'times', value)),
                worked: tex(workedTex(result, 'minus', calculate(p, 'times', value))),
              }),
        say('missing.so', {
          inequality: tex(inequalityTex(its)),
          solution: termsOf(solutionOf(its)).inequality,
        }),
      ],
    }
  },
  solve({ stem, figure }) {
    const shown = (mathIn(stem)[0] ?? '').replaceAll('−', '-')
    const { at } = rayShown(figure)
    const [factor, constant, result] = [/^(-?\d+)[a-z]/, /\+ (\d+)/, /(-?\d+)$/].map((each) =>
      Number(each.exec(shown)?.[1] ?? Number.NaN),
    )
    if (factor === undefined || Number.isNaN(factor))
      return solved.number(((result ?? 0) - (constant ?? 0)) / at)
    if (constant === undefined || Number.isNaN(constant)) return solved.number((result ?? 0) - factor * at)
    return solved.number(factor * at + constant)
  },
})

interface Sorted {
  cards: (TwoStepInequality & { isLast: boolean })[]
  shuffle: number
}
const cardTex = (card: Sorted['cards'][number]): string =>
  card.isLast ? turnedInequalityTex(card) : inequalityTex(card)

/** Which way the graph goes: one negative factor or more (level 1), all forms (level 2), letters on either side (level 3). */
export const sortDirections = defineModel<Sorted>({
  id: 'sort-directions',
  thinking: 'classify',
  seconds: 75,
  standards,
  task: ({ cards }) =>
    cards
      .map((card) => `${card.form} ${isTurning(card)} ${goesRight(card.sign)}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const letter = random.pick(letters)
    const drawn = [positive(random), positive(random), turning(random), turning(random)]
    const cards =
      level === 1
        ? drawn.map((each) =>
            each.form === 'left' ? { ...each, form: 'plus' as const, p: -toNumber(each.p) } : each,
          )
        : [...drawn, groupOrFraction(random)]
    return {
      cards: cards.map((card) => ({ ...card, letter, isLast: level === 3 && random.chance(0.5) })),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) =>
    cards.every((card) => isClear(card)) &&
    new Set(cards.map(cardTex)).size === cards.length &&
    new Set(cards.map((card) => goesRight(solutionOf(card).sign))).size === 2,
  minWrongAnswers: 1,
  item({ cards, shuffle }) {
    return {
      stem: [say('sort.asks')],
      ...sortCards({
        shuffle,
        categories: [say('sort.left'), say('sort.right')],
        cards: cards.map((card) => ({
          text: math(cardTex(card)),
          place: goesRight(solutionOf(card).sign) ? 1 : 0,
          elsewhere: isTurning(card)
            ? { misconception: 'inequality.keeps-sign', feedback: say('sort.keeps') }
            : { misconception: 'inequality.turns-too-often', feedback: say('sort.too-often') },
        })),
        slip: { misconception: 'inequality.turned-sign', feedback: say('sort.too-often') },
      }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: cards.map((card) =>
        say('sort.step', { inequality: tex(cardTex(card)), solution: termsOf(solutionOf(card)).inequality }),
      ),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => (goesRight(solvedBound(mathIn(card)[0] ?? '').sign) ? 1 : 0)),
})

/** The same inequalities, solved line by line. */
export const showWork = showWorkOf<TwoStepInequality>({
  of: solve,
  seconds: 90,
  task: (its) => ({ kind: 'solve', given: inequalityTex(its) }),
  letters: ({ letter }) => [letter],
  bugs: [
    'sign-not-turned',
    'sign-turned-needlessly',
    'moves-without-sign',
    'one-side-only',
    'distributes-to-one',
    'divides-one-side',
  ],
})
