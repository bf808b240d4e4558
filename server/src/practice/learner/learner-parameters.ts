import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { featureNames } from '@skills-center/learner/feature-names'
import type { PackedPopulation } from '@skills-center/learner/pack-population'
import { z } from 'zod'
import type { Log } from '../../platform/log.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { modelVersion } from './model-version.ts'

/** A population fitted on attempts, and the time up to which it has learned. */
export interface LearnerParameters {
  /**
   * The first 12 hex digits of the file's SHA-256. Results computed from different parameters are stored separately.
   */
  id: string
  /** The population has learned from the answers before this time. */
  until: Date
  population: PackedPopulation
}

/** Increase when older files can no longer be read. Version 1 marks a file of answers (`--data`). */
const format = 2

const finite = z.number()
const pair = z.tuple([finite, finite])
const numbers = (length: number) => z.array(finite).length(length)

const Population = z.object({
  answered: finite,
  overall: pair,
  gain: pair,
  calibration: z.tuple([finite, finite, finite, finite]),
  weights: numbers(featureNames.length),
  covariance: numbers(featureNames.length ** 2),
  bends: z.array(finite),
  skills: z.record(z.string(), pair),
  items: z.record(z.string(), pair),
  pairs: z.array(z.tuple([z.string(), z.literal([0, 1]), z.string(), finite, finite])),
  runs: z.array(z.tuple([z.enum(['all', 'skill', 'item']), z.string(), finite, finite, finite])),
}) satisfies z.ZodType<PackedPopulation>

/** How good the forecasts were for held-out students, and how good a constant probability was. */
const Figures = z.object({
  logLoss: finite,
  baseLogLoss: finite,
  /** Null if all answers were right, or all wrong. */
  auc: finite.nullable(),
})
export type Figures = z.infer<typeof Figures>

const File = z.object({
  format: z.literal(format),
  modelVersion: z.number(),
  /** The names of the weights, in this order. */
  features: z.array(z.string()),
  provenance: z.string(),
  /** For example, 2026-01-31. */
  date: z.iso.date(),
  /** The number of answers that the population learned from, and of students who answered. */
  rows: z.number(),
  students: z.number(),
  /** The time of the first answer. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  heldOut: Figures,
  population: Population,
})
type File = z.infer<typeof File>

/** Writes the content of a parameter file. */
export function writeLearnerParameters(
  about: Omit<File, 'format' | 'modelVersion' | 'features' | 'population'>,
  population: PackedPopulation,
): string {
  return `${JSON.stringify({ format, modelVersion, features: featureNames, ...about, population })}\n`
}

/** Identifies the kind of file. This is checked before everything else. */
const Kind = z.looseObject({
  format: z.unknown(),
  modelVersion: z.unknown(),
  features: z.unknown(),
})

/** Throws a StartupProblem if the file cannot be used. */
export async function readLearnerParameters(
  path: string | null,
  log: Pick<Log, 'info'>,
): Promise<LearnerParameters | undefined> {
  if (path === null) return undefined
  const bytes = await readFile(path).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw refusal(isMissing ? `there is no file ${path}.` : `${path} cannot be read.`)
  })
  const { until, population, provenance, date } = parseFile(path, bytes.toString('utf8'))
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  log.info({ id, provenance, date, until }, 'the learner model begins from fitted parameters')
  return { id, until: new Date(until), population }
}

function parseFile(path: string, text: string): File {
  const kind = Kind.safeParse(parseJson(path, text))
  if (!kind.success || kind.data.format === undefined)
    throw refusal(`${path} is no file of parameters. ${howTo}`)
  const { data } = kind
  if (data.format === 1)
    throw refusal(
      `${path} was fitted on a file of answers, whose skills and questions are not ours. ${howTo}`,
    )
  if (data.format !== format)
    throw refusal(`${path} has the format ${String(data.format)}, and this server reads ${format}. ${howTo}`)
  if (data.modelVersion !== modelVersion)
    throw refusal(
      `${path} is for version ${String(data.modelVersion)} of the model, and this server has ${modelVersion}. ${howTo}`,
    )
  if (JSON.stringify(data.features) !== JSON.stringify(featureNames))
    throw refusal(`${path} weighs other features than this server does. ${howTo}`)
  const file = File.safeParse(data)
  if (!file.success) {
    const place = file.error.issues[0]?.path.slice(0, 3).join('.') ?? ''
    throw refusal(`${path} is damaged at ${place}. ${howTo}`)
  }
  return file.data
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(`${path} is not JSON. ${howTo}`)
  }
}

const howTo = 'Make one with npm run learner:fit -- --database, or leave the setting out.'

const refusal = (reason: string): StartupProblem => new StartupProblem(`LEARNER_PARAMETERS: ${reason}`)
