import { bug, defineModel, exact, type ItemTemplate, solved, tex, type Text, typedEquation } from '#form'
import { oneStepBugs } from '#bugs/one-step/one-step-bugs.ts'
import { equationTex, isClear, type OneStep, solutionOf, solvedBy } from '#equations/one-step.ts'
import { solvedText, typedSolution } from '#equations/typed-solution.ts'
import { undo } from '#solutions/undo/undo.ts'
import { plainEquation } from './write-equation.ts'
import { equationFigure, equationShown, repeated } from '#figures/equation-figure/equation-figure.ts'
import { say } from './messages.gen.ts'

interface Drawn extends OneStep {
  figure: 'balance' | 'tape' | 'tapes'
  asks: 'solution' | 'equation'
}

interface Boxes {
  /** Boxes of the tape with a number, and of the tape of the letter. */
  few: number
  many: number
  result: number
  box: number
  letter: string
}
const boxesIn = ({ by, result, letter }: OneStep): Boxes => {
  const [few, many] = typeof by === 'number' ? [1, 1] : by
  const total = Number(exact(result))
  return { few, many, result: total, box: total / few, letter }
}

// Worked by hand: 3 of 4 boxes are 12, so a box is 4 and x is 16.
const tapes: OneStep = { form: 'times', letter: 'x', by: [3, 4], result: 12 }

const tapeBugs = [
  bug<OneStep>({
    id: 'equation.half-the-fraction',
    answer: (values) => boxesIn(values).box,
    feedback: (values) => {
      const { many, letter } = boxesIn(values)
      return say('figure.only-box', { many, letter: tex(letter) })
    },
    example: [tapes, 4],
  }),
  bug<OneStep>({
    id: 'model.answers-other',
    answer: (values) => boxesIn(values).result,
    feedback: (values) => {
      const { few, result, many, letter } = boxesIn(values)
      return say('figure.only-few', { few, result, many, letter: tex(letter) })
    },
    example: [tapes, 12],
  }),
  bug<OneStep>({
    id: 'ratio.additive',
    answer: (values) => {
      const { few, many, result, box } = boxesIn(values)
      return box === 1 ? null : result + many - few
    },
    feedback: (values) => {
      const { few, many } = boxesIn(values)
      return say('figure.adds-boxes', { more: many - few })
    },
    example: [tapes, 13],
  }),
]
const bugs = [...oneStepBugs, ...tapeBugs]

/** Boxes of the letter and a number: `x x x`, or `x 5`. */
const boxesOf = ({ form, letter, by }: OneStep): string[] =>
  form === 'times' ? repeated([letter], Number(exact(by))) : [letter, exact(by)]

function figureOf(values: Drawn): NonNullable<ItemTemplate['figure']> {
  const { letter, figure } = values
  const total = exact(values.result)
  if (figure !== 'tapes') return equationFigure(figure, boxesOf(values), total)
  const { few, many } = boxesIn(values)
  return {
    kind: 'tape-diagram',
    description: say('figure.tapes', { few, many, letter, total }),
    tapes: [
      { label: '', boxes: repeated([''], many), total: letter },
      { label: '', boxes: repeated([''], few), total },
    ],
  }
}

const kindOf = ({ form }: OneStep): 'times' | 'plus' => (form === 'times' ? 'times' : 'plus')

const toldBy = (values: Drawn): Text =>
  values.figure === 'tape' ? say(`figure.shows.tape.${kindOf(values)}`) : say(`figure.shows.${values.figure}`)

function asksEquation(values: Drawn): ItemTemplate {
  const { form, letter, by, result } = values
  const other = form === 'times' ? 'plus' : 'times'
  const inverse = form === 'times' ? 'over' : 'minus'
  const number = tex(exact(by))
  return {
    stem: [toldBy(values), say('figure.asks.equation', { letter: tex(letter) })],
    figure: figureOf(values),
    ...typedEquation({
      label: say('write.label'),
      letter,
      value: plainEquation(values),
      shownAs: equationTex(values),
      wrong: [
        {
          value: plainEquation({ ...values, form: other }),
          misconception: 'model.adds-or-multiplies',
          feedback: say(`figure.mixed.${kindOf(values)}`, {
            letter: tex(letter),
            by: number,
          }),
        },
        {
          value: plainEquation({ ...values, form: inverse }),
          misconception: 'model.keyword',
          feedback: say('figure.total', { letter: tex(letter), result: tex(exact(result)) }),
        },
      ],
    }),
    hints: [
      say('figure.nudge', { result: tex(exact(result)) }),
      say(`figure.hint.${kindOf(values)}`, { letter: tex(letter), by: number }),
    ],
    solution: [
      say(`figure.hint.${kindOf(values)}`, { letter: tex(letter), by: number }),
      say('figure.so', { result: tex(exact(result)), equation: tex(equationTex(values)) }),
    ],
  }
}

/** A balance or a tape: how much x is (level 1), the equation that it shows (2), a part of x is known (3). */
export const fromFigure = defineModel<Drawn>({
  id: 'from-figure',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.EE.B.7'],
  bugs,
  task: ({ form, figure, asks, by }) => `${form} ${figure} ${asks} ${figure === 'tapes' ? exact(by) : ''}`,
  draw(random, level) {
    const letter = random.pick(['x', 'n', 'k', 'w'])
    if (level === 3) {
      const many = random.integer(3, 6)
      const few = random.integer(2, many - 1)
      const value = many * random.integer(3, 12)
      return { ...solvedBy('times', letter, value, [few, many]), figure: 'tapes', asks: 'solution' }
    }
    const form = random.pick(['plus', 'times'] as const)
    const by = form === 'times' ? random.integer(3, 6) : random.integer(4, 30)
    return {
      ...solvedBy(form, letter, random.integer(4, form === 'times' ? 15 : 40), by),
      figure: random.pick(['balance', 'tape'] as const),
      asks: level === 1 ? 'solution' : 'equation',
    }
  },
  fits: isClear,
  item(values) {
    if (values.asks === 'equation') return asksEquation(values)
    const { letter, figure } = values
    const field = { letter, key: solutionOf(values), bugs: figure === 'tapes' ? tapeBugs : oneStepBugs }
    const stem = [toldBy(values), say('figure.asks.solution', { letter: tex(letter) })]
    if (figure !== 'tapes') {
      const { hints, solution } = asksEquation(values)
      return {
        stem,
        figure: figureOf(values),
        ...typedSolution<OneStep>(values, field),
        hints,
        solution: [...solution, ...undo(values).solution],
      }
    }
    const { few, many, result, box } = boxesIn(values)
    return {
      stem,
      figure: figureOf(values),
      ...typedSolution<OneStep>(values, field),
      hints: [say('figure.tapes-nudge', { letter: tex(letter) }), say('figure.tapes-hint', { few, result })],
      solution: [
        say('figure.one-box', { few, result, box }),
        say('figure.all-boxes', { many, box, value: many * box, letter: tex(letter) }),
      ],
    }
  },
  solve({ figure, interaction }) {
    const [first, second] = figure?.kind === 'tape-diagram' ? figure.tapes : []
    if (first !== undefined && second !== undefined)
      return solved.number((Number(second.total) / second.boxes.length) * first.boxes.length)
    const text = equationShown(figure)
    return interaction.kind === 'equation'
      ? { kind: 'equation', text }
      : { kind: 'number', text: solvedText(text) }
  },
})
