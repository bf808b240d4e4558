import type { Words } from '#form'
import type { Between } from '#form/skill-from.ts'
import type { Investigation } from '#shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type Factor = Investigation['factors'][number]
type FactorId = Between<Parameters<typeof say>[0], 'factor.', '.name'>
const factor = (id: FactorId, values: readonly Words[]): Factor => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const measured = (unit: string, ...sizes: readonly number[]): string[] =>
  sizes.map((size) => `${size} ${unit}`)

/** Tests of properties that a class can do, each with three variables that could matter. */
export const investigations: readonly Investigation[] = [
  {
    id: 'dissolve',
    setting: say('fair.dissolve'),
    factors: [
      factor('solid', [say('value.salt'), say('value.sugar'), say('value.baking-soda')]),
      factor('grain', [say('value.fine'), say('value.medium'), say('value.coarse')]),
      factor('warmth', measured('°C', 20, 30, 40)),
    ],
  },
  {
    id: 'spoon',
    setting: say('fair.spoon'),
    factors: [
      factor('material', [say('value.copper'), say('value.steel'), say('value.aluminum')]),
      factor('thickness', measured('mm', 4, 6, 8)),
      factor('length', measured('cm', 15, 20, 25)),
    ],
  },
  {
    id: 'wrap',
    setting: say('fair.wrap'),
    factors: [
      factor('cloth', [say('value.wool'), say('value.foil'), say('value.paper')]),
      factor('thickness', measured('mm', 2, 4, 6)),
      factor('water', measured('mL', 100, 150, 200)),
    ],
  },
  {
    id: 'gas',
    setting: say('fair.gas'),
    factors: [
      factor('soda', measured('g', 2, 4, 6)),
      factor('vinegar', measured('mL', 50, 75, 100)),
      factor('start', measured('°C', 10, 20, 30)),
    ],
  },
]
