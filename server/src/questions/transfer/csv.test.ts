import { SkillId } from '@skills-center/contract/ids'
import type { AuthoredAnswer, AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { assert as assertThat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { question } from '../test-question.ts'
import { anyQuestion } from './test-questions.ts'
import { csvFile, readCsvFile } from './csv-file.ts'
import { csvRow, readCsvRow } from './csv-question.ts'
import { listDifferences } from './list-differences.ts'

const through = (its: AuthoredQuestion): AuthoredQuestion => {
  const [first] = readCsvFile(csvFile([csvRow(its)]))
  if (first === undefined) throw new Error('No row came back')
  return readCsvRow(first.row)
}

test('a question of any kind comes back out of a file as it went in', () => {
  assertThat(
    property(anyQuestion, (its) => {
      expect(listDifferences(its, through(its))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('what a spreadsheet would work out as a formula is a text there, and comes back', () => {
  const answer: AuthoredAnswer = {
    kind: 'order',
    items: ['=1+1', '+2', '@x'],
    first: '',
    last: '',
    feedback: '',
  }
  const its = question({ title: '=HYPERLINK("https://example.org")', stem: '-5 + 3?', answer })
  const file = csvFile([csvRow(its)])
  for (const cell of [`"'=HYPERLINK(`, `,'-5 + 3?,`, `,"'=1+1\n`]) expect(file).toContain(cell)
  expect(through(its)).toMatchObject({ title: its.title, stem: its.stem, answer })
})

test('a table of a spreadsheet is read by its headings, in any order', () => {
  const [first] = readCsvFile(
    'Kind;Question;Right;Wrong;Skill\nchoice;Which is red?;blood;"sky => No.\nsea";unit-rates\n',
  )
  expect(first && readCsvRow(first.row)).toMatchObject({
    skillId: SkillId.parse('unit-rates'),
    level: 2,
    answer: {
      options: [
        { text: 'blood', isRight: true },
        { text: 'sky', isRight: false, feedback: 'No.' },
        { text: 'sea', isRight: false, feedback: '' },
      ],
    },
  })
})

test.each([
  ['Kind', 'choice,,Right', 'Question is blank.'],
  ['Kind', 'essay,Why?,', 'We don’t know the kind'],
])('a row that cannot be a question says why (%s)', (_name, row, message) => {
  const [first] = readCsvFile(`Kind,Question,Right\n${row}\n`)
  expect(() => first && readCsvRow(first.row)).toThrow(message)
})

test('a parameter that is written otherwise is named', () => {
  const [first] = readCsvFile('Kind,Question,Right,Parameters\nnumber,What?,a,a between 2 and 3\n')
  expect(() => first && readCsvRow(first.row)).toThrow('a between 2 and 3')
})
