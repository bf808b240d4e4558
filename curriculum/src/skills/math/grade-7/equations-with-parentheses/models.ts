import { defineModel, type Exact, math, mathIn, type Random, solved, tex, typed, typedEquation } from '#form'
import {
  distributesOnce,
  stopsAfterOne,
  twoStepBugs,
  undoesTheWrongWay,
} from '#bugs/two-step/two-step-bugs.ts'
import { calculate, isFraction, numberTex } from '#equations/exact.ts'
import {
  checkTex,
  isClear,
  opposite,
  plainTwoStep,
  regrouped,
  resultOf,
  solutionTex,
  type TwoStep,
  twoStepTex,
  wholeTwoStep,
} from '#equations/two-step.ts'
import { solvedText, typedSolution } from '#equations/typed-solution.ts'
import { fractionGroup, grouped, kindOf, partsOf, valueOf } from '#shapes/two-ways/two-ways.ts'
import {
  drawGroups,
  type GroupStory,
  isClearGroup,
  tellGroups,
} from '#situations/group-stories/group-stories.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { undoTwo } from '#solutions/undo/undo-two.ts'
import { say } from './messages.gen.ts'

/** The ways of thinking that parentheses invite. */
const bugs = [
  undoesTheWrongWay,
  stopsAfterOne,
  distributesOnce,
  ...twoStepBugs.filter(({ id }) => id === 'equation.loses-sign'),
]
const fractionTop = (random: Random, group: TwoStep): TwoStep => {
  const [, bottom] = isFraction(group.p) ? group.p : [1, 2]
  const tops = [1, 2, 3, 4, 5].filter((top) => top < bottom && (top === 1 || bottom % top !== 0))
  return { ...group, p: calculate([random.pick(tops), bottom], 'times', 1) }
}

/** Whole numbers (level 1), a factor below 0 or of one part (level 2), fractions as factor or solution (level 3). */
export const solveGroups = defineModel<TwoStep>({
  id: 'solve-groups',
  thinking: 'compute',
  seconds: 60,
  standards: ['7.EE.B.4a'],
  bugs,
  task: (values) => `${values.form} ${kindOf(values)}`,
  draw(random, level) {
    if (level === 1) return wholeTwoStep(random, grouped(random), 'whole')
    if (level === 2)
      return random.chance(0.5) ? wholeTwoStep(random, grouped(random), 'negative') : fractionGroup(random)
    if (random.chance(0.5)) return fractionTop(random, fractionGroup(random))
    const bottom = random.pick([2, 4])
    const value = calculate([2 * random.integer(1, 8) + 1, bottom], 'times', 1)
    return { ...wholeTwoStep(random, grouped(random), 'whole'), p: bottom * random.integer(1, 3), value }
  },
  fits: (values) => isClear(values),
  item: (values) => ({
    stem: [say('solve.asks', { equation: tex(twoStepTex(values)) })],
    ...typedSolution(values, { letter: values.letter, key: values.value, bugs }),
    ...undoTwo(values),
  }),
  solve: ({ stem }) => ({ kind: 'number', text: solvedText(mathIn(stem)[0] ?? '') }),
})

/** Equal groups with something added (level 1), something taken away (level 2), and shapes (level 3). */
export const writeGroups = defineModel<GroupStory>({
  id: 'write-equation',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['7.EE.B.4a'],
  task: ({ story }) => story,
  draw: drawGroups,
  fits: isClearGroup,
  item(values) {
    const { told, unknown } = tellGroups(values)
    const { letter, p, q, form } = values
    const result = resultOf(values)
    const [shownP, shownQ] = [tex(numberTex(p)), tex(numberTex(q))]
    const written = (changed: Partial<TwoStep>): string => plainTwoStep({ ...values, ...changed }, result)
    return {
      stem: [told, say('write.let', { letter: tex(letter), unknown })],
      ...typedEquation({
        label: say('write.label'),
        letter,
        value: plainTwoStep(values),
        shownAs: twoStepTex(values),
        wrong: [
          {
            value: written({ form: regrouped[form] }),
            misconception: 'model.counts-once',
            feedback: say('write.once', { q: shownQ }),
          },
          {
            value: written({ p: q, q: p }),
            misconception: 'model.swaps-rate',
            feedback: say('write.swapped', { q: shownQ }),
          },
          {
            value: written({ form: opposite[form] }),
            misconception: 'model.wrong-sign',
            feedback: say('write.sign', { q: shownQ }),
          },
        ],
      }),
      hints: [say('write.nudge'), say('write.hint')],
      solution: [
        say('write.so', {
          group: tex(`${letter} ${form === 'group-plus' ? '+' : '−'} ${numberTex(q)}`),
          p: shownP,
          equation: tex(twoStepTex(values)),
        }),
        say('write.check', { solution: tex(solutionTex(values)) }),
      ],
    }
  },
})

