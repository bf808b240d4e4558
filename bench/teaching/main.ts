import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { engines } from './engines.ts'
import type { Outcome } from './measures.ts'
import { runGroup } from './run.ts'
import { printTable, type Row } from './table.ts'
import { variations } from './variations.ts'

/**
 * `npm run bench:teaching -- --engine all --students 60 --seeds 5 --variation all --days 60 --json FILE`: simulated
 * students under several engines, over weeks of sessions. Engines and variations are lists with commas; `all`
 * names all of them. The same seed makes the same catalogue, students and calendar for every engine.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'all' },
    variation: { type: 'string', default: 'base' },
    students: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '5' },
    'first-seed': { type: 'string', default: '1' },
    days: { type: 'string', default: '60' },
    json: { type: 'string' },
  },
})

function named<T>(table: Readonly<Record<string, T>>, list: string): [string, T][] {
  if (list === 'all') return Object.entries(table)
  return list.split(',').map((name) => {
    const value = table[name]
    if (value === undefined) throw new Error(`“${name}” is none of ${Object.keys(table).join(', ')}.`)
    return [name, value]
  })
}

const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => Number(values['first-seed']) + index)
const results: { variation: string; engine: string; outcomes: Outcome[] }[] = []
for (const [variationName, variation] of named(variations, values.variation)) {
  const rows: Row[] = []
  for (const [engine, makeEngine] of named(engines, values.engine)) {
    const outcomes = seeds.map((seed) =>
      runGroup({
        makeEngine,
        variation,
        seed,
        students: Number(values.students),
        days: Number(values.days),
        clock: () => performance.now(),
      }),
    )
    rows.push({ engine, outcomes })
    results.push({ variation: variationName, engine, outcomes })
  }
  console.log(
    `\n${variationName}: ${values.students} students, ${values.days} days, ${seeds.length} seeds; means ± standard errors\n`,
  )
  console.log(printTable(rows))
}
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ ...values, results }, null, 1)}\n`)
