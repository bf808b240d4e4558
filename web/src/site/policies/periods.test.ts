import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { periods } from './en/periods.ts'
import { periods as spanish } from './es/periods.ts'

test('docs/privacy.md names every period as it is applied', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8')
  const [, table = ''] = written.split('| What | Kept | Why | Rule |\n|---|---|---|---|\n')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map((row) => row.split(' | '))
  expect(rows.map(([what, kept]) => ({ what: what?.slice(2), kept }))).toEqual(periods)
  expect(rows.filter(([, , why, rule]) => !why || !rule)).toEqual([])
})

const numbersIn = (text: string) => text.match(/\d+/g) ?? []

test('Spanish names the same periods', () => {
  expect(spanish.map(({ kept }) => numbersIn(kept))).toEqual(periods.map(({ kept }) => numbersIn(kept)))
})
