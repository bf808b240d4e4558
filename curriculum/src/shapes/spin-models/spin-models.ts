import { tidy } from '../../bugs/bug.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { numberOf, slip } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { say } from './messages.gen.ts'

const colors = ['red', 'blue', 'green', 'yellow'] as const
interface Spun {
  who: string
  sections: number[]
  times: number[]
  asked: number
  asks: 'expected' | 'difference'
}
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
const expectedAt = ({ sections, times, asked }: Spun): number =>
  (sum(times) * (sections[asked] ?? 0)) / sum(sections)
const modelKey = (its: Spun): number =>
  its.asks === 'expected' ? expectedAt(its) : Math.abs((its.times[its.asked] ?? 0) - expectedAt(its))

/** A random count close to the expected one, and occasionally farther off. */
const around = (random: Random, expected: number): number =>
  Math.max(
    1,
    Math.round(expected) + random.integer(-1, 1) * random.integer(1, Math.ceil(Math.sqrt(expected))),
  )

/**
 * The prediction of a model with equal sections (level 1), with unequal sections (level 2), how far the data are from
 * it (level 3).
 */
export const compareModel = (standards: readonly string[]): ModelForm<Spun> =>
  defineModel<Spun>({
    id: 'compare-model',
    thinking: 'read a figure',
    seconds: 70,
    standards,
    task: ({ sections, asks, asked }) => `${asks} ${sections.join()} ${asked}`,
    draw(random, level) {
      const sections =
        level === 1
          ? [2, 2, 2, 2].slice(0, random.integer(3, 4))
          : random.shuffle(
              random.pick([
                [1, 2, 3, 4],
                [1, 1, 2, 4],
                [1, 2, 5],
                [2, 3, 5],
                [1, 3, 4],
                [2, 2, 3, 5],
              ]),
            )
      const total = sum(sections) * random.pick([8, 10, 12, 15, 20, 25])
      const times = sections.slice(1).map((each) => around(random, (total * each) / sum(sections)))
      return {
        who: someone(random),
        sections,
        times: [total - sum(times), ...times],
        asked: random.integer(0, sections.length - 1),
        asks: level === 3 ? 'difference' : 'expected',
      }
    },
    fits: (its) =>
      Math.min(...its.times) > 0 &&
      new Set([modelKey(its), expectedAt(its), its.times[its.asked]]).size > 1 &&
      expectedAt(its) !== its.times[its.asked],
    item(its) {
      const { sections, times, asked, asks } = its
      const [all, parts] = [sum(times), sum(sections)]
      const [section = 0, time = 0, expected] = [sections[asked], times[asked], expectedAt(its)]
      const color = say(`color.${colors[asked] ?? 'red'}`)
      const key = modelKey(its)
      const terms = { section, parts, all, expected, time, color, key }
      return {
        stem: [
          say('told', { who: person(its.who), parts, all }),
          say(asks === 'expected' ? 'expected' : 'difference', { color }),
        ],
        figure: tableFigure(
          say('title', { all }),
          [say('head'), say('sections'), say('times')],
          sections.map((each, at) => [say(`color.${colors[at] ?? 'red'}`), each, times[at] ?? 0]),
        ),
        ...numberOf({
          label: say('label'),
          value: key,
          slips: [
            { value: time, feedback: say('slip.data', { color }) },
            ...(asks === 'difference'
              ? [slip(expected, 'ratio.stops-early', say('slip.expected', { color }))]
              : []),
            slip(
              tidy(all / sections.length),
              'chance.equal-kinds',
              say('slip.kinds', { n: sections.length }),
            ),
            slip(all - expected, 'chance.complement', say('slip.rest', { color })),
            slip(tidy(all / parts), 'chance.one-part', say('slip.one', { color })),
          ],
        }),
        hints: [say('nudge'), say(`hint.${asks}`, { color, all })],
        solution: [
          say('step', terms),
          say('predict', terms),
          ...(asks === 'difference'
            ? [say('compare', { high: Math.max(time, expected), low: Math.min(time, expected), key })]
            : []),
        ],
      }
    },
    solve({ figure, stem }) {
      if (figure?.kind !== 'table') throw new TypeError('expects a table')
      const rows = figure.rows.map(([color = '', sections = '0', times = '0']) => ({
        color,
        sections: Number(sections),
        times: Number(times),
      }))
      const row = rows.find(({ color }) => new RegExp(`\\b${color}\\b`).test(stem))
      const expected =
        (sum(rows.map(({ times }) => times)) * (row?.sections ?? 0)) /
        sum(rows.map(({ sections }) => sections))
      return solved.number(/differ|diferenc/.test(stem) ? Math.abs((row?.times ?? 0) - expected) : expected)
    },
  })
