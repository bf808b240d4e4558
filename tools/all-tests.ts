import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareOut } from '../curriculum/src/content-check/share-out.ts'
import { teachingOrder } from '../curriculum/src/teaching-order.ts'
import { ensureBuilt, ensureGalleryBuilt } from './build.mjs'
import { findChromiumForTests } from './chromium.ts'
import { root, runNode } from './processes.mjs'
import { addUp, countOf } from './test-counts.ts'
import type { Counts } from './test-counts.ts'

/** One part of `npm test`: a name for its heading, and a run that returns how many of its tests passed and failed. */
interface Part {
  name: string
  run: () => Promise<Counts>
}

const passed: Counts = { passed: 1, failed: 0, failures: [], retried: [] }
const failed: Counts = { passed: 0, failed: 1, failures: [], retried: [] }

const vitest = 'node_modules/vitest/vitest.mjs'
const reports = mkdtempSync(join(tmpdir(), 'skills-center-reports-'))
const env: NodeJS.ProcessEnv = { ...process.env, CI: process.env['CI'] ?? 'true', NODE_ENV: 'test' }

/** A command that counts as one test. */
const command = (args: readonly string[]) => async (): Promise<Counts> =>
  (await runNode(args, env)) === 0 ? passed : failed

const tests = (name: string, config: string) => async (): Promise<Counts> => {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runNode([vitest, 'run', '--root', root, '--config', config, ...reporters], env)
  return countOf(code, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)
}

const content = 'curriculum/src/content-check/main.ts'
const seeds = shareOut(3000, teachingOrder.length, 25)

const parts: Part[] = [
  { name: 'Format, lint, types, walls, unused code', run: command(['tools/check.ts']) },
  { name: 'Rules and calls', run: tests('unit', 'vitest.config.ts') },
  { name: 'Content of every skill', run: command([content, '--seeds', String(seeds)]) },
  {
    name: 'Pages',
    run: async () => ((await ensureBuilt()) && (await ensureGalleryBuilt()) ? passed : failed),
  },
  {
    name: 'Journeys in a browser',
    run: async () => {
      const chromium = await findChromiumForTests()
      console.log(`Chromium: ${chromium}`)
      env['CHROMIUM_PATH'] = chromium
      return tests('e2e', 'e2e/vitest.config.ts')()
    },
  },
]

const results: { name: string; counts: Counts; seconds: number }[] = []
for (const { name, run } of parts) {
  console.log(`\n=== ${name} ===\n`)
  const began = performance.now()
  let counts: Counts
  try {
    counts = await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    counts = failed
  }
  results.push({ name, counts, seconds: (performance.now() - began) / 1000 })
}
rmSync(reports, { recursive: true, force: true })

console.log('\n=== Result ===\n')
for (const { name, counts, seconds } of results) {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED'
  console.log(
    `${verdict}  ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`,
  )
  for (const failure of counts.failures) console.log(`          ${failure}`)
  for (const test of counts.retried) console.log(`          passed on its second try: ${test}`)
}
const total = addUp(results.map((result) => result.counts))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
