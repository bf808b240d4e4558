import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Words } from '../../form/words.ts'
import { someSurvey, surveyAnswers, type SurveyId, surveyTitle } from '../../situations/surveys/surveys.ts'
import { numberOf, slip } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Survey {
  survey: SurveyId
  /** Shares of the three answers in percent. */
  shares: number[]
  total: number
  way: 1 | 2 | 3
}

const splits = [
  [50, 30, 20],
  [40, 35, 25],
  [45, 30, 25],
  [60, 25, 15],
  [55, 25, 20],
  [50, 35, 15],
  [45, 35, 20],
  [65, 20, 15],
  [60, 30, 10],
  [70, 20, 10],
]

/**
 * The percent for an answer (level 1), one count from another (level 2), the total where one count is missing (level
 * 3).
 */
export const survey = defineModel<Survey>({
  id: 'survey',
  thinking: 'work backwards',
  seconds: 75,
  standards: ['6.RP.A.3c'],
  task: ({ survey: id, way }) => `${id} ${way}`,
  draw: (random, level) => ({
    survey: someSurvey(random),
    shares: random.shuffle([...random.pick(splits)]),
    total: 20 * random.integer(2, 10),
    way: level,
  }),
  fits: ({ total }) => total !== 100,
  item({ survey: id, shares, total, way }) {
    const [p = 0, q = 0, r = 0] = shares
    const [a, b, c] = shares.map((share) => (share * total) / 100)
    if (a === undefined || b === undefined || c === undefined) throw new RangeError('Three answers')
    const answers = surveyAnswers(id)
    const [first, second, third] = answers
    const title = surveyTitle(id)
    const people = say('people')
    const countTable = (rows: readonly (readonly [Words, number | string])[]) =>
      tableFigure(title, [say('answer'), people], rows)
    if (way === 1) {
      return {
        stem: [say('asks.percent', { name: first })],
        figure: countTable([
          [first, a],
          [second, b],
          [third, c],
        ]),
        ...numberOf({
          label: say('label'),
          after: '%',
          value: p,
          slips: [
            slip(a, 'percent.percent-as-amount', say('count', { a })),
            ...(Number.isInteger((100 * a) / (b + c))
              ? [slip((100 * a) / (b + c), 'percent.wrong-whole', say('others'))]
              : []),
            slip(100 - p, 'percent.part-for-rest', say('rest', { name: first })),
          ],
        }),
        hints: [say('nudge.percent'), say('hint.percent', { a })],
        solution: [
          say('sum', { a, b, c, total }),
          say('divide', { name: first, a, total, part: p / 100, p }),
        ],
      }
    }
    if (way === 2) {
      return {
        stem: [say('asks.count', { name: second })],
        figure: tableFigure(
          title,
          [say('answer'), say('percent'), people],
          answers.map((text, at): (Words | number)[] => [
            text,
            `${shares[at] ?? 0}%`,
            at === 0 ? a : at === 1 ? '?' : say('missing'),
          ]),
        ),
        ...numberOf({
          label: say('label'),
          after: people,
          value: b,
          slips: [
            slip(q, 'percent.percent-as-amount', say('as-count')),
            slip(total, 'percent.stops-early', say('all-of-them')),
            ...(a + q - p > 0 ? [slip(a + q - p, 'ratio.additive', say('adds', { p, a }))] : []),
          ],
        }),
        hints: [say('nudge.count', { name: first }), say('hint.count', { p, a })],
        solution: [
          say('whole', { p, a, one: a / p, total }),
          say('so-count', { q, total, b, part: q / 100 }),
        ],
      }
    }
    const known = a + b
    return {
      stem: [say('asks.total', { name: third, r })],
      figure: countTable([
        [third, '?'],
        [first, a],
        [second, b],
      ]),
      ...numberOf({
        label: say('label'),
        after: people,
        value: total,
        slips: [
          slip(c, 'percent.stops-early', say('one-answer', { name: third })),
          slip(known, 'percent.part-for-rest', say('known-only', { name: third })),
          ...(Number.isInteger((known * (100 + r)) / 100)
            ? [slip((known * (100 + r)) / 100, 'percent.wrong-whole', say('of-known', { r, known }))]
            : []),
        ],
      }),
      hints: [say('nudge.total', { name: third, r }), say('hint.total', { a, b, left: p + q })],
      solution: [
        say('left', { r, left: p + q, a, b, known }),
        say('whole', { p: p + q, a: known, one: known / (p + q), total }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const numbers = figure.rows.map((row) => row.slice(1).map((cell) => Number.parseInt(cell, 10)))
    const [[x = 0, y] = [], [z = 0] = [], [w = 0] = []] = numbers
    if (y !== undefined) return solved.number((y / x) * z)
    if (!Number.isNaN(x)) return solved.number((100 * x) / (x + z + w))
    const share = Number(/(\d+)%/.exec(stem)?.[1] ?? 0)
    return solved.number((100 * (z + w)) / (100 - share))
  },
})
