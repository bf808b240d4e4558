import { money, type Random, type Text } from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

/** Things in equal groups; each can be told in five ways with the same three numbers. */
const scenes = ['bags', 'shelves', 'trays', 'boxes', 'pages', 'rounds', 'tickets', 'days'] as const
export type Scene = (typeof scenes)[number]

/** What the numbers do: a groups of b and c, of b and c more once, of b less c, b less a groups of c, b and c shared. */
export const kinds = ['each', 'once', 'less', 'taken', 'shared'] as const
export type Kind = (typeof kinds)[number]

export interface Story {
  scene: Scene
  who: string
  a: number
  b: number
  c: number
}

const times = String.raw`\times`
const divided = String.raw`\div`
type Numbers = Pick<Story, 'a' | 'b' | 'c'>

export const expressionOf = ({ a, b, c }: Numbers, kind: Kind): string =>
  ({
    each: `${a} ${times} (${b} + ${c})`,
    once: `${a} ${times} ${b} + ${c}`,
    less: `${a} ${times} (${b} − ${c})`,
    taken: `${b} − ${a} ${times} ${c}`,
    shared: `(${b} + ${c}) ${divided} ${a}`,
  })[kind]

/** A different expression that fits as well. */
export const sameAs = ({ a, b, c }: Numbers, kind: Kind): string =>
  ({
    each: `${a} ${times} ${b} + ${a} ${times} ${c}`,
    once: `${c} + ${a} ${times} ${b}`,
    less: `${a} ${times} ${b} − ${a} ${times} ${c}`,
    taken: `${b} − (${Array.from({ length: a }, () => c).join(' + ')})`,
    shared: `(${c} + ${b}) ${divided} ${a}`,
  })[kind]

/** Expressions that do not fit: parentheses left out or added, or the numbers in other places. */
export const wrongFor = ({ a, b, c }: Numbers, kind: Kind): readonly [string, string, string] =>
  ({
    each: [`${a} ${times} ${b} + ${c}`, `${a} + ${b} ${times} ${c}`, `(${a} + ${b}) ${times} ${c}`] as const,
    once: [`${a} ${times} (${b} + ${c})`, `${a} + ${b} + ${c}`, `(${a} + ${c}) ${times} ${b}`] as const,
    less: [`${a} ${times} ${b} − ${c}`, `${b} − ${a} ${times} ${c}`, `(${b} − ${a}) ${times} ${c}`] as const,
    taken: [`(${b} − ${a}) ${times} ${c}`, `${a} ${times} (${b} − ${c})`, `${b} − ${a} − ${c}`] as const,
    shared: [
      `${b} + ${c} ${divided} ${a}`,
      `${b} ${divided} ${a} + ${c}`,
      `${a} ${times} (${b} + ${c})`,
    ] as const,
  })[kind]

export const valueOf = (its: Numbers, kind: Kind): number => valueOfTex(expressionOf(its, kind))

export const isMoney = ({ scene }: Story): boolean => scene === 'tickets'

export function drawStory(random: Random): Story {
  return {
    scene: random.pick(scenes),
    who: someone(random),
    a: random.integer(3, 6),
    b: random.integer(12, 40),
    c: random.integer(2, 9),
  }
}
/**
 * Every way of telling has a whole number as its answer, the ways differ in their values, and no expression that does
 * not fit has the right value by chance.
 */
export const isWhole = (its: Story): boolean =>
  (its.b + its.c) % its.a === 0 &&
  its.b - its.a * its.c > 1 &&
  its.a !== its.c &&
  new Set(kinds.map((kind) => valueOf(its, kind))).size === kinds.length &&
  kinds.every((kind) => wrongFor(its, kind).every((wrong) => valueOfTex(wrong) !== valueOf(its, kind)))

export function told(its: Story, kind: Kind): Text {
  const { scene, a } = its
  const [b, c] = isMoney(its) ? [money(its.b * 100), money(its.c * 100)] : [its.b, its.c]
  return say(`story.${scene}.${kind}`, { who: person(its.who), a, b, c })
}
