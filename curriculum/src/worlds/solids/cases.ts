import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import {
  type ChangeId,
  changeIds,
  compared,
  drawSample,
  isNew,
  type Piece,
  piecesOf,
  type Sample,
} from './solids.ts'

export type Verdict = 'new' | 'same' | 'open'
export const verdicts: readonly Verdict[] = ['new', 'same', 'open']
/** The properties that were tested. */
type Tested = 'both' | 'density' | 'melts'

export interface Case extends Sample {
  tested: Tested
  pieces: [Piece, Piece]
}
/** Density alone does not separate lye from table salt, nor the two acids of aspirin. */
const closeInDensity: readonly ChangeId[] = ['lye', 'aspirin']

export const verdictOf = (level: Level, { id, density, melts, tested }: Case): Verdict => {
  if (level < 3) return isNew(id) ? 'new' : 'same'
  const found = [
    ...(tested === 'melts' ? [] : [compared('density', density)]),
    ...(tested === 'density' ? [] : [compared('melts', melts)]),
  ]
  return found.includes('differ') ? 'new' : found.length > 1 ? 'same' : 'open'
}

const drawCase = (random: Random, level: Level, id: ChangeId): Case => ({
  ...drawSample(random, id),
  tested: level === 3 ? random.pick(['both', 'density', 'melts'] as const) : 'both',
  pieces: piecesOf(random, id),
})

/** One case for each wanted verdict, in this order; all from different changes. */
export function drawCases(random: Random, level: Level, wanted: readonly Verdict[]): Case[] {
  const ids = changeIds.filter((id) => level !== 2 || !closeInDensity.includes(id))
  return wanted.reduce<Case[]>((drawn, verdict) => {
    const free = ids.filter((id) => drawn.every((each) => each.id !== id))
    const fitting = drawUntil(
      () => drawCase(random, level, random.pick(free)),
      (each) => verdictOf(level, each) === verdict,
    )
    return [...drawn, fitting]
  }, [])
}
