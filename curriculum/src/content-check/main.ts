import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { skills } from '../catalogue.ts'
import { checkGraph } from './check-graph.ts'
import type { SkillReport } from './check-skill.ts'
import type { Order } from './check-worker.ts'
import { coverageReport } from './coverage.ts'
import type { PlacedFinding } from './finding.ts'
import { notAccepted } from './golden-files.ts'
import { seedsAtLevel } from './version.ts'

/**
 * `npm run content -- --seeds 10000 --jobs 2 --skill unit-rates`: makes the given number of seeds for every model at
 * every level. Prints the findings of each skill when it is done, writes one report by skill and one by standard, and
 * fails on any finding. From 200 seeds on, it also lists the skills that differ from their accepted version. `--from
 * slope` resumes a stopped run at that skill.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    jobs: { type: 'string', default: '2' },
    skill: { type: 'string', multiple: true },
    from: { type: 'string' },
    report: { type: 'string', default: 'content-report.md' },
    coverage: { type: 'string', default: 'coverage-report.md' },
  },
})
const seeds = Number(values.seeds)
const first = values.from === undefined ? 0 : skills.findIndex(({ id }) => id === values.from)
const wanted = first < 0 ? [] : skills.slice(first).filter(({ id }) => values.skill?.includes(id) ?? true)

/** Checks skills from a queue, one after another, until it is empty. */
async function work(queue: string[], reports: SkillReport[]): Promise<void> {
  if (queue.length === 0) return
  const worker = new Worker(new URL('check-worker.ts', import.meta.url))
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const order: Order = { id, seeds }
    // Worker threads have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(order)
    // A worker sends exactly one message: the report on its skill.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    const [report] = (await once(worker, 'message')) as [SkillReport]
    reports.push(report)
    const { findings } = report
    console.log(`${findings.length === 0 ? 'good' : 'BAD '}  ${id}, ${report.seconds.toFixed(1)} s`)
    print(findings)
  }
  await worker.terminate()
}

function print(findings: readonly PlacedFinding[]): void {
  for (const { where, rule, detail } of findings)
    console.log(`  ${where}: ${rule}${detail === '' ? '' : ` (${detail})`}`)
}

const graph = checkGraph(skills)
print(graph)
const queue: string[] = wanted.map(({ id }) => id)
const reports: SkillReport[] = []
await Promise.all(Array.from({ length: Number(values.jobs) }, () => work(queue, reports)))
// `npm test` checks only the first items.
const moved =
  seeds < seedsAtLevel
    ? []
    : wanted.flatMap(({ id, form }) => notAccepted(form).map((why) => `${id}: ${why}`))
for (const line of moved) console.log(`not what was accepted: ${line}`)
const inOrder = wanted.flatMap(({ id }) => reports.filter((report) => report.id === id))
const found = graph.length + moved.length + reports.reduce((sum, { findings }) => sum + findings.length, 0)
const seconds = reports.reduce((sum, report) => sum + report.seconds, 0)
writeFileSync(values.report, table(inOrder))
writeFileSync(values.coverage, coverageReport(skills))
console.log(
  `${wanted.length} skills, ${seeds} seeds a model and level, ${found} findings, ${seconds.toFixed(0)} s of processor time; reports in ${values.report} and ${values.coverage}`,
)
process.exitCode = found > 0 || wanted.length === 0 ? 1 : 0

function table(rows: SkillReport[]): string {
  const lines = rows.map(
    ({ id, gradeLevel, models, misconceptions, standards, findings, seconds: spent }) => {
      const distinct = models.map((model) => `${model.model}: ${model.distinct.join('/')}`).join('<br>')
      const interactions = [...new Set(models.flatMap((model) => model.interactions))].join(', ')
      const slowest = Math.max(...models.map((model) => model.microseconds))
      return `| ${id} | ${gradeLevel} | ${distinct} | ${interactions} | ${misconceptions} | ${standards.join(', ')} | ${slowest} | ${spent.toFixed(0)} | ${findings.length} |`
    },
  )
  return [
    '# Content report',
    '',
    '| skill | grade | different items per model (levels 1/2/3) | interactions | misconceptions | standards | microseconds an item | seconds of the check | findings |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
