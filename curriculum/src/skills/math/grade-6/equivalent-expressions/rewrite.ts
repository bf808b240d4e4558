import { toNumber } from '@skills-center/answers/rational'
import { defineModel, mathIn, tex, typedExpression } from '#form'
import { expandingBugs, factoringBugs } from '#bugs/expressions/expression-bugs.ts'
import { drawFactored, drawGrouped, type ToFactor, toFactorTex } from '#expressions/draws.ts'
import {
  collectedTex,
  factoredTerms,
  type Grouped,
  groupedTerms,
  groupedTex,
  insideTex,
} from '#expressions/groups.ts'
import { twoPartsFigure } from '#figures/area-figure/area-figure.ts'
import type { Shown } from '#item.ts'
import { linearTex, readLinear } from '#math/linear-expression.ts'
import { typed } from '#math/sums-of-terms.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { say } from './messages.gen.ts'

/** The expression of the question as it is: the judge tells whether the key has its value. */
const asShown = ({ stem }: Shown) => ({ kind: 'expression' as const, text: typed(mathIn(stem)[0] ?? '') })

/** An area model (level 1), a coefficient and minus signs (level 2), like terms to combine as well (level 3). */
export const expand = defineModel<Grouped>({
  id: 'expand',
  thinking: 'compute',
  seconds: 45,
  standards: ['6.EE.A.3'],
  bugs: expandingBugs,
  task: ({ shown, constant, more, added }) => `${shown} ${constant > 0} ${Math.min(more, 2)} ${added > 0}`,
  draw: drawGrouped,
  item(its) {
    const { letter, by, constant, shown, more } = its
    const terms = groupedTerms(its)
    const kind = shown === 'area' ? 'area' : more === 0 ? 'group' : 'combine'
    const figure = twoPartsFigure(String(by), [letter, String(constant)], 'widths')
    return {
      stem: [say(`expand.asks.${kind}`, terms)],
      ...(shown === 'area' ? { figure } : {}),
      ...typedExpression(its, {
        label: say(`expand.label.${shown}`),
        letters: [letter],
        key: typed(collectedTex(its)),
        form: 'expanded',
        bugs: expandingBugs,
      }),
      hints: [say(`expand.nudge.${kind}`, terms), say(`expand.hint.${kind}`, terms)],
      solution: [say(`expand.step.${kind}`, terms), say(`expand.so.${kind}`, terms)],
    }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'area-model') return asShown(shown)
    const [height, widths] = [shown.figure.rows[0]?.label, shown.figure.columns.map(({ label }) => label)]
    return { kind: 'expression', text: `${height}(${widths.join('+')})` }
  },
})

/** The width of an area model (level 1), two terms (level 2), like terms first, or a term that is the factor (level 3). */
export const factor = defineModel<ToFactor>({
  id: 'factor',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['6.EE.A.3'],
  bugs: factoringBugs,
  task: ({ shown, inside, split }) =>
    `${shown} ${inside.length} ${split === null} ${inside.some(([size]) => size < 0)}`,
  draw: drawFactored,
  item(its) {
    const { by, inside, shown, split } = its
    const terms = { ...factoredTerms(its), source: tex(toFactorTex(its)) }
    const kind = shown === 'area' ? 'area' : split !== null ? 'combine' : inside.length > 2 ? 'three' : 'two'
    const areas = [terms.term.tex, String(terms.last)] as const
    return {
      stem: [say(`factor.asks.${kind}`, terms)],
      ...(shown === 'area' ? { figure: twoPartsFigure(String(by), ['', ''], 'areas', areas) } : {}),
      ...typedExpression(its, {
        label: say(`factor.label.${shown}`),
        letters: inside.flatMap(([, letter]) => (letter === '' ? [] : [letter])),
        key: typed(insideTex(its)),
        ...(shown === 'area' ? {} : { form: 'factored' }),
        bugs: factoringBugs,
      }),
      hints: [say(`factor.nudge.${kind}`, terms), say(`factor.hint.${kind}`, terms)],
      solution: [say(`factor.step.${kind}`, terms), say(`factor.so.${kind}`, terms)],
    }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'area-model') return asShown(shown)
    const areas = (shown.figure.cells?.[0] ?? []).map(({ text }) => text)
    return { kind: 'expression', text: `(${areas.join('+')})/${shown.figure.rows[0]?.label}` }
  },
})

/** Parentheses multiplied out line by line: a letter alone (level 1), a coefficient and minus signs (level 2), like terms (level 3). */
export const showWork = showWorkOf<Grouped>({
  of: { ...expand, draw: (random, level) => ({ ...drawGrouped(random, level), shown: 'group' }) },
  seconds: 60,
  task: (its) => ({ kind: 'rewrite', given: groupedTex(its), form: 'expanded' }),
  letters: ({ letter }) => [letter],
  bugs: ['distributes-to-one', 'unlike-terms', 'lone-letter-as-zero'],
  answer: collectedTex,
  lastLine({ stem }) {
    const source = mathIn(stem)[0] ?? ''
    const { slope, constant } = readLinear(source)
    const letter = /[a-z]/.exec(source)?.[0]
    return linearTex({ slope: toNumber(slope), constant: toNumber(constant) }, letter)
  },
})
