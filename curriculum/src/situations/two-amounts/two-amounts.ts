import { tex, type Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** The range of the total of both kinds. */
const stories = {
  shelter: [20, 90],
  band: [12, 40],
  garden: [12, 60],
  parking: [20, 120],
  farm: [20, 120],
  bakery: [40, 160],
  trees: [20, 120],
  season: [12, 60],
  necklace: [20, 90],
  tiles: [30, 150],
} as const satisfies Record<string, readonly [number, number]>
type StoryId = keyof typeof stories
const ids = keysOf(stories)

export type RelationForm = 'more' | 'times' | 'more-times' | 'fewer-times'
/** x things of one kind and y of another: x = times · y + plus. */
export interface Amounts {
  story: StoryId
  who: string
  form: RelationForm
  times: number
  plus: number
  y: number
}

export const firstOf = ({ times, plus, y }: Pick<Amounts, 'times' | 'plus' | 'y'>): number => times * y + plus
export const allOf = (its: Pick<Amounts, 'times' | 'plus' | 'y'>): number => firstOf(its) + its.y

export function drawAmounts(random: Random, forms: readonly RelationForm[]): Amounts {
  const form = random.pick(forms)
  const size = random.integer(2, 12)
  return {
    story: random.pick(ids),
    who: someone(random),
    form,
    times: form === 'more' ? 1 : random.integer(2, 4),
    plus: form === 'times' ? 0 : form === 'fewer-times' ? -size : size,
    y: random.integer(4, 50),
  }
}

/** Whether the amounts are realistic, and no number occurs twice. */
export function isTrueAmounts(its: Amounts): boolean {
  const [least, most] = stories[its.story]
  const numbers = [its.times, Math.abs(its.plus), firstOf(its), its.y]
  return (
    allOf(its) >= least && allOf(its) <= most && firstOf(its) >= 4 && new Set(numbers).size === numbers.length
  )
}

/** “A shelter has 40 cats and dogs.”, the relation between them, and the meaning of x and y. */
export function tellAmounts(its: Amounts): { told: Text[]; letters: Text } {
  const { story, who, form, times, plus } = its
  const [first, second] = [say(`${story}.first`), say(`${story}.second`)]
  const values = { who: person(who), n: allOf(its), first, second }
  return {
    told: [
      say(`${story}.told`, values),
      say(`relation.${form}`, { first, second, times, plus: Math.abs(plus) }),
    ],
    letters: say('letters', { x: tex('x'), y: tex('y'), first, second }),
  }
}

/** `3y + 4`, `y + 4`, `3y`, `3y − 4`. */
export const relationSide = (times: number, plus: number, letter: string): string =>
  `${times === 1 ? '' : times}${letter}${plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`}`
