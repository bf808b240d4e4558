import { type Text, tex } from '@skills-center/messages/values'
import { person } from '../people/people.ts'
import type { Random } from '../random.ts'
import { type ChanceEvent, counted, drawGroups, eventKinds, eventText, things } from './chance.ts'
import { say } from './messages.gen.ts'

/** An event with its probability as a fraction, and how it is stated. */
export interface Told {
  good: number
  all: number
  /** An event of the source, a notation, or the person whose results they are. */
  as: ChanceEvent | 'fraction' | 'decimal' | 'percent' | { who: string }
}
export const valueOf = ({ good, all }: Told): number => good / all

export function textOf({ good, all, as }: Told): Text {
  if (as === 'fraction') return say('form.fraction', { value: tex(`\\frac{${good}}{${all}}`) })
  if (as === 'decimal') return say('form.decimal', { n: good / all })
  if (as === 'percent') return say('form.percent', { n: Math.round((100 * good) / all) })
  return 'who' in as ? say('result', { who: person(as.who), good, all }) : eventText(as)
}

/** The number without its notation: 9% as 9, 1/4 as 4. */
export const looks = ({ good, all, as }: Told): number =>
  as === 'fraction' ? all : as === 'decimal' ? good / all : (100 * good) / all

/** The colors in an order that is the same for all events of a source. */
export const canonical = (event: ChanceEvent): ChanceEvent => ({
  ...event,
  groups: event.groups.toSorted((one, other) => one.color.localeCompare(other.color)),
})

const friends = ['Aiyana', 'Ben', 'Camila', 'Dev', 'Elena', 'Farid', 'Grace', 'Kofi']
const part = (random: Random, all: number): { good: number; all: number } => ({
  good: random.integer(1, all - 1),
  all,
})

/** Four probabilities of one kind. */
export const drawTold: Record<'source' | 'forms' | 'results', (random: Random, shuffle: number) => Told[]> = {
  source: (random, shuffle) => {
    const base = { thing: random.pick(things), groups: drawGroups(random, 3, 5), shuffle, wide: 1 }
    return Array.from({ length: 4 }, () => {
      const as = { ...base, groups: random.shuffle(base.groups), event: random.pick(eventKinds) }
      return { ...counted(as), as }
    })
  },
  forms: (random) =>
    (['fraction', 'fraction', 'decimal', 'percent'] as const).map((as) => ({
      ...part(random, as === 'fraction' ? random.pick([3, 4, 5, 8]) : 100),
      as,
    })),
  results: (random) =>
    random
      .sample(friends, 4)
      .map((who) => ({ ...part(random, random.pick([10, 15, 20, 25, 30, 40, 50])), as: { who } })),
}
