import type { RichText } from '@skills-center/contract/rich-text'
import { expect, test } from 'vitest'
import { spoken } from './spoken.ts'

const math = (mathml: string): RichText => [[{ kind: 'math', tex: '', mathml: `<math>${mathml}</math>` }]]

test.each([
  ['<mfrac><mn>3</mn><mn>4</mn></mfrac>', '3/4'],
  ['<mrow><mn>1</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>', '1 and 1/2'],
  ['<mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac>', 'the fraction x plus 1 over 2'],
  [
    '<mrow><mo form="prefix" stretchy="false">−</mo><mn>3</mn><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></mrow>',
    'negative 3 x squared',
  ],
  [
    '<mrow><mn>2</mn><mo>×</mo><msup><mn>10</mn><mrow><mo form="prefix">−</mo><mn>3</mn></mrow></msup></mrow>',
    '2 times 10 to the power of negative 3',
  ],
  ['<mrow><mi>x</mi><mo>−</mo><mn>2</mn><mo>&lt;</mo><mn>5</mn></mrow>', 'x minus 2 is less than 5'],
  ['<mrow><mi>x</mi><mo>≤</mo><mo>−</mo><mn>2</mn></mrow>', 'x is less than or equal to negative 2'],
  ['<msqrt><mn>2</mn></msqrt>', 'the square root of 2'],
  ['<mroot><mn>8</mn><mn>3</mn></mroot>', 'the cube root of 8'],
  ['<msup><mn>90</mn><mo>∘</mo></msup>', '90 degrees'],
  ['<mrow><msub><mtext>H</mtext><mn>2</mn></msub><mtext>O</mtext></mrow>', 'H sub 2 O'],
  ['<mrow><mn>0.</mn><menclose notation="top"><mn>3</mn></menclose></mrow>', '0.3 repeating'],
])('%s is said in words', (mathml, words) => {
  expect(spoken(math(mathml))).toBe(words)
})

test('words and math are said together, and no space stands before a comma', () => {
  const text: RichText = [
    [
      { kind: 'text', text: 'is steeper in' },
      { kind: 'math', tex: 'x', mathml: '<math><mi>x</mi></math>' },
      { kind: 'text', text: ', and ' },
      { kind: 'strong', text: 'longer' },
    ],
    [{ kind: 'text', text: 'too' }],
  ]
  expect(spoken(text)).toBe('is steeper in x, and longer too')
})
