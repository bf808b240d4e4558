import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { assert as assertThat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { question, sayableQuestion } from './test-questions.ts'
import { readQtiItem } from './qti-read.ts'
import { qtiItem } from './qti-write.ts'
import { saidDifferently } from './said-differently.ts'
import { parseXml } from './xml.ts'

const written = (its: AuthoredQuestion): string => {
  const xml = qtiItem(its, 'q-1', null)
  if (xml === null) throw new Error('QTI has no words for it')
  return xml
}

test('what QTI can say comes back as it went out', () => {
  assertThat(
    property(sayableQuestion, (its) => {
      expect(saidDifferently(its, readQtiItem(written(its)).question)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a way to answer that QTI has no words for is not written', () => {
  const answer: AuthoredQuestion['answer'] = { kind: 'hot-spot', spots: [] }
  expect(qtiItem(question({ answer }), 'q-1', null)).toBeNull()
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
    ['<qti-extended-text-interaction response-identifier="RESPONSE"/>', 'extended-text-interaction'],
    ['<p>No question.</p>', 'asks for no answer'],
  ])('that cannot be taken in is refused by name', (inside, message) => {
    expect(() => readQtiItem(foreign(inside))).toThrow(message)
  })

  test('of an older QTI is told so', () => {
    expect(() => readQtiItem('<assessmentItem/>')).toThrow('QTI 2')
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
