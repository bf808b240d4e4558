import type { FigureOf } from '@skills-center/contract/figure'
import { all } from '@skills-center/messages/values'
import type { Worded, Words } from '../../form/words.ts'
import { spotLetter } from '../../right-answer.ts'
import { say } from './messages.gen.ts'

type Vessels = Worded<FigureOf<'states-of-matter'>>
export type Vessel = Vessels['containers'][number]
export type Phase = Vessel['phases'][number]
export type State = Phase['state']

export const before = say('before')

/** A number of light particles, and dark ones of a second substance. */
const phase =
  (state: State) =>
  (light: number, dark = 0): Phase => ({
    state,
    particles: light + dark,
    ...(dark === 0 ? {} : { others: dark }),
  })
export const [solid, liquid, gas] = [phase('solid'), phase('liquid'), phase('gas')]

/**
 * A vessel without arrows, because arrows would show where particles are faster. `pistonAt` is a fraction of its
 * height.
 */
export const vessel = (
  id: string,
  label: Words,
  phases: Phase[],
  top: Vessel['top'],
  pistonAt?: number,
): Vessel => ({
  id,
  label,
  phases,
  motion: 0,
  top,
  ...(pistonAt === undefined ? {} : { pistonAt }),
})

/** Vessels in a row; vessels without a label get the letters A, B, C. */
export function vessels(containers: Vessel[], substances: Words[]): Vessels {
  const lettered = containers.filter(({ label }) => label === '')
  const nameOf = (each: Vessel) => (each.label === '' ? spotLetter(lettered.indexOf(each)) : each.label)
  const looksOf = ({ state, particles, others = 0 }: Phase) =>
    say('phase', { light: particles - others, dark: others, looks: say(`looks.${state}`) })
  const pictures = containers.map((each) =>
    say('one', { name: nameOf(each), phases: all(each.phases.map(looksOf)) }),
  )
  return {
    kind: 'states-of-matter',
    description: say('pictures', { pictures: all(pictures) }),
    containers,
    substances,
  }
}

/** One sample of 20 particles before and after; with degrees, in a closed vessel that is warmed or cooled. */
export function beforeAfter(from: State, to: State, degrees?: readonly [number, number]): Vessels {
  const shown = { from: say(`looks.${from}`), to: say(`looks.${to}`) }
  const [first, second] = (degrees ?? []).map((each) => `${each} °C`)
  const isWarmed = first !== undefined && second !== undefined
  const sample = (state: State, label: 'before' | 'after', temperature?: string): Vessel => ({
    // A sliding piston keeps the pressure constant, and so also the temperature at which the state changes.
    ...(isWarmed
      ? vessel(label, say(label), [phase(state)(20)], 'lid')
      : vessel(label, say(label), [phase(state)(20)], 'piston', state === 'gas' ? 1 : undefined)),
    ...(temperature === undefined ? {} : { temperature }),
  })
  return {
    kind: 'states-of-matter',
    description: isWarmed ? say('warmed', { ...shown, first, second }) : say('sample', shown),
    containers: [sample(from, 'before', first), sample(to, 'after', second)],
  }
}
