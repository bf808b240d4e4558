import type { FigureOf } from '@skills-center/contract/figure'
import { textWidth } from '../scale.ts'
import { labelSize } from '../svg.tsx'
import { stacked } from './stacked.ts'

type Pedigree = FigureOf<'pedigree'>
export type Person = Pedigree['people'][number]

export interface PlacedPerson {
  person: Person
  /** The number within the generation, from 1. */
  number: number
  x: number
  y: number
}

export interface PedigreeLayout {
  width: number
  height: number
  /** The side of a square, in pixels. */
  size: number
  people: PlacedPerson[]
  /** The center of each generation and its Roman numeral. */
  generations: { numeral: string; y: number }[]
}

/** The width of the Roman numerals. */
const numeralHeight = 30
const numerals = ['I', 'II', 'III', 'IV'] as const

/** Partners are centered over their children, as far as the row has space. */
export function pedigreeLayout(
  figure: Pedigree,
  room: number,
  letters: ReadonlyMap<string, string>,
): PedigreeLayout {
  const looks = [
    { size: 34, gap: 22 },
    { size: 30, gap: 16 },
    { size: 26, gap: 12 },
    { size: 24, gap: 8 },
    { size: 20, gap: 5 },
  ]
  let layout = laidOut(figure, letters, 34, 22)
  for (const { size, gap } of looks) {
    layout = laidOut(figure, letters, size, gap)
    if (layout.width <= room) break
  }
  return layout
}

function laidOut(
  figure: Pedigree,
  letters: ReadonlyMap<string, string>,
  size: number,
  gap: number,
): PedigreeLayout {
  const levels = [...new Set(figure.people.map((person) => person.generation))].toSorted((a, b) => a - b)
  const rows = levels.map((level) => figure.people.filter((person) => person.generation === level))
  const widths = new Map(figure.people.map((person) => [person.id, widthOf(person, size, letters)]))
  const wide = (id: string) => widths.get(id) ?? size
  const x = peopleAcross(figure, rows, wide, gap)
  const left = Math.min(...figure.people.map(({ id }) => x(id) - wide(id) / 2))
  const right = Math.max(...figure.people.map(({ id }) => x(id) + wide(id) / 2))
  const isNamed = (person: Person) => person.label !== undefined || letters.has(person.id)
  let y = size / 2 + 1
  const generations = rows.map((row, index) => {
    const at = y
    y += size + 22 + (row.some(isNamed) ? 26 : 0) + (index < rows.length - 1 ? 30 : 0)
    return { numeral: numerals[index] ?? '', y: at }
  })
  return {
    width: right - left + numeralHeight,
    height: y - size / 2,
    size,
    generations,
    people: rows.flatMap((row, generation) =>
      row.map((person, index) => ({
        person,
        number: index + 1,
        x: x(person.id) - left + numeralHeight,
        y: generations[generation]?.y ?? 0,
      })),
    ),
  }
}

/** Moves children under their parents and parents over their children, one generation at a time, repeatedly. */
function peopleAcross(
  figure: Pedigree,
  rows: readonly Person[][],
  wide: (id: string) => number,
  gap: number,
): (id: string) => number {
  const xs = new Map<string, number>()
  const x = (id: string) => xs.get(id) ?? 0
  const place = (row: readonly Person[], wanted: readonly number[]) => {
    const widths = row.map(({ id }) => wide(id))
    const placed = stacked(wanted, widths, gap)
    row.forEach(({ id }, index) => xs.set(id, placed[index] ?? 0))
  }
  const mean = (values: readonly number[]) =>
    values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
  const middle = (ids: readonly string[]) => (Math.min(...ids.map(x)) + Math.max(...ids.map(x))) / 2
  const idealPositionOf = (id: string): number => {
    const born = figure.couples.find(({ children }) => children.includes(id))
    // Siblings keep their order and move together under their parents.
    const asChild = born ? [x(id) + middle(born.partners) - middle(born.children)] : []
    const asPartner = figure.couples
      .filter(({ partners }) => partners.includes(id))
      .map(({ partners, children }) => {
        if (children.length > 0) return x(id) + middle(children) - middle(partners)
        const other = partners.find((partner) => partner !== id) ?? id
        return x(other) + Math.sign(x(id) - x(other)) * ((wide(id) + wide(other)) / 2 + gap)
      })
    const idealPositions = [...asChild, ...asPartner]
    return idealPositions.length === 0 ? x(id) : mean(idealPositions)
  }
  for (const row of rows) {
    const together = row.map(() => 0)
    place(row, together)
  }
  for (let sweep = 0; sweep < 40; sweep++) {
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      const wanted = row.map(({ id }) => idealPositionOf(id))
      place(row, wanted)
    }
  }
  return x
}

function widthOf(person: Person, size: number, letters: ReadonlyMap<string, string>): number {
  const named =
    person.label === undefined ? 0 : person.label === '?' ? 30 : textWidth(person.label, labelSize)
  return Math.max(size, named + 4, letters.has(person.id) ? 30 : 0)
}
