import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import { ascending, sumOf } from '../../data-sets/measures.ts'
import type { Worded } from '../../form/words.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Populations for random samples, with realistic proportions in percent. */
const surveys = {
  walk: [15, 60],
  dog: [25, 60],
  repair: [5, 30],
  electric: [5, 30],
  park: [30, 80],
  trout: [20, 70],
  bruised: [5, 30],
  oak: [20, 60],
  music: [20, 60],
} as const satisfies Record<string, readonly [number, number]>
type SurveyId = keyof typeof surveys
const surveyIds = keysOf(surveys)

/** How many members of a random sample of `n` have a property. */
interface Sample {
  n: number
  hits: number
}

/** One or two samples of a population of `all`. */
export interface Survey {
  survey: SurveyId
  all: number
  samples: Sample[]
}

export const pooled = ({ samples }: Survey): Sample => ({
  n: sumOf(samples.map(({ n }) => n)),
  hits: sumOf(samples.map(({ hits }) => hits)),
})
export const estimateOf = (its: Survey): number => (pooled(its).hits * its.all) / pooled(its).n

function drawSample(random: Random, survey: SurveyId, n: number): Sample {
  const [low, high] = surveys[survey]
  return { n, hits: random.integer(Math.ceil((low * n) / 100), Math.floor((high * n) / 100)) }
}

const pairs = [
  [20, 30],
  [20, 40],
  [30, 50],
  [20, 60],
  [40, 60],
  [25, 75],
] as const

/** Samples that make up a simple fraction of the population, with similar proportions. */
export function drawSurvey(random: Random, count: 1 | 2): Survey {
  const survey = random.pick(surveyIds)
  const sizes = count === 1 ? [random.pick([20, 25, 40, 50, 60, 80])] : random.shuffle(random.pick(pairs))
  const samples = sizes.map((n) => drawSample(random, survey, n))
  const all = (sumOf(sizes) * random.integer(6, 24)) / 2
  return { survey, all, samples }
}

/** Two random samples of one population rarely differ by more. */
export const areAlike = ({ samples }: Survey): boolean => {
  const parts = samples.map(({ n, hits }) => hits / n)
  return Math.max(...parts) - Math.min(...parts) <= 0.15
}

export const tell = {
  population: ({ survey, all }: Survey): Text => say(`${survey}.all`, { all }),
  sample: ({ survey }: Survey, { n, hits }: Sample): Text => say(`${survey}.sample`, { n, hits }),
  asks: ({ survey }: Pick<Survey, 'survey'>): Text => say(`${survey}.asks`),
  claims: ({ survey }: Survey, about: number): Text => say(`${survey}.claims`, { about }),
}

/** Several random samples of `n`, and the count with the property in each. */
export interface Repeated {
  survey: SurveyId
  all: number
  n: number
  results: number[]
}

/** Draws results with natural random variation. */
export function drawRepeated(random: Random): Repeated {
  const survey = random.pick(surveyIds)
  const n = random.pick([20, 25, 30, 40])
  const [low, high] = surveys[survey]
  const part = random.integer(Math.max(low, 20), high) / 100
  const results = Array.from(
    { length: random.pick([8, 10, 12]) },
    () => Array.from({ length: n }, () => random.chance(part)).filter(Boolean).length,
  )
  return { survey, all: n * random.integer(6, 25), n, results }
}

export const repeatedTold = ({ survey, all, n, results }: Repeated): Text[] => [
  say(`${survey}.all`, { all }),
  say('repeated', { count: results.length, n }),
]

/** The axis extends slightly beyond the dots. */
export const repeatedAxis = ({ results }: Repeated): [from: number, to: number] => [
  Math.max(0, Math.min(...results) - 2),
  Math.max(...results) + 2,
]

export function repeatedFigure(its: Repeated): Worded<FigureOf<'dot-plot'>> {
  const [from, to] = repeatedAxis(its)
  const places = [...new Set(ascending(its.results))]
  const dots = places.map((at) => say('dots', { n: its.results.filter((each) => each === at).length, at }))
  return {
    kind: 'dot-plot',
    title: say('title', { n: its.n }),
    x: { from, to, step: 1, label: say(`${its.survey}.axis`) },
    plots: [{ label: '', values: its.results }],
    description: say('described', { from, to, dots: rows(dots) }),
  }
}
