import { letter, math, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

const equation = math(
  '2(x + 3) = 14',
  '<mn>2</mn><mo>(</mo><mi>x</mi><mo>+</mo><mn>3</mn><mo>)</mo><mo>=</mo><mn>14</mn>',
)
const sum = math(
  '\\frac{1}{2} + \\frac{1}{3}',
  '<mfrac><mn>1</mn><mn>2</mn></mfrac><mo>+</mo><mfrac><mn>1</mn><mn>3</mn></mfrac>',
)
const first = math('y = x + 3', '<mi>y</mi><mo>=</mo><mi>x</mi><mo>+</mo><mn>3</mn>')
const second = math('2x + y = 9', '<mn>2</mn><mi>x</mi><mo>+</mo><mi>y</mi><mo>=</mo><mn>9</mn>')

export const stepsSamples: InteractionSamples<'steps'> = [
  {
    name: 'an equation, each line judged as it is finished',
    item: {
      stem: rich('Solve ', equation, '. Show your work, line by line.'),
      figure: null,
      interaction: {
        kind: 'steps',
        task: { kind: 'solve', given: '2(x + 3) = 14' },
        given: [rich(equation)],
        label: 'Your work',
        letters: ['x'],
        judged: 'each-line',
      },
    },
    states: {
      filled: { kind: 'steps', lines: ['2x + 6 = 14', '2x = 8 (subtract 6)', ''] },
      wrong: { kind: 'steps', lines: ['2x + 3 = 14', '2x = 11', 'x = 5.5'] },
      right: { kind: 'steps', lines: ['2x + 6 = 14', '2x = 8', 'x = 4', '2(4 + 3) = 14'] },
      refused: { kind: 'steps', lines: ['2x + 6 = 14', '2x = = 8'] },
    },
  },
  {
    name: 'a sum of fractions, judged at the check',
    item: {
      stem: rich('Add ', sum, '. Show your work, line by line.'),
      figure: null,
      interaction: {
        kind: 'steps',
        task: { kind: 'rewrite', given: '1/2 + 1/3', form: 'value' },
        given: [rich(sum)],
        label: 'Your work',
        letters: [],
        judged: 'at-check',
      },
    },
    states: {
      filled: { kind: 'steps', lines: ['3/6 + 2/6'] },
      wrong: { kind: 'steps', lines: ['2/5'] },
      right: { kind: 'steps', lines: ['3/6 + 2/6', '(3 + 2)/6', '5/6'] },
      refused: { kind: 'steps', lines: ['3/6 + 2/6'] },
    },
  },
  {
    name: 'a calculation with units',
    item: {
      stem: rich('What is the speed in kilometers per hour? Show your work, line by line.'),
      figure: null,
      interaction: {
        kind: 'steps',
        task: { kind: 'quantity', given: '45 km / 1.5 h', unit: 'km/h' },
        given: [rich('distance: 45 km'), rich('time: 1.5 h')],
        label: 'Your work',
        letters: [],
        judged: 'each-line',
      },
    },
    states: {
      filled: { kind: 'steps', lines: ['45 km ÷ 1.5 h', '30'] },
      wrong: { kind: 'steps', lines: ['45 km ÷ 1.5 h', '30 km'] },
      right: { kind: 'steps', lines: ['45 km ÷ 1.5 h', '30 km/h'] },
      refused: { kind: 'steps', lines: ['45 km ÷ 1.5 h'] },
    },
  },
  {
    name: 'two equations',
    item: {
      stem: rich('Find ', letter('x'), ' and ', letter('y'), '. Show your work, line by line.'),
      figure: null,
      interaction: {
        kind: 'steps',
        task: { kind: 'system', given: ['y = x + 3', '2x + y = 9'] },
        given: [rich(first), rich(second)],
        label: 'Your work',
        letters: ['x', 'y'],
        judged: 'at-check',
      },
    },
    states: {
      filled: { kind: 'steps', lines: ['2x + x + 3 = 9', '3x + 3 = 9'] },
      wrong: { kind: 'steps', lines: ['2x + x + 3 = 9', '3x = 12', 'x = 4', 'y = 7'] },
      right: { kind: 'steps', lines: ['2x + x + 3 = 9', '3x = 6', 'x = 2', 'y = 5'] },
    },
  },
]
