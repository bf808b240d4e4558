import { all, rows as listed, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Groups of fossils; each stands for one short-lived species here. */
export const fossils = ['trilobite', 'fish', 'fern', 'ammonite', 'bone', 'leaf'] as const
export type Fossil = (typeof fossils)[number]
const seaRocks = ['limestone', 'sandstone', 'shale', 'siltstone'] as const
const seaFossils: readonly Fossil[] = ['trilobite', 'fish', 'ammonite']
type Rock = (typeof seaRocks)[number]

/** One layer as a class sees it; `time` counts up from the oldest fossils. Plain JSON. */
export interface Bed {
  time: number
  fossil: Fossil
  rock: Rock
  thickness: number
  /** Its letter in the drawing, if it has one. */
  id?: string
}

/** Rocks in which such fossils occur: land plants and bones not in limestone. */
export const rocksWith = (fossil: Fossil): readonly Rock[] =>
  seaFossils.includes(fossil) ? seaRocks : seaRocks.slice(1)

/** An order of the fossils, the oldest first. Trilobites died out before the other late groups were common. */
export function drawSuccession(random: Random): Fossil[] {
  const late: Fossil[] = ['trilobite', ...random.shuffle<Fossil>(['ammonite', 'bone', 'leaf'])]
  const places = random.shuffle<Fossil | undefined>(['fish', 'fern', ...late.map(() => undefined)])
  return places.flatMap((fossil) => fossil ?? late.splice(0, 1))
}

/** Beds with these times, the lowest first; no two adjacent beds are of the same rock. */
export function drawColumn(random: Random, succession: readonly Fossil[], times: readonly number[]): Bed[] {
  return times.reduce<Bed[]>((beds, time) => {
    const fossil = succession[time] ?? 'fish'
    const rock = random.pick(rocksWith(fossil).filter((each) => each !== beds.at(-1)?.rock))
    return [...beds, { time, fossil, rock, thickness: random.pick([0.8, 1, 1.2, 1.5]) }]
  }, [])
}

export const fossilName = (fossil: Fossil): Text => say(`fossil.${fossil}`)
export const rockName = (rock: Rock): Text => say(`rock.${rock}`)
const bedName = ({ fossil, rock, id }: Bed): Text => {
  const bed = say('bed', { rock: rockName(rock), fossil: fossilName(fossil) })
  return id === undefined ? bed : say('named', { id, bed })
}

/** Beds to pick have no label: their letters come from the spots. */
export const columnsFigure = (
  sites: readonly (readonly Bed[])[],
  picks: number,
): NonNullable<ItemTemplate['figure']> => ({
  kind: 'rock-columns',
  description: say('figure', {
    list: listed(sites.map((beds, at) => say('column', { n: at + 1, beds: all(beds.map(bedName)) }))),
  }),
  columns: sites.map((beds, site) => ({
    id: `site-${site + 1}`,
    label: say('site', { n: site + 1 }),
    layers: beds.map(({ fossil, rock, thickness, id }, at) => ({
      id: id ?? `bed-${site}-${at}`,
      label: site === picks ? '' : (id ?? ''),
      rock,
      thickness,
      fossils: [fossil],
    })),
  })),
  hasKey: true,
})
