import type { Words } from '../../form/words.ts'
import type { Investigation } from '../../shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type FactorId =
  | 'width'
  | 'load'
  | 'cloth'
  | 'nose'
  | 'paper'
  | 'lining'
  | 'ice'
  | 'lid'
  | 'arm'
  | 'ball'
  | 'pull'
  | 'sail'
  | 'fan'
  | 'wheels'
  | 'start'
type ValueId =
  | 'silk'
  | 'plastic'
  | 'cotton'
  | 'copy'
  | 'card'
  | 'news'
  | 'foam'
  | 'wool'
  | 'foil'
  | 'none'
  | 'thin'
  | 'thick'
  | 'cork'
  | 'foamball'
  | 'paperball'
  | 'caps'
  | 'disks'
  | 'spools'

const factor = (id: FactorId, values: readonly Words[]): Investigation['factors'][number] => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const kinds = (...ids: readonly ValueId[]): Words[] => ids.map((id) => say(`value.${id}`))
const sizes = (unit: string, ...all: readonly number[]): string[] =>
  all.map((size) => `${size} ${unit}`.trim())

/** Prototype tests that a class can run, each with three variables that could matter. */
export const fairPrototypes: readonly Investigation[] = [
  {
    id: 'parachute',
    setting: say('fair.parachute'),
    factors: [
      factor('width', sizes('cm', 20, 30, 40)),
      factor('load', sizes('g', 5, 10, 15)),
      factor('cloth', kinds('silk', 'plastic', 'cotton')),
    ],
  },
  {
    id: 'plane',
    setting: say('fair.plane'),
    factors: [
      factor('nose', sizes('', 0, 1, 2)),
      factor('paper', kinds('copy', 'card', 'news')),
      factor('start', sizes('cm', 100, 150, 200)),
    ],
  },
  {
    id: 'cooler',
    setting: say('fair.cooler'),
    factors: [
      factor('lining', kinds('foam', 'wool', 'foil')),
      factor('ice', sizes('g', 100, 200, 300)),
      factor('lid', kinds('none', 'thin', 'thick')),
    ],
  },
  {
    id: 'catapult',
    setting: say('fair.catapult'),
    factors: [
      factor('arm', sizes('cm', 15, 20, 25)),
      factor('ball', kinds('cork', 'foamball', 'paperball')),
      factor('pull', sizes('cm', 4, 6, 8)),
    ],
  },
  {
    id: 'car',
    setting: say('fair.car'),
    factors: [
      factor('sail', sizes('cm', 10, 15, 20)),
      factor('fan', sizes('cm', 30, 50, 70)),
      factor('wheels', kinds('caps', 'disks', 'spools')),
    ],
  },
]
