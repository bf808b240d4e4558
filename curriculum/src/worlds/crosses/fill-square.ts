import { letter } from '../../build-item.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import { pairOf, pairs, type TraitId } from './crosses.ts'
import { type Edges, inBox } from './words.ts'
import { say } from './messages.gen.ts'

/** The boxes of a Punnett square to fill in, each with one of the three pairs of alleles. */
export function fillSquare(trait: TraitId, { top, side }: Edges): AnsweringTemplate {
  const options = pairs.map((pair, at) => ({ id: letter(at), text: pairOf(trait, pair) }))
  const optionOf = (pair: string): string => options.find(({ text }) => text === pair)?.id ?? ''
  const boxes = side.flatMap((beside, row) =>
    top.map((over, column) => ({
      id: `box-${row + 1}-${column + 1}`,
      over,
      beside,
      row,
      column: column + 1,
    })),
  )
  const entries = Object.fromEntries(
    boxes.map(({ id, over, beside }) => [id, { option: optionOf(inBox(over, beside)) }]),
  )
  return {
    interaction: {
      kind: 'table',
      columns: [say('fill.corner'), ...top],
      rows: side.map((beside, row) => [
        { text: beside },
        ...boxes
          .filter((box) => box.row === row)
          .map(({ id, over, column }) => ({
            entry: id,
            label: say('fill.box', { row: row + 1, column, over, beside }),
            options,
          })),
      ]),
    },
    key: { kind: 'table', entries },
    wrongAnswers: boxes.flatMap(({ id, over, beside }) =>
      options
        .filter((option) => option.text !== inBox(over, beside))
        .map(({ id: option, text }) => ({
          ...slipOf(text, over, beside),
          key: { kind: 'table' as const, entries: { ...entries, [id]: { option } }, decisive: [id] },
        })),
    ),
  }
}

function slipOf(text: string, over: string, beside: string) {
  if (over !== beside) {
    const twice = text === over + over ? over : beside
    return { misconception: 'heredity.one-parent-only', feedback: say('fill.twice', { twice }) }
  }
  const isMixed = new Set(text).size === 2
  return isMixed
    ? { misconception: 'heredity.expects-mixed', feedback: say('fill.mixed') }
    : { misconception: null, feedback: say('fill.neither') }
}
