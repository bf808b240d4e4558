import type { AnswerOf, AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { rational } from '@skills-center/answers/rational'
import { holds } from '@skills-center/curriculum/authored/formula'
import { makeAuthored } from '@skills-center/curriculum/authored/make-authored'
import { assert as assertThat, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemImage } from './qti-pieces.ts'
import { question } from '../test-question.ts'
import { condition, pictureQuestion, sayableQuestion, templateQuestion } from './test-questions.ts'
import { readQtiItem } from './qti-read.ts'
import { qtiItem } from './qti-write.ts'
import { listDifferences } from './list-differences.ts'
import { parseXml } from './xml.ts'

const onLine: AnswerOf<'number-line'> = {
  kind: 'number-line',
  from: '0',
  to: '9',
  step: '1',
  snap: '1',
  every: '1',
  marks: '3',
  wrong: [],
}
const image: ItemImage = {
  path: '../images/one.png',
  description: 'A cell, "drawn" & cut open.',
  width: '600',
  height: '400',
}
const written = (its: AuthoredQuestion): string =>
  qtiItem(its, 'q-1', its.figure?.kind === 'image' ? image : null).xml
const back = (its: AuthoredQuestion) => readQtiItem(written(its)).question

describe('what QTI can say comes back as it went out', () => {
  test('of a question whose numbers stand', () => {
    assertThat(
      property(sayableQuestion, (its) => {
        expect(listDifferences(its, back(its))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('of a question whose numbers change, with its ranges, conditions and worked out answers', () => {
    assertThat(
      property(templateQuestion, (its) => {
        expect(listDifferences(its, back(its))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('and its variants are the same ones', () => {
    assertThat(
      property(templateQuestion, integer({ min: 0, max: 1000 }), (its, seed) => {
        const name = 'id/1'
        const [one, two] = [its, back(its)].map((from) => {
          const made = makeAuthored({ ...from, conditions: [] }, name, seed)
          return made.isMade ? [made.item.stem, made.item.key] : made.message
        })
        expect(two).toEqual(one)
      }),
      { numRuns: 100 },
    )
  })

  test('and its conditions hold for the same numbers', () => {
    const numbers = integer({ min: -9, max: 9 })
    assertThat(
      property(condition, numbers, numbers, numbers, (text, a, b, c) => {
        const its = question({ parameters: three, conditions: [text] })
        const values = new Map([a, b, c].map((value, index) => ['abc'.charAt(index), rational(value)]))
        const evaluated = (formula: string | undefined) => {
          try {
            return holds(formula ?? '', values)
          } catch (error) {
            return error instanceof Error ? error.message : ''
          }
        }
        expect(evaluated(back(its).conditions[0])).toBe(evaluated(text))
      }),
      { numRuns: 300 },
    )
  })

  test('of a question about places on a picture', () => {
    assertThat(
      property(pictureQuestion, (its) => {
        const { question: home, image: picture } = readQtiItem(written(its))
        expect(listDifferences({ ...its, figure: null }, home)).toEqual([])
        expect(home.answer).toMatchObject('labels' in its.answer ? { labels: its.answer.labels } : {})
        expect(picture).toEqual({
          path: image.path,
          description: image.description,
          places: its.figure?.rows,
        })
      }),
      { numRuns: 60 },
    )
  })
})

const three = ['a', 'b', 'c'].map((name) => ({
  kind: 'range' as const,
  name,
  from: '-9',
  to: '9',
  step: '1',
}))

describe('what QTI has no words for is named', () => {
  test.each<[string, Partial<AuthoredQuestion>]>([
    ['drawn', { answer: { kind: 'hot-spot', spots: [] } }],
    ['ray', { answer: { ...onLine, marks: 'x > 3' } }],
    ['changes with the numbers', { answer: onLine, parameters: three }],
    ['QTI reserves', { parameters: [{ kind: 'formula', name: 'SCORE', formula: '3' }] }],
    ['may be a word', { parameters: [{ kind: 'list', name: 'a', values: ['x'] }], conditions: ['a < 3'] }],
    ['comparison inside', { parameters: three, stem: '{=(a < b) + 1}' }],
  ])('%s', (words, over) => {
    expect(() => written(question(over))).toThrow(words)
  })
})

const foreign = (
  inside: string,
  declaration = '<qti-value>B</qti-value>',
  type = 'identifier',
) => `<?xml version="1.0"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="x" title="Foreign">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="${type}">
    <qti-correct-response>${declaration}</qti-correct-response>
  </qti-response-declaration>
  <qti-item-body>
    <p>Two   <em>lines</em>
       of text &amp; more &#8722;5.</p>
    ${inside}
  </qti-item-body>
</qti-assessment-item>`

describe('an item of another program', () => {
  test('is read with its prompt and choices', () => {
    const { question: its } = readQtiItem(
      foreign(`<qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="true">
        <qti-prompt>Which one?</qti-prompt>
        <qti-simple-choice identifier="A">First</qti-simple-choice>
        <qti-simple-choice identifier="B">Second</qti-simple-choice>
      </qti-choice-interaction>`),
    )
    expect(its).toMatchObject({
      title: 'Foreign',
      stem: 'Two ⟪lines⟫ of text & more −5.\n\nWhich one?',
      answer: {
        kind: 'choice',
        keepsOrder: false,
        options: [
          { text: 'First', isRight: false },
          { text: 'Second', isRight: true },
        ],
      },
    })
  })

  test('with a number to type is read as a number, and with a free text refused', () => {
    const entry = '<p>x = <qti-text-entry-interaction response-identifier="RESPONSE"/></p>'
    const value = (text: string) => `<qti-value>${text}</qti-value>`
    expect(readQtiItem(foreign(entry, value('2.5'), 'float')).question.answer).toMatchObject({
      kind: 'number',
      right: '2.5',
    })
    expect(() => readQtiItem(foreign(entry, value('Paris'), 'string'))).toThrow('free text')
  })

  test.each([
    ['<qti-extended-text-interaction response-identifier="RESPONSE"/>', 'extended text'],
    ['<p>No question.</p>', 'doesn’t ask for an answer'],
  ])('that cannot be taken in is refused by name', (inside, message) => {
    expect(() => readQtiItem(foreign(inside))).toThrow(message)
  })

  test('of another kind of file is told so', () => {
    expect(() => readQtiItem('<manifest/>')).toThrow('isn’t a QTI question')
  })

  test('keeps a fraction as a fraction', () => {
    const half = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'
    const { question: its } = readQtiItem(
      foreign(`<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
        <qti-prompt>Which equals ${half}?</qti-prompt>
        <qti-simple-choice identifier="A">${half.replace('2', '3')}</qti-simple-choice>
        <qti-simple-choice identifier="B">0.5</qti-simple-choice>
      </qti-choice-interaction>`),
    )
    expect(its.stem).toContain(String.raw`Which equals ⟦\frac{1}{2}⟧?`)
    expect(its.answer).toMatchObject({ options: [{ text: String.raw`⟦\frac{1}{3}⟧` }, { text: '0.5' }] })
  })

  test('with math that we cannot read is refused whole', () => {
    const division = '<p><math><menclose notation="longdiv"><mn>84</mn></menclose></math></p>'
    expect(() => readQtiItem(foreign(division))).toThrow('doesn’t ask for an answer')
    const entry = '<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>'
    expect(() => readQtiItem(foreign(division + entry, '<qti-value>4</qti-value>', 'float'))).toThrow(
      '<menclose>',
    )
  })

  const typed = (rule: string) =>
    readQtiItem(
      foreign(
        '<p>About <qti-text-entry-interaction response-identifier="RESPONSE"/> cm</p>',
        '<qti-value>12.5</qti-value>',
        'float',
      ).replace(
        '</qti-assessment-item>',
        `<qti-response-processing><qti-response-condition><qti-response-if>${rule}
        </qti-response-if></qti-response-condition></qti-response-processing></qti-assessment-item>`,
      ),
    )
  const about = '<qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/>'

  test.each([
    ['tolerance-mode="absolute" tolerance="0.1"', '0.1'],
    ['tolerance-mode="absolute" tolerance="0.1 0.1"', '0.1'],
    ['tolerance-mode="relative" tolerance="2 2"', '0.25'],
    ['tolerance-mode="exact"', ''],
  ])('keeps how far a number may be off: %s', (mode, within) => {
    const { question: its, notes } = typed(`<qti-equal ${mode}>${about}</qti-equal>`)
    expect(its).toMatchObject({ answer: { right: '12.5', within } })
    expect(its.stem).toContain('About ____ cm')
    expect(notes).toEqual([])
  })

  test.each([
    `<qti-equal tolerance-mode="absolute" tolerance="0.1 0.5">${about}</qti-equal>`,
    `<qti-equal-rounded rounding-mode="decimalPlaces" figures="1">${about}</qti-equal-rounded>`,
  ])('says that it leaves out a distance that it cannot say', (rule) => {
    const { question: its, notes } = typed(rule)
    expect(its).toMatchObject({ answer: { within: '' } })
    expect(notes).toEqual([expect.stringContaining('may be off')])
  })
})

describe('an item of QTI 2', () => {
  test('is read by the names of QTI 3', () => {
    const { question: its } = readQtiItem(`<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="x" title="Older" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier">
    <correctResponse><value>A</value><value>C</value></correctResponse>
  </responseDeclaration>
  <itemBody><p>Choose the <b>primes</b> below <m:math><m:msup><m:mn>3</m:mn><m:mn>2</m:mn></m:msup></m:math>.</p>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="0">
      <prompt>Pick every one.</prompt>
      <simpleChoice identifier="A">2<feedbackInline outcomeIdentifier="FEEDBACK" identifier="A" showHide="show">Yes.</feedbackInline></simpleChoice>
      <simpleChoice identifier="B">4</simpleChoice>
      <simpleChoice identifier="C">5</simpleChoice>
    </choiceInteraction></itemBody>
</assessmentItem>`)
    expect(its).toMatchObject({
      title: 'Older',
      stem: 'Choose the ⟪primes⟫ below ⟦3^{2}⟧.\n\nPick every one.',
      answer: {
        kind: 'choices',
        keepsOrder: false,
        options: [
          { text: '2', isRight: true, feedback: 'Yes.' },
          { text: '4', isRight: false },
          { text: '5', isRight: true },
        ],
      },
    })
  })

  test('keeps its tolerance', () => {
    const { question: its } = readQtiItem(`<assessmentItem identifier="x" title="Pi">
  <responseDeclaration identifier="R" cardinality="single" baseType="float"><correctResponse><value>3.14</value></correctResponse></responseDeclaration>
  <itemBody><p>π is about <textEntryInteraction responseIdentifier="R" expectedLength="5"/></p></itemBody>
  <responseProcessing><responseCondition><responseIf>
    <equal toleranceMode="absolute" tolerance="0.005 0.005"><variable identifier="R"/><correct identifier="R"/></equal>
  </responseIf></responseCondition></responseProcessing></assessmentItem>`)
    expect(its).toMatchObject({ stem: 'π is about', answer: { right: '3.14', within: '0.005' } })
  })
})

describe('an item of another program whose numbers change', () => {
  const template = (rules: string) => `<qti-assessment-item identifier="x" title="Foreign">
    <qti-response-declaration identifier="R" cardinality="single" base-type="integer"/>
    <qti-template-processing>${rules}
      <qti-set-correct-response identifier="R"><qti-sum><qti-variable identifier="A"/><qti-variable identifier="N-1"/></qti-sum></qti-set-correct-response>
    </qti-template-processing>
    <qti-item-body><p><qti-printed-variable identifier="A"/> + <qti-printed-variable identifier="N-1"/> =
      <qti-text-entry-interaction response-identifier="R"/></p></qti-item-body></qti-assessment-item>`
  const set = (id: string, rule: string) =>
    `<qti-set-template-value identifier="${id}">${rule}</qti-set-template-value>`
  const number = (value: string) => `<qti-base-value base-type="integer">${value}</qti-base-value>`
  const a = set('A', '<qti-random-integer min="2" max="9"/>')

  test('is read with its ranges, lists and rules', () => {
    const list = `<qti-random><qti-ordered>${number('1')}${number('4')}</qti-ordered></qti-random>`
    const rule = `<qti-template-constraint><qti-not><qti-equal tolerance-mode="exact"><qti-variable identifier="A"/><qti-variable identifier="N-1"/></qti-equal></qti-not></qti-template-constraint>`
    const { question: its } = readQtiItem(template(a + set('N-1', list) + rule))
    expect(its).toMatchObject({
      stem: '{=A} + {=p1} =',
      parameters: [
        { kind: 'range', name: 'A', from: '2', to: '9', step: '1' },
        { kind: 'list', name: 'p1', values: ['1', '4'] },
      ],
      conditions: ['A != p1'],
      answer: { kind: 'number', right: 'A + p1' },
    })
    expect(makeAuthored(its, 'x', 1)).toMatchObject({ isMade: true })
  })

  test('by a rule that we do not know is refused by its name', () => {
    const rule = '<qti-random-float min="1" max="2"/>'
    expect(() => readQtiItem(template(a + set('N-1', rule)))).toThrow('random float')
  })

  test('in which each value doubles the one before is refused before it grows', () => {
    const twice = (id: string) =>
      `<qti-sum><qti-variable identifier="${id}"/><qti-variable identifier="${id}"/></qti-sum>`
    const doubling = Array.from({ length: 60 }, (_, index) =>
      set(`d-${index + 1}`, twice(index === 0 ? 'A' : `d-${index}`)),
    )
    expect(() => readQtiItem(template(a + doubling.join('')))).toThrow('too long')
  })
})

test('a spot on a picture of another program is found by its shape', () => {
  const { question: its, image: picture } = readQtiItem(
    foreign(
      `<qti-hotspot-interaction response-identifier="RESPONSE" max-choices="1">
        <object type="image/png" data="map.png" width="200" height="100"/>
        <qti-hotspot-choice identifier="A" shape="rect" coords="0,0,100,50"/>
        <qti-hotspot-choice identifier="B" shape="circle" coords="150,75,9"/></qti-hotspot-interaction>`,
    ),
  )
  expect(its.answer).toMatchObject({ kind: 'hot-spot', spots: [{ isRight: false }, { isRight: true }] })
  expect(picture).toMatchObject({
    path: 'map.png',
    places: [
      ['', '25', '25'],
      ['', '75', '75'],
    ],
  })
})

describe('a file made to do harm', () => {
  test.each([
    ['entities that swell', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'],
    ['a file of the server', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'],
    ['an outside DTD', '<!doctype x SYSTEM "https://example.org/x.dtd"><x/>'],
    ['an entity that nobody defined', '<x>&secret;</x>'],
    ['elements without end', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
    ['no XML', 'hello'],
    ['an open tag', '<x><y></x>'],
  ])('is refused: %s', (_name, text) => {
    expect(() => parseXml(text)).toThrow()
  })
})
