import { type BySeed, type Difference, pairedDifference, weakestFifth } from './paired.ts'
import { layOut, type Row } from './table.ts'

const text = ({ mean, error }: Difference): string => {
  const signed = (value: number) => value.toFixed(3).replace(/^(-?)0\./, '$1.')
  const sure = error > 0 && Math.abs(mean) > 2 * error ? '' : ' ?'
  return `${mean < 0 ? '' : '+'}${signed(mean)}±${signed(error)}${sure}`
}

/**
 * The model's lead in knowledge 30 days later over every other engine and over its last release; `?` marks a lead
 * within 2 standard errors.
 */
export function printPaired(rows: readonly Row[], released: BySeed | undefined): string {
  const studentsOf = ({ runs }: Row): BySeed => runs.map(({ students }) => students)
  const ours = rows.find(({ engine }) => engine === 'ours')
  if (ours === undefined) return ''
  const own = studentsOf(ours)
  const others = rows
    .filter((row) => row !== ours)
    .map((row): [string, BySeed] => [row.engine, studentsOf(row)])
  const all: [string, BySeed][] =
    released === undefined ? others : [...others, ['the last release', released]]
  return layOut([
    ['ours ahead of', 'everyone', 'weakest fifth'],
    ...all.map(([engine, theirs]) => [
      engine,
      text(pairedDifference(own, theirs)),
      text(pairedDifference(own, theirs, weakestFifth(own))),
    ]),
  ])
}
