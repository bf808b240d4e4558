import { defineModel, mathIn, solved, tex, typed, typedExpression } from '#form'
import { evaluatingBugs } from '#bugs/expressions/evaluating-bugs.ts'
import { letterAmountBugs } from '#bugs/letter-amounts/letter-amount-bugs.ts'
import { drawEvaluated } from '#expressions/draws.ts'
import {
  type Evaluated,
  evaluatedSteps,
  evaluatedTex,
  firstStepTex,
  givenTex,
} from '#expressions/evaluated.ts'
import { isFraction, numberTex } from '#equations/exact.ts'
import { typed as plain, valueOf } from '#math/sums-of-terms.ts'
import {
  amountTex,
  drawAmount,
  type LetterAmount,
  tellAmount,
} from '#situations/letter-amounts/letter-amounts.ts'
import { say } from './messages.gen.ts'

const tellings = { 1: 'rate', 2: 'groups', 3: 'several' } as const

/** A start and a rate (level 1), equal groups of two parts (level 2), amounts told by one another (level 3). */
export const writeStory = defineModel<LetterAmount>({
  id: 'write-story',
  thinking: 'use in a story',
  seconds: 50,
  standards: ['6.EE.A.2a'],
  bugs: letterAmountBugs,
  task: ({ story }) => story,
  draw: (random, level) => drawAmount(random, tellings[level]),
  fits: ({ p, q, constant }) => p !== q && Math.abs(constant) !== 1,
  item(its) {
    const { form, letter, q, p } = its
    const kind = form === 'several' ? form : form.startsWith('group') ? 'groups' : 'rate'
    const terms = { letter: tex(letter), two: tex(`${letter} = 2`), key: tex(amountTex(its)), p, q }
    return {
      stem: [tellAmount(its), ...(kind === 'several' ? [say('story.simple')] : [])],
      ...typedExpression(its, {
        label: say('story.label'),
        letters: [letter],
        key: plain(amountTex(its)),
        ...(kind === 'several' ? { form: 'simplified' } : {}),
        bugs: letterAmountBugs,
      }),
      hints: [say(`story.nudge.${kind}`, terms), say(`story.hint.${kind}`, terms)],
      solution: [say(`story.step.${kind}`, terms), say('story.so', terms)],
    }
  },
})

/** Multiplying before adding (level 1), exponents and parentheses (level 2), two letters, formulas and fractions (level 3). */
export const evaluate = defineModel<Evaluated>({
  id: 'evaluate',
  thinking: 'compute',
  seconds: 40,
  standards: ['6.EE.A.2c'],
  bugs: evaluatingBugs,
  task: ({ form, value }) => `${form} ${typeof value}`,
  draw: drawEvaluated,
  item(its) {
    const { form, letter } = its
    const { first, second } = givenTex(its)
    const { steps, result } = evaluatedSteps(its)
    const terms = {
      source: tex(evaluatedTex(its)),
      first: tex(first),
      second: tex(second),
      letter: tex(letter),
      step: tex(firstStepTex(its)),
    }
    const kind = form === 'two' || form === 'surface' || form === 'volume' ? form : 'one'
    return {
      stem: [say(`evaluate.asks.${kind}`, terms)],
      ...typed(its, { label: say('evaluate.label'), key: result, bugs: evaluatingBugs }),
      ...(isFraction(result) ? { answer: say('evaluate.step', { step: tex(numberTex(result)) }) } : {}),
      hints: [say('evaluate.nudge'), say('evaluate.hint', terms)],
      solution: [
        say('evaluate.put', terms),
        ...steps.map((step) => say('evaluate.step', { step: tex(step) })),
      ],
    }
  },
  solve({ stem }) {
    const all = mathIn(stem)
    const source = all.find((each) => /\d/.test(each) && !each.includes('=')) ?? ''
    const values = all.flatMap((each) => {
      const [, letter = '', given = ''] = /^([a-z]) = (.+)$/.exec(each) ?? []
      const [n = '', d = '1'] = given.match(/\d+/g) ?? []
      return letter === '' ? [] : [[letter, Number(n) / Number(d)] as const]
    })
    return solved.number(valueOf(source, Object.fromEntries(values)))
  },
})
