import { arranged, defineModel, money, type Random, tex } from '#form'
import { numberTex } from '#equations/exact.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

const contexts = ['rope', 'juice', 'money', 'rice', 'path', 'time'] as const
/** The largest second number that is true to life. */
const most = { rope: 48, juice: 10, money: 24, rice: 48, path: 26, time: 20 } as const
const forms = ['plus', 'times', 'minus', 'over'] as const
type Form = (typeof forms)[number]
interface Same {
  context: (typeof contexts)[number]
  who: string
  asked: Form[]
  p: number
  q: number
  shuffle: number
}
const equationOf = (form: Form, p: number, q: number): string =>
  ({
    plus: `x + ${p} = ${numberTex(q)}`,
    times: `${p}x = ${numberTex(q)}`,
    minus: `x − ${p} = ${numberTex(q)}`,
    over: String.raw`\frac{x}{${p}} = ${numberTex(q)}`,
  })[form]
/** A whole number and a multiple of half of it. */
function drawNumbers(random: Random): Pick<Same, 'p' | 'q'> {
  const p = random.integer(2, 6)
  return { p, q: (p * random.integer(5, 16)) / 2 }
}
const confused = { plus: 'minus', minus: 'plus', times: 'over', over: 'times' } as const

/**
 * The same two numbers in two stories (level 1), in three (level 2), in four (level 3). The situations decide, so there is
 * nothing to compute and no solver.
 */
export const matchStories = defineModel<Same>({
  id: 'match-stories',
  thinking: 'explain',
  seconds: 90,
  standards: ['6.EE.B.7', '6.EE.B.6'],
  task: ({ context, asked }) => `${context} ${asked.toSorted().join()}`,
  draw: (random, level) => ({
    context: random.pick(contexts),
    who: someone(random),
    asked:
      level === 1
        ? ['plus', 'times']
        : level === 2
          ? ['plus', 'times', random.pick(['minus', 'over'])]
          : [...forms],
    ...drawNumbers(random),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ context, p, q }) => q > p + 2 && q <= most[context],
  minWrongAnswers: 1,
  item({ context, who, asked, p, q, shuffle }) {
    const terms = { who: person(who), p, q, pm: money(100 * p), qm: money(100 * q) }
    const shown = (form: Form) => say('match.equation', { equation: tex(equationOf(form, p, q)) })
    const story = (form: Form) => say(`match.${context}.${form}`, terms)
    return {
      stem: [say('match.asks', { x: tex('x') })],
      ...arranged.match(shuffle, {
        pairs: asked.map((form) => ({
          source: story(form),
          target: shown(form),
          slips: [
            {
              target: shown(confused[form]),
              misconception: 'model.keyword',
              feedback: say('match.slip.keyword'),
            },
          ],
        })),
        others: forms.filter((form) => !asked.includes(form)).map(shown),
        slip: { misconception: 'model.adds-or-multiplies', feedback: say('match.slip.other') },
      }),
      hints: [say('match.nudge', { x: tex('x') }), say('match.hint', { x: tex('x') })],
      solution: asked.map((form) =>
        say('match.step', { story: story(form), equation: tex(equationOf(form, p, q)) }),
      ),
    }
  },
})
