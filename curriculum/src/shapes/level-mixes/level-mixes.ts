import type { Text } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { leastCommonMultiple } from '../../math/fractions.ts'
import { person } from '../../people/people.ts'
import { type Blend, blendParts } from '../../situations/mixes/blends.ts'
import { areWorthIt, type Compared, drawCompared, madeEqual, sumOf } from '../../situations/mixes/compared.ts'
import { tell } from '../../situations/mixes/mixes.ts'
import { type FilledCell, fillTable } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

const equalAt = { 1: 'part', 2: 'part', 3: 'whole' } as const

/** The equal amount is given (level 1), must be found (level 2), or is the whole mix (level 3). */
export const levelTable = defineModel<Compared>({
  id: 'level-table',
  thinking: 'read a figure',
  seconds: 90,
  standards: ['6.RP.A.3a'],
  task: ({ mix, way }) => `${mix} ${way}`,
  draw: drawCompared,
  fits: (its) => areWorthIt(its, equalAt[its.way]),
  item(its) {
    const { mix, way, blends } = its
    const { common, scaled, best, more } = madeEqual(its, equalAt[way])
    const [a, b] = blends
    const names = blendParts(mix, a)
    const one = say('of', { of: names.part })
    const other = say('of', { of: names.rest })
    const cell = (name: Text, blend: Blend, amount: number, n: number): FilledCell => ({
      name,
      value: amount * n,
      wrong: [
        { value: amount + more(blend), misconception: 'ratio.additive', feedback: say('table.adds') },
        { value: amount, misconception: 'ratio.keeps-one', feedback: say('table.keeps') },
      ],
    })
    const least: FilledCell = {
      name: one,
      value: common,
      wrong: [
        {
          value: a.strong * b.strong,
          misconception: 'factors.product-for-multiple',
          feedback: say('table.smaller'),
        },
      ],
    }
    const rows = scaled.flatMap(({ name, n, blend }) => {
      const { strong, weak } = blend
      const rest = cell(other, blend, weak, n)
      return way === 3
        ? [
            [name, String(strong), String(weak), String(sumOf(blend))],
            [name, cell(one, blend, strong, n), rest, String(common)],
          ]
        : [
            [name, String(strong), String(weak)],
            [name, way === 1 ? String(common) : least, rest],
          ]
    })
    const made = blendParts(mix, best.made)
    return {
      stem: [tell.makes(mix, person(its.who)), say(`table.asks.${way}`, names)],
      ...fillTable({
        columns: [say('table.mix'), one, other, ...(way === 3 ? [say('of', { of: names.whole })] : [])],
        rows,
      }),
      hints: [say(`table.nudge.${way}`, names), say('table.hint')],
      solution: [
        ...(way === 2 ? [say('table.common', { a: a.strong, b: b.strong, common })] : []),
        ...scaled.map(({ n, name, blend: { strong, weak }, made: { strong: part, weak: rest } }) =>
          say('table.times', { n, name, strong, weak, part, rest }),
        ),
        say(way === 3 ? 'so.whole' : 'so.part', { ...made, name: best.name }),
      ],
    }
  },
  solve(shown) {
    const { interaction } = shown
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const numbers = interaction.rows.map((row) =>
      row.map((cell) => ('text' in cell ? Number(cell.text) : NaN)),
    )
    const at = (row: number, column: number): number => numbers[row]?.[column] ?? NaN
    return solved.table(shown, ({ cells, row, column }) => {
      const known = cells.length === 4 ? 3 : 1
      const given = at(row, known)
      const target = Number.isNaN(given) ? leastCommonMultiple(at(0, 1), at(2, 1)) : given
      return (at(row - 1, column) * target) / at(row - 1, known)
    })
  },
})

const arguedBy = { 1: 'part', 2: 'rest', 3: 'whole' } as const

