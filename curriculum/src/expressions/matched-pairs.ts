import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { lineText } from './linear-pairs.ts'

/** Expressions with equivalents, and one that matches none of them. */
export interface MatchedPairs {
  letter: string
  pairs: [source: string, target: string][]
  other: string
  shuffle: number
}

/** Products (level 1), differences (level 2), sums and their factored forms (level 3). */
export function drawMatched(random: Random, level: Level): MatchedPairs {
  const letter = random.pick(['x', 'n', 'y', 'a', 't', 'k'])
  const [s, c] = [random.integer(2, 6), random.integer(2, 9)]
  const by = random.integer(2, 5)
  const shuffle = random.integer(0, 1e9)
  const line = (slope: number, constant: number): string => lineText(letter, [slope, constant])
  if (level === 1)
    return {
      letter,
      pairs: [
        [`−${by}(${line(s, -c)})`, line(-by * s, by * c)],
        [`−${by}(${line(s, c)})`, line(-by * s, -by * c)],
        [`${by}(${line(s, -c)})`, line(by * s, -by * c)],
      ],
      other: line(-by * s, -c),
      shuffle,
    }
  const [t, d] = [random.integer(2, 9), random.integer(2, 9)]
  if (level === 2)
    return {
      letter,
      pairs: [
        [`(${line(s, c)}) − (${line(t, d)})`, line(s - t, c - d)],
        [`(${line(s, c)}) − (${line(t, -d)})`, line(s - t, c + d)],
        [`(${line(s, c)}) − (${line(-t, d)})`, line(s + t, c - d)],
      ],
      other: line(s - t, -c - d),
      shuffle,
    }
  return {
    letter,
    pairs: [
      [line(-by * s, by * c), `−${by}(${line(s, -c)})`],
      [line(-by * s, -by * c), `−${by}(${line(s, c)})`],
      [line(s, c), String.raw`\frac{1}{${by}}(${line(by * s, by * c)})`],
    ],
    other: `−${by}(${line(s, -by * c)})`,
    shuffle,
  }
}

/** Whether no expression is 0 or a plain number. */
export const isClearMatch = ({ pairs }: MatchedPairs): boolean =>
  pairs.every((each) => each.every((text) => !/^0|^−?\d+$/.test(text)))
