import { type Text, tex } from '@skills-center/messages/values'
import { type Bound, opposite, type Sign, turned } from '../../equations/inequality.ts'
import { numberTex } from '../../equations/exact.ts'
import { mathIn } from '../../form/math-in.ts'
import { say } from './messages.gen.ts'

const names = { '<': 'less', '>': 'greater', '≤': 'most', '≥': 'least' } as const
export const wordings = { 1: [1], 2: [2, 3], 3: [4, 5] } as const
export type Wording = 1 | 2 | 3 | 4 | 5

/** An inequality in words: plain (1), everyday wording (2, 3), with “not” or with the number first (4, 5). */
export const phrase = ({ letter, sign, at }: Bound, words: Wording): Text =>
  say(`${names[sign]}.${words}`, {
    x: tex(letter),
    n: tex(numberTex(at)),
  })

const marks: [RegExp, Sign][] = [
  [/at least|least possible|or more|minimum|al menos|valor mínimo|o más/, '≥'],
  [/at most|greatest possible|up to|maximum|como máximo|valor máximo|hasta/, '≤'],
  [/greater|more|above|over|mayor|más|encima|pasa/, '>'],
  [/less|below|smaller|under|menor|menos|debajo|baja/, '<'],
]

/** Parses such a phrase. */
export function signSaid(text: string): { sign: Sign; at: number } {
  const [first = '', second = ''] = mathIn(text)
  const isTurned = /\d/.test(first)
  const word = marks.find(([mark]) => mark.test(text))?.[1]
  if (word === undefined) throw new TypeError(`No comparison in ${text}`)
  const said = / (?:not|no) /.test(text) ? opposite[word] : word
  const at = Number((isTurned ? first : second).replace('−', '-'))
  return { sign: isTurned && (word === '<' || word === '>') ? turned[said] : said, at }
}
