import { defineModel, exact, tex, typedEquation } from '#form'
import { twoStepBugs as bugs } from '#bugs/two-step/two-step-bugs.ts'
import {
  isClear,
  isGroup,
  plainTwoStep,
  resultOf,
  type TwoStep,
  twoStepTex,
  wholeTwoStep,
} from '#equations/two-step.ts'
import { solvedText, typedSolution } from '#equations/typed-solution.ts'
import { equationFigure, equationShown, repeated } from '#figures/equation-figure/equation-figure.ts'
import { undoTwo } from '#solutions/undo/undo-two.ts'
import { say } from './messages.gen.ts'
import { wrongEquations } from './write-equation.ts'

interface Drawn extends TwoStep {
  asks: 'solution' | 'equation'
  figure: 'tape' | 'balance'
}

const boxesOf = (values: Drawn): string[] => {
  const [count, letter, number] = [Number(exact(values.p)), values.letter, exact(values.q)]
  return isGroup(values) ? repeated([letter, number], count) : [...repeated([letter], count), number]
}

/** A tape or a balance: what the letter is (level 1), the equation (level 2), of equal groups (level 3). */
export const fromFigure = defineModel<Drawn>({
  id: 'from-figure',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['7.EE.B.4a'],
  bugs,
  task: ({ form, figure, asks, p }) => `${form} ${figure} ${asks} ${exact(p)}`,
  draw(random, level) {
    const equation = wholeTwoStep(random, level === 3 ? 'group-plus' : 'plus', 'whole')
    return {
      ...equation,
      letter: random.pick(['x', 'n', 'k', 'w']),
      p: random.integer(2, level === 3 ? 4 : 5),
      figure: random.pick(['tape', 'balance']),
      asks: level === 1 ? 'solution' : 'equation',
    }
  },
  fits: (values) => isClear(values),
  item(values) {
    const letter = tex(values.letter)
    const [p, q] = [tex(exact(values.p)), tex(exact(values.q))]
    const parts = say(`figure.parts.${isGroup(values) ? 'group' : 'sum'}`, { letter, p, q })
    const asksSolution = values.asks === 'solution'
    return {
      stem: [say(`figure.shows.${values.figure}`), say(`figure.asks.${values.asks}`, { letter })],
      figure: equationFigure(values.figure, boxesOf(values), exact(resultOf(values))),
      ...(asksSolution
        ? typedSolution<TwoStep>(values, { letter: values.letter, key: values.value, bugs })
        : typedEquation({
            label: say('write.label'),
            letter: values.letter,
            value: plainTwoStep(values),
            shownAs: twoStepTex(values),
            wrong: wrongEquations(values).filter(({ misconception }) => misconception !== 'model.wrong-sign'),
          })),
      hints: [say('figure.nudge'), parts],
      solution: [
        parts,
        say('figure.so', { equation: tex(twoStepTex(values)) }),
        ...(asksSolution ? undoTwo(values).solution : []),
      ],
    }
  },
  solve({ figure, interaction }) {
    const text = equationShown(figure)
    return interaction.kind === 'equation'
      ? { kind: 'equation', text }
      : { kind: 'number', text: solvedText(text) }
  },
})
