import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareOut } from '../curriculum/src/content-check/share-out.ts'
import { teachingOrder } from '../curriculum/src/teaching-order.ts'
import { ensureBuilt, ensureGalleryBuilt } from './build.mjs'
import { findChromiumForTests } from './chromium.ts'
import { root, runNode } from './processes.mjs'
import { addUp, countOf } from './test-counts.ts'
import type { Counts } from './test-counts.ts'

/** Where a part prints: our terminal, or an open file. */
type Output = 'inherit' | number

/** One part of `npm test`: a name for its heading, and a run that returns how many of its tests passed and failed. */
interface Part {
  name: string
  run: (output: Output) => Promise<Counts>
}

const passed: Counts = { passed: 1, failed: 0, failures: [] }
const failed: Counts = { passed: 0, failed: 1, failures: [] }

const vitest = 'node_modules/vitest/vitest.mjs'
const reports = mkdtempSync(join(tmpdir(), 'skills-center-reports-'))
const env: NodeJS.ProcessEnv = { ...process.env, CI: process.env['CI'] ?? 'true', NODE_ENV: 'test' }

/** A command that counts as one test. */
const command =
  (args: readonly string[]) =>
  async (output: Output): Promise<Counts> =>
    (await runNode(args, env, output)) === 0 ? passed : failed

const tests =
  (name: string, config: string) =>
  async (output: Output): Promise<Counts> => {
    const report = join(reports, `${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runNode([vitest, 'run', '--root', root, '--config', config, ...reporters], env, output)
    return countOf(code, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)
  }

const content = 'curriculum/src/content-check/main.ts'
const seeds = shareOut(3000, teachingOrder.length, 25)

const check: Part = { name: 'Format, lint, types, walls, unused code', run: command(['tools/check.ts']) }

const pages: Part = {
  name: 'Pages',
  run: async () => ((await ensureBuilt()) && (await ensureGalleryBuilt()) ? passed : failed),
}

const journeys: Part = {
  name: 'Journeys in a browser',
  run: async (output) => {
    const chromium = await findChromiumForTests()
    console.log(`Chromium: ${chromium}`)
    env['CHROMIUM_PATH'] = chromium
    return tests('e2e', 'e2e/vitest.config.ts')(output)
  },
}

/** Run beside the journeys, which often wait for the browser and leave a core idle. */
const besideJourneys: readonly Part[] = [
  { name: 'Rules and calls', run: tests('unit', 'vitest.config.ts') },
  { name: 'Content of every skill', run: command([content, '--seeds', String(seeds)]) },
]

const results: { name: string; counts: Counts; seconds: number }[] = []
const secondsSince = (began: number): number => (performance.now() - began) / 1000

async function runPart({ name, run }: Part, output: Output = 'inherit'): Promise<void> {
  const began = performance.now()
  let counts: Counts
  try {
    counts = await run(output)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    counts = failed
  }
  results.push({ name, counts, seconds: secondsSince(began) })
}

const printHeading = (name: string) => console.log(`\n=== ${name} ===\n`)

async function runShown(part: Part): Promise<void> {
  printHeading(part.name)
  await runPart(part)
}

/** Prints what the part printed when it is done, so that it does not mix with the part that runs at the same time. */
async function runAside(part: Part): Promise<void> {
  const file = join(reports, 'aside.log')
  const output = openSync(file, 'w')
  await runPart(part, output)
  closeSync(output)
  printHeading(part.name)
  console.log(readFileSync(file, 'utf8'))
}

async function runAllAside(): Promise<void> {
  for (const part of besideJourneys) await runAside(part)
}

const allBegan = performance.now()
await runShown(check)
await runShown(pages)
await Promise.all([runShown(journeys), runAllAside()])
rmSync(reports, { recursive: true, force: true })

console.log('\n=== Result ===\n')
for (const { name, counts, seconds } of results) {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED'
  console.log(
    `${verdict}  ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`,
  )
  for (const failure of counts.failures) console.log(`          ${failure}`)
}
const total = addUp(results.map((result) => result.counts))
console.log(`\nAll parts together: ${secondsSince(allBegan).toFixed(1)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
