import type { Text } from '@skills-center/messages/values'
import { meanOf, medianOf, sumOf } from '../../data-sets/measures.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { pooled, type Survey } from '../../situations/sample-surveys/sample-surveys.ts'
import type { SampleTotal } from '../../situations/sample-totals/sample-totals.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Null unless it is a whole number, since nobody would answer with part of a member. */
const whole = (value: number): number | null => (Number.isInteger(tidy(value)) ? tidy(value) : null)

// Worked by hand: 12 of 40, and a population of 400; then 10 of 20 and 12 of 80 of a population of 500.
const one: Survey = { survey: 'walk', all: 400, samples: [{ n: 40, hits: 12 }] }
const two: Survey = {
  survey: 'walk',
  all: 500,
  samples: [
    { n: 20, hits: 10 },
    { n: 80, hits: 12 },
  ],
}

const onSurvey = (
  id: MisconceptionId,
  its: {
    of: (survey: Survey) => number | null
    feedback: (terms: { n: number; hits: number }) => Text
    example: readonly [Survey, number]
  },
) =>
  bug<Survey>({
    id,
    answer: (survey) => {
      const value = its.of(survey)
      return value === null || value <= 0 ? null : whole(value)
    },
    feedback: (survey) => its.feedback(pooled(survey)),
    example: its.example,
  })

export const additive = onSurvey('ratio.additive', {
  of: (survey) => survey.all - pooled(survey).n + pooled(survey).hits,
  feedback: ({ n, hits }) => say('additive', { rest: n - hits }),
  example: [one, 372],
})
export const partToRest = onSurvey('ratio.part-whole', {
  of: (survey) => {
    const { n, hits } = pooled(survey)
    return n === hits ? null : (survey.all * hits) / (n - hits)
  },
  feedback: ({ n, hits }) => say('part-to-rest', { rest: n - hits }),
  example: [{ ...one, samples: [{ n: 40, hits: 8 }] }, 100],
})
export const restForHits = onSurvey('sample.rest', {
  of: (survey) => survey.all - (survey.all * pooled(survey).hits) / pooled(survey).n,
  feedback: () => say('rest'),
  example: [one, 280],
})
export const countAsPercent = onSurvey('sample.count-as-percent', {
  of: (survey) => (pooled(survey).n === 100 ? null : (survey.all * pooled(survey).hits) / 100),
  feedback: ({ n, hits }) => say('percent', { hits, n }),
  example: [one, 48],
})
const notScaled = onSurvey('sample.not-scaled', {
  of: (survey) => pooled(survey).hits,
  feedback: () => say('not-scaled'),
  example: [one, 12],
})
export const oneOfTwo = onSurvey('sample.one-of-several', {
  of: ({ samples: [first, second], all }) =>
    first === undefined || second === undefined ? null : (all * first.hits) / first.n,
  feedback: () => say('one-of-two'),
  example: [two, 250],
})
export const meanOfParts = onSurvey('center.mean-of-means', {
  of: ({ samples, all }) =>
    samples.length === 1 ? null : all * meanOf(samples.map(({ n, hits }) => hits / n)),
  feedback: () => say('mean-of-parts'),
  example: [{ ...two, all: 400 }, 130],
})
export const surveyBugs = [
  additive,
  partToRest,
  restForHits,
  countAsPercent,
  notScaled,
  oneOfTwo,
  meanOfParts,
]

// Worked by hand: 3, 5, 1, 7 have sum 16, mean 4, and median 4; there are 100 things.
const counts: SampleTotal = { story: 'pictures', data: [3, 5, 1, 7], all: 100 }
const onTotal = (
  id: MisconceptionId,
  its: { of: (total: SampleTotal) => number; feedback: Text; example: readonly [SampleTotal, number] },
) =>
  bug<SampleTotal>({
    id,
    answer: (total) => whole(its.of(total)),
    feedback: () => its.feedback,
    example: its.example,
  })
export const totalBugs = [
  onTotal('data.stops-early', {
    of: ({ data }) => meanOf(data),
    feedback: say('mean-only'),
    example: [counts, 4],
  }),
  onTotal('sample.not-scaled', {
    of: ({ data }) => sumOf(data),
    feedback: say('not-scaled'),
    example: [counts, 16],
  }),
  onTotal('data.no-division', {
    of: ({ data, all }) => sumOf(data) * all,
    feedback: say('no-division'),
    example: [counts, 1600],
  }),
  onTotal('center.mean-for-median', {
    of: ({ data, all }) => medianOf(data) * all,
    feedback: say('median'),
    example: [{ ...counts, data: [1, 2, 9] }, 200],
  }),
]
