import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { type Quantity, rows as inRows, type Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { type Parts } from '../../situations/parts/parts.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Counts of two kinds as symbols, each of which stands for `each`. */
export function pictureGraph(
  title: Text,
  symbol: FigureOf<'picture-graph'>['symbol'],
  each: number,
  { part, rest, whole }: Parts,
): Worded<FigureOf<'picture-graph'>> {
  const rows = [part, rest].map((of: Quantity) => ({ of, symbols: of.q / each }))
  return {
    kind: 'picture-graph',
    title,
    symbol,
    each,
    unit: say('of', { of: whole }),
    rows: rows.map(({ of, symbols }) => ({ label: say('of', { of }), symbols })),
    description: say('description', {
      each: quantity(each, whole.unit),
      cells: inRows(rows.map((row) => say('row', row))),
    }),
  }
}

/** The count of a kind in a picture graph. */
export function countShown(figure: Figure | undefined, name: string): number {
  if (figure?.kind !== 'picture-graph') throw new TypeError('expects a picture graph')
  return figure.each * (figure.rows.find(({ label }) => label === name)?.symbols ?? 0)
}
