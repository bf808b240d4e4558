import type { Text } from '@skills-center/messages/values'
import { numbersIn } from '../../form/numbers-in.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/**
 * Scenes in which two angles form a right angle or a straight line; the last one only uses the word for such angles.
 */
const cornerScenes = ['tile', 'laser', 'paper', 'flag', 'yard', 'quilt', 'complementary'] as const
const lineScenes = ['street', 'gate', 'branch', 'wiper', 'pole', 'table', 'supplementary'] as const
/** Scenes in which two straight things cross. */
const crossScenes = ['scissors', 'streets', 'chair', 'tracks', 'lights', 'sticks'] as const
type CornerScene = (typeof cornerScenes)[number]
type LineScene = (typeof lineScenes)[number]
type CrossScene = (typeof crossScenes)[number]
export type AngleScene = CornerScene | LineScene | CrossScene

export const tellScene = (scene: AngleScene): Text => say(scene)

const scenesOf = {
  right: cornerScenes,
  line: lineScenes,
  opposite: crossScenes,
  beside: crossScenes,
} as const
export const someScene = (random: Random, how: keyof typeof scenesOf): AngleScene =>
  random.pick<AngleScene>(scenesOf[how])

/** The requested angle, computed from the words of a scene: from one angle, or from a comparison of two. */
export function sceneSolved(stem: string): number {
  const numbers = numbersIn(stem).map(({ value }) => value)
  const [known = 0] = numbers
  const total = /corner|esquina|complement/.test(stem) ? 90 : 180
  if (/opposite|enfrente/.test(stem)) return known
  if (/measures \d|mide \d+°\./.test(stem)) return total - known
  const [more = 0, times = 1] = stem.includes('°') ? numbers : [0, ...numbers]
  const smaller = (total - (/less|menos/.test(stem) ? -more : more)) / (times + 1)
  return /smaller|menor/.test(stem) ? smaller : total - smaller
}
