import type { Words } from '#form'
import type { Investigation } from '#shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type Factor = Investigation['factors'][number]
type FactorId =
  | 'waterMass'
  | 'cup'
  | 'start'
  | 'material'
  | 'sampleMass'
  | 'distance'
  | 'lining'
  | 'iceMass'
  | 'lid'
  | 'metal'
  | 'blockMass'
  | 'color'
  | 'wall'
  | 'thickness'
type ValueId =
  | 'foam'
  | 'glass'
  | 'metal'
  | 'paper'
  | 'sand'
  | 'water'
  | 'soil'
  | 'gravel'
  | 'wool'
  | 'foil'
  | 'newspaper'
  | 'none'
  | 'cardboard'
  | 'plastic'
  | 'iron'
  | 'copper'
  | 'aluminum'
  | 'brass'
  | 'black'
  | 'white'
  | 'silver'
  | 'green'

const factor = (id: FactorId, values: readonly Words[]): Factor => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const kinds = (...ids: readonly ValueId[]): Words[] => ids.map((id) => say(`value.${id}`))
const measured = (unit: string, ...sizes: readonly number[]): string[] =>
  sizes.map((size) => `${size} ${unit}`)

/** Tests that a class can do, each with three variables that could matter. */
export const investigations: readonly Investigation[] = [
  {
    id: 'cups',
    setting: say('fair.cups'),
    factors: [
      factor('waterMass', measured('g', 100, 200, 300, 400)),
      factor('cup', kinds('foam', 'glass', 'metal', 'paper')),
      factor('start', measured('°C', 50, 60, 70, 80)),
    ],
  },
  {
    id: 'lamp',
    setting: say('fair.lamp'),
    factors: [
      factor('material', kinds('sand', 'water', 'soil', 'gravel')),
      factor('sampleMass', measured('g', 150, 250, 350, 450)),
      factor('distance', measured('cm', 20, 30, 40, 50)),
    ],
  },
  {
    id: 'ice',
    setting: say('fair.ice'),
    factors: [
      factor('lining', kinds('wool', 'foil', 'foam', 'newspaper')),
      factor('iceMass', measured('g', 50, 100, 150, 200)),
      factor('lid', kinds('none', 'cardboard', 'foam', 'plastic')),
    ],
  },
  {
    id: 'block',
    setting: say('fair.block'),
    factors: [
      factor('metal', kinds('iron', 'copper', 'aluminum', 'brass')),
      factor('blockMass', measured('g', 50, 100, 150, 200)),
      factor('waterMass', measured('g', 200, 300, 400, 500)),
    ],
  },
  {
    id: 'cans',
    setting: say('fair.cans'),
    factors: [
      factor('color', kinds('black', 'white', 'silver', 'green')),
      factor('waterMass', measured('g', 150, 250, 300, 350)),
      factor('distance', measured('cm', 20, 30, 40, 50)),
    ],
  },
  {
    id: 'box',
    setting: say('fair.box'),
    factors: [
      factor('wall', kinds('wool', 'foam', 'newspaper', 'foil')),
      factor('thickness', measured('cm', 1, 2, 3, 4)),
      factor('iceMass', measured('g', 100, 150, 200, 250)),
    ],
  },
]