/** The amount made equal is the first (level 1), the second (level 2), or the whole mix (level 3). */
export const finishArgument = defineModel<Compared>({
  id: 'finish-argument',
  thinking: 'explain',
  seconds: 80,
  standards: ['6.RP.A.3a'],
  task: ({ mix, way }) => `${mix} ${way}`,
  draw: drawCompared,
  fits: (its) =>
    areWorthIt(its, arguedBy[its.way]) &&
    // A wrong number must not be right for the other mix.
    new Set(its.blends.map(({ weak, strong }) => weak - strong)).size === 2,
  item(its) {
    const { mix, way, blends } = its
    const by = arguedBy[way]
    const { common, scaled, best, more } = madeEqual(its, by)
    const [a, b] = blends.map((blend) => blendParts(mix, blend))
    if (a === undefined || b === undefined) throw new RangeError('Two mixes')
    const asked = by === 'part' ? 'rest' : 'part'
    const amount = (q: number): Text => say('amount', { of: { ...a[asked], q } })
    const gap = ({ name, n, blend }: (typeof scaled)[number]) => {
      const value = by === 'part' ? blend.weak : blend.strong
      return {
        label: say('argue.gap', { name }),
        right: amount(value * n),
        wrong: [
          { text: amount(value + more(blend)), misconception: 'ratio.additive', feedback: say('table.adds') },
          { text: amount(value), misconception: 'ratio.keeps-one', feedback: say('table.keeps') },
        ],
      }
    }
    const [first, second] = scaled
    if (first === undefined || second === undefined) throw new RangeError('Two mixes')
    const names = ['A', 'B']
    const equal = { ...a[by], q: common }
    const made = blendParts(mix, best.made)
    return {
      stem: [
        tell.makes(mix, person(its.who)),
        say('argue.asks', a),
        say('argue.mixes', { a: a.part, b: a.rest, c: b.part, d: b.rest }),
      ],
      ...arranged.gaps(its.shuffle, [
        say(`argue.make.${by === 'whole' ? 'in' : 'with'}`, { equal }),
        ' ',
        gap(first),
        say(`argue.and.${by === 'whole' ? 'in' : 'with'}`, { equal }),
        ' ',
        gap(second),
        say('argue.so'),
        ' ',
        {
          label: say('argue.which'),
          right: say('argue.name', { name: best.name }),
          wrong: [
            {
              text: say('argue.name', { name: best.name === 'A' ? 'B' : 'A' }),
              misconception: 'ratio.looks-at-one',
              feedback: say(by === 'part' ? 'argue.more-rest' : 'argue.less-part', a),
            },
          ],
          keepOrder: names.map((name) => say('argue.name', { name })),
        },
        '.',
      ]),
      hints: [say('argue.nudge', { equal }), say('table.hint')],
      solution: [
        ...scaled.map(({ n, name, blend: { strong, weak }, made: { strong: part, weak: rest } }) =>
          say('table.times', { n, name, strong, weak, part, rest }),
        ),
        say(`so.${by}`, { ...made, name: best.name }),
      ],
    }
  },
  solve(shown) {
    const { stem, interaction } = shown
    const [s1 = 0, w1 = 0, s2 = 0, w2 = 0] = numbersIn(stem).map(({ value }) => value)
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
    const [lead] = interaction.parts
    const made = lead !== undefined && 'text' in lead ? lead.text : ''
    const equal = numbersIn(made)[0]?.value ?? 1
    const [, rest = ''] = new RegExp(`${w1} ([^.]+)\\.`).exec(stem) ?? []
    const asksRest = interaction.gaps[0]?.options[0]?.text.endsWith(rest) === true
    const of = (s: number, w: number): number =>
      asksRest ? (w * equal) / s : (s * equal) / (made.includes(rest) ? w : s + w)
    const counts = [of(s1, w1), of(s2, w2)]
    return solved.gaps(shown, (text, at) =>
      at < 2 ? numbersIn(text)[0]?.value === counts[at] : text.endsWith(s1 * w2 > s2 * w1 ? 'A' : 'B'),
    )
  },
})
