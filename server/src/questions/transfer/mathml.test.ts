import temml from 'temml'
import { describe, expect, test } from 'vitest'
import { texOfMathMl } from './mathml.ts'
import { parseXml } from './xml.ts'

const read = (inside: string): string => texOfMathMl(parseXml(`<math>${inside}</math>`))

describe('MathML of another program keeps its value', () => {
  test.each([
    ['<mfrac><mn>1</mn><mn>2</mn></mfrac>', String.raw`\frac{1}{2}`],
    ['<mn>3</mn><mo>&#x2064;</mo><mfrac><mn>1</mn><mn>2</mn></mfrac>', String.raw`3\frac{1}{2}`],
    ['<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>3</mn>', 'x^{2}+3'],
    ['<msup><mrow><mo>(</mo><mi>x</mi><mo>−</mo><mn>1</mn><mo>)</mo></mrow><mn>2</mn></msup>', '{(x-1)}^{2}'],
    ['<msup><mfrac><mn>2</mn><mn>3</mn></mfrac><mn>2</mn></msup>', String.raw`{\frac{2}{3}}^{2}`],
    ['<msqrt><mn>9</mn><mo>+</mo><mn>16</mn></msqrt>', String.raw`\sqrt{9+16}`],
    ['<mroot><mn>8</mn><mn>3</mn></mroot>', String.raw`\sqrt[3]{8}`],
    ['<mn>6</mn><mo>×</mo><mn>4</mn><mo>÷</mo><mn>2</mn>', String.raw`6\times 4\div 2`],
    ['<mi>x</mi><mo>≤</mo><mo>−</mo><mn>2</mn>', String.raw`x\le -2`],
    ['<mo>|</mo><mo>-</mo><mn>3</mn><mo>|</mo>', '|-3|'],
    ['<mn>0.</mn><mover><mn>27</mn><mo>&#xAF;</mo></mover>', String.raw`0.\overline{27}`],
    ['<mn>90</mn><mo>°</mo>', String.raw`90^{\circ}`],
    ['<msup><mn>90</mn><mo>∘</mo></msup>', String.raw`90^{\circ}`],
    ['<msub><mi>H</mi><mn>2</mn></msub><mi>O</mi>', 'H_{2}O'],
    ['<mn>50</mn><mo>%</mo><mtext> of </mtext><mi>$</mi><mn>1,200</mn>', String.raw`50\%\text{ of }\$1,200`],
    ['<mfenced open="["><mn>1</mn><mn>2</mn></mfenced>', '[1,2)'],
    ['<mi>A</mi><mo>=</mo><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup>', String.raw`A=\pi r^{2}`],
    ['<mn>5</mn><mi>cm</mi>', String.raw`5\text{cm}`],
    ['<mtext>5% {a}</mtext>', String.raw`\text{5\% \{a\}}`],
    ['<mn>½</mn>', String.raw`\frac{1}{2}`],
    ['<semantics><mrow><mn>7</mn></mrow><annotation>seven</annotation></semantics>', '7'],
  ])('%s', (inside, tex) => {
    expect(read(inside)).toBe(tex)
    expect(() => temml.renderToString(tex, { throwOnError: true })).not.toThrow()
  })

  test.each([
    '\\frac{3}{4} + x^2',
    '\\sqrt{2}\\cdot\\sqrt[3]{27}',
    '-2\\le x < 5',
    '(a + b)^{2} \\ne a^2 + b^2',
    '\\frac{x + 1}{\\frac{2}{3}}',
    '3 \\times 10^{-5}',
    '\\overline{AB}',
  ])('what Temml sets of %s is read as the same', (tex) => {
    const set = (source: string) => temml.renderToString(source, { xml: true, annotate: false })
    expect(set(texOfMathMl(parseXml(set(tex).replaceAll('&nbsp;', ' '))))).toBe(set(tex))
  })
})

describe('MathML that we cannot read is refused by name', () => {
  test.each([
    ['<mphantom><mn>1</mn></mphantom>', '<mphantom>'],
    ['<mfrac linethickness="0"><mn>5</mn><mn>2</mn></mfrac>', '<mfrac>'],
    ['<mfrac><mn>5</mn></mfrac>', '<mfrac>'],
    ['<menclose notation="longdiv"><mn>84</mn></menclose>', '<menclose>'],
    ['<cn>1</cn>', '<cn>'],
    ['<mn>5</mn><mo>⊗</mo><mn>2</mn>', '⊗'],
  ])('%s', (inside, what) => {
    expect(() => read(inside)).toThrow(what)
  })
})
