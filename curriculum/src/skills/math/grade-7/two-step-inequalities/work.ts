import { type Exact, type Level, type Random, tex } from '#form'
import { calculate, inverseOf, numberTex, type Operation } from '#equations/exact.ts'
import { sideTex as boundedTex, type Sign, signs, termsOf, turned } from '#equations/inequality.ts'
import {
  inequalityTex,
  solutionOf,
  solvedBoundText,
  type TwoStepInequality,
} from '#equations/two-step-inequality.ts'
import { isClear, isGroup, resultOf, termTex, wholeTwoStep } from '#equations/two-step.ts'
import { type Line, type Step, type Work, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { undoing } from '#solutions/undo/undo.ts'
import { say } from './messages.gen.ts'

/** `side < value`; `by` is the number that the next step works with. */
interface Compared extends Line {
  side: string
  sign: Sign
  value: Exact
  by: Exact
}
const line = (side: string, sign: Sign, value: Exact, by: Exact): Compared => ({
  line: boundedTex(side, sign, value),
  side,
  sign,
  value,
  by,
})

const isBelow = (value: Exact): boolean => typeof value === 'number' && value < 0
/** Divided by the factor; the mistake is to turn the sign, or not to. */
const divided = (letter: string): Step<Compared> => {
  const to = (sign: Sign, { value, by }: Compared) => line(letter, sign, calculate(value, 'over', by), by)
  return {
    right: (above) => to(isBelow(above.by) ? turned[above.sign] : above.sign, above),
    wrong: (above) => to(isBelow(above.by) ? above.sign : turned[above.sign], above),
    move: ({ by }) => say(isBelow(by) ? 'work.turn' : 'work.keep', { move: undoing({ form: 'times', by }) }),
  }
}

/** The number beside the letter’s term is undone; the mistake does it again. */
function undone(
  form: 'plus' | 'minus',
  side: string,
  by: (above: Compared) => Exact,
  next: Exact,
): Step<Compared> {
  const to = (operation: Operation) => (above: Compared) =>
    line(side, above.sign, calculate(above.value, operation, by(above)), next)
  return { right: to(inverseOf[form]), wrong: to(form), move: (above) => undoing({ form, by: by(above) }) }
}

function workOf(its: TwoStepInequality): Work<Compared> {
  const { form, letter, p, q, sign } = its
  const result = resultOf(its)
  const start = line(inequalityTex(its).split(/ (?:<|>|\\le|\\ge) /)[0] ?? '', sign, result, p)
  const negative = calculate(0, 'minus', p)
  if (form === 'left') {
    const kept = (by: Exact) => (above: Compared) =>
      line(termTex(by, letter), above.sign, calculate(above.value, 'minus', q), by)
    return {
      start,
      steps: [
        { right: kept(negative), wrong: kept(p), move: () => say('work.minus', { q: tex(numberTex(q)) }) },
        divided(letter),
      ],
    }
  }
  const plus = form.endsWith('plus') ? 'plus' : 'minus'
  if (!isGroup(its)) return { start, steps: [undone(plus, termTex(p, letter), () => q, p), divided(letter)] }
  const shareTex = `${letter} ${plus === 'plus' ? '+' : '−'} ${numberTex(q)}`
  return { start, steps: [divided(shareTex), undone(plus, letter, () => q, 1)] }
}

const formsAt = {
  1: ['plus', 'minus'],
  2: ['plus', 'minus'],
  3: ['left', 'group-plus', 'group-minus'],
} as const
function drawWorked(random: Random, level: Level): TwoStepInequality {
  const form = random.pick(formsAt[level])
  const isNegative = level === 2 || (level === 3 && form !== 'left')
  const equation = wholeTwoStep(random, form, isNegative ? 'negative' : 'whole')
  return { ...equation, value: random.pick([-1, 1]) * random.integer(2, 9), sign: random.pick(signs) }
}

/** Somebody’s lines: a positive factor (level 1), a negative one (level 2), parentheses or a minus sign (level 3). */
export const findMistake = wrongLine<TwoStepInequality, Compared>({
  seconds: 60,
  standards: ['7.EE.B.4b'],
  task: (its) => `${its.form} ${its.sign}`,
  steps: 2,
  draw: drawWorked,
  work: workOf,
  fits: (its, lines) =>
    isClear(its) && lines.every(({ value }) => typeof value === 'number' && Number.isInteger(value)),
  context: (who) => say('work.solves', { who }),
  check: say('work.check'),
  truth: (its) => say('work.solution', { solution: termsOf(solutionOf(its)).inequality }),
  means: solvedBoundText,
})
