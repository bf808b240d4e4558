import { expect, test } from 'vitest'
import { cellTowards, type Row } from './cells.ts'
import { cellReader } from './read-cells.ts'

const text = { text: [] }
const open = (entry: string) => ({ entry, label: entry })
const rows: Row[] = [
  [text, open('a'), text, open('b')],
  [text, text, text, text],
  [open('c'), open('d'), text, text],
]

test('arrow keys go to the next open cell of the row or the column, over cells that only show', () => {
  expect(cellTowards(rows, 'a', 'ArrowRight')).toBe('b')
  expect(cellTowards(rows, 'b', 'ArrowLeft')).toBe('a')
  expect(cellTowards(rows, 'a', 'ArrowDown')).toBe('d')
  expect(cellTowards(rows, 'd', 'ArrowUp')).toBe('a')
  expect(cellTowards(rows, 'd', 'ArrowLeft')).toBe('c')
})

test('at the edge, and for any other key, the focus stays', () => {
  expect(cellTowards(rows, 'b', 'ArrowDown')).toBeUndefined()
  expect(cellTowards(rows, 'c', 'ArrowLeft')).toBeUndefined()
  expect(cellTowards(rows, 'a', 'x')).toBeUndefined()
})

test('a cell is right by its value, however it is written', () => {
  expect(cellReader.isSame('1/2', '0.5')).toBe(true)
  expect(cellReader.isSame('15', '51')).toBe(false)
  expect(cellReader.isSame('some', '6')).toBe(false)
})
