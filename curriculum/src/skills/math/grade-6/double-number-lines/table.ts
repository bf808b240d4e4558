import { defineModel, solved } from '#form'
import { type FilledCell, fillTable } from '#shapes/fill-table/fill-table.ts'
import { drawRatio } from '#situations/mixes/mixes.ts'
import { partsOf } from '#situations/parts/parts.ts'
import { type GroupId, groups, someGroup } from '#situations/two-groups/two-groups.ts'
import { say } from './messages.gen.ts'

interface Counted {
  group: GroupId
  ratio: [one: number, other: number]
  way: 1 | 2 | 3
  /** How many small groups the rows are made of. */
  times: [number, number, number]
}

/** Part, part and whole in one table: the first row is full (level 1), its whole is open (level 2), and it is no small group (level 3). */
export const partsAndWhole = defineModel<Counted>({
  id: 'parts-and-whole',
  thinking: 'compute',
  seconds: 90,
  standards: ['6.RP.A.3a'],
  task: ({ group, way }) => `${group} ${way}`,
  draw(random, level) {
    const [first, second] = random.sample(level === 3 ? [3, 5, 7] : [3, 4, 5, 6, 7], 2)
    return {
      group: someGroup(random),
      ratio: drawRatio(random),
      way: level,
      times: [level === 3 ? random.pick([2, 4]) : 1, first ?? 3, second ?? 5],
    }
  },
  item({ group, ratio: [a, b], way, times }) {
    const [start, second, third] = times
    const { part, rest, whole } = partsOf(groups[group], a, b)
    const [one, other, both] = [say('of', { of: part }), say('of', { of: rest }), say('of', { of: whole })]
    const sum = a + b
    // What adding the same number to each part of the first row would give, `by` more.
    const cell = (name: typeof one, value: number, ...wrong: FilledCell['wrong']): FilledCell => ({
      name,
      value,
      wrong,
    })
    const adds = { misconception: 'ratio.additive', feedback: say('table.adds') } as const
    const halves = { misconception: 'ratio.halves', feedback: say('table.halves') } as const
    const alone = { misconception: 'ratio.part-whole', feedback: say('table.whole') } as const
    const row2: (string | FilledCell)[] =
      way === 1
        ? [
            String(a * second),
            cell(other, b * second, { value: a * second + (b - a) * start, ...adds }),
            cell(both, sum * second, { value: a * second + b * start, ...alone }),
          ]
        : [
            cell(one, a * second, { value: b * second + (a - b) * start, ...adds }),
            String(b * second),
            cell(both, sum * second, { value: b * second + a * start, ...alone }),
          ]
    return {
      stem: [say('table.asks', { one: part, other: rest })],
      ...fillTable({
        columns: [one, other, both],
        rows: [
          [
            String(a * start),
            String(b * start),
            way === 1
              ? String(sum * start)
              : cell(both, sum * start, {
                  value: Math.abs(a - b) * start,
                  misconception: 'ratio.difference',
                  feedback: say('table.difference'),
                }),
          ],
          row2,
          [
            cell(
              one,
              a * third,
              { value: (sum * third) / 2, ...halves },
              { value: a * start + sum * (third - start), ...adds },
            ),
            cell(
              other,
              b * third,
              { value: (sum * third) / 2, ...halves },
              { value: b * start + sum * (third - start), ...adds },
            ),
            String(sum * third),
          ],
        ],
      }),
      hints: [say(`table.nudge.${way}`), say('table.hint', { a, b })],
      solution: [
        start === 1
          ? say('table.first', { a, b, sum })
          : say('table.simpler', { one: a * start, other: b * start, start, a, b, sum }),
        ...[second, third].map((n) =>
          say('table.row', { n, a, b, sum, one: a * n, other: b * n, both: sum * n }),
        ),
      ],
    }
  },
  solve(shown) {
    const { interaction } = shown
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const [x = 1, y = 1] = (interaction.rows[0] ?? []).map((cell) => ('text' in cell ? Number(cell.text) : 0))
    const weights = [x, y, x + y]
    return solved.table(shown, ({ cells, column }) => {
      const at = cells.findIndex((text, place) => text !== '' && place !== column)
      if (cells[0] !== '' && cells[1] !== '' && column === 2) return Number(cells[0]) + Number(cells[1])
      return (Number(cells[at]) * (weights[column] ?? 1)) / (weights[at] ?? 1)
    })
  },
})
