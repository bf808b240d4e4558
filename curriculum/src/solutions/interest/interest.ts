import { numeral } from '@skills-center/messages/format-value'
import { tex, type Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { type Interest, interestOf, isWholeYears, yearlyOf } from '../../situations/interest/interest.ts'
import { say } from './messages.gen.ts'

/** A percent as a decimal. */
export const part = (percent: number): string => numeral(tidy(percent / 100))
export const yearlyStep = (its: Interest): Text =>
  say('yearly', {
    equation: tex(String.raw`${numeral(its.principal)} \times ${part(its.rate)} = ${numeral(yearlyOf(its))}`),
  })
/** One year, the full time, and the starting amount if the question includes it. */
export function forwardSteps(its: Interest): Text[] {
  const { months, principal } = its
  const interest = interestOf(its)
  return [
    yearlyStep(its),
    isWholeYears(its)
      ? say('years', {
          equation: tex(String.raw`${numeral(yearlyOf(its))} \times ${months / 12} = ${numeral(interest)}`),
        })
      : say('months', {
          months,
          equation: tex(
            String.raw`${numeral(yearlyOf(its))} \times \frac{${months}}{12} = ${numeral(interest)}`,
          ),
        }),
    ...(its.asks === 'total'
      ? [
          say('total', {
            equation: tex(
              `${numeral(principal)} + ${numeral(interest)} = ${numeral(tidy(principal + interest))}`,
            ),
          }),
        ]
      : []),
  ]
}
