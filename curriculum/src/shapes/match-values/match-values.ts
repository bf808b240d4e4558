import { type Text, tex } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { tex as math } from '../../markup.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

interface Slip {
  misconception: MisconceptionId
  feedback: Text
}

/** Two expressions with the same value, as TeX, and known wrong matches for the first. */
interface MatchedValues {
  source: string
  target: string
  slips?: readonly (Slip & { target: string })[]
}

/** Match expressions with others of the same value. */
export const matchValues = <Values extends { shuffle: number }>(
  its: Pick<ModelForm<Values>, 'id' | 'thinking' | 'seconds' | 'standards' | 'task' | 'draw' | 'fits'> & {
    pairs: (values: Values) => readonly MatchedValues[]
    /** Targets that match nothing. */
    others?: (values: Values) => readonly string[]
    words: (values: Values) => { stem: Text[]; hints: Text[]; slip: Slip; why: Text[] }
    /** The value of a shown expression. */
    means: (source: string) => number
  },
): ModelForm<Values> => {
  const { pairs, others = () => [], words, means, fits, ...form } = its
  return defineModel<Values>({
    ...form,
    fits(values, level) {
      const targets = [...pairs(values).map(({ target }) => target), ...others(values)]
      return new Set(targets.map(means)).size === targets.length && fits?.(values, level) !== false
    },
    minWrongAnswers: 1,
    item(values) {
      const all = pairs(values)
      const { stem, hints, slip, why } = words(values)
      const targets = new Set([...all.map(({ target }) => target), ...others(values)])
      return {
        stem,
        ...arranged.match(values.shuffle, {
          pairs: all.map(({ source, target, slips = [] }) => ({
            source: math(source),
            target: math(target),
            slips: slips
              .filter(
                (each, at) =>
                  each.target !== target &&
                  targets.has(each.target) &&
                  slips.findIndex((other) => other.target === each.target) === at,
              )
              .map((each) => ({ ...each, target: math(each.target) })),
          })),
          others: others(values).map((each) => math(each)),
          slip,
        }),
        hints,
        solution: [
          ...why,
          ...all.map(({ source, target }) => say('so', { equation: tex(`${source} = ${target}`) })),
        ],
      }
    },
    solve(shown) {
      const valueOf = (text: string): number => means(mathIn(text)[0] ?? '')
      return solved.match(shown, (source, target) => valueOf(source) === valueOf(target))
    },
  })
}
