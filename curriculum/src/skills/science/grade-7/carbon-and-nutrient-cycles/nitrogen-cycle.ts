import { type ItemTemplate, keysOf, type Random, rows } from '#form'
import { say } from './messages.gen.ts'

export const stores = ['soil', 'plants', 'dead'] as const
export type Store = (typeof stores)[number]
type Flow = 'uptake' | 'litter' | 'release' | 'rain' | 'stream' | 'harvest'

/**
 * Kilograms of nitrogen on one hectare in a year: what plants take up, and what the harvest carries off. Typical values
 * (Chapin, Matson & Vitousek 2011; harvests from IPNI nutrient removal tables).
 */
const lands = {
  oak: { uptake: [60, 90], harvest: [0, 0] },
  pine: { uptake: [40, 65], harvest: [0, 0] },
  prairie: { uptake: [50, 80], harvest: [0, 0] },
  meadow: { uptake: [70, 100], harvest: [25, 35] },
  orchard: { uptake: [60, 90], harvest: [14, 24] },
  vineyard: { uptake: [50, 75], harvest: [14, 22] },
  coffee: { uptake: [80, 120], harvest: [20, 32] },
  lawn: { uptake: [80, 110], harvest: [25, 38] },
  olives: { uptake: [50, 70], harvest: [14, 22] },
  pecans: { uptake: [60, 90], harvest: [16, 26] },
} as const
export type Place = keyof typeof lands
type Wild = 'oak' | 'pine' | 'prairie'
const isFarmed = (place: Place): place is Exclude<Place, Wild> => lands[place].harvest[1] > 0
export const places = keysOf(lands)
export const farmed = places.filter(isFarmed)

/** Kilograms that move in a year, and that each store holds at the start. */
export interface Cycle {
  place: Place
  flows: Readonly<Record<Flow, number>>
  held: Readonly<Record<Store, number>>
}

const into: Readonly<Record<Store, readonly Flow[]>> = {
  soil: ['release', 'rain'],
  plants: ['uptake'],
  dead: ['litter'],
}
const outOf: Readonly<Record<Store, readonly Flow[]>> = {
  soil: ['uptake', 'stream'],
  plants: ['litter', 'harvest'],
  dead: ['release'],
}

export const flowsInto = ({ flows }: Cycle, store: Store): number[] => into[store].map((flow) => flows[flow])
export const flowsOutOf = ({ flows }: Cycle, store: Store): number[] =>
  outOf[store].map((flow) => flows[flow])
export const changeOf = (cycle: Cycle, store: Store): number =>
  flowsInto(cycle, store).reduce((sum, each) => sum + each, 0) -
  flowsOutOf(cycle, store).reduce((sum, each) => sum + each, 0)

/** A change that readers see at once, or none. */
const drawChange = (random: Random): number =>
  random.pick([0, random.integer(4, 12), -random.integer(4, 12)] as const)

/** A cycle in which each store gains a little, loses a little, or stays the same. */
export function drawCycle(random: Random, place: Place): Cycle {
  const its = lands[place]
  const uptake = random.integer(its.uptake[0], its.uptake[1])
  const harvest = random.integer(its.harvest[0], its.harvest[1])
  const [rain, stream] = [random.integer(6, 12), random.integer(2, 5)]
  const gained = rain - stream - harvest
  // Fields lose mostly what dead matter gives up, since nothing is left on them.
  const soil = drawChange(random)
  const plants = harvest > 0 ? drawSmall(random) : drawChange(random)
  const dead = gained - soil - plants
  if (dead !== 0 && Math.abs(dead) < 4) return drawCycle(random, place)
  const litter = uptake - harvest - plants
  const release = litter - dead
  return {
    place,
    flows: { uptake, litter, release, rain, stream, harvest },
    held: {
      soil: 10 * random.integer(7, 12),
      plants: 10 * random.integer(15, 35),
      dead: 10 * random.integer(30, 60),
    },
  }
}

const drawSmall = (random: Random): number => random.pick([0, random.integer(4, 8)] as const)

/** Boxes for the stores and for what lies outside, with the amounts on the arrows. */
export function cycleFigure(
  { place, flows, held }: Cycle,
  isHeldShown: boolean,
): NonNullable<ItemTemplate['figure']> {
  const arrows: { from: string; to: string; flow: Flow }[] = [
    { from: 'rain', to: 'soil', flow: 'rain' },
    { from: 'soil', to: 'plants', flow: 'uptake' },
    { from: 'plants', to: 'dead', flow: 'litter' },
    { from: 'dead', to: 'soil', flow: 'release' },
    { from: 'soil', to: 'stream', flow: 'stream' },
    ...(flows.harvest > 0 ? [{ from: 'plants', to: 'harvest', flow: 'harvest' as const }] : []),
  ]
  const kilograms = (amount: number): string => `${amount} kg`
  return {
    kind: 'flow',
    direction: 'across',
    description: say('cycle.figure', {
      list: rows([
        ...arrows.map(({ flow }) => say(`cycle.flow.${flow}`, { amount: kilograms(flows[flow]) })),
        ...(isHeldShown
          ? stores.map((store) =>
              say('cycle.holds', { store: say(`store.${store}`), amount: kilograms(held[store]) }),
            )
          : []),
      ]),
    }),
    boxes: [
      { id: 'rain', text: say('cycle.box.rain') },
      ...stores.map((store) => ({
        id: store,
        text: say(`store.${store}`),
        ...(isHeldShown ? { note: kilograms(held[store]) } : {}),
      })),
      { id: 'stream', text: say('cycle.box.stream') },
      ...(isFarmed(place) ? [{ id: 'harvest', text: say(`cycle.crop.${place}`) }] : []),
    ],
    arrows: arrows.map(({ from, to, flow }) => ({ from, to, label: kilograms(flows[flow]) })),
  }
}
