import { expect, test } from 'vitest'
import { decode, readFile } from './read-file.ts'

const csv = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'class.csv')

test.each([
  ['UTF-8', [0x54, 0x6f, 0x6d, 0xc3, 0xa1, 0x73]],
  ['the old letters of Windows', [0x54, 0x6f, 0x6d, 0xe1, 0x73]],
  ['UTF-16', [0xff, 0xfe, 0x54, 0, 0x6f, 0, 0x6d, 0, 0xe1, 0, 0x73, 0]],
])('a name written in %s is read', (_, bytes) => {
  expect(decode(new Uint8Array(bytes))).toBe('Tomás')
})

test('a workbook is told apart from a table of text', async () => {
  expect(await readFile(csv(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])))).toEqual({
    problem: 'This isn’t a CSV file. In your spreadsheet, choose “Save as” or “Download”, then CSV.',
  })
})

test('a file of more than 1 MB is not sent', async () => {
  expect(await readFile(csv(new Uint8Array(1_000_001)))).toEqual({
    problem: 'This file is larger than 1 MB, which is too big for a roster. Did you choose the right file?',
  })
})
