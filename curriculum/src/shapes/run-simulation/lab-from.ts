import type { Say } from '@skills-center/messages/define-messages'
import type { Values } from '@skills-center/messages/values'
import { type Between, type Plain, sayAny } from '../../form/say-any.ts'
import type { Words } from '../../form/words.ts'
import { keysOf } from '../../keys-of.ts'
import { numeral } from '../../wording.ts'
import type { Beyond, Knob, Lab } from './lab.ts'

/** Settings that are numbers, and what each counts for in the result. */
interface Sizes {
  sizes: readonly number[]
  write: (size: number) => Words
  counts: readonly number[]
}

/** Settings such as 5 cm and 10 cm, or as a function writes them. Without `counts`, they count for their size. */
export const sizes = (
  its: readonly number[],
  write: string | ((size: number) => Words),
  counts: readonly number[] = its,
): Sizes => ({
  sizes: its,
  write: typeof write === 'string' ? (size) => `${numeral(size)} ${write}` : write,
  counts,
})

/** Names of messages `lab.<knob>.<name>`, with what each counts for; a list of names counts for nothing. */
type Settings<Name extends string> = Sizes | readonly Name[] | Readonly<Partial<Record<Name, number>>>

/** Settings of every question, or those of a question’s world. */
type SettingsOf<World, Name extends string> = Settings<Name> | ((world: World) => Settings<Name>)

type KnobOf<Messages> = Between<Plain<Messages>, 'lab.', '.head'>
type Counts<Messages> = Readonly<Record<KnobOf<Messages>, number>>

type Written<Messages, World> = Pick<Lab<World>, 'id' | 'draw' | 'measured' | 'scatter'> &
  Partial<Pick<Lab<World>, 'amount' | 'scene' | 'namesKnobs' | 'whyIdle'>> & {
    /** In the order of their columns; the last one makes no difference. */
    knobs: {
      readonly [Id in KnobOf<Messages>]: SettingsOf<World, Between<Plain<Messages>, `lab.${Id}.`, ''>>
    }
    /** The average measurement of a run, from what its settings count for. */
    mean: (world: World, its: Counts<Messages>) => number
    beyond?: Pick<Beyond<World>, 'times' | 'doubles' | 'why'> & {
      /** A knob with sizes, and the size beyond the last one. */
      knob: KnobOf<Messages>
      size: number
      ask: (its: { setting: Words; fixed: Words }) => Words
    }
  }

const isList = (its: Settings<string>): its is readonly string[] => Array.isArray(its)
const isSizes = (its: Settings<string>): its is Sizes => 'write' in its
const countsOf = (its: Settings<string>): readonly (number | undefined)[] =>
  isSizes(its) ? its.counts : isList(its) ? [] : Object.values(its)

/**
 * A lab whose texts have the standard ids: `lab.scene`, `lab.ask-more`, and `lab.<knob>.head` and `.name`. A measured
 * value is written with its unit.
 */
export function labFrom<Messages extends Record<string, Values | null>, World>(
  say: Say<Messages>,
  { knobs, mean, beyond, ...its }: Written<Messages, World>,
): Lab<World> {
  const text = sayAny(say)
  const ids = keysOf(knobs)
  const { unit } = its.measured
  const settingsOf = (world: World, id: KnobOf<Messages>): Settings<string> => {
    const settings: SettingsOf<World, string> = knobs[id]
    return typeof settings === 'function' ? settings(world) : settings
  }
  const knobIn = (world: World, id: KnobOf<Messages>): Knob => {
    const settings = settingsOf(world, id)
    return {
      id,
      head: text(`lab.${id}.head`),
      name: text(`lab.${id}.name`),
      settings: isSizes(settings)
        ? settings.sizes.map((size) => settings.write(size))
        : (isList(settings) ? settings : keysOf(settings)).map((name) => text(`lab.${id}.${name}`)),
    }
  }
  const counted = (world: World, places: readonly number[]): Counts<Messages> =>
    // The knobs are the keys of their counts.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    Object.fromEntries(
      ids.map((id, at) => [id, countsOf(settingsOf(world, id))[places[at] ?? 0] ?? 0]),
    ) as Counts<Messages>
  return {
    scene: () => text('lab.scene'),
    amount: (value) => (typeof unit === 'string' ? `${numeral(value)} ${unit}` : numeral(value)),
    ...its,
    askMore: text('lab.ask-more'),
    knobs: (world) => ids.map((id) => knobIn(world, id)),
    idle: ids.length - 1,
    mean: (world, places) => mean(world, counted(world, places)),
    ...(beyond === undefined ? {} : { beyond: beyondOf(beyond) }),
  }

  function beyondOf({ knob, size, ask, ...rest }: NonNullable<typeof beyond>): Beyond<World> {
    const settings: SettingsOf<World, string> = knobs[knob]
    const setting = typeof settings === 'object' && isSizes(settings) ? settings.write(size) : numeral(size)
    return {
      ...rest,
      knob: ids.indexOf(knob),
      setting,
      value: (world, places) => mean(world, { ...counted(world, places), [knob]: size }),
      ask: (fixed) => ask({ setting, fixed }),
    }
  }
}
