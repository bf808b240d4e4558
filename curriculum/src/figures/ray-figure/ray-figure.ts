import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { numeral } from '@skills-center/messages/format-value'
import { type Bug, toNumber } from '../../bugs/bug.ts'
import { numberLine } from '../../build-drawn.ts'
import {
  type Bound,
  boundTex,
  goesRight,
  isClosed,
  plainBound,
  rayOf,
  type Sign,
} from '../../equations/inequality.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** From −10 to 10; every number near the boundary has a label. */
const tens = { from: -10, to: 10, step: 1 }
const labels = [-10, -5, 0, 5, 10]

/** The solutions of an inequality on a number line. */
export function rayFigure({ sign, at: bound }: Pick<Bound, 'sign' | 'at'>): Worded<FigureOf<'number-line'>> {
  const at = toNumber(bound)
  const end = { at, isClosed: isClosed(sign) }
  const isRight = goesRight(sign)
  return {
    kind: 'number-line',
    ...tens,
    // 0 always has a label; other labels make room for the one at the circle.
    labelled: [...labels.filter((tick) => tick === 0 || Math.abs(tick - at) > 1), ...(at === 0 ? [] : [at])],
    points: [],
    jumps: [],
    spans: [isRight ? { from: end, to: null } : { from: null, to: end }],
    description: say(`ray.${isRight ? 'right' : 'left'}`, {
      circle: say(isClosed(sign) ? 'filled' : 'open'),
      at: numeral(at),
    }),
  }
}

/** The inequality shown on a number line. */
export function rayShown(figure: Figure | undefined): { sign: Sign; at: number } {
  if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
  const [span] = figure.spans ?? []
  const end = span?.from ?? span?.to
  if (span === undefined || end == null) throw new TypeError('expects a ray')
  const isRight = span.to === null
  return { sign: isRight ? (end.isClosed ? '≥' : '>') : end.isClosed ? '≤' : '<', at: end.at }
}

type BoundBug<Values> = Omit<Bug<Values, Pick<Bound, 'sign' | 'at'>>, 'example'>

/** Draw the solutions on a number line of halves or wholes. */
export const drawnRay = <Values extends Bound>(
  values: Values,
  { bugs, hasHalves }: { bugs: readonly BoundBug<Values>[]; hasHalves: boolean },
): AnsweringTemplate =>
  built((word) =>
    numberLine(
      hasHalves
        ? { from: -5, to: 5, step: 1, snap: 0.5, labelled: Array.from({ length: 11 }, (_, at) => at - 5) }
        : { ...tens, snap: 1, labelled: labels },
      [rayOf(values)],
      bugs.flatMap((each) => {
        const got = each.answer(values)
        return got === null
          ? []
          : [{ marks: [rayOf(got)], misconception: each.id, feedback: word(each.feedback(values)) }]
      }),
    ),
  )

/** An inequality to type; `solved` requires the variable alone on one side. */
export const typedBound = <Values extends Bound>(
  values: Values,
  {
    bugs,
    cannotBeNegative,
    form = 'inequality',
  }: { bugs: readonly BoundBug<Values>[]; cannotBeNegative: boolean; form?: 'inequality' | 'solved' },
): AnsweringTemplate => ({
  interaction: { kind: 'inequality', label: say('label'), letters: [values.letter] },
  key: {
    kind: 'inequality',
    value: plainBound(values),
    shownAs: boundTex(values),
    form,
    ...(cannotBeNegative ? { cannotBeNegative } : {}),
  },
  wrongAnswers: bugs.flatMap((each) => {
    const got = each.answer(values)
    const value = got === null ? '' : plainBound({ ...values, ...got })
    return got === null
      ? []
      : [
          {
            misconception: each.id,
            key: { kind: 'inequality', value, form: 'inequality' },
            feedback: each.feedback(values),
          },
        ]
  }),
})
