import { expect, test } from 'vitest'
import { mathMarkup } from './math-text.ts'

test.each([
  ['2x + 6', '<mn>2</mn><mi>x</mi><mo>+</mo><mn>6</mn>'],
  ['x ≥ -3', '<mi>x</mi><mo>≥</mo><mo>\u2212</mo><mn>3</mn>'],
  ['x < 3', '<mi>x</mi><mo>&lt;</mo><mn>3</mn>'],
  ['7/8', '<mfrac><mrow><mn>7</mn></mrow><mrow><mn>8</mn></mrow></mfrac>'],
  ['(x + 1)/2', '<mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac>'],
  ['x²', '<msup><mrow><mi>x</mi></mrow><mrow><mn>2</mn></mrow></msup>'],
  ['10⁻⁴', '<msup><mrow><mn>10</mn></mrow><mrow><mo form="prefix">\u2212</mo><mn>4</mn></mrow></msup>'],
  ['3√(x + 1)', '<mn>3</mn><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>'],
  ['(2, -3)', '<mrow><mo>(</mo><mn>2</mn><mo>,</mo><mo>\u2212</mo><mn>3</mn><mo>)</mo></mrow>'],
  ['(2, 3', '<mrow><mo>(</mo><mn>2</mn><mo>,</mo><mn>3</mn></mrow>'],
  [
    'x < 1 or x > 5',
    '<mi>x</mi><mo>&lt;</mo><mn>1</mn><mtext>\u00a0or\u00a0</mtext><mi>x</mi><mo>&gt;</mo><mn>5</mn>',
  ],
  ['4ab²', '<mn>4</mn><mi>a</mi><msup><mrow><mi>b</mi></mrow><mrow><mn>2</mn></mrow></msup>'],
  ['2/', '<mn>2</mn><mo>/</mo>'],
])('%s is set as math', (text, inside) => {
  expect(mathMarkup(text)).toBe(`<math>${inside}</math>`)
})

test.each(['<img src="x">', '"a"', '2 & 3', "x'", '3 = 😀'])('%s is no math', (text) => {
  expect(mathMarkup(text)).toBeNull()
})
