import type { Inline, RichText } from '@skills-center/contract/rich-text'
import type { ShownItem } from '@skills-center/contract/item'

const fraction = (top: string, bottom: string) => `<mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac>`
const math = (markup: string, tex: string): Inline => ({
  kind: 'math',
  mathml: `<math>${markup}</math>`,
  tex,
})
const plain = (text: string): Inline => ({ kind: 'text', text })
const plus = '<mo>+</mo>'
const is = '<mo>=</mo>'

/** A typical practice question. Its answer may be public. */
export const sampleItem: ShownItem = {
  stem: [
    [
      plain('Robin hikes '),
      math(fraction('1', '2'), String.raw`\frac{1}{2}`),
      plain(' mile before lunch and '),
      math(fraction('1', '3'), String.raw`\frac{1}{3}`),
      plain(' mile after lunch. How far is that in all?'),
    ],
  ],
  figure: null,
  interaction: { kind: 'fraction', label: 'Your answer', after: 'mile' },
}

/** The answer key in the form that `judge-fraction` reads. */
export const sampleKey = { value: '5/6', unit: 'mile' } as const

/** Adding numerators and denominators, the most common mistake on this question. */
export const usualMistake = '2/5'

export const sampleHints: readonly RichText[] = [
  [[plain('Halves and thirds are pieces of different sizes. Which size could both be cut into?')]],
  [
    [
      plain('Sixths: '),
      math(`${fraction('1', '2')}${is}${fraction('3', '6')}`, String.raw`\frac{1}{2} = \frac{3}{6}`),
      plain('. How many sixths is one third?'),
    ],
  ],
]

export const mistakeFeedback: RichText = [
  [
    plain('It looks as if tops and bottoms were added. '),
    math(fraction('2', '5'), String.raw`\frac{2}{5}`),
    plain(' is less than '),
    math(fraction('1', '2'), String.raw`\frac{1}{2}`),
    plain(', and Robin had gone that far before lunch. Make the pieces the same size first.'),
  ],
]

export const otherFeedback: RichText = [
  [plain('Cut both fractions into pieces of the same size, then count the pieces.')],
]

export const sampleRightAnswer: RichText = [
  [math(fraction('5', '6'), String.raw`\frac{5}{6}`), plain(' mile')],
]

export const sampleSolution: readonly RichText[] = [
  [[plain('Halves and thirds can both be cut into sixths.')]],
  [
    [
      plain('Rename both: '),
      math(`${fraction('1', '2')}${is}${fraction('3', '6')}`, String.raw`\frac{1}{2} = \frac{3}{6}`),
      plain(' and '),
      math(`${fraction('1', '3')}${is}${fraction('2', '6')}`, String.raw`\frac{1}{3} = \frac{2}{6}`),
      plain('.'),
    ],
  ],
  [
    [
      plain('Count the sixths: '),
      math(
        `${fraction('3', '6')}${plus}${fraction('2', '6')}${is}${fraction('5', '6')}`,
        String.raw`\frac{3}{6} + \frac{2}{6} = \frac{5}{6}`,
      ),
      plain('. Robin hiked '),
      math(fraction('5', '6'), String.raw`\frac{5}{6}`),
      plain(' mile.'),
    ],
  ],
]
