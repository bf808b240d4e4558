import { say } from './messages.gen.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'

/** Resources that a design uses up. */
const limits = {
  sheets: { from: 3, to: 9, step: 1 },
  minutes: { from: 15, to: 45, step: 5 },
  straws: { from: 4, to: 14, step: 1 },
  grams: { from: 30, to: 90, step: 5 },
  cents: { from: 30, to: 95, step: 5 },
  thick: { from: 2, to: 9, step: 1 },
  sticks: { from: 20, to: 60, step: 5 },
} as const
type Limit = keyof typeof limits

/**
 * What a class builds, what it measures (`spread` is how much tests of one design differ), and which resources are
 * limited.
 */
const projects = {
  bridge: { from: 30, to: 150, step: 5, spread: 6, more: true, uses: ['sheets', 'minutes'] },
  boat: { from: 40, to: 140, step: 5, spread: 5, more: true, uses: ['straws', 'minutes'] },
  chipBox: { from: 4, to: 19, step: 1, spread: 1, more: true, uses: ['grams', 'cents'] },
  iceBox: { from: 40, to: 160, step: 5, spread: 5, more: true, uses: ['thick', 'cents'] },
  soundBox: { from: 48, to: 74, step: 2, spread: 2, more: false, uses: ['thick', 'cents'] },
  tower: { from: 8, to: 60, step: 4, spread: 3, more: true, uses: ['sticks', 'minutes'] },
} as const
export type Project = keyof typeof projects
const ids = keysOf(projects)

/** Meets everything, misses the criterion, or exceeds the first or the second limit. */
export type Kind = 'good' | 'weak' | 'over-0' | 'over-1'

interface Design {
  kind: Kind
  /** One test result, or several for the same design. */
  tests: number[]
  uses: [number, number]
}

/** A design problem with tested designs. */
export interface Designs {
  project: Project
  need: number
  most: [number, number]
  designs: Design[]
}

const usesOf = (project: Project): readonly [Limit, Limit] => projects[project].uses
/** Whether one result is better than the other. */
const isBetter = (project: Project, one: number, other: number): boolean =>
  projects[project].more ? one > other : one < other

/** Designs of the given kinds; with `runs`, a weak design fails only one of its tests. */
export function drawDesigns(random: Random, kinds: readonly Kind[], runs = 1): Designs {
  const project = random.pick(ids)
  const { from, to, step, spread, more, uses } = projects[project]
  const count = Math.floor((to - from) / step)
  const need = from + step * random.integer(Math.ceil(0.4 * count), Math.floor(0.6 * count))
  const most = uses.map((use) => {
    const its = limits[use]
    return its.from + its.step * random.integer(2, Math.floor((its.to - its.from) / its.step) - 2)
  })
  const room = Math.floor((more ? to - need : need - from) / step)
  const sign = more ? 1 : -1
  /** A result that is the given number of steps better or worse than required. */
  const result = (steps: number): number => need + sign * step * steps
  const designs = kinds.map((kind): Design => {
    const fits = random.integer(2, room)
    const good = Array.from(
      { length: runs },
      () => result(fits) + (runs === 1 ? 0 : random.integer(-spread, spread)),
    ).map((value) => (sign * (value - need) > 0 ? value : need + sign))
    const failed = random.integer(0, runs - 1)
    const miss =
      runs === 1 ? result(-random.integer(1, Math.min(4, room))) : need - sign * random.integer(2, 4)
    const tests = kind === 'weak' ? good.map((value, at) => (at === failed ? miss : value)) : good
    const used = uses.map((use, at) => {
      const { step: each, from: least } = limits[use]
      const limit = most[at] ?? 0
      if (kind === `over-${at}`) return limit + each * random.integer(1, 3)
      return Math.max(least - each, limit - each * random.integer(1, 3))
    })
    return { kind, tests, uses: [used[0] ?? 0, used[1] ?? 0] }
  })
  return { project, need, most: [most[0] ?? 0, most[1] ?? 0], designs }
}

/** Whether all results are different. */
export const areDistinct = ({ designs }: Designs): boolean =>
  new Set(designs.map(({ tests }) => tests[0])).size === designs.length

/** Indexes of the designs, best result first. */
export const ranked = ({ project, designs }: Designs): number[] =>
  [...designs.keys()].toSorted((one, other) => {
    const [ours = 0, theirs = 0] = [designs[one]?.tests[0], designs[other]?.tests[0]]
    return isBetter(project, ours, theirs) ? -1 : 1
  })

const nameOf = (at: number): string => String.fromCodePoint(65 + at)
export const tell = {
  scene: ({ project }: Designs) => say(`scene.${project}`),
  need: ({ project, need }: Designs) => say(`need.${project}`, { need }),
  limit: ({ project, most }: Designs, at: 0 | 1) => say(`limit.${usesOf(project)[at]}`, { most: most[at] }),
  /** The form used inside a sentence: “the limit for time”. */
  limitName: ({ project }: Designs, at: 0 | 1) => say(`limit-name.${usesOf(project)[at]}`),
  design: (at: number) => say('design', { name: nameOf(at) }),
  /** The same, for use inside a sentence. */
  inside: (at: number) => say('inside', { name: nameOf(at) }),
}

/** The designs with their tests, and one or both limits. */
export function designTable(its: Designs, columns: 1 | 2) {
  const { project, designs } = its
  const runs = designs[0]?.tests.length ?? 1
  const used = usesOf(project).slice(0, columns)
  return tableFigure(
    say(`title.${project}`),
    [
      say('head'),
      ...(runs === 1
        ? [say(`result.${project}`)]
        : Array.from({ length: runs }, (_run, at) => say('test', { number: at + 1 }))),
      ...used.map((use) => say(`use.${use}`)),
    ],
    designs.map(({ tests, uses }, at) => [nameOf(at), ...tests, ...uses.slice(0, columns)]),
  )
}
