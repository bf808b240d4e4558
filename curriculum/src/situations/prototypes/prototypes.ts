import type { Words } from '../../form/words.ts'
import type { Investigation } from '../../shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type Factor = Investigation['factors'][number]
type FactorId =
  | 'folds'
  | 'paper'
  | 'gap'
  | 'wall'
  | 'foil'
  | 'load'
  | 'blades'
  | 'length'
  | 'clip'
  | 'filler'
  | 'box'
  | 'height'
  | 'angle'
  | 'color'
  | 'glue'
type ValueId =
  | 'copy'
  | 'card'
  | 'tissue'
  | 'news'
  | 'pennies'
  | 'washers'
  | 'marbles'
  | 'beans'
  | 'cotton'
  | 'bubble'
  | 'foam'
  | 'shreds'
  | 'red'
  | 'blue'
  | 'green'
  | 'white'
  | 'stick'
  | 'tape'
  | 'paste'
  | 'staples'

const factor = (id: FactorId, values: readonly Words[]): Factor => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const kinds = (...ids: readonly ValueId[]): Words[] => ids.map((id) => say(`value.${id}`))
const sizes = (unit: string, ...all: readonly number[]): string[] => all.map((size) => `${size} ${unit}`)
const counts = (...all: readonly number[]): string[] => all.map(String)

/** Prototype tests, each with three variables that could matter. */
export const prototypeTests: readonly Investigation[] = [
  {
    id: 'bridge',
    setting: say('fair.bridge'),
    factors: [
      factor('folds', counts(0, 2, 4, 6)),
      factor('paper', kinds('copy', 'card', 'tissue', 'news')),
      factor('gap', sizes('cm', 20, 25, 30, 35)),
    ],
  },
  {
    id: 'raft',
    setting: say('fair.raft'),
    factors: [
      factor('wall', sizes('cm', 1, 2, 3, 4)),
      factor('foil', sizes('cm', 12, 14, 16, 18)),
      factor('load', kinds('pennies', 'washers', 'marbles', 'beans')),
    ],
  },
  {
    id: 'whirligig',
    setting: say('fair.whirligig'),
    factors: [
      factor('length', sizes('cm', 6, 8, 10, 12)),
      factor('clip', counts(1, 2, 3, 4)),
      factor('height', sizes('cm', 150, 200, 250, 300)),
    ],
  },
  {
    id: 'package',
    setting: say('fair.package'),
    factors: [
      factor('filler', kinds('cotton', 'bubble', 'foam', 'shreds')),
      factor('box', sizes('cm', 10, 15, 20, 25)),
      factor('height', sizes('cm', 100, 150, 200, 250)),
    ],
  },
  {
    id: 'windmill',
    setting: say('fair.windmill'),
    factors: [
      factor('blades', counts(2, 3, 4, 6)),
      factor(
        'angle',
        sizes('°', 15, 30, 45, 60).map((size) => size.replace(' ', '')),
      ),
      factor('color', kinds('red', 'blue', 'green', 'white')),
    ],
  },
  {
    id: 'shelf',
    setting: say('fair.shelf'),
    factors: [
      factor('glue', kinds('stick', 'tape', 'paste', 'staples')),
      factor('paper', kinds('copy', 'card', 'tissue', 'news')),
      factor('folds', counts(1, 2, 3, 4)),
    ],
  },
]
