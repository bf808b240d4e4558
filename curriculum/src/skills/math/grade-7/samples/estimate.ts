import { byLevel, defineModel, numbersIn, solved, toNumber, typed } from '#form'
import {
  additive,
  countAsPercent,
  meanOfParts,
  oneOfTwo,
  partToRest,
  restForHits,
  surveyBugs,
  totalBugs,
} from '#bugs/samples/survey-bugs.ts'
import { meanOf, sumOf } from '#data-sets/measures.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  areAlike,
  drawSurvey,
  estimateOf,
  pooled,
  type Survey,
  tell,
} from '#situations/sample-surveys/sample-surveys.ts'
import { drawTotal, type SampleTotal, tellTotal } from '#situations/sample-totals/sample-totals.ts'
import { say } from './messages.gen.ts'

const told = (its: Survey) => [tell.population(its), ...its.samples.map((sample) => tell.sample(its, sample))]
const isWhole = (its: Survey): boolean =>
  Number.isInteger(its.all) && Number.isInteger(estimateOf(its)) && areAlike(its)

/** How one sample, or two put together, give an estimate. */
function scaledUp(its: Survey) {
  const { n, hits } = pooled(its)
  const terms = { n, hits, all: its.all, key: estimateOf(its) }
  const [first = 0, second = 0] = its.samples.map((sample) => sample.hits)
  const isOne = its.samples.length === 1
  return {
    hints: [
      say(isOne ? 'estimate.nudge.one' : 'estimate.nudge.two'),
      isOne ? say('estimate.hint.one', terms) : say('estimate.hint.two'),
    ],
    solution: [
      ...(isOne ? [] : [say('estimate.pool', { first, second, hits, n })]),
      say('estimate.part', terms),
      say('estimate.so', terms),
    ],
  }
}

/** Reads the population and the samples, and puts the samples together. */
function surveyShown(stem: string): { all: number; samples: { n: number; hits: number }[] } {
  const [all = 0, ...rest] = numbersIn(stem).map(({ value }) => value)
  const [n = 1, hits = 0, second = 0, more = 0] = rest
  return { all, samples: [{ n, hits }, ...(rest.length < 4 ? [] : [{ n: second, hits: more }])] }
}

const estimating = {
  id: 'estimate',
  thinking: 'compute',
  seconds: 60,
  standards: ['7.SP.A.2'],
} as const
const fromSamples = defineModel<Survey>({
  ...estimating,
  bugs: surveyBugs,
  task: ({ survey, samples }) => `${survey} ${samples.length}`,
  draw: (random, level) => drawSurvey(random, level === 1 ? 1 : 2),
  fits: isWhole,
  item: (its) => ({
    stem: [...told(its), ...(its.samples.length > 1 ? [say('estimate.together')] : []), tell.asks(its)],
    ...typed(its, { label: say('label'), key: estimateOf(its), bugs: surveyBugs }),
    ...scaledUp(its),
  }),
  solve({ stem }) {
    const { all, samples } = surveyShown(stem)
    const parts = sumOf(samples.map(({ hits }) => hits)) / sumOf(samples.map(({ n }) => n))
    return solved.number(all * parts)
  },
})
const fromCounts = defineModel<SampleTotal>({
  ...estimating,
  bugs: totalBugs,
  task: ({ story }) => story,
  draw: drawTotal,
  fits: ({ data }) => Number.isInteger(meanOf(data) * 2) && new Set(data).size > 2,
  item(its) {
    const { data, all } = its
    const mean = meanOf(data)
    const terms = { n: data.length, all, sum: data.join(' + '), total: sumOf(data), mean, key: mean * all }
    return {
      stem: tellTotal(its),
      ...typed(its, { label: say('label'), key: mean * all, bugs: totalBugs }),
      hints: [say('total.nudge'), say('total.hint', terms)],
      solution: [say('total.mean', terms), say('total.so', terms)],
    }
  },
  solve({ stem }) {
    const [all = 0, n = 0, ...data] = numbersIn(stem).map(({ value }) => value)
    return solved.number((all * sumOf(data)) / n)
  },
})
/** From one sample (level 1), from two together (level 2), a total from the mean of a sample (level 3). */
export const estimate = byLevel({ 1: fromSamples, 2: fromSamples, 3: fromCounts }, ({ stem }) =>
  /The counts|Los conteos/.test(stem) ? 3 : 1,
)

const bugOf = {
  additive,
  rest: restForHits,
  percent: countAsPercent,
  part: partToRest,
  one: oneOfTwo,
  mean: meanOfParts,
}
const faults = faultsBy<Survey, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))

/** A part that is kept or not (level 1), parts of the wrong whole (level 2), two samples (level 3). */
export const findMistake = claimModel<Survey>({
  seconds: 60,
  standards: ['7.SP.A.2'],
  task: ({ survey, samples }) => `${survey} ${samples.length}`,
  kinds: {
    1: [{ draw: (random) => drawSurvey(random, 1), faults: faults('additive', 'percent') }],
    2: [{ draw: (random) => drawSurvey(random, 1), faults: faults('part', 'rest', 'percent') }],
    3: [{ draw: (random) => drawSurvey(random, 2), faults: faults('one', 'mean', 'rest') }],
  },
  truth: estimateOf,
  printed: ({ all, samples }) => [all, ...samples.flatMap(({ n, hits }) => [n, hits])],
  fits: isWhole,
  words: (its, _who, got) => ({
    context: told(its),
    said: tell.claims(its, toNumber(got)),
    truth: say('claim.truth', { key: estimateOf(its) }),
    hints: scaledUp(its).hints,
    start: scaledUp(its).solution,
  }),
  reads({ stem }) {
    const { all, samples } = surveyShown(stem)
    const [first = { n: 1, hits: 0 }, second] = samples
    const n = first.n + (second?.n ?? 0)
    const hits = first.hits + (second?.hits ?? 0)
    return {
      got: numbersIn(stem).at(-1)?.value ?? 0,
      truth: (all * hits) / n,
      ways: [
        [/took away|quitó/, all - n + hits],
        [/the others in the sample|los demás de la muestra/, (all * hits) / (n - hits)],
        [/estimated the others|estimó los demás/, all - (all * hits) / n],
        [/as a percent|como porcentaje/, (all * hits) / 100],
        [/first sample|primera muestra/, (all * first.hits) / first.n],
        [
          /same weight|mismo peso/,
          (all / 2) * (first.hits / first.n + (second?.hits ?? 0) / (second?.n ?? 1)),
        ],
      ],
    }
  },
})
