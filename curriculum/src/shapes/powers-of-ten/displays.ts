import { tex } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { type Scientific, scientificTex, signed, standardText } from '../../scientific/scientific.ts'
import { say } from './messages.gen.ts'

/** A calculator display, and numbers that differ in their exponents or their number words. */
interface Screens {
  shown: Scientific[]
  words: boolean
  shuffle: number
}
const displayOf = ({ first, exponent }: Scientific): string => `${first}E${signed(exponent)}`
const wordExponents = {
  billion: 9,
  million: 6,
  thousand: 3,
  thousandth: -3,
  millionth: -6,
  billionth: -9,
} as const
type Word = keyof typeof wordExponents
const wordOf = (exponent: number): Word =>
  (['billion', 'million', 'thousand', 'thousandth', 'millionth', 'billionth'] as const).find(
    (word) => wordExponents[word] === exponent,
  ) ?? 'million'

/** Large numbers on a calculator (level 1), small numbers (level 2), millions and millionths in words (level 3). */
export const displays = defineModel<Screens>({
  id: 'screen',
  thinking: 'work backwards',
  seconds: 45,
  standards: ['8.EE.A.4'],
  task: ({ shown, words }) =>
    `${words} ${shown
      .map(({ exponent }) => exponent)
      .toSorted((one, other) => one - other)
      .join(' ')}`,
  draw(random, level) {
    const first = random.integer(11, 99) / 10
    const base = random.integer(4, 7)
    const exponents =
      level === 3
        ? random.sample(Object.values(wordExponents), 4)
        : [base, base + 1, -base, base + 2].map((each) => (level === 2 ? -each : each))
    return {
      shown: exponents.map((exponent) => ({ first, exponent })),
      words: level === 3,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ shown }) => shown.every(({ first }) => !Number.isInteger(first)),
  minWrongAnswers: 1,
  item({ shown, words, shuffle }) {
    const targetOf = (its: Scientific) =>
      words ? say(`screen.${wordOf(its.exponent)}`, { first: its.first }) : standardText(its)
    return {
      stem: [say('screen.told'), say('screen.asks')],
      ...arranged.match(shuffle, {
        pairs: shown.map((its) => ({
          source: displayOf(its),
          target: targetOf(its),
          slips: shown
            .filter(({ exponent }) => exponent === -its.exponent)
            .map((other) => ({
              target: targetOf(other),
              misconception: 'scientific.exponent-sign',
              feedback: say('screen.sign'),
            })),
        })),
        slip: { misconception: 'scientific.one-step-off', feedback: say('screen.places') },
      }),
      hints: [say('screen.nudge'), say('screen.hint')],
      solution: [
        say('screen.means'),
        ...shown.map((its) =>
          say('screen.step', { shown: displayOf(its), power: tex(scientificTex(its)), n: targetOf(its) }),
        ),
      ],
    }
  },
  solve(shown) {
    const worth = (text: string): number => {
      const [, first = '', exponent = ''] = /([\d.,]+)E(−?\d+)/.exec(text) ?? []
      return Number(first) * 10 ** Number(exponent.replace('−', '-'))
    }
    const scales: readonly (readonly [RegExp, number])[] = [
      [/billionth|mil millonésimas/, -9],
      [/millionth|(?<!mil )millonésimas/, -6],
      [/thousandth|^[\d.]+ milésimas/, -3],
      [/billion(?!th)|mil millones/, 9],
      [/million(?!th)|(?<!mil )millones/, 6],
      [/thousand(?!th)|mil$/, 3],
    ]
    const written = (text: string): number => {
      const scale = scales.find(([pattern]) => pattern.test(text))?.[1] ?? 0
      return Number((/[\d.,]+/.exec(text)?.[0] ?? '').replaceAll(',', '')) * 10 ** scale
    }
    return solved.match(shown, (source, target) => Math.abs(written(target) / worth(source) - 1) < 1e-6)
  },
})
