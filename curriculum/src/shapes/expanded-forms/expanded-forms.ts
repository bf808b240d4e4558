import { type Random, tidy } from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { say } from './messages.gen.ts'

/** How many of each place value; places are 0 for ones, 1 for tenths, 2 for hundredths. */
type Counts = readonly (readonly [count: number, place: number])[]
interface Forms {
  forms: Counts[]
  kind: 'places' | 'zeros' | 'trades'
  shuffle: number
}
const term = (count: number, place: number): string =>
  place === 0 ? String.raw`${count} \times 1` : String.raw`${count} \times \frac{1}{${10 ** place}}`
const sumOf = (counts: Counts): string => counts.map(([count, place]) => term(count, place)).join(' + ')
const valueOf = (counts: Counts): string =>
  String(tidy(counts.reduce((sum, [count, place]) => sum + count / 10 ** place, 0)))

/**
 * The number that a common slip leads to: digits swapped, an empty place skipped, or two digits written starting from
 * one place.
 */
function slipOf(counts: Counts, kind: Forms['kind']): string {
  const [[first, place] = [0, 0], [second] = [0]] = counts
  if (kind === 'places')
    return valueOf([
      [second, place],
      [first, place + 1],
    ])
  if (kind === 'zeros')
    return valueOf([
      [first, place],
      [second, place + 1],
    ])
  return valueOf(counts.map(([count, at]) => [count, count > 9 ? at + 1 : at]))
}
const misconceptions = {
  places: 'decimal.wrong-direction',
  zeros: 'decimal.skips-zero',
  trades: 'decimal.side-by-side',
} as const

const formsAt = (random: Random, level: 1 | 2 | 3): Counts[] => {
  const [a = 1, b = 2, c = 3] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const many = 10 * b + a
  if (level === 1)
    return [
      [
        [a, 0],
        [b, 1],
      ],
      [
        [c, 1],
        [a, 2],
      ],
      [
        [b, 2],
        [c, 3],
      ],
    ]
  return level === 2
    ? random.sample<Counts>(
        [
          [
            [a, 0],
            [b, 2],
          ],
          [
            [c, 1],
            [b, 3],
          ],
          [
            [c, 0],
            [a, 3],
          ],
          [
            [b, 0],
            [c, 2],
          ],
          [
            [a, 1],
            [c, 3],
          ],
        ],
        3,
      )
    : random.sample<Counts>(
        [
          [[many, 1]],
          [[many, 2]],
          [
            [c, 0],
            [many, 1],
          ],
          [
            [c, 1],
            [many, 2],
          ],
          [
            [c, 0],
            [many + 10, 1],
          ],
        ],
        3,
      )
}
/** Decimals that common slips lead to, and that match no card. */
const othersOf = ({ forms, kind }: Forms): string[] => {
  const right = forms.map(valueOf)
  return [...new Set(forms.map((counts) => slipOf(counts, kind)))]
    .filter((each) => !right.includes(each))
    .slice(0, 2)
}

/** Digits and their places (level 1), with empty places (level 2), with more than nine in a place (level 3). */
export const expandedForms = matchValues<Forms>({
  id: 'expanded-forms',
  thinking: 'explain',
  seconds: 70,
  standards: ['5.NBT.A.3a'],
  task: ({ kind, forms }) =>
    `${kind} ${forms
      .map((counts) => counts.map(([, place]) => place).join(''))
      .toSorted()
      .join()}`,
  draw: (random, level) => ({
    forms: formsAt(random, level),
    kind: ({ 1: 'places', 2: 'zeros', 3: 'trades' } as const)[level],
    shuffle: random.integer(0, 1e9),
  }),
  pairs: ({ forms, kind }) =>
    forms.map((counts) => ({
      source: sumOf(counts),
      target: valueOf(counts),
      slips: [
        { target: slipOf(counts, kind), misconception: misconceptions[kind], feedback: say(`slip.${kind}`) },
      ],
    })),
  others: othersOf,
  words: ({ kind }) => ({
    stem: [say('asks')],
    hints: [say('nudge'), say(`hint.${kind}`)],
    slip: { misconception: 'decimal.point-one-off', feedback: say('slip.other') },
    why: [say(`why.${kind}`)],
  }),
  means: (source) => tidy(valueOfTex(source)),
})
