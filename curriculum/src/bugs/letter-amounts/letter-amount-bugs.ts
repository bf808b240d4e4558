import { type Text, tex } from '@skills-center/messages/values'
import { opposite, regrouped, type TwoStepForm } from '../../equations/two-step.ts'
import { plainSum } from '../../expressions/groups.ts'
import { typed } from '../../math/sums-of-terms.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { amountTex, type LetterAmount } from '../../situations/letter-amounts/letter-amounts.ts'
import { bug, type Bug } from '../bug.ts'
import { say } from './messages.gen.ts'

const base = { p: 3, slope: 0, constant: 0, who: 'Ana', letter: 'm', q: 20 }
// Worked by hand: 20 + 3m for a gym, 3(m + 5) for bags, and 5n + 7 for stickers.
const gym: LetterAmount = { ...base, story: 'gym', form: 'plus' }
const bags: LetterAmount = { ...base, story: 'bags', form: 'group-plus', q: 5 }
const stickers: LetterAmount = {
  ...base,
  story: 'stickers',
  form: 'several',
  letter: 'n',
  slope: 5,
  constant: 7,
}

type Kind = 'rate' | 'groups' | 'several'
const kindOf = (form: TwoStepForm | 'several'): Kind =>
  form === 'several' ? form : form.startsWith('group') ? 'groups' : 'rate'

/** A bug for certain kinds of stories. */
const of = (
  kinds: readonly Kind[],
  its: {
    id: MisconceptionId
    write: (values: LetterAmount) => string
    feedback: (values: LetterAmount) => Text
    example: readonly [LetterAmount, string]
  },
): Bug<LetterAmount, string> =>
  bug({ ...its, answer: (values) => (kinds.includes(kindOf(values.form)) ? its.write(values) : null) })

const changed = (values: LetterAmount, by: Partial<LetterAmount>): string =>
  typed(amountTex({ ...values, ...by }))
const terms = ({ p, q, letter }: LetterAmount) => ({
  p,
  q,
  letter: tex(letter),
  two: tex(`${letter} = 2`),
})

export const letterAmountBugs = [
  of(['rate', 'groups'], {
    id: 'model.swaps-rate',
    write: (values) => changed(values, { p: values.q, q: values.p }),
    feedback: (values) =>
      say(kindOf(values.form) === 'groups' ? 'swapped.groups' : 'swapped.rate', terms(values)),
    example: [gym, '20m+3'],
  }),
  of(['rate', 'groups'], {
    id: 'model.wrong-sign',
    write: (values) =>
      changed(values, { form: values.form === 'several' ? 'several' : opposite[values.form] }),
    feedback: () => say('sign'),
    example: [bags, '3(m-5)'],
  }),
  of(['rate'], {
    id: 'model.counts-all',
    write: ({ form, ...values }) =>
      changed({ form, ...values }, { form: form === 'several' ? form : regrouped[form] }),
    feedback: (values) => say('counts-all', terms(values)),
    example: [gym, '3(m+20)'],
  }),
  of(['groups'], {
    id: 'model.counts-once',
    write: ({ form, ...values }) =>
      changed({ form, ...values }, { form: form === 'several' ? form : regrouped[form] }),
    feedback: (values) => say('counts-once', terms(values)),
    example: [bags, '3m+5'],
  }),
  of(['rate'], {
    id: 'expression.unlike-terms',
    write: ({ form, letter, p, q }) => plainSum([form === 'left' ? q - p : p + q, letter]),
    feedback: (values) => say('unlike', terms(values)),
    example: [gym, '23m'],
  }),
  of(['several'], {
    id: 'expression.skips-lone-letter',
    write: (values) => changed(values, { slope: values.slope - 1 }),
    feedback: (values) => say('lone', terms(values)),
    example: [stickers, '4n+7'],
  }),
  of(['several'], {
    id: 'model.wrong-sign',
    write: (values) => changed(values, { constant: -values.constant }),
    feedback: () => say('sign'),
    example: [stickers, '5n-7'],
  }),
  of(['several'], {
    id: 'expression.unlike-terms',
    write: ({ letter, slope, constant }) => plainSum([slope + constant, letter]),
    feedback: (values) => say('unlike', terms(values)),
    example: [stickers, '12n'],
  }),
  of(['several'], {
    id: 'model.counts-once',
    write: (values) =>
      changed(values, {
        constant: Math.abs(values.constant) > values.q ? values.constant / 2 : values.constant * 2,
      }),
    feedback: (values) => say('several', terms(values)),
    example: [{ ...stickers, story: 'fence', q: 5, slope: 4, constant: 10 }, '4n+5'],
  }),
]
