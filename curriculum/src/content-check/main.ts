import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { skills } from '../catalogue.ts'
import { checkGraph } from './check-graph.ts'
import { checkSkill, type SkillReport } from './check-skill.ts'
import { coverageReport } from './coverage.ts'

/**
 * `npm run content -- --seeds 10000 --skill unit-rates --report content-report.md`: makes every model at every
 * level for so many seeds, prints what it finds, writes a report with a row per skill and one with a row per
 * standard, and fails on any finding.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    skill: { type: 'string', multiple: true },
    report: { type: 'string', default: 'content-report.md' },
    coverage: { type: 'string', default: 'coverage-report.md' },
  },
})
/** Processor time, which other work on the machine does not lengthen. */
const processorMilliseconds = () => process.cpuUsage().user / 1000

const wanted = skills.filter((skill) => values.skill?.includes(skill.id) ?? true)
const reports = wanted.map((skill) => {
  const report = checkSkill(skill, Number(values.seeds), processorMilliseconds)
  console.log(`${report.findings.length === 0 ? 'good' : 'BAD '}  ${skill.id}`)
  return report
})
const findings = [...checkGraph(skills), ...reports.flatMap((report) => report.findings)]
for (const { where, rule, detail } of findings)
  console.log(`  ${where}: ${rule}${detail === '' ? '' : ` (${detail})`}`)
writeFileSync(values.report, table(reports))
writeFileSync(values.coverage, coverageReport(skills))
console.log(
  `${wanted.length} skills, ${values.seeds} seeds a model and level, ${findings.length} findings; reports in ${values.report} and ${values.coverage}`,
)
process.exitCode = findings.length > 0 || wanted.length === 0 ? 1 : 0

function table(rows: SkillReport[]): string {
  const lines = rows.map(({ skill, models, findings: found }) => {
    const distinct = models.map((model) => `${model.model}: ${model.distinct.join('/')}`).join('<br>')
    const interactions = [...new Set(models.flatMap((model) => model.interactions))].join(', ')
    const slowest = Math.max(...models.map((model) => model.microseconds))
    return `| ${skill.id} | ${skill.gradeLevel} | ${distinct} | ${interactions} | ${skill.misconceptions.length} | ${skill.standards.join(', ')} | ${slowest} | ${found.length} |`
  })
  return [
    '# Content report',
    '',
    '| skill | grade | different items per model (levels 1/2/3) | interactions | misconceptions | standards | microseconds an item | findings |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
