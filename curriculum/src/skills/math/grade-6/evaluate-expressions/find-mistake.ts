import { bug, mathIn, plain, type Random, tex, toNumber } from '#form'
import { type ClaimKind, claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  drawForm,
  type Formed,
  formTex,
  type FormId,
  isClear,
  misconceptionOf,
  type Mistake,
  readValue,
  stepsOf,
  valueIn,
  wrongValues,
} from './forms.ts'
import { say } from './messages.gen.ts'
import { given, givenIn, stepText } from './shown.ts'

type Named = Exclude<Mistake, 'one-part'>
const claimed = (mistake: Mistake, example: Formed, got: number) =>
  bug<Formed>({
    id: misconceptionOf[mistake],
    answer: (its) => wrongValues(its).find((each) => each.mistake === mistake)?.value ?? null,
    feedback: () => say(`slip.${mistake}`),
    example: [example, got],
  })
const sample: Formed = { form: 'plus', letter: 'x', x: 4, p: 3, c: 5 }
// For x = 4: 5 + 34, 8 · 4, 12² + 5, 3 · 4 + 5, 2 · 3 · 4 + 5, 16 + 25.
const mistakes = {
  glued: claimed('glued', sample, 39),
  order: claimed('order', sample, 32),
  'product-first': claimed('product-first', { ...sample, form: 'square' }, 149),
  once: claimed('once', { ...sample, form: 'group' }, 17),
  double: claimed('double', { ...sample, form: 'square' }, 29),
  spread: claimed('spread', { ...sample, form: 'squared-sum' }, 41),
}
const faults = faultsBy<Formed, Named>(mistakes, (id, who) => say(`claim.${id}`, { who }))
const claimOf = (form: FormId, ...ids: Named[]): ClaimKind<Formed> => ({
  faults: faults(...ids),
  draw: (random: Random) => drawForm(random, [form]),
})

/** A claim about the value: without powers (level 1), with a power (level 2), with a power of a sum (level 3). */
export const findMistake = claimModel<Formed>({
  seconds: 60,
  standards: ['6.EE.A.2c'],
  task: ({ form, letter }) => `${form} ${letter}`,
  kinds: {
    1: [
      claimOf('plus', 'glued', 'order'),
      claimOf('minus', 'glued', 'order'),
      claimOf('group', 'once', 'glued'),
    ],
    2: [claimOf('square', 'product-first', 'double', 'order'), claimOf('cube', 'double', 'order')],
    3: [
      claimOf('squared-sum', 'spread', 'double'),
      claimOf('group-square', 'once', 'double', 'order'),
      claimOf('sum-square', 'spread', 'product-first', 'double'),
    ],
  },
  truth: valueIn,
  printed: ({ x, p, c }) => [x, p, c],
  fits: (its) => isClear(its, 1) && valueIn(its) > 4,
  words(its, _who, got) {
    const steps = stepsOf(its)
    return {
      context: say('claim.context', { expression: tex(formTex(its)), given: given(its) }),
      said: say('claim.said', { got: toNumber(got) }),
      truth: say('claim.truth', { key: valueIn(its) }),
      hints: [say('claim.nudge'), say('plan.hint.power')],
      start: steps.map((each) => say('plan.does', { step: stepText(each), got: each.got })),
    }
  },
  reads({ stem }) {
    const [letter, x] = givenIn(stem)
    const source = mathIn(stem).find((each) => !each.includes('=')) ?? ''
    const numbers = (source.replaceAll(/\^\{\d\}/g, '').match(/\d+/g) ?? []).map(Number)
    const form = formShown(source)
    const [p = 1, c = 1] =
      form === 'plus' ? numbers.toReversed() : numbers.length === 1 ? [1, numbers[0] ?? 1] : numbers
    const its: Formed = { form, letter, x, p, c }
    const by = (mistake: Mistake): number =>
      wrongValues(its).find((each) => each.mistake === mistake)?.value ?? -1
    return {
      got: Number(/\d+/.exec((plain(stem).split('“')[1] ?? '').replaceAll(',', ''))?.[0] ?? 0),
      truth: readValue(source, { [letter]: x }),
      ways: [
        [/next to each other|una junto a la otra/, by('glued')],
        [/too early|antes de tiempo/, by('order')],
        [/before finding the power|antes de hallar la potencia/, by('product-first')],
        [/only the first term|solo el primer término/, by('once')],
        [/base by the exponent|base por el exponente/, by('double')],
        [/each number in the parentheses|cada número del paréntesis/, by('spread')],
      ],
    }
  },
})
function formShown(source: string): FormId {
  if (source.includes('^{3}')) return 'cube'
  if (/^\d+\([a-z] .*\)\^/.test(source)) return 'sum-square'
  if (/^\(.*\)\^/.test(source)) return 'squared-sum'
  if (/^\d+\([a-z]\^/.test(source)) return 'group-square'
  if (/^\d+\(/.test(source)) return 'group'
  if (/\^\{2\}/.test(source)) return 'square'
  return /^\d+ \+/.test(source) ? 'plus' : 'minus'
}
