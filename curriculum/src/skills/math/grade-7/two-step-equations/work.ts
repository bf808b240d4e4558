import { type Exact, type Random, tex } from '#form'
import { calculate, inverseOf, numberTex, type Operation, unworkedTex } from '#equations/exact.ts'
import {
  checkTex,
  isClear,
  isGroup,
  resultOf,
  solutionTex,
  termTex,
  type TwoStep,
  twoStepTex,
  wholeTwoStep,
} from '#equations/two-step.ts'
import { solvedText } from '#equations/typed-solution.ts'
import { orderLines } from '#shapes/order-lines/order-lines.ts'
import { type Line, type Step, type Work, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { undoing } from '#solutions/undo/undo.ts'
import { say } from './messages.gen.ts'

/** `side = value`; `by` is the number that the next step works with. */
interface Equation extends Line {
  side: string
  value: Exact
  by: Exact
}

const line = (side: string, value: Exact, by: Exact, shown = numberTex(value)): Equation => ({
  line: `${side} = ${shown}`,
  side,
  value,
  by,
})
const negative = (value: Exact): Exact => calculate(0, 'minus', value)

/** `3x = 19 − 4` worked out; the mistake adds or turns around. */
const workedOut = (wrong: (above: Equation) => Exact): Step<Equation> => ({
  right: ({ side, value, by }) => line(side, value, by),
  wrong: (above) => line(above.side, wrong(above), above.by),
  move: ({ line: shown, value }) =>
    say('lines.work', { worked: tex(`${shown.split(' = ').at(-1)} = ${numberTex(value)}`) }),
})

/** Divided by what the letter is multiplied by. */
const lastStep = (letter: string, wrong: (above: Equation) => Exact): Step<Equation> => ({
  right: ({ value, by }) => line(letter, calculate(value, 'over', by), by),
  wrong: (above) => line(letter, wrong(above), above.by),
  move: ({ by }) => undoing({ form: 'times', by }),
})
const subtractsFactor = ({ value, by }: Equation): Exact => calculate(value, 'minus', by)

/** `px + q = r`: the number is undone on the right, worked out, and then divided by. */
function sumSteps(form: 'plus' | 'minus', { letter, p, q }: TwoStep): Step<Equation>[] {
  const undone = (operation: Operation) => (above: Equation) =>
    line(termTex(p, letter), calculate(above.value, operation, q), p, unworkedTex(above.value, operation, q))
  return [
    { right: undone(inverseOf[form]), wrong: undone(form), move: () => undoing({ form, by: q }) },
    workedOut(({ value, by }) => calculate(value, 'plus', by)),
    lastStep(letter, subtractsFactor),
  ]
}

/** `p(x + q) = r`: multiplied out, undone, divided. */
function groupSteps(form: 'plus' | 'minus', { letter, p, q }: TwoStep): Step<Equation>[] {
  const term = termTex(p, letter)
  const multiplied = (by: Exact) => (above: Equation) =>
    line(`${term} ${form === 'plus' ? '+' : '−'} ${numberTex(by)}`, above.value, by)
  const undone = (operation: Operation) => (above: Equation) =>
    line(term, calculate(above.value, operation, above.by), p)
  return [
    {
      right: multiplied(calculate(p, 'times', q)),
      wrong: multiplied(q),
      move: () => say('lines.distribute', { p: tex(numberTex(p)) }),
    },
    { right: undone(inverseOf[form]), wrong: undone(form), move: ({ by }) => undoing({ form, by }) },
    lastStep(letter, subtractsFactor),
  ]
}

/** `q − px = r`: the term with the letter keeps its minus sign. */
function leftSteps({ letter, p, q }: TwoStep): Step<Equation>[] {
  const kept = (by: Exact) => (above: Equation) =>
    line(termTex(by, letter), calculate(above.value, 'minus', q), by, unworkedTex(above.value, 'minus', q))
  return [
    {
      right: kept(negative(p)),
      wrong: kept(p),
      move: () => say('lines.keep', { term: tex(termTex(negative(p), letter)), q: tex(numberTex(q)) }),
    },
    workedOut(({ value }) => negative(value)),
    lastStep(letter, ({ value, by }) => negative(calculate(value, 'over', by))),
  ]
}

function workOf(equation: TwoStep): Work<Equation> {
  const start = line(twoStepTex(equation).split(' = ')[0] ?? '', resultOf(equation), equation.p)
  if (equation.form === 'left') return { start, steps: leftSteps(equation) }
  const form = equation.form.endsWith('plus') ? 'plus' : 'minus'
  return { start, steps: isGroup(equation) ? groupSteps(form, equation) : sumSteps(form, equation) }
}

const formsAt = { 1: ['plus', 'minus'], 2: ['group-plus', 'group-minus'], 3: ['left'] } as const

function drawWorked(random: Random, level: 1 | 2 | 3): TwoStep {
  const equation = wholeTwoStep(random, random.pick(formsAt[level]), 'whole')
  return { ...equation, q: level === 3 ? random.integer(10, 50) : equation.q }
}

/** Somebody’s lines: a sum (level 1), parentheses multiplied out (level 2), a minus sign before the letter (level 3). */
export const findMistake = wrongLine<TwoStep, Equation>({
  seconds: 60,
  standards: ['7.EE.B.4a'],
  task: ({ form }) => form,
  steps: 3,
  draw: drawWorked,
  work: workOf,
  fits(values, lines) {
    const ends = lines.at(-1)?.value
    return isClear(values) && typeof ends === 'number' && Number.isInteger(ends) && Math.abs(ends) <= 100
  },
  context: (who) => say('lines.solves', { who }),
  check: say('lines.check'),
  truth: (values) => say('lines.solution', { solution: tex(solutionTex(values)) }),
  means: solvedText,
})

/** Lines of a solution and its check in order: a sum (level 1), parentheses (level 2), a minus sign (level 3). */
export const orderSteps = orderLines<TwoStep, Equation>({
  seconds: 60,
  standards: ['7.EE.B.4a'],
  task: ({ form }) => form,
  draw: drawWorked,
  fits: (values) => isClear(values),
  letter: ({ letter }) => letter,
  work: workOf,
  check: checkTex,
})
