import { describe, expect, test } from 'vitest'
import { numeral } from './numeral.ts'
import { parseMessage } from './parse-message.ts'
import { runMessage, type Speaker, textOf } from './run-message.ts'

const speaker = (values: Readonly<Record<string, string | number>>): Speaker => ({
  write: (name) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? numeral(value) : value
  },
  choice: (name) => String(values[name]),
  count: (name) => Number(values[name]),
  plural: (count) => (count === 1 ? 'one' : 'other'),
  join: (before, value) => before + value,
})
const partsOf = (source: string, values = {}) =>
  runMessage(speaker(values), parseMessage(source, { hasElements: true }))

describe('a message of a page', () => {
  test('is its own text where it has no values: nothing else is sent', () => {
    expect(parseMessage('Try again')).toBe('Try again')
    expect(JSON.stringify(parseMessage('{count, plural, one {# day} other {# days}}'))).toBe(
      '[["count","plural",{"one":[0," day"],"other":[0," days"]}]]',
    )
  })

  test('has elements around words, around values, and inside its cases', () => {
    expect(partsOf('Read the <terms>terms of <b>use</b></terms>, {name}.', { name: 'Ana' })).toEqual([
      'Read the ',
      { element: 'terms', inside: ['terms of ⟪use⟫'] },
      ', Ana.',
    ])
    expect(
      partsOf('<link><tab>{n, plural, one {# page} other {# <i>pages</i>}}</tab></link>', { n: 2 }),
    ).toEqual([
      { element: 'link', inside: [{ element: 'tab', inside: ['2 ', { element: 'i', inside: ['pages'] }] }] },
    ])
    expect(partsOf('Taught by <teachers/>.')).toEqual([
      'Taught by ',
      { element: 'teachers', inside: [] },
      '.',
    ])
  })

  test('says “less than” as itself', () => {
    expect(textOf(partsOf('−2 < x <= 3'))).toBe('−2 < x <= 3')
  })

  test.each([
    ['<a>b', /<a> is not closed/],
    ['a</b1>', /<\/b1> closes nothing/],
    ['<a><b1>c</a></b1>', /<\/a> closes nothing/],
    ['<a href="">b</a>', /only <b>stressed words<\/b> are marked/],
  ])('whose elements do not close is refused: %s', (source, why) => {
    expect(() => partsOf(source)).toThrow(why)
  })

  test('with elements is no text', () => {
    expect(() => textOf(partsOf('<a>b</a>'))).toThrow('<a> may be used only in markup')
  })
})
