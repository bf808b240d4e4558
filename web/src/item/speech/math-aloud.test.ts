import { expect, test } from 'vitest'
import { mathAloud } from './math-aloud.ts'

// As the server converts the TeX of our items, without attributes, which the code under test ignores.
const cases: readonly (readonly [tex: string, mathml: string, words: string])[] = [
  [String.raw`\frac{1}{4}`, '<mfrac><mn>1</mn><mn>4</mn></mfrac>', '1 fourth'],
  [String.raw`\frac{3}{4}`, '<mfrac><mn>3</mn><mn>4</mn></mfrac>', '3 fourths'],
  [String.raw`\frac{1}{2}`, '<mfrac><mn>1</mn><mn>2</mn></mfrac>', '1 half'],
  [String.raw`\frac{5}{2}`, '<mfrac><mn>5</mn><mn>2</mn></mfrac>', '5 halves'],
  [String.raw`\frac{2}{3}`, '<mfrac><mn>2</mn><mn>3</mn></mfrac>', '2 thirds'],
  [String.raw`\frac{7}{10}`, '<mfrac><mn>7</mn><mn>10</mn></mfrac>', '7 tenths'],
  [String.raw`\frac{5}{12}`, '<mfrac><mn>5</mn><mn>12</mn></mfrac>', '5 twelfths'],
  [String.raw`\frac{11}{24}`, '<mfrac><mn>11</mn><mn>24</mn></mfrac>', '11 twenty-fourths'],
  [String.raw`\frac{17}{25}`, '<mfrac><mn>17</mn><mn>25</mn></mfrac>', '17 twenty-fifths'],
  [String.raw`\frac{3}{100}`, '<mfrac><mn>3</mn><mn>100</mn></mfrac>', '3 hundredths'],
  [String.raw`\frac{1}{36}`, '<mfrac><mn>1</mn><mn>36</mn></mfrac>', '1 thirty-sixth'],
  [String.raw`\frac{3}{250}`, '<mfrac><mn>3</mn><mn>250</mn></mfrac>', '3 over 250'],
  [String.raw`\frac{8}{3}`, '<mfrac><mn>8</mn><mn>3</mn></mfrac>', '8 thirds'],
  [String.raw`2\frac{3}{4}`, '<mrow><mn>2</mn><mfrac><mn>3</mn><mn>4</mn></mfrac></mrow>', '2 and 3 fourths'],
  [String.raw`4\frac{8}{6}`, '<mrow><mn>4</mn><mfrac><mn>8</mn><mn>6</mn></mfrac></mrow>', '4 and 8 sixths'],
  [
    String.raw`−\frac{2}{3}`,
    '<mrow><mo>−</mo><mfrac><mn>2</mn><mn>3</mn></mfrac></mrow>',
    'negative 2 thirds',
  ],
  [
    String.raw`−2\frac{1}{2}`,
    '<mrow><mo>−</mo><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>',
    'negative 2 and 1 half',
  ],
  [String.raw`\frac{x}{4}`, '<mfrac><mi>x</mi><mn>4</mn></mfrac>', 'x over 4'],
  [String.raw`\frac{8}{x}`, '<mfrac><mn>8</mn><mi>x</mi></mfrac>', '8 over x'],
  [
    String.raw`\frac{x + 1}{3}`,
    '<mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>3</mn></mfrac>',
    'the fraction x plus 1 over 3, end fraction',
  ],
  [
    String.raw`\frac{8 − 5}{7 − 1} = \frac{1}{2}`,
    '<mrow><mfrac><mrow><mn>8</mn><mo>−</mo><mn>5</mn></mrow><mrow><mn>7</mn><mo>−</mo><mn>1</mn></mrow></mfrac><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>',
    'the fraction 8 minus 5 over 7 minus 1, end fraction, equals 1 half',
  ],
  [
    String.raw`\frac{3 − (−1)}{8 − (−4)}`,
    '<mfrac><mrow><mn>3</mn><mo>−</mo><mrow><mo>(</mo><mo>−</mo><mn>1</mn><mo>)</mo></mrow></mrow><mrow><mn>8</mn><mo>−</mo><mrow><mo>(</mo><mo>−</mo><mn>4</mn><mo>)</mo></mrow></mrow></mfrac>',
    'the fraction 3 minus negative 1 over 8 minus negative 4, end fraction',
  ],
  [
    String.raw`\frac{3}{2}m = 27`,
    '<mrow><mfrac><mn>3</mn><mn>2</mn></mfrac><mi>m</mi><mo>=</mo><mn>27</mn></mrow>',
    '3 halves m equals 27',
  ],
  [
    String.raw`\frac{2}{3}n + 13 = 7`,
    '<mrow><mfrac><mn>2</mn><mn>3</mn></mfrac><mi>n</mi><mo>+</mo><mn>13</mn><mo>=</mo><mn>7</mn></mrow>',
    '2 thirds n plus 13 equals 7',
  ],
  [
    String.raw`\frac{1}{2} \div 2\frac{1}{6}`,
    '<mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>÷</mo><mn>2</mn><mfrac><mn>1</mn><mn>6</mn></mfrac></mrow>',
    '1 half divided by 2 and 1 sixth',
  ],
  [
    String.raw`\frac{1}{3} × \frac{4}{5}`,
    '<mrow><mfrac><mn>1</mn><mn>3</mn></mfrac><mo>×</mo><mfrac><mn>4</mn><mn>5</mn></mfrac></mrow>',
    '1 third times 4 fifths',
  ],
  [String.raw`3x`, '<mrow><mn>3</mn><mi>x</mi></mrow>', '3 x'],
  [
    String.raw`−9w = −72`,
    '<mrow><mo>−</mo><mn>9</mn><mi>w</mi><mo>=</mo><mo>−</mo><mn>72</mn></mrow>',
    'negative 9 w equals negative 72',
  ],
  [String.raw`2a + 3b`, '<mrow><mn>2</mn><mi>a</mi><mo>+</mo><mn>3</mn><mi>b</mi></mrow>', '2 A plus 3 b'],
  [String.raw`x = −6`, '<mrow><mi>x</mi><mo>=</mo><mo>−</mo><mn>6</mn></mrow>', 'x equals negative 6'],
  [
    String.raw`y = −x − 4`,
    '<mrow><mi>y</mi><mo>=</mo><mo>−</mo><mi>x</mi><mo>−</mo><mn>4</mn></mrow>',
    'y equals negative x minus 4',
  ],
  [
    String.raw`y = mx + b`,
    '<mrow><mi>y</mi><mo>=</mo><mi>m</mi><mi>x</mi><mo>+</mo><mi>b</mi></mrow>',
    'y equals m x plus b',
  ],
  [String.raw`35yz`, '<mrow><mn>35</mn><mi>y</mi><mi>z</mi></mrow>', '35 y z'],
  [
    String.raw`9 \cdot t = 9t`,
    '<mrow><mn>9</mn><mo>⋅</mo><mi>t</mi><mo>=</mo><mn>9</mn><mi>t</mi></mrow>',
    '9 times t equals 9 t',
  ],
  [
    String.raw`3(x + 4)`,
    '<mrow><mn>3</mn><mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>4</mn><mo>)</mo></mrow></mrow>',
    '3 times the quantity x plus 4',
  ],
  [
    String.raw`−2(x − 5)`,
    '<mrow><mo>−</mo><mn>2</mn><mrow><mo>(</mo><mi>x</mi><mo>−</mo><mn>5</mn><mo>)</mo></mrow></mrow>',
    'negative 2 times the quantity x minus 5',
  ],
  [
    String.raw`3(x + 4) = 3x + 12`,
    '<mrow><mn>3</mn><mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>4</mn><mo>)</mo></mrow><mo>=</mo><mn>3</mn><mi>x</mi><mo>+</mo><mn>12</mn></mrow>',
    '3 times the quantity x plus 4 equals 3 x plus 12',
  ],
  [
    String.raw`4(n + 3y) − y`,
    '<mrow><mn>4</mn><mrow><mo>(</mo><mi>n</mi><mo>+</mo><mn>3</mn><mi>y</mi><mo>)</mo></mrow><mo>−</mo><mi>y</mi></mrow>',
    '4 times the quantity n plus 3 y, end quantity, minus y',
  ],
  [
    String.raw`(4x + 7) \cdot 3`,
    '<mrow><mrow><mo>(</mo><mn>4</mn><mi>x</mi><mo>+</mo><mn>7</mn><mo>)</mo></mrow><mo>⋅</mo><mn>3</mn></mrow>',
    'the quantity 4 x plus 7, end quantity, times 3',
  ],
  [
    String.raw`4(15w)`,
    '<mrow><mn>4</mn><mrow><mo>(</mo><mn>15</mn><mi>w</mi><mo>)</mo></mrow></mrow>',
    '4 times 15 w',
  ],
  [
    String.raw`(x + 2)(x − 3)`,
    '<mrow><mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>2</mn><mo>)</mo></mrow><mrow><mo>(</mo><mi>x</mi><mo>−</mo><mn>3</mn><mo>)</mo></mrow></mrow>',
    'the quantity x plus 2, end quantity, times the quantity x minus 3',
  ],
  [
    String.raw`(10 + 3) × (4 + 2)`,
    '<mrow><mrow><mo>(</mo><mn>10</mn><mo>+</mo><mn>3</mn><mo>)</mo></mrow><mo>×</mo><mrow><mo>(</mo><mn>4</mn><mo>+</mo><mn>2</mn><mo>)</mo></mrow></mrow>',
    'the quantity 10 plus 3, end quantity, times the quantity 4 plus 2',
  ],
  [
    String.raw`51 − (9 + 5)`,
    '<mrow><mn>51</mn><mo>−</mo><mrow><mo>(</mo><mn>9</mn><mo>+</mo><mn>5</mn><mo>)</mo></mrow></mrow>',
    '51 minus the quantity 9 plus 5',
  ],
  [
    String.raw`(6 × 8) + (\frac{1}{4} × \frac{2}{3})`,
    '<mrow><mrow><mo>(</mo><mn>6</mn><mo>×</mo><mn>8</mn><mo>)</mo></mrow><mo>+</mo><mrow><mo>(</mo><mfrac><mn>1</mn><mn>4</mn></mfrac><mo>×</mo><mfrac><mn>2</mn><mn>3</mn></mfrac><mo>)</mo></mrow></mrow>',
    'the quantity 6 times 8, end quantity, plus the quantity 1 fourth times 2 thirds',
  ],
  [
    String.raw`4 × [38 − (3 + 7)]`,
    '<mrow><mn>4</mn><mo>×</mo><mrow><mo>[</mo><mn>38</mn><mo>−</mo><mrow><mo>(</mo><mn>3</mn><mo>+</mo><mn>7</mn><mo>)</mo></mrow><mo>]</mo></mrow></mrow>',
    '4 times open bracket 38 minus the quantity 3 plus 7, close bracket',
  ],
  [
    String.raw`6 × [8 + (10 − 7) × 5]`,
    '<mrow><mn>6</mn><mo>×</mo><mrow><mo>[</mo><mn>8</mn><mo>+</mo><mrow><mo>(</mo><mn>10</mn><mo>−</mo><mn>7</mn><mo>)</mo></mrow><mo>×</mo><mn>5</mn><mo>]</mo></mrow></mrow>',
    '6 times open bracket 8 plus the quantity 10 minus 7, end quantity, times 5, close bracket',
  ],
  [
    String.raw`[23 − 2 × 3] × 3`,
    '<mrow><mrow><mo>[</mo><mn>23</mn><mo>−</mo><mn>2</mn><mo>×</mo><mn>3</mn><mo>]</mo></mrow><mo>×</mo><mn>3</mn></mrow>',
    'open bracket 23 minus 2 times 3, close bracket, times 3',
  ],
  [
    String.raw`2 − (−2) = 4`,
    '<mrow><mn>2</mn><mo>−</mo><mrow><mo>(</mo><mo>−</mo><mn>2</mn><mo>)</mo></mrow><mo>=</mo><mn>4</mn></mrow>',
    '2 minus negative 2 equals 4',
  ],
  [
    String.raw`9 \times (−4) + 16`,
    '<mrow><mn>9</mn><mo>×</mo><mrow><mo>(</mo><mo>−</mo><mn>4</mn><mo>)</mo></mrow><mo>+</mo><mn>16</mn></mrow>',
    '9 times negative 4 plus 16',
  ],
  [
    String.raw`−3 + (−4)`,
    '<mrow><mo>−</mo><mn>3</mn><mo>+</mo><mrow><mo>(</mo><mo>−</mo><mn>4</mn><mo>)</mo></mrow></mrow>',
    'negative 3 plus negative 4',
  ],
  [String.raw`x^2`, '<msup><mi>x</mi><mn>2</mn></msup>', 'x squared'],
  [String.raw`5x^3`, '<mrow><mn>5</mn><msup><mi>x</mi><mn>3</mn></msup></mrow>', '5 x cubed'],
  [
    String.raw`3m^2 + 3`,
    '<mrow><mn>3</mn><msup><mi>m</mi><mn>2</mn></msup><mo>+</mo><mn>3</mn></mrow>',
    '3 m squared plus 3',
  ],
  [String.raw`x^{5}`, '<msup><mi>x</mi><mn>5</mn></msup>', 'x to the 5th power'],
  [String.raw`2^{10}`, '<msup><mn>2</mn><mn>10</mn></msup>', '2 to the 10th power'],
  [String.raw`x^n`, '<msup><mi>x</mi><mi>n</mi></msup>', 'x to the nth power'],
  [
    String.raw`7^{2} + 10^{2} = 149`,
    '<mrow><msup><mn>7</mn><mn>2</mn></msup><mo>+</mo><msup><mn>10</mn><mn>2</mn></msup><mo>=</mo><mn>149</mn></mrow>',
    '7 squared plus 10 squared equals 149',
  ],
  [
    String.raw`(3x)^2`,
    '<msup><mrow><mo>(</mo><mn>3</mn><mi>x</mi><mo>)</mo></mrow><mn>2</mn></msup>',
    'the quantity 3 x, end quantity, squared',
  ],
  [
    String.raw`10^{2} − 5^{2} = 75`,
    '<mrow><msup><mn>10</mn><mn>2</mn></msup><mo>−</mo><msup><mn>5</mn><mn>2</mn></msup><mo>=</mo><mn>75</mn></mrow>',
    '10 squared minus 5 squared equals 75',
  ],
  [String.raw`10^{3}`, '<msup><mn>10</mn><mn>3</mn></msup>', '10 to the 3rd power'],
  [
    String.raw`10^{−6}`,
    '<msup><mn>10</mn><mrow><mo>−</mo><mn>6</mn></mrow></msup>',
    '10 to the negative 6th power',
  ],
  [
    String.raw`3.2 \times 10^{4}`,
    '<mrow><mn>3.2</mn><mo>×</mo><msup><mn>10</mn><mn>4</mn></msup></mrow>',
    '3.2 times 10 to the 4th power',
  ],
  [
    String.raw`7.1 \times 10^{2}`,
    '<mrow><mn>7.1</mn><mo>×</mo><msup><mn>10</mn><mn>2</mn></msup></mrow>',
    '7.1 times 10 to the 2nd power',
  ],
  [
    String.raw`5.4 \times 10^{−10}`,
    '<mrow><mn>5.4</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>10</mn></mrow></msup></mrow>',
    '5.4 times 10 to the negative 10th power',
  ],
  [
    String.raw`(4 \times 10^{8}) \times (2 \times 10^{2})`,
    '<mrow><mrow><mo>(</mo><mn>4</mn><mo>×</mo><msup><mn>10</mn><mn>8</mn></msup><mo>)</mo></mrow><mo>×</mo><mrow><mo>(</mo><mn>2</mn><mo>×</mo><msup><mn>10</mn><mn>2</mn></msup><mo>)</mo></mrow></mrow>',
    '4 times 10 to the 8th power times 2 times 10 to the 2nd power',
  ],
  [
    String.raw`(8 \times 7) \times 10^{9 + 5}`,
    '<mrow><mrow><mo>(</mo><mn>8</mn><mo>×</mo><mn>7</mn><mo>)</mo></mrow><mo>×</mo><msup><mn>10</mn><mrow><mn>9</mn><mo>+</mo><mn>5</mn></mrow></msup></mrow>',
    'the quantity 8 times 7, end quantity, times 10 to the power 9 plus 5, end power',
  ],
  [String.raw`\sqrt{149}`, '<msqrt><mn>149</mn></msqrt>', 'the square root of 149'],
  [
    String.raw`\sqrt{x + 1}`,
    '<msqrt><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow></msqrt>',
    'the square root of x plus 1, end root',
  ],
  [
    String.raw`\sqrt{576} = 24`,
    '<mrow><msqrt><mn>576</mn></msqrt><mo>=</mo><mn>24</mn></mrow>',
    'the square root of 576 equals 24',
  ],
  [String.raw`\sqrt[3]{8}`, '<mroot><mn>8</mn><mn>3</mn></mroot>', 'the cube root of 8'],
  [String.raw`5\sqrt{3}`, '<mrow><mn>5</mn><msqrt><mn>3</mn></msqrt></mrow>', '5 times the square root of 3'],
  [
    String.raw`2,\ \sqrt{24},\ \sqrt{28}`,
    '<mrow><mn>2</mn><mo>,</mo><mtext> </mtext><msqrt><mn>24</mn></msqrt><mo>,</mo><mtext> </mtext><msqrt><mn>28</mn></msqrt></mrow>',
    '2, the square root of 24, the square root of 28',
  ],
  [
    String.raw`7,\ 24,\ 25`,
    '<mrow><mn>7</mn><mo>,</mo><mtext> </mtext><mn>24</mn><mo>,</mo><mtext> </mtext><mn>25</mn></mrow>',
    '7, 24, 25',
  ],
  [String.raw`x \ge 3`, '<mrow><mi>x</mi><mo>≥</mo><mn>3</mn></mrow>', 'x is greater than or equal to 3'],
  [
    String.raw`−8 < t`,
    '<mrow><mo>−</mo><mn>8</mn><mo>&lt;</mo><mi>t</mi></mrow>',
    'negative 8 is less than t',
  ],
  [
    String.raw`x − 2 < 5`,
    '<mrow><mi>x</mi><mo>−</mo><mn>2</mn><mo>&lt;</mo><mn>5</mn></mrow>',
    'x minus 2 is less than 5',
  ],
  [
    String.raw`−2 \ge w`,
    '<mrow><mo>−</mo><mn>2</mn><mo>≥</mo><mi>w</mi></mrow>',
    'negative 2 is greater than or equal to w',
  ],
  [String.raw`x \ne 4`, '<mrow><mi>x</mi><mo>≠</mo><mn>4</mn></mrow>', 'x is not equal to 4'],
  [String.raw`\pi \approx 3.14`, '<mrow><mi>π</mi><mo>≈</mo><mn>3.14</mn></mrow>', 'pi is about 3.14'],
  [String.raw`8\pi`, '<mrow><mn>8</mn><mi>π</mi></mrow>', '8 pi'],
  [
    String.raw`A = \pi r^2`,
    '<mrow><mi>A</mi><mo>=</mo><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow>',
    'A equals pi r squared',
  ],
  [
    String.raw`C = 2\pi r`,
    '<mrow><mi>C</mi><mo>=</mo><mn>2</mn><mi>π</mi><mi>r</mi></mrow>',
    'C equals 2 pi r',
  ],
  [String.raw`(4, 7)`, '<mrow><mo>(</mo><mn>4</mn><mo>,</mo><mn>7</mn><mo>)</mo></mrow>', 'the point 4, 7'],
  [
    String.raw`(3, −2)`,
    '<mrow><mo>(</mo><mn>3</mn><mo>,</mo><mo>−</mo><mn>2</mn><mo>)</mo></mrow>',
    'the point 3, negative 2',
  ],
  [
    String.raw`(k, −4)`,
    '<mrow><mo>(</mo><mi>k</mi><mo>,</mo><mo>−</mo><mn>4</mn><mo>)</mo></mrow>',
    'the point k, negative 4',
  ],
  [
    String.raw`(0, 5), (3, 11)`,
    '<mrow><mrow><mo>(</mo><mn>0</mn><mo>,</mo><mn>5</mn><mo>)</mo></mrow><mo>,</mo><mrow><mo>(</mo><mn>3</mn><mo>,</mo><mn>11</mn><mo>)</mo></mrow></mrow>',
    'the point 0, 5; the point 3, 11',
  ],
  [
    String.raw`A(7, −4)`,
    '<mrow><mi>A</mi><mrow><mo>(</mo><mn>7</mn><mo>,</mo><mo>−</mo><mn>4</mn><mo>)</mo></mrow></mrow>',
    'A at the point 7, negative 4',
  ],
  [
    String.raw`P′(−3, −12)`,
    '<mrow><mi>P</mi><mtext>′</mtext><mrow><mo>(</mo><mo>−</mo><mn>3</mn><mo>,</mo><mo>−</mo><mn>12</mn><mo>)</mo></mrow></mrow>',
    'P prime at the point negative 3, negative 12',
  ],
  [
    String.raw`f(x) = 2x + 1`,
    '<mrow><mi>f</mi><mrow><mo>(</mo><mi>x</mi><mo>)</mo></mrow><mo>=</mo><mn>2</mn><mi>x</mi><mo>+</mo><mn>1</mn></mrow>',
    'f of x equals 2 x plus 1',
  ],
  [String.raw`f(3)`, '<mrow><mi>f</mi><mrow><mo>(</mo><mn>3</mn><mo>)</mo></mrow></mrow>', 'f of 3'],
  [
    String.raw`(3k + 60)°`,
    '<mrow><mrow><mo>(</mo><mn>3</mn><mi>k</mi><mo>+</mo><mn>60</mn><mo>)</mo></mrow><mi>°</mi></mrow>',
    'the quantity 3 k plus 60, end quantity, degrees',
  ],
  [String.raw`90^\circ`, '<msup><mn>90</mn><mo>∘</mo></msup>', '90 degrees'],
  [String.raw`x_1`, '<msub><mi>x</mi><mn>1</mn></msub>', 'x sub 1'],
  [
    String.raw`0.\overline{3}`,
    '<mrow><mn>0.</mn><menclose notation="top" class="tml-overline"><mn>3</mn></menclose></mrow>',
    '0.3 repeating',
  ],
  [
    String.raw`12 \div 3 = 4`,
    '<mrow><mn>12</mn><mo>÷</mo><mn>3</mn><mo>=</mo><mn>4</mn></mrow>',
    '12 divided by 3 equals 4',
  ],
  [
    String.raw`\left|−7\right| + \left|x\right|`,
    '<mrow><mrow><mo>|</mo><mo>−</mo><mn>7</mn><mo>|</mo></mrow><mo>+</mo><mrow><mo>|</mo><mi>x</mi><mo>|</mo></mrow></mrow>',
    'the absolute value of negative 7, plus the absolute value of x',
  ],
  [String.raw`−4.5`, '<mrow><mo>−</mo><mn>4.5</mn></mrow>', 'negative 4.5'],
]

test.each(cases)('%s', (_, mathml, words) => {
  expect(mathAloud(`<math>${mathml}</math>`)).toBe(words)
})
