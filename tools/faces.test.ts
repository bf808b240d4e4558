import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { skills } from '../curriculum/src/catalogue.ts'
import { makeItem } from '../curriculum/src/make-item.ts'
import { cutFace, cutTo, readFaces, readTypeface, type Face } from '../web/faces.config.ts'
import { root } from './processes.mjs'

const faces = readFaces(readFileSync(join(root, 'web', 'src', 'ui', 'faces.css'), 'utf8'))
const first = faces.filter(({ name }) => ['text', 'italic', 'display'].includes(name))
const digits = '0123456789'
const digitFaces = faces.filter(({ name }) => name === 'text-digits')

/** Every character that the product shows: from its sources and messages, and from some items of every model. */
const written = new Set([
  ...globSync('{contract,answers,curriculum,server,web}/src/**/*.{ts,tsx,json}', { cwd: root })
    .filter((path) => !/\.test\.|testing/.test(path))
    .flatMap((path) => [...new Set(readFileSync(join(root, path), 'utf8'))]),
  ...skills.flatMap((skill) =>
    skill.models.flatMap((model) =>
      ([1, 2, 3] as const).flatMap((level) => [
        ...new Set(JSON.stringify(makeItem(skill, model, level, level))),
      ]),
    ),
  ),
])

test.each(first.map((face) => [face.name, face] as const))(
  'the face %s, which pages fetch first, has all that texts of ours are written with',
  async (_, face) => {
    const there = await signsIn(await cutFace(face, readTypeface(face)), written)
    const all = await signsIn(readTypeface(face), written)
    expect(there).toContain('ñ')
    expect(there).toEqual(face.name === 'display' ? all : all.filter((sign) => !digits.includes(sign)))
  },
)

test('digits of texts are those of the headings, whose zero has no slash', async () => {
  expect(digitFaces).toHaveLength(2)
  for (const face of digitFaces) {
    expect(face.file).toContain('bricolage-grotesque')
    expect((await signsIn(await cutFace(face, readTypeface(face)), written)).join('')).toBe(digits)
  }
})

describe('the pieces of a typeface', () => {
  test('are of the same weights, without which they do not join', () => {
    const families = Map.groupBy(faces, ({ name }) => name.split('-')[0])
    expect([...families.keys()]).toEqual(['text', 'italic', 'display'])
    for (const pieces of families.values())
      expect(new Set(pieces.map(({ weights }) => `${weights.min} ${weights.max}`)).size).toBe(1)
  })

  test.each([
    ['text', '@fontsource-variable/atkinson-hyperlegible-next/index.css'],
    ['italic', '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css'],
    ['display', '@fontsource-variable/bricolage-grotesque/index.css'],
  ])('%s have every letter that the typeface comes with', (name, published) => {
    const css = readFileSync(createRequire(join(root, 'web', 'package.json')).resolve(published), 'utf8')
    const pieces = [...faces.filter((face) => face.name.startsWith(name)), ...digitFaces]
    const missing = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
      ([, from = '', to = from]) =>
        range(Number.parseInt(from, 16), Number.parseInt(to, 16)).filter(
          (sign) => sign >= 0x20 && !isControl(sign) && !pieces.some((face) => covers(face, sign)),
        ),
    )
    expect(missing.map((sign) => sign.toString(16))).toEqual([])
  })
})

const covers = ({ ranges }: Face, sign: number): boolean =>
  ranges.some(([from, to]) => from <= sign && sign <= to)

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Whether a character has no visible glyph. */
const isControl = (sign: number): boolean => (sign >= 0x7f && sign < 0xa0) || sign === 0xad || sign >= 0xfe00

/** Returns which of the characters the font has a glyph for. */
async function signsIn(font: Buffer, signs: ReadonlySet<string>): Promise<string[]> {
  return [...mappedIn(await cutTo(font, [...signs].join('')))]
    .map((sign) => String.fromCodePoint(sign))
    .toSorted()
}

/** Reads a font's characters from format 4 of its `cmap` table, which covers the Basic Multilingual Plane. */
function mappedIn(font: Buffer): Set<number> {
  const tables = range(0, font.readUInt16BE(4) - 1).map((at) => 12 + 16 * at)
  const table = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (table === undefined) throw new Error('The font has no characters.')
  const cmap = font.subarray(font.readUInt32BE(table + 8))
  const forms = range(0, cmap.readUInt16BE(2) - 1).map((at) => cmap.subarray(cmap.readUInt32BE(8 + 8 * at)))
  const form = forms.find((one) => one.readUInt16BE(0) === 4)
  if (form === undefined) throw new Error('The font has no characters of the Basic Multilingual Plane.')
  const twice = form.readUInt16BE(6)
  return new Set(
    range(0, twice / 2 - 1).flatMap((segment) => {
      const last = form.readUInt16BE(14 + 2 * segment)
      const from = form.readUInt16BE(16 + twice + 2 * segment)
      return range(from, last).filter((sign) => sign !== 0xffff)
    }),
  )
}
