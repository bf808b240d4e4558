import type { ItemTemplate } from '#form'
import { say } from './messages.gen.ts'

type Figure = NonNullable<ItemTemplate['figure']>
type State = 'solid' | 'liquid' | 'gas'

/** One sample before and after. No arrows: they would say in which drawing particles are faster. */
function beforeAfter(from: State, to: State, degrees?: readonly [number, number]): Figure {
  const states = [from, to] as const
  const temperature = (at: number) => (degrees === undefined ? {} : { temperature: `${degrees[at] ?? 0} °C` })
  const looks = { from: say(`figure.looks.${from}`), to: say(`figure.looks.${to}`) }
  return {
    kind: 'states-of-matter',
    description:
      degrees === undefined
        ? say('figure.description', looks)
        : say('figure.warmed', { ...looks, first: `${degrees[0]} °C`, second: `${degrees[1]} °C` }),
    containers: states.map((state, at) => ({
      id: `vessel-${at + 1}`,
      label: at === 0 ? say('figure.before') : say('figure.after'),
      phases: [{ state, particles: 20 }],
      motion: 0,
      // A piston that slides keeps the pressure, and so the temperature at which the state changes.
      top: degrees === undefined ? ('piston' as const) : ('lid' as const),
      ...(degrees === undefined && state === 'gas' ? { pistonAt: 1 } : {}),
      ...temperature(at),
    })),
  }
}

/** By the names that the bank gives them. */
export const figures: Readonly<Record<string, Figure>> = {
  'solid-warms': beforeAfter('solid', 'solid', [20, 180]),
  'gas-cools': beforeAfter('gas', 'gas', [24, 4]),
  melts: beforeAfter('solid', 'liquid'),
  freezes: beforeAfter('liquid', 'solid'),
  boils: beforeAfter('liquid', 'gas'),
  condenses: beforeAfter('gas', 'liquid'),
}