interface Missing extends TwoStep {
  open: 'p' | 'q' | 'r'
}
const missingBugs = [
  {
    ...distributesOnce,
    answer: ({ open, form, p, q, value }: Missing): Exact | null =>
      open === 'r'
        ? calculate(calculate(p, 'times', value), form === 'group-plus' ? 'plus' : 'minus', q)
        : null,
    feedback: () => say('missing.r'),
    example: [{ form: 'group-plus', letter: 'x', p: 3, q: 4, value: 5, open: 'r' }, 19] as const,
  },
  {
    ...stopsAfterOne,
    answer: (values: Missing): Exact | null =>
      values.open === 'q' ? calculate(resultOf(values), 'over', values.p) : null,
    feedback: () => say('missing.q'),
    example: [{ form: 'group-plus', letter: 'x', p: 3, q: 4, value: 5, open: 'q' }, 9] as const,
  },
  {
    ...undoesTheWrongWay,
    answer: (values: Missing): Exact | null => {
      const { open, form, p, q, value } = values
      if (open === 'p')
        return calculate(
          resultOf(values),
          'minus',
          calculate(value, form === 'group-plus' ? 'plus' : 'minus', q),
        )
      const turned = calculate(value, form === 'group-plus' ? 'minus' : 'plus', q)
      if (open === 'r') return calculate(p, 'times', turned)
      return calculate(calculate(resultOf(values), 'over', p), 'plus', value)
    },
    feedback: ({ open }: Missing) => say(open === 'p' ? 'missing.p' : 'missing.turned'),
    example: [{ form: 'group-plus', letter: 'x', p: 3, q: 4, value: 5, open: 'p' }, 18] as const,
  },
]

/** The right side (level 1), the factor (level 2), the number in the parentheses (level 3). */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['7.EE.B.4a'],
  bugs: missingBugs,
  task: (values) => `${values.open} ${values.form} ${kindOf(values)}`,
  draw(random, level) {
    const equation = random.chance(0.7)
      ? wholeTwoStep(random, grouped(random), random.chance(0.3) ? 'negative' : 'whole')
      : fractionGroup(random)
    return { ...equation, open: ({ 1: 'r', 2: 'p', 3: 'q' } as const)[level] }
  },
  fits: (values) => isClear(values) && (values.open !== 'p' || !isFraction(values.p)),
  minWrongAnswers: 1,
  item(values) {
    const { open, letter, p, q, form } = values
    const n = { p, q, r: resultOf(values) }[open]
    const sign = form === 'group-plus' ? '+' : '−'
    const side = `${open === 'p' ? '?' : numberTex(p)}(${letter} ${sign} ${open === 'q' ? '?' : numberTex(q)})`
    const equation = open === 'r' ? `? = ${side}` : `${side} = ${numberTex(resultOf(values))}`
    return {
      stem: [say('missing.asks', { solution: tex(solutionTex(values)) }), math(equation)],
      ...typed<Missing>(values, { label: say('missing.label'), key: n, bugs: missingBugs }),
      hints: [say('missing.nudge'), say(`missing.hint.${open}`)],
      solution: [
        say('missing.put'),
        say('missing.so', {
          solution: tex(solutionTex(values)),
          check: tex(checkTex(values)),
          n: tex(numberTex(n)),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [solution = '', shown = ''] = mathIn(stem)
    const equation = shown.replace(/^\? = (.+)$/, '$1 = ?')
    const value = valueOf(solution.split(' = ')[1] ?? '')
    const { p, q, r, sign } = partsOf(equation)
    if (equation.startsWith('?')) return solved.number(r / (value + sign * q))
    return solved.number(equation.endsWith('?') ? p * (value + sign * q) : sign * (r / p - value))
  },
})

/** The same equations, solved line by line: by dividing first, or by distributing. */
export const showWork = showWorkOf<TwoStep>({
  of: solveGroups,
  seconds: 90,
  task: (values) => ({ kind: 'solve', given: twoStepTex(values) }),
  letters: ({ letter }) => [letter],
  bugs: [
    'distributes-to-one',
    'sign-in-distributing',
    'divides-one-side',
    'moves-without-sign',
    'one-side-only',
    'coefficient-sign-lost',
  ],
})
