import { SkillId, Subject } from '@skills-center/contract/ids'
import { describe, expect, it } from 'vitest'
import { side } from './sketch.ts'
import { sketchOf } from './sketch-of.ts'

const codes = {
  data: '6.SP.A.1',
  geometry: '7.G.B.4',
  number: '5.NF.A.1',
  ratio: '6.RP.A.2',
  algebra: '8.F.A.1',
  life: 'MS-LS1-1',
  earth: 'MS-ESS2-1',
  physical: 'MS-PS2-1',
  engineering: 'MS-ETS1-1',
} as const
const ids = [
  'unit-rates',
  'slope',
  'cells',
  'waves',
  'circles',
  'box-plots',
  'water-cycle',
  'percents',
  'moon',
  'a',
  'b',
  'c',
]

const drawn = (id: string, code: string) =>
  sketchOf({
    id: SkillId.parse(id),
    subject: Subject.parse(code.includes('-') ? 'science' : 'math'),
    standards: [code],
  })
/** The absolute points of a path: the numbers after M, L, C, and Q. */
const placesIn = (path: string) =>
  [...path.matchAll(/[MLCQ]([^a-zA-Z]+)/g)].flatMap(([, numbers = '']) =>
    numbers.trim().split(/\s+/).map(Number),
  )

describe.each(Object.entries(codes))('a drawing of %s', (realm, code) => {
  it('is the same for a skill every time, and another for another skill', () => {
    expect(drawn('slope', code)).toEqual(drawn('slope', code))
    expect(drawn('slope', code).realm).toBe(realm)
    const different = new Set(ids.map((id) => JSON.stringify(drawn(id, code).shapes)))
    expect(different.size).toBe(ids.length)
  })

  it('stays on its page and tells the numbers of its caption', () => {
    for (const id of ids) {
      const { shapes, numbers } = drawn(id, code)
      const places = shapes.flatMap(({ path }) => placesIn(path))
      expect(places.length, id).toBeGreaterThan(20)
      expect(
        places.every((place) => place >= 0 && place <= side),
        `${id}: ${Math.min(...places)} to ${Math.max(...places)}`,
      ).toBe(true)
      expect(
        Object.values(numbers).every((number) => number > 0),
        id,
      ).toBe(true)
    }
  })
})
