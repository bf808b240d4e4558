import { defineModel, type Level, numbersIn } from '#form'
import { barsFigure, jumpsFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { multiplies, otherWay, unitAsWhole } from '#bugs/unit-quotients/unit-quotient-bugs.ts'
import { plainMixed } from '#fractions/fraction.ts'
import {
  drawUnit,
  unitAnswer,
  unitParts,
  type UnitQuotient,
  unitStandard,
} from '#fractions/unit-quotients.ts'
import { shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { unitQuotientSteps } from '#solutions/unit-quotient/unit-quotient.ts'
import { say } from './messages.gen.ts'

const kinds = { 1: 'jumps', 2: 'share', 3: 'shares' } as const
interface Read extends UnitQuotient {
  kind: (typeof kinds)[Level]
  who: string
}
const bugs = [unitAsWhole, otherWay, multiplies]

function figureOf(its: Read) {
  const [whole, denominator] = unitParts(its)
  if (its.kind === 'shares') {
    return barsFigure([
      [1, denominator],
      [1, denominator * whole],
    ])
  }
  return jumpsFigure(
    its.kind === 'jumps'
      ? {
          to: whole,
          pieces: denominator,
          stops: [0, 1],
          labels: [plainMixed([1, denominator])],
          point: whole * denominator,
          description: say('read.line', { to: whole, pieces: denominator }),
        }
      : {
          to: 1,
          pieces: denominator,
          stops: [],
          labels: [],
          point: 1,
          description: say('read.point', { pieces: denominator }),
        },
  )
}

/** Jumps to a whole number (level 1), a part of a jump (level 2), the number of shares from two bars (level 3). */
export const readFigure = defineModel<Read>({
  id: 'read-figure',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5.NF.B.7a', '5.NF.B.7b'],
  standardsOf: (its) => [unitStandard(its)],
  bugs,
  task: (its) => `${its.kind} ${unitParts(its)[1]} ${unitParts(its)[0] > 3}`,
  draw: (random, level) => ({
    ...drawUnit(random, level === 1 ? 'pieces' : 'share', level === 3 ? 'divisor' : 'quotient'),
    kind: kinds[level],
    who: someone(random),
  }),
  fits: (its) => {
    const [whole, denominator] = unitParts(its)
    return whole * denominator <= (its.kind === 'shares' ? 20 : 30) && whole <= 6
  },
  item(its) {
    const [whole, denominator] = unitParts(its)
    const told = { who: person(its.who), n: whole, size: shown([1, denominator]) }
    return {
      stem: [say(`read.${its.kind}`, told)],
      figure: figureOf(its),
      ...typedAmount<UnitQuotient>(its, { key: unitAnswer(its), bugs }),
      ...unitQuotientSteps(its),
    }
  },
  solve({ figure, stem }) {
    if (figure?.kind === 'fraction-bars') {
      const [a = 1, b = 1] = figure.bars.map(({ parts }) => parts)
      return solvedFraction(b, a)
    }
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const pieces = Math.round(1 / figure.step)
    if (figure.jumps.length > 0) return solvedFraction(pieces * figure.to, 1)
    const count = numbersIn(stem).at(-1)?.value ?? 1
    return solvedFraction(1, pieces * count)
  },
})
