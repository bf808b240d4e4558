import { expect, it } from 'vitest'
import { number } from '../build-item.ts'
import type { Item } from '../item.ts'
import { strong, tex } from '../markup.ts'
import { checkSpoken } from './check-spoken.ts'

const sound: Item = {
  stem: `What is ${tex('\\frac{1}{2}')} of ${strong('eight')}?`,
  figure: {
    kind: 'array',
    rows: 2,
    columns: 4,
    shape: 'dot',
    description: 'Two rows of four dots.',
  },
  ...number({ label: 'Answer', after: 'dots' }, { value: '4' }, []),
  hints: ['Make two equal parts.', 'Look at one row.'],
  solution: ['Half is one of two equal parts.', 'One row has 4 dots.'],
}
const withFigure = (description: string): Partial<Item> => ({
  figure: { kind: 'array', rows: 2, columns: 4, shape: 'dot', description },
})

it('finds nothing where math and stressed words are marked in texts, and nowhere else', () => {
  expect(checkSpoken(sound)).toEqual([])
})

it.each<[string, Partial<Item>, string]>([
  ['marks in the description of a figure', withFigure(`Dots: ${tex('2 + 2')}`), 'marks of markup'],
  ['TeX in the description of a figure', withFigure('Two rows, \\frac{1}{2} each.'), 'raw TeX'],
  ['a value left open in the description of a figure', withFigure('Two rows of {dots}.'), 'braces'],
  ['marks in a label', number({ label: strong('Answer') }, { value: '4' }, []), 'marks of markup'],
  ['TeX in a unit', number({ label: 'Answer', after: 'cm^{2}' }, { value: '4' }, []), 'raw TeX'],
  [
    'an option with raw TeX',
    {
      interaction: {
        kind: 'choice',
        options: [
          { id: 'a', text: '\\sqrt 2' },
          { id: 'b', text: tex('\\sqrt 3') },
        ],
      },
      key: { kind: 'choice', option: 'a' },
    },
    'raw TeX',
  ],
  ['math within stressed words', { hints: [strong(`Half of ${tex('8')}`)] }, 'marks of markup'],
  ['a mark that is not closed', { solution: ['So it is ⟦4.'] }, 'marks of markup'],
  [
    'a value left open in feedback',
    {
      wrongAnswers: [
        { misconception: null, key: { kind: 'number', value: '16' }, feedback: 'You wrote {n}.' },
      ],
    },
    'braces',
  ],
])('finds %s', (_breach, over, rule) => {
  const [found, other] = checkSpoken({ ...sound, ...over })
  expect(found?.rule).toContain(rule)
  if (rule !== 'raw TeX') expect(other).toBeUndefined()
})
