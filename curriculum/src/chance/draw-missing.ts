import type { Level } from '@skills-center/contract/ids'
import type { Missing } from '../bugs/chance/missing-bugs.ts'
import type { Random } from '../random.ts'
import { colors, things } from './chance.ts'

const parts = [
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [3, 8],
  [5, 8],
  [3, 10],
  [7, 10],
  [4, 5],
] as const

/** Asks for a part (level 1), the total (level 2), or how many more are needed (level 3). */
export function drawMissing(random: Random, level: Level): Missing {
  const chance = random.pick(level === 3 ? parts.slice(0, 5) : parts.slice(1))
  const each = random.integer(2, 9)
  return {
    thing: random.pick(things.slice(0, -1)),
    color: random.pick(colors),
    chance,
    each,
    before: random.integer(1, chance[0] * each - 1),
    asks: ({ 1: 'part', 2: 'whole', 3: 'more' } as const)[level],
  }
}
