import { expect, test } from 'vitest'
import { gradebookCsv } from './gradebook-csv.ts'

test('a name that a spreadsheet would run as a formula stays a name, and a comma or quote in it ends no cell', () => {
  const student = (name: string) => ({ id: '', name, cells: [], done: 1, missing: 0, percent: -5 })
  const names = ['=HYPERLINK("http://x")', '+1', '-1', '@sum', '\t=1', 'Ada, "B"']
  const csv = gradebookCsv(JSON.parse(JSON.stringify({ assignments: [], students: names.map(student) })))
  expect(csv.split('\r\n').slice(1, -1)).toEqual([
    `"'=HYPERLINK(""http://x"")",1,0,-5`,
    `'+1,1,0,-5`,
    `'-1,1,0,-5`,
    `'@sum,1,0,-5`,
    `'\t=1,1,0,-5`,
    `"Ada, ""B""",1,0,-5`,
  ])
})
