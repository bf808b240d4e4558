import { expect, test } from 'vitest'
import { languageToday } from '../../form/languages-today.ts'
import { draw, type AnyModelForm } from '../../form/model.ts'
import { render } from '../../form/render.ts'
import type { Item } from '../../item.ts'
import { createRandom } from '../../random.ts'
import {
  copper,
  copperAsks,
  copperClaims,
  copperOrders,
} from '../../skills/science/grade-6/natural-resources/copper.ts'
import { canyon, canyonClaims } from '../../skills/science/grade-8/geologic-time/canyon.ts'
import { askRecords } from './ask-records.ts'
import { orderRecords } from './order-records.ts'
import { sortRecords } from './sort-records.ts'

const levels = [1, 2, 3] as const
type Level = (typeof levels)[number]
const seeds = Array.from({ length: 60 }, (_unused, seed) => seed)

function made(model: AnyModelForm, level: Level, seed: number): Item {
  const { template } = draw(model, createRandom(`records ${level} ${seed}`), level)
  return render(template, languageToday('en'))
}

interface Row {
  name: string
  cells: number[]
}

/** The rows that a text names, in that order. */
function named({ figure }: Item, text: string): Row[] {
  if (figure?.kind !== 'table') throw new Error('no table')
  return figure.rows
    .map(([name = '', ...cells]) => ({
      name,
      cells: cells.map((cell) => Number(cell.replaceAll(',', ''))),
      at: text.indexOf(name),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
}

const cell = (row: Row | undefined, column: number): number => row?.cells[column] ?? Number.NaN

test.each(levels)('level %i: the number that is asked for follows from the rows shown', (level) => {
  const model = askRecords(copper, copperAsks, [])
  for (const seed of seeds) {
    const item = made(model, level, seed)
    // The scene names no country, so the first names are those in the question.
    const rows = named(item, item.stem)
    const found = {
      1: () => cell(rows[0], 0) - cell(rows[1], 0),
      2: () => cell(rows[0], 1) / cell(rows[1], 1),
      3: () => cell(rows[0], 1) / cell(rows[0], 0),
    }[level]()
    if (item.key.kind !== 'number') throw new Error('no number')
    expect(Math.abs(Number(item.key.value) / found - 1)).toBeLessThan(0.06)
  }
})

test.each(levels)('level %i: rows are in the order that their numbers give', (level) => {
  const model = orderRecords(copper, copperOrders, [])
  for (const seed of seeds) {
    const item = made(model, level, seed)
    const { interaction, key } = item
    if (interaction.kind !== 'order' || key.kind !== 'order') throw new Error('no order')
    const measures = key.options.map((id) => {
      const text = interaction.options.find((option) => option.id === id)?.text ?? ''
      const [row] = named(item, text)
      return level === 1 ? cell(row, 1) : level === 2 ? cell(row, 0) : cell(row, 1) / cell(row, 0)
    })
    expect(measures).toStrictEqual(measures.toSorted((one, other) => one - other))
  }
})

/** What the rows show about an English claim; undefined if they do not show it. */
function verdictOf(item: Item, text: string): boolean | undefined {
  const [one, other] = named(item, text)
  if (text.includes('more than twice')) return cell(one, 1) > 2 * cell(other, 1)
  if (text.startsWith('The reserves')) return cell(one, 1) > cell(other, 1)
  if (text.startsWith('More copper')) return cell(one, 0) > cell(other, 0)
  if (!text.includes('the larger its reserves')) return undefined
  if (item.figure?.kind !== 'table') return undefined
  const rows = item.figure.rows
    .map(([, ...cells]) => cells.map(Number))
    .toSorted(([, less = 0], [, more = 0]) => less - more)
  const sign = text.includes('the more') ? 1 : -1
  return rows.every(([mined = 0], at) => at === 0 || Math.sign(mined - (rows[at - 1]?.[0] ?? 0)) === sign)
}

test.each(levels)('level %i: each claim is placed as the rows show it', (level) => {
  const model = sortRecords(copper, copperClaims, [])
  for (const seed of seeds) {
    const item = made(model, level, seed)
    const { interaction, key } = item
    if (interaction.kind !== 'sort' || key.kind !== 'sort') throw new Error('no sort')
    for (const { id, text } of interaction.cards) {
      const place = interaction.categories.findIndex((category) => category.id === key.placed[id])
      const verdict = verdictOf(item, text)
      expect({ text, place }).toStrictEqual({ text, place: verdict === undefined ? 2 : verdict ? 0 : 1 })
    }
  }
})

test('with several patterns, a wording is true of one and false of another', () => {
  const model = sortRecords(canyon, canyonClaims, [])
  const found = new Set<string>()
  for (const seed of seeds) {
    const { interaction, key } = made(model, 3, seed)
    if (interaction.kind !== 'sort' || key.kind !== 'sort') throw new Error('no sort')
    for (const { id, text } of interaction.cards) {
      const rule = /the layers (above|below) it, each of these layers is (older|younger)/.exec(text)
      if (rule === null) continue
      const isTrue = interaction.categories[0]?.id === key.placed[id]
      expect(isTrue).toBe((rule[1] === 'above') === (rule[2] === 'older'))
      found.add(`${rule[2]} ${isTrue}`)
    }
  }
  expect([...found].toSorted()).toStrictEqual(['older false', 'older true', 'younger false', 'younger true'])
})

test('an order whose slip always turns it around is refused', () => {
  const turned = { ...copperOrders[1], other: (values: readonly number[]) => -copperOrders[1].by(values) }
  expect(() => orderRecords(copper, { ...copperOrders, 1: turned }, [])).toThrow(/Level 1 of copper/)
})
