import { rows } from '@skills-center/messages/values'
import { doubleLine, type TableCell } from '../../figures/proportion-figure/proportion-figure.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { person, someone } from '../../people/people.ts'
import {
  drawRatio,
  type MixId,
  mixes,
  mixOf,
  someMix,
  tell as tellMix,
} from '../../situations/mixes/mixes.ts'
import { partsOf } from '../../situations/parts/parts.ts'
import { type FilledCell, fillTable } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

interface Line {
  mix: MixId
  who: string
  ratio: [one: number, other: number]
  way: 1 | 2 | 3
  /** Batches at the known mark, and at the marks asked for. */
  known: number
  asked: number[]
}

/** Marks with letters: [letter, batches, side]. */
const lettersOf = ({ way, asked }: Line): { letter: string; at: number; side: 'top' | 'bottom' }[] => {
  const [first = 1, second = 2, third = 3] = asked
  if (way === 2) {
    return [
      { letter: 'A', at: 1, side: 'top' },
      { letter: 'B', at: 1, side: 'bottom' },
      { letter: 'C', at: second, side: 'top' },
      { letter: 'D', at: second, side: 'bottom' },
    ]
  }
  return [
    { letter: 'A', at: first, side: 'bottom' },
    { letter: 'B', at: second, side: 'top' },
    { letter: 'C', at: third, side: 'bottom' },
  ]
}

/**
 * Marks after a known one (level 1), back to one small batch and forward again (level 2), with no small batch marked
 * (level 3).
 */
export const fillLine = defineModel<Line>({
  id: 'fill-line',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['6.RP.A.3a'],
  task: ({ mix, way }) => `${mix} ${way}`,
  draw(random, level) {
    const mix = someMix(random)
    const ratio = drawRatio(random, mixOf(mix).isThin)
    const known = level === 1 ? 1 : level === 2 ? random.integer(3, 4) : random.integer(2, 4)
    const later =
      level < 3
        ? []
        : random.sample(
            [3, 5, 7, 8, 9].filter((each) => each % known !== 0),
            2,
          )
    const asked =
      level === 1
        ? random.sample([2, 3, 4, 5, 6, 7], 3).toSorted((x, y) => x - y)
        : level === 2
          ? [1, random.integer(5, 6)]
          : [...later, later.reduce((a, b) => a + b, 0)]
    return { mix, who: someone(random), ratio, way: level, known, asked }
  },
  fits: ({ mix, ratio: [one, other], asked, known, way }) =>
    (one + other) * Math.max(...asked) <= mixOf(mix).most * 1.5 && (way < 3 || !asked.includes(known)),
  item(values) {
    const { mix, who, ratio, way, known, asked } = values
    const [a, b] = ratio
    const letters = lettersOf(values)
    const of = { top: a, bottom: b }
    const last = Math.max(...asked)
    const places =
      way === 3
        ? [0, known, ...asked].toSorted((x, y) => x - y)
        : Array.from({ length: last + 1 }, (_, at) => at)
    const cellAt = (at: number, side: 'top' | 'bottom'): TableCell => {
      const found = letters.find((each) => each.at === at && each.side === side)
      if (found !== undefined) return found.letter
      const isBare = way === 2 && at !== 0 && at !== known
      const isPartner = letters.some((each) => each.at === at)
      if (at === 0 || at === known || (way !== 2 && isPartner)) return of[side] * at
      return isBare || way === 1 ? '' : of[side] * at
    }
    const marks = places.map((at) => ({ at, top: cellAt(at, 'top'), bottom: cellAt(at, 'bottom') }))
    const { part, rest } = partsOf(mixes[mix], a, b)
    const [top, bottom] = [say('of', { of: part }), say('of', { of: rest })]
    const cell = ({ letter, at, side }: (typeof letters)[number]): FilledCell => {
      const value = of[side] * at
      const beside = of[side === 'top' ? 'bottom' : 'top'] * at
      const gap = side === 'top' ? (a - b) * known : (b - a) * known
      const knownHere = of[side] * known
      return {
        name: say('line.number', { letter }),
        value,
        wrong:
          way === 2
            ? [
                {
                  value: knownHere + at - known,
                  misconception: 'ratio.additive',
                  feedback: say('line.steps', { known }),
                },
                { value: beside, misconception: 'ratio.turned', feedback: say('line.turned', { letter }) },
              ]
            : [
                { value: beside + gap, misconception: 'ratio.additive', feedback: say('line.adds') },
                {
                  value: knownHere,
                  misconception: 'ratio.keeps-one',
                  feedback: say('line.keeps', { letter }),
                },
              ],
      }
    }
    const shown = { top: known * a, bottom: known * b, known, a, b }
    return {
      stem: [tellMix.makes(mix, person(who)), say(way === 3 ? 'line.asks.uneven' : 'line.asks.even')],
      figure: {
        ...doubleLine({ top, bottom, marks }),
        ...(way === 3
          ? {}
          : {
              description: say('line.figure', {
                top,
                bottom,
                marks: rows(
                  marks
                    .filter(({ top: up, bottom: down }) => up !== '' || down !== '')
                    .map(({ at, ...its }) =>
                      say('line.mark', { at, top: String(its.top), bottom: String(its.bottom) }),
                    ),
                ),
              }),
            }),
      },
      ...fillTable({
        columns: [say('line.letter'), say('line.value')],
        rows: letters.map((each) => [each.letter, cell(each)]),
      }),
      hints: [say(`line.nudge.${way}`), say(known === 1 ? 'line.hint.one' : 'line.hint.back', shown)],
      solution: [
        known === 1 ? say('line.one', shown) : say('line.back', shown),
        ...letters.map(({ letter, at, side }) =>
          say('line.so', { letter, at, each: of[side], value: at * of[side] }),
        ),
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'double-number-line') throw new TypeError('expects a double number line')
    const pair = figure.ticks.find(({ top, bottom }) => Number(top) > 0 && Number(bottom) > 0)
    const per = { top: Number(pair?.top) / (pair?.at ?? 1), bottom: Number(pair?.bottom) / (pair?.at ?? 1) }
    return solved.table(shown, ({ cells: [letter] }) => {
      const tick = figure.ticks.find(({ top, bottom }) => top === letter || bottom === letter)
      return (tick?.at ?? 0) * (tick?.top === letter ? per.top : per.bottom)
    })
  },
})
