import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { featureNames } from '@skills-center/learner/feature-names'
import { packPopulation } from '@skills-center/learner/pack-population'
import { readAnswersFile } from '../bench/learner/answers-file.ts'
import { fittedPopulation } from '../bench/learner/our-model.ts'
import { orRefuse, Refusal } from '../bench/learner/refusal.ts'
import { createStream } from '../bench/learner/stream.ts'
import { StartupProblem } from '../server/src/platform/startup-problem.ts'

/**
 * `npm run learner:fit -- --data FILE[.gz] --out FILE --provenance TEXT [--date YYYY-MM-DD]`: fits the population
 * parameters on a file of answers (`student,item,skill,correct,time`) and writes them to a file, with their provenance.
 * `npm run learner:fit -- --database [URL] --out FILE --provenance TEXT [--date YYYY-MM-DD]`: does the same on the
 * attempts in the product's database. Without a URL, DATABASE_URL or DATA_DIR selects the database. The server can
 * start from this file (LEARNER_PARAMETERS).
 */
const { values, positionals } = parseArgs({
  // parseArgs has no options with optional values, so split `--database=URL` into two arguments.
  args: process.argv
    .slice(2)
    .flatMap((arg) => (arg.startsWith('--database=') ? arg.split(/=(.*)/s, 2) : [arg])),
  options: {
    data: { type: 'string' },
    database: { type: 'boolean' },
    out: { type: 'string' },
    provenance: { type: 'string' },
    date: { type: 'string' },
  },
  allowPositionals: true,
})

/** Increases when older files can no longer be read. The server's own format numbers continue from this one. */
const format = 1

function fitFile(data: string, out: string, provenance: string, date: string): void {
  const stream = createStream(readAnswersFile(data))
  const { answers, students, catalog } = stream
  const population = packPopulation(catalog, fittedPopulation(stream, answers))
  const parameters = {
    format,
    /** The feature order of the weights. A model with other features reads everything but the weights. */
    features: featureNames,
    provenance,
    date,
    rows: answers.length,
    students: students.length,
    population,
  }
  writeFileSync(out, `${JSON.stringify(parameters)}\n`)
  console.log(`Fitted on ${answers.length} answers of ${students.length} students; written to ${out}.`)
}

async function fitDatabase(url: string | undefined, out: string, provenance: string, date: string) {
  const environment = { ...process.env, ...(url !== undefined && { DATABASE_URL: url }) }
  // Loaded only here: it brings the curriculum and the database, which a file of answers does not need.
  const { fitLearner } = await import('../server/src/fit-learner.ts')
  const onRead = (count: number) => console.log(`Read ${count} answers; fitting.`)
  try {
    const fitted = await fitLearner({ environment, provenance, date, now: new Date(), onRead })
    const { logLoss, baseLogLoss, auc } = fitted.heldOut
    writeFileSync(out, fitted.text)
    console.log(
      `Fitted on ${fitted.rows} answers of ${fitted.students} students; written to ${out}.\n` +
        `For students not met: log loss ${logLoss.toFixed(4)} (base rate ${baseLogLoss.toFixed(4)}), ` +
        `AUC ${auc?.toFixed(4) ?? 'none'} (base rate 0.5).`,
    )
  } catch (error) {
    throw error instanceof StartupProblem ? new Refusal(error.message) : error
  }
}

await orRefuse(async () => {
  const { data, database = false, out, provenance, date = new Date().toISOString().slice(0, 10) } = values
  const [url, ...further] = positionals
  if ((data === undefined) === !database || out === undefined || provenance === undefined)
    throw new Refusal(
      'Say --data FILE or --database [URL], --out FILE, and --provenance TEXT: where the answers come from.',
    )
  if (further.length > 0 || (url !== undefined && !database))
    throw new Refusal(
      `“${further[0] ?? url}” belongs to no option: put texts with spaces in quotation marks.`,
    )
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Refusal(`“${date}” is no date: write it as 2026-01-31.`)
  if (data === undefined) await fitDatabase(url, out, provenance, date)
  else fitFile(data, out, provenance, date)
})
