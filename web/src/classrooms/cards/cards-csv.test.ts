import { UserId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { csvOf } from './cards-csv.ts'

test('cards are rows that a spreadsheet reads as text', () => {
  const studentId = UserId.parse('00000000-0000-4000-8000-000000000001')
  const address = csvOf([
    { studentId, name: 'Ana "Annie" Ruiz, 6B', username: 'anar12', password: 'tree-river' },
    { studentId, name: '=1+1', username: 'leo3', password: 'sun' },
  ])
  expect(decodeURIComponent(address.replace('data:text/csv;charset=utf-8,', '')).split('\r\n')).toEqual([
    '\uFEFF"Name","Username","Password"',
    '"Ana ""Annie"" Ruiz, 6B","anar12","tree-river"',
    `"'=1+1","leo3","sun"`,
    '',
  ])
})
