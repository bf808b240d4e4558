import { expect, test } from 'vitest'
import { languageToday } from '../../form/languages-today.ts'
import { draw } from '../../form/model.ts'
import { render } from '../../form/render.ts'
import { createRandom } from '../../random.ts'
import { fillOutcomes } from './spin-tables.ts'

const results: Readonly<Record<string, (a: number, b: number) => number>> = {
  added: (a: number, b: number) => a + b,
  multiplied: (a: number, b: number) => a * b,
  larger: (a: number, b: number) => Math.max(a, b),
  subtracted: (a: number, b: number) => Math.abs(a - b),
}

test.each([1, 2, 3] as const)(
  'level %i: every cell, shown or asked for, follows from its row and column',
  (level) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { template } = draw(fillOutcomes, createRandom(`spins ${level} ${seed}`), level)
      const { stem, interaction, key } = render(template, languageToday('en'))
      if (interaction.kind !== 'table' || key.kind !== 'table') throw new Error('no table')
      const rule = /added|multiplied|subtracted|larger/.exec(stem)?.[0] ?? ''
      const across = interaction.columns.slice(1).map(Number)
      for (const [first, ...cells] of interaction.rows) {
        const left = first !== undefined && 'text' in first ? Number(first.text) : Number.NaN
        for (const [at, cell] of cells.entries()) {
          const wanted = String(results[rule]?.(left, across[at] ?? 0))
          if ('text' in cell) expect(cell.text).toBe(wanted)
          else expect(key.entries[cell.entry]).toMatchObject({ value: wanted })
        }
      }
    }
  },
)
