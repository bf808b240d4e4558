import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { engines } from './engines.ts'
import { printPaired } from './paired-table.ts'
import { readReleased, settingsOf, writeReleased } from './released.ts'
import { runGroup } from './run.ts'
import { printTable, type Row } from './table.ts'
import { variations } from './variations.ts'

/**
 * `npm run bench:teaching -- --engine all --students 60 --seeds 5 --variation all --days 60 --json FILE`: runs
 * simulated students under several engines over weeks of sessions. Engines and variations are comma-separated lists;
 * `all` selects all of them. The same seed gives every engine the same catalog, students, and calendar. If a run has
 * the settings of `released.json`, the last released model is compared student by student; `--release` writes that file
 * from the current model.
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
    release: { type: 'boolean', default: false },
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
const settings = settingsOf(values)
const before = values.release ? null : readReleased(settings)
const results: (Row & { variation: string })[] = []
for (const [variationName, variation] of named(variations, values.variation)) {
  const rows = named(engines, values.engine).map(([engine, makeEngine]): Row => {
    const runs = seeds.map((seed) =>
      runGroup({
        makeEngine,
        variation,
        seed,
        students: Number(values.students),
        days: Number(values.days),
        clock: () => performance.now(),
      }),
    )
    return { engine, runs }
  })
  results.push(...rows.map((row) => ({ variation: variationName, ...row })))
  console.log(
    `\n${variationName}: ${values.students} students, ${values.days} days, ${seeds.length} seeds; means ± standard errors\n`,
  )
  console.log(printTable(rows))
  console.log(`\n${printPaired(rows, before?.variations[variationName])}`)
}
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ ...values, results }, null, 1)}\n`)
if (values.release) writeReleased(settings, results)
