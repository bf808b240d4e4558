import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { featureNames } from '@skills-center/learner/feature-names'
import { packSchool } from '@skills-center/learner/pack-school'
import { readAnswersFile } from '../bench/learner/answers-file.ts'
import { fittedSchool } from '../bench/learner/our-model.ts'
import { orRefuse, Refusal } from '../bench/learner/refusal.ts'
import { createStream } from '../bench/learner/stream.ts'

/**
 * `npm run learner:fit -- --data FILE[.gz] --out FILE --provenance TEXT [--date YYYY-MM-DD]`: fits what a school
 * knows on a file of answers (`student,item,skill,correct,time`) and writes it down, with where it comes from.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    provenance: { type: 'string' },
    date: { type: 'string' },
  },
})

/** Goes up when files written before can no longer be read. */
const format = 1

function fit(data: string, out: string, provenance: string, date: string): void {
  const stream = createStream(readAnswersFile(data))
  const { answers, students, catalog } = stream
  const school = packSchool(catalog, fittedSchool(stream, answers))
  const parameters = {
    format,
    /** Weights speak of these, in this order: a model with other features reads all but the weights. */
    features: featureNames,
    provenance,
    date,
    rows: answers.length,
    students: students.length,
    school,
  }
  writeFileSync(out, `${JSON.stringify(parameters)}\n`)
  console.log(`Fitted on ${answers.length} answers of ${students.length} students; written to ${out}.`)
}

orRefuse(() => {
  const { data, out, provenance, date = new Date().toISOString().slice(0, 10) } = values
  if (data === undefined || out === undefined || provenance === undefined)
    throw new Refusal('Say --data FILE, --out FILE and --provenance TEXT: where the answers come from.')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Refusal(`“${date}” is no date: write it as 2026-01-31.`)
  fit(data, out, provenance, date)
})
