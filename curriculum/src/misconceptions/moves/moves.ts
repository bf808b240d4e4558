import type { Misconception } from '../families.ts'

/** Transformations of figures on the plane. */
export const moves = {
  'moves.wrong-mirror': { family: 'reversal' },
  'moves.reflects-for-turn': { family: 'reversal' },
  'moves.turns-wrong-way': { family: 'reversal' },
  'moves.wrong-angle': { family: 'careless' },
  'moves.mixes-up-slide': { family: 'careless' },
  'moves.wrong-scale': { family: 'operation' },
  'moves.adds-factor': { family: 'additive' },
  'moves.one-step-only': { family: 'stops-early' },
  'moves.order-of-steps': { family: 'reversal' },
  'moves.not-undone': { family: 'reversal' },
  'moves.changes-size': { family: 'everyday-idea' },
  'moves.keeps-size': { family: 'stops-early' },
  'moves.changes-angles': { family: 'everyday-idea' },
  'moves.loses-parallel': { family: 'careless' },
  'moves.old-direction': { family: 'stops-early' },
  'moves.wrong-length': { family: 'careless' },
  'moves.wrong-center': { family: 'careless' },
  'moves.half-the-way': { family: 'stops-early' },
} as const satisfies Record<string, Misconception>
