import type { Random } from '../../random.ts'

/** Counts of 20 features that embryos share; each count may be off by one. */
const counted = (random: Random, exact: number): number =>
  Math.min(20, Math.max(1, exact + random.integer(-1, 1)))

/** Four species compared with species A: early, middle, and late stage, and how many features grown animals share. */
export interface Relative {
  /** 0 for the closest relative of A. */
  rank: number
  early: number
  middle: number
  late: number
  grown: number
}

/** The closer the kinship, the longer embryos stay alike (von Baer 1828). Grown bodies fit ways of life instead. */
export function drawRelatives(random: Random): Relative[] {
  const grown = random.shuffle([4, 7, 11, 15])
  return random.shuffle([0, 1, 2, 3]).map((rank, at) => ({
    rank,
    early: counted(random, 18),
    middle: counted(random, 18 - 3 * rank),
    late: counted(random, 17 - 4 * rank),
    grown: counted(random, grown[at] ?? 4),
  }))
}

/**
 * Shared features of every two of five species at a late stage. `line` lists the species by when their lines branched
 * off, so the last two are each other’s closest kin.
 */
export interface PairTable {
  line: readonly number[]
  /** The count of the pair of two species, the smaller index first. */
  counts: readonly (readonly number[])[]
}

export function drawPairTable(random: Random): PairTable {
  const line = random.shuffle([0, 1, 2, 3, 4])
  const counts = [0, 1, 2, 3, 4].map((one) =>
    [0, 1, 2, 3, 4].map((other) => {
      if (other <= one) return 0
      const branched = Math.min(line.indexOf(one), line.indexOf(other))
      return counted(random, 5 + 4 * branched)
    }),
  )
  return { line, counts }
}

export const pairCount = ({ counts }: PairTable, one: number, other: number): number =>
  counts[Math.min(one, other)]?.[Math.max(one, other)] ?? 0

/** What a table says of two species: shared features of their embryos, early and late, and the grown animals. */
export interface EmbryoPair {
  kin: 'close' | 'distant' | 'unseen'
  early: number
  /** 0 where nobody has seen a late stage. */
  late: number
  looksAlike: boolean
}

export const drawEmbryoPair = (random: Random, kin: EmbryoPair['kin'], looksAlike: boolean): EmbryoPair => ({
  kin,
  early: counted(random, 18),
  late:
    kin === 'unseen' ? 0 : counted(random, kin === 'close' ? random.integer(16, 18) : random.integer(4, 8)),
  looksAlike,
})
