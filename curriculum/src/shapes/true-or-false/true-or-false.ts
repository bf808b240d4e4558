import { type Text, tex } from '@skills-center/messages/values'
import { unnumbered } from '../../figures/signed-line/signed-line.ts'
import type { ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { LetterPlaces } from '../../signed/letters.ts'
import { sortValues } from '../sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

/** One side of a comparison: its text, its value, and the value that a known mistake gives it. */
export interface Side {
  tex: string
  value: number
  seen: number
}
const signs = ['<', '>', '='] as const
export type CompareSign = (typeof signs)[number]

/** Comparisons of numbers, or of letters for points on a number line. */
export interface Comparisons {
  pairs: { left: Side; right: Side; sign: CompareSign }[]
  at: LetterPlaces | null
  shuffle: number
}

const holds = (left: number, sign: CompareSign, right: number): boolean =>
  sign === '=' ? left === right : sign === '<' ? left < right : left > right
const placeOf = (isTrue: boolean): number => (isTrue ? 0 : 1)

/** “Is each comparison true or false?” */
export const trueOrFalse = (
  its: Pick<ModelForm<Comparisons>, 'standards' | 'draw' | 'fits' | 'seconds'> & {
    /** The misconception that gives a side a different value. */
    seen: (isOfLetters: boolean) => { misconception: MisconceptionId; feedback: Text }
    hints: (isOfLetters: boolean) => Text[]
    why: (pair: { left: Side; right: Side }) => Text
    /** The value of a side as written. */
    valueOf: (source: string, at: Readonly<Record<string, number>> | null) => number
  },
): ModelForm<Comparisons> =>
  sortValues<Comparisons>({
    id: 'true-or-false',
    thinking: 'compare',
    seconds: its.seconds,
    standards: its.standards,
    task: ({ pairs, at }) =>
      pairs
        .map(({ left, right, sign }) =>
          `${left.tex}${sign}${right.tex}`.replaceAll(at === null ? /[\d.]+/g : /\s/g, ''),
        )
        .toSorted()
        .join(),
    draw: its.draw,
    fits: (values, level) =>
      (values.at === null || Math.abs(values.at.p + values.at.q) > 2) && its.fits?.(values, level) !== false,
    categories: () => [say('true'), say('false')],
    cards: ({ pairs, at }) =>
      pairs.map(({ left, right, sign }) => {
        const place = placeOf(holds(left.value, sign, right.value))
        const misread = placeOf(holds(left.seen, sign, right.seen))
        const card = `${left.tex} ${sign} ${right.tex}`
        return {
          tex: card,
          place,
          slips: misread === place ? [] : [{ place: misread, ...its.seen(at !== null) }],
          why: say('so', { card: tex(card), is: place === 0 ? 'so' : 'not', why: its.why({ left, right }) }),
        }
      }),
    words: ({ at }) => ({
      stem: [say(at === null ? 'asks.numbers' : 'asks.letters')],
      ...(at === null ? {} : { figure: unnumbered(at) }),
      hints: its.hints(at !== null),
      slip: { misconception: 'inequality.turned-sign', feedback: say('turned') },
    }),
    reads(card, { figure }) {
      const [, left = '', written, right = ''] = /^(.+) ([<>=]) (.+)$/.exec(card) ?? []
      const at =
        figure?.kind === 'number-line'
          ? Object.fromEntries(figure.points.map(({ label, at: place }) => [label, place]))
          : null
      const sign = signs.find((each) => each === written) ?? '='
      return placeOf(holds(its.valueOf(left, at), sign, its.valueOf(right, at)))
    },
  })
