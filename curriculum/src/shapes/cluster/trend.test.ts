import { expect, test } from 'vitest'
import { stoppingThings } from '#phenomena/stopping/stopping.ts'
import { warmingRecords } from '#phenomena/warming/warming.ts'
import { languageToday } from '../../form/languages-today.ts'
import { draw } from '../../form/model.ts'
import { render } from '../../form/render.ts'
import type { Level } from '@skills-center/contract/ids'
import { createRandom } from '../../random.ts'
import { trends } from './trend.ts'

const model = trends([...warmingRecords, ...stoppingThings], [])
const seeds = Array.from({ length: 80 }, (_unused, seed) => seed)

/** The first question, its key, all rows of the table, and the two rows that the question names. */
function firstOf(level: Level, seed: number) {
  const { template } = draw(model, createRandom(`trend ${level} ${seed}`), level)
  const { figure, interaction, key } = render(template, languageToday('en'))
  if (figure?.kind !== 'table' || interaction.kind !== 'table' || key.kind !== 'table')
    throw new TypeError('Not a table')
  const rows = figure.rows.map(([x, y]) => [Number(x), Number(y)] as const)
  const cell = interaction.rows[0]?.[0]
  const asks = cell !== undefined && 'text' in cell ? cell.text : ''
  const entry = key.entries['row-1-2']
  if (entry === undefined || !('value' in entry)) throw new TypeError('Not a number')
  const [from, to] = [...asks.matchAll(/\d+/g)]
    .flatMap(([digits]) => rows.filter(([x]) => x === Number(digits)))
    .slice(0, 2)
    .toSorted((one, other) => one[0] - other[0])
  if (from === undefined || to === undefined) throw new TypeError(`No two rows in: ${asks}`)
  return { asks, value: Number(entry.value), rows, from, to, change: to[1] - from[1], span: to[0] - from[0] }
}

test('level 1 asks for the difference of the two rows', () => {
  for (const seed of seeds) {
    const { value, change } = firstOf(1, seed)
    expect(value).toBeCloseTo(Math.abs(change), 6)
  }
})

test('level 2 asks for the mean change per step that the question names', () => {
  for (const seed of seeds) {
    const { asks, value, change, span } = firstOf(2, seed)
    const per = asks.includes('decade') ? 10 : Number(/each (\d+)/.exec(asks)?.[1])
    const half = asks.includes('whole number') ? 0.5 : 0.05
    expect(Math.abs(value - (Math.abs(change) / span) * per)).toBeLessThan(half + 1e-6)
  }
})

test('level 3 goes on from the last row of the table, or asks how many times as large', () => {
  for (const seed of seeds) {
    const { asks, value, rows, from, to, change, span } = firstOf(3, seed)
    const goesOn = asks.includes('goes on')
    const found = goesOn ? to[1] + (change / span) * (2030 - to[0]) : to[1] / from[1]
    if (goesOn) expect(to).toEqual(rows.at(-1))
    expect(Math.abs(value - found)).toBeLessThan(0.05 + 1e-6)
  }
})
