import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readAnswersFile } from './answers-file.ts'
import { baseRate } from './baselines/base-rate.ts'
import type { Baseline } from './baselines/baseline.ts'
import { bestLr } from './baselines/best-lr.ts'
import { bkt } from './baselines/bkt.ts'
import { elo } from './baselines/elo.ts'
import { itemMean } from './baselines/item-mean.ts'
import { pfa } from './baselines/pfa.ts'
import { coldPopulation, fittedPopulation } from './our-model.ts'
import { orRefuse, Refusal } from './refusal.ts'
import { type Score, scoreBaseline, scoreOurs } from './score.ts'
import { readSplit, splitByHash } from './split.ts'
import { createStream } from './stream.ts'
import { printTable } from './table.ts'

/**
 * `npm run bench:learner -- --data FILE[.gz] [--split FILE] [--limit N] [--json FILE]`: replays students' answers
 * (`student,item,skill,correct,time`) through the server's model and through baselines, and predicts each answer before
 * learning from it. Cold: starts without data, and scores all answers. Fitted: fits on the students outside the split,
 * and scores the students in it.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'string' },
  },
})

const baselines: readonly Baseline[] = [baseRate, itemMean, bkt, pfa, elo, bestLr]

function run(path: string, limit: number): void {
  const rows = readAnswersFile(path)
  const stream = createStream(rows.slice(0, limit))
  const { answers, students } = stream
  const isListed = values.split === undefined ? splitByHash : readSplit(values.split)
  const isScored = students.map(isListed)
  const training = answers.filter(({ student }) => isScored[student] === false)
  const held = answers.filter(({ student }) => isScored[student] === true)
  console.log(
    `${answers.length} answers of ${students.length} students to ${stream.itemCount} items of ${stream.skillCount} skills`,
  )

  const cold = baselines.map(({ name, cold: create }) => scoreBaseline(name, create(stream), answers))
  cold.push(scoreOurs(stream, coldPopulation(stream), answers))
  report(`Cold, all ${answers.length} answers`, cold)
  const fitted: Score[] = []
  if (training.length > 0 && held.length > 0) {
    for (const { name, fitted: create } of baselines) {
      fitted.push(scoreBaseline(name, create(stream, training), held))
    }
    fitted.push(scoreOurs(stream, fittedPopulation(stream, training), held))
    report(`Fitted on ${training.length} answers, scored on ${held.length} of other students`, fitted)
  } else console.log('\nFitted: the split leaves nobody to fit on, or nobody to score.')
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ cold, fitted }, null, 1)}\n`)
}

function report(title: string, scores: readonly Score[]): void {
  console.log(`\n${title}\n\n${printTable(scores)}`)
}

await orRefuse(() => {
  if (values.data === undefined) throw new Refusal('Name the file of answers: --data FILE.')
  const limit = Number(values.limit ?? Infinity)
  if (!(limit >= 1)) throw new Refusal(`--limit is “${values.limit}”, not a number of answers.`)
  run(values.data, limit)
})
