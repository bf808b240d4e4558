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
 * `npm run learner:fit -- --data FILE[.gz] --out FILE --provenance TEXT [--date YYYY-MM-DD]`: fits what a population
 * knows on a file of answers (`student,item,skill,correct,time`) and writes it down, with where it comes from.
 *
 * `npm run learner:fit -- --database [URL] --out FILE --provenance TEXT [--date YYYY-MM-DD]`: the same on the
 * attempts of the product's own database, which DATABASE_URL or DATA_DIR names where the URL is left out. The server
 * begins from such a file (LEARNER_PARAMETERS).
 */
const { values, positionals } = parseArgs({
  // An option with a value that may be left out is not among what parseArgs knows.
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

/** Goes up when files written before can no longer be read; the server's own count on from here. */
const format = 1

function fitFile(data: string, out: string, provenance: string, date: string): void {
  const stream = createStream(readAnswersFile(data))
  const { answers, students, catalog } = stream
  const population = packPopulation(catalog, fittedPopulation(stream, answers))
  const parameters = {
    format,
    /** Weights speak of these, in this order: a model with other features reads all but the weights. */
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
  // With the curriculum and the database behind it, which a file of answers does not ask for.
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
