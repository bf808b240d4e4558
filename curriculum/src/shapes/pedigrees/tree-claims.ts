import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import {
  allelesOf,
  couplesOf,
  drawFamily,
  type Family,
  type Kind,
  kindsOf,
  lawOf,
  pedigreeFigure,
  weakOf,
} from '../../worlds/pedigrees/pedigrees.ts'
import { drawUntil } from '../answers.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const verdicts = ['true', 'false', 'open'] as const
type Verdict = (typeof verdicts)[number]
/**
 * Claims: a member has the dominant allele, or the recessive one; two members have the same pair; a couple can have
 * certain offspring.
 */
const claimKinds = ['dominant', 'recessive', 'alike', 'couple'] as const
interface Claim {
  kind: (typeof claimKinds)[number]
  one: number
  other: number
}
interface Values extends Family {
  level: Level
  claims: Claim[]
  shuffle: number
}

const isSure = (kind: Kind | undefined): boolean => kind !== 'either'
function verdictOf(kinds: readonly Kind[], { kind, one, other }: Claim): Verdict {
  const [ours, theirs] = [kinds[one], kinds[other]]
  switch (kind) {
    case 'dominant':
      return ours === 'none' ? 'false' : 'true'
    case 'recessive':
      return isSure(ours) ? 'true' : 'open'
    case 'alike':
      if ((ours === 'none') !== (theirs === 'none')) return 'false'
      return isSure(ours) && isSure(theirs) ? 'true' : 'open'
    case 'couple':
      return isSure(ours) && isSure(theirs) ? 'true' : 'open'
  }
}
const kindsAt: Readonly<Record<Level, readonly Claim['kind'][]>> = {
  1: ['dominant', 'alike'],
  2: ['dominant', 'recessive', 'alike'],
  3: ['recessive', 'alike', 'couple'],
}

/** All claims possible at a level; at level 1, no claim requires looking at relatives. */
function claimsOf(level: Level, family: Family, kinds: readonly Kind[]): Claim[] {
  const places = [...family.members.keys()]
  const all = kindsAt[level].flatMap((kind): Claim[] => {
    if (kind === 'couple') return couplesOf(family).map(([one, other]) => ({ kind, one, other }))
    if (kind !== 'alike') return places.map((one) => ({ kind, one, other: one }))
    return places.flatMap((one) => places.slice(one + 1).map((other): Claim => ({ kind, one, other })))
  })
  return all.filter(
    ({ kind, one, other }) =>
      level > 1 || kind !== 'alike' || kinds[one] === 'none' || kinds[other] === 'none',
  )
}
/** One claim for each wanted verdict, no two alike; all kinds of claims occur equally often. */
function drawClaims(random: Random, level: Level, family: Family, wanted: readonly Verdict[]): Claim[] {
  const kinds = kindsOf(family)
  const free = claimsOf(level, family, kinds)
  return wanted.reduce<Claim[]>((taken, verdict) => {
    const fitting = free.filter((claim) => verdictOf(kinds, claim) === verdict && !taken.includes(claim))
    if (fitting.length === 0) return taken
    const kind = random.pick([...new Set(fitting.map((claim) => claim.kind))])
    return [...taken, random.pick(fitting.filter((claim) => claim.kind === kind))]
  }, [])
}

const slipOf = (
  right: Verdict,
  to: Verdict,
  { kind }: Claim,
): { misconception: MisconceptionId; feedback: Text } => {
  if (right === 'open')
    return { misconception: 'heredity.beyond-the-tree', feedback: say('claims.told-open') }
  if (to === 'open') return { misconception: 'evidence.overcautious', feedback: say('claims.told-sure') }
  if (kind === 'dominant')
    return { misconception: 'heredity.recessive-shows', feedback: say('claims.told-look') }
  return kind === 'alike'
    ? { misconception: 'heredity.look-is-alleles', feedback: say('claims.told-alike') }
    : { misconception: 'heredity.hidden-is-lost', feedback: say('claims.told-hidden') }
}

/**
 * Claims about a tree: from traits (level 1), with what relatives show or leave open (level 2), and about couples
 * (level 3).
 */
export const treeClaims = (standards: readonly string[]): ModelForm<Values, Verdict[]> =>
  defineModel<Values, Verdict[]>({
    id: 'tree-claims',
    thinking: 'find the mistake',
    seconds: 75,
    standards,
    aim: (random, level) =>
      level === 1
        ? random.shuffle(['true', 'false', random.pick(['true', 'false'] as const)])
        : random.shuffle(level === 2 ? [...verdicts, random.pick(verdicts)] : [...verdicts, 'open']),
    draw: (random, level, aim) =>
      drawUntil(
        () => {
          const family = drawFamily(random, level === 1 ? 'parents' : 'grandparents')
          return {
            level,
            ...family,
            claims: drawClaims(random, level, family, aim),
            shuffle: random.integer(0, 1e9),
          }
        },
        ({ claims }) => claims.length === aim.length,
      ),
    item(values) {
      const { level, trait, members, claims, shuffle } = values
      const kinds = kindsOf(values)
      const id = (at: number): string => members[at]?.id ?? ''
      const textOf = ({ kind, one, other }: Claim): Text =>
        say(`claims.${kind}`, { one: id(one), other: id(other), ...allelesOf(trait), trait: weakOf(trait) })
      const places = level === 1 ? verdicts.slice(0, 2) : verdicts
      return {
        stem: [lawOf(trait), say('claims.ask')],
        figure: pedigreeFigure(values),
        ...sortCards({
          shuffle,
          categories: places.map((verdict) => say(`claims.is-${verdict}`)),
          cards: claims.map((claim) => {
            const right = verdictOf(kinds, claim)
            return {
              text: textOf(claim),
              place: verdicts.indexOf(right),
              slips: places
                .filter((to) => to !== right)
                .map((to) => ({ place: verdicts.indexOf(to), ...slipOf(right, to, claim) })),
            }
          }),
          slip: { misconception: 'heredity.look-is-alleles', feedback: say('claims.told-alike') },
        }),
        hints: [say('claims.hint-filled', allelesOf(trait)), say(`claims.hint-${level}`)],
        solution: claims.map((claim) =>
          say('claims.so', {
            claim: textOf(claim),
            verdict: verdictOf(kinds, claim),
            why:
              claim.kind === 'dominant'
                ? say('claims.why-dominant-sure', allelesOf(trait))
                : say(`claims.why-${claim.kind}-${verdictOf(kinds, claim) === 'open' ? 'open' : 'sure'}`, {
                    one: id(claim.one),
                    ...allelesOf(trait),
                  }),
          }),
        ),
      }
    },
    task: ({ level, trait, claims }) =>
      `${level}/${trait}/${claims
        .map(({ kind }) => kind)
        .toSorted()
        .join()}`,
  })
