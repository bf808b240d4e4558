import { arranged, defineModel, type Level } from '#form'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

const stories = {
  1: ['ice', 'butter', 'juice', 'wax', 'water'],
  2: ['salt', 'sugar', 'sand', 'honey'],
  3: ['soup', 'kettle', 'rice', 'noodles'],
} as const
type Story = (typeof stories)[Level][number]

interface Values {
  level: Level
  story: Story
  who: string
  start: number
  /** Minutes from each weighing to the next. */
  step: number
  /** Grams that are put in (2) or leave as vapor (3). */
  moved: number
}

const most = 400
type Said = '1.falls' | '1.rises' | '2.gone' | '2.never' | '2.grows' | '3.falls' | '3.nothing' | '3.back'
type Bars = [values: number[], misconception: string, said: Said]

const barsAt: Readonly<Record<Level, (values: Values) => { right: number[]; wrong: Bars[] }>> = {
  1: ({ start }) => ({
    right: [start, start, start, start],
    wrong: [
      [[start, start - 10, start - 20, start - 30], 'substance.change-changes-weight', '1.falls'],
      [[start, start + 10, start + 20, start + 30], 'substance.change-changes-weight', '1.rises'],
    ],
  }),
  2: ({ start, moved }, both = start + moved) => ({
    right: [start, both, both, both],
    wrong: [
      [[start, both, start, start], 'substance.unseen-is-gone', '2.gone'],
      [[start, start, start, start], 'substance.part-forgotten', '2.never'],
      [[start, both, both + moved, both + moved + moved], 'trend.steady', '2.grows'],
    ],
  }),
  3: ({ start, moved }, left = start - moved) => ({
    right: [start, start, left, left],
    wrong: [
      [[start, start, left, left - moved], 'substance.open-or-closed', '3.falls'],
      [[start, start, start, start], 'substance.gas-is-nothing', '3.nothing'],
      [[start, start, left, start], 'substance.compares-backward', '3.back'],
    ],
  }),
}

/** Draw weights over time: in a closed vessel (1), with something stirred in (2), with the lid off for a while (3). */
export const weightOverTime = defineModel<Values>({
  id: 'weight-over-time',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['5-PS1-2'],
  draw: (random, level) => ({
    level,
    story: random.pick<Story>(stories[level]),
    who: someone(random),
    start: 10 * random.integer(20, level === 2 ? 28 : 36),
    step: random.pick([10, 15, 20]),
    moved: 10 * random.integer(1, 4),
  }),
  item(values) {
    const { level, story, who, start, moved, step } = values
    const { right, wrong } = barsAt[level](values)
    // Each story tells some of these.
    const told = { who: person(who), start, moved, total: 3 * step, one: step, two: step + step }
    return {
      stem: [say(`time.${story}`, told), say('time.ask')],
      ...arranged.plot(
        say('time.title'),
        {
          kind: 'bar-chart',
          labels: [0, 1, 2, 3].map((at) => say('time.minutes', { minutes: at * step })),
          value: { from: 0, to: most, step: 10, label: say('time.axis') },
        },
        { values: right },
        wrong.map(([bars, misconception, said]) => ({
          values: bars,
          misconception,
          feedback: say(`time.said-${said}`),
        })),
      ),
      hints: [say('time.hint'), say(`time.next-${level}`)],
      solution: [say(`time.so-${level}`), say('time.so-bars', { list: right.join(', ') })],
    }
  },
  task: ({ level, story }) => `${level}/${story}`,
  solve({ stem }) {
    const [start = 0, moved = 0] = [...stem.matchAll(/(\d+) g\b/gu)].map(([, grams]) => Number(grams))
    const isOpened = /lid|tapa/u.test(stem) && moved > 0
    const after = isOpened ? start - moved : start + moved
    return { kind: 'plot', values: isOpened ? [start, start, after, after] : [start, after, after, after] }
  },
})
