import type { Person, Text } from '@skills-center/messages/values'
import type { Level } from '@skills-center/contract/ids'
import { type Bug, type Exact, tidy, toNumber } from '../../bugs/bug.ts'
import { letter } from '../../build-item.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Shown } from '../../item.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

const asks = ['right', 'tell', 'check'] as const
const maxFaults = 3

/** The person who makes the claim, its fault, and the order of the verdicts. Drawn once, as the aim of a model. */
export interface ClaimAim {
  who: string
  /** The fault in the claim, or 'none'. */
  fault: string
  /** Faults and 'none', in display order. */
  offered: string[]
  ask: (typeof asks)[number]
}

/** Each offered verdict is right equally often, and so is each position. */
function aimClaim(random: Random, faults: readonly MisconceptionId[]): ClaimAim {
  const some = random.sample<string>(faults, Math.min(maxFaults, faults.length))
  const offered = random.shuffle(['none', ...some])
  return { who: someone(random), fault: random.pick(offered), offered, ask: random.pick(asks) }
}

export interface ClaimWords {
  context: Text | readonly Text[]
  figure?: NonNullable<ItemTemplate['figure']>
  /** The claim. */
  said: Text
  /** The right result, with its derivation. */
  truth: Text
  hints: Text[]
  /** First steps of the solution. */
  start: Text[]
}

/**
 * “N says … Is N right?” The claim quotes a result without steps, and its wording is the same whether right or wrong. A
 * wrong verdict gets feedback about misjudging the claim, and is recorded as that misconception only.
 */
function claim(
  { fault, offered, ask, who: name }: ClaimAim,
  its: ClaimWords & {
    /** The verdict text for a fault. */
    verdict: (fault: string) => Text
  },
): ItemTemplate {
  const who = person(name)
  const verdict = (id: string): Text => (id === 'none' ? say('is-right', { who }) : its.verdict(id))
  const wrong = (id: string): { misconception: MisconceptionId; feedback: Text } => {
    if (id === 'none') {
      return { misconception: 'judging.trusts-claim', feedback: say('trusted', { who, truth: its.truth }) }
    }
    return fault === 'none'
      ? { misconception: 'judging.blames-right-work', feedback: say('blamed', { who }) }
      : { misconception: 'judging.names-other-fault', feedback: say('other-fault') }
  }
  return {
    stem: [...[its.context].flat(), say(`asks.${ask}`, { who, said: its.said })],
    ...(its.figure === undefined ? {} : { figure: its.figure }),
    interaction: {
      kind: 'choice',
      options: offered.map((id, at) => ({ id: letter(at), text: verdict(id) })),
    },
    key: { kind: 'choice', option: letter(offered.indexOf(fault)) },
    wrongAnswers: offered.flatMap((id, at) =>
      id === fault ? [] : [{ ...wrong(id), key: { kind: 'choice' as const, option: letter(at) } }],
    ),
    hints: its.hints,
    solution: [
      ...its.start,
      fault === 'none'
        ? say('so-right', { who })
        : say('so-wrong', { fault: verdict(fault), truth: its.truth }),
    ],
  }
}

/** A bug that a claim may come from, and the verdict that names it. */
export interface Fault<Values> {
  bug: Bug<Values>
  verdict: (values: Values, who: Person) => Text
}

/** Faults by short ids, which are also the ids of their verdicts. */
export const faultsBy =
  <Values, Id extends string>(
    bugs: Readonly<Record<Id, Bug<Values>>>,
    verdict: (id: Id, who: Person, values: Values) => Text,
  ) =>
  (...ids: Id[]): Fault<Values>[] =>
    ids.map((id) => ({ bug: bugs[id], verdict: (values, who) => verdict(id, who, values) }))

/** One kind of values, with the faults that apply to it. */
export interface ClaimKind<Values> {
  draw: (random: Random) => Values
  faults: readonly Fault<Values>[]
  /** A claim is believable up to this multiple of the true value (default 20). */
  most?: number
}

/** A claim as read from the text: the claimed value, the right one, and the value of each fault. */
export interface ClaimRead {
  got: number
  truth: number
  ways: readonly [verdict: RegExp, value: number][]
}

interface Kind {
  level: Level
  kind: number
}

/**
 * The find-the-mistake model for claims about a number. The claimed number is believable, and differs from every other
 * fault's number and from every number in the question.
 */
export const claimModel = <Values extends object>(its: {
  seconds: number
  standards: readonly string[]
  task: (values: Values) => string
  /** The kinds at each level; each is drawn equally often. */
  kinds: Readonly<Record<Level, readonly ClaimKind<Values>[]>>
  truth: (values: Values) => Exact
  /** Numbers in the question; a claim never repeats one. */
  printed?: (values: Values) => readonly number[]
  fits?: (values: Values) => boolean
  /** Whether a person could state this number: a price must be in whole cents. */
  isSaid?: (got: Exact) => boolean
  words: (values: Values & ClaimAim, who: Person, got: Exact) => ClaimWords
  /** Reads the shown claim: the claimed number, the right one, and the number that each verdict's bug gives. */
  reads: (shown: Shown) => ClaimRead
}): ModelForm<Values & ClaimAim & Kind, ClaimAim & Kind> => {
  const { kinds, truth, printed, fits, isSaid = () => true } = its
  const kindOf = ({ level, kind }: Kind): ClaimKind<Values> => {
    const found = kinds[level][kind]
    if (found === undefined) throw new RangeError(`No kind ${kind} at level ${level}`)
    return found
  }
  const faultOf = (values: Values & Kind, id: string) =>
    kindOf(values).faults.find(({ bug }) => bug.id === id)
  const gotBy = (values: Values & Kind, id: string): Exact | null =>
    id === 'none' ? truth(values) : (faultOf(values, id)?.bug.answer(values) ?? null)
  const all = Object.values(kinds).flatMap((each) => each.flatMap(({ faults }) => faults))
  return defineModel({
    id: 'find-mistake',
    thinking: 'find the mistake',
    isClaim: true,
    seconds: its.seconds,
    standards: its.standards,
    bugs: [...new Set(all.map(({ bug }) => bug))],
    task: (values) => `${its.task(values)} ${values.fault}`,
    aim(random, level) {
      const kind = random.integer(0, kinds[level].length - 1)
      return {
        level,
        kind,
        ...aimClaim(
          random,
          kindOf({ level, kind }).faults.map(({ bug }) => bug.id),
        ),
      }
    },
    draw: (random, _level, aim) => ({ ...kindOf(aim).draw(random), ...aim }),
    fits(values) {
      const got = values.offered.map((id) => gotBy(values, id))
      const { most = 20 } = kindOf(values)
      const right = Math.abs(toNumber(truth(values)))
      const shown = printed?.(values) ?? []
      const isBelievable = (each: Exact | null): boolean =>
        each !== null && Math.abs(toNumber(each)) <= most * right && !shown.includes(tidy(toNumber(each)))
      const said = gotBy(values, values.fault)
      return (
        fits?.(values) !== false &&
        new Set(got.map((each) => tidy(toNumber(each ?? 0)))).size === got.length &&
        got.every(isBelievable) &&
        said !== null &&
        isSaid(said)
      )
    },
    item(values) {
      const who = person(values.who)
      const got = gotBy(values, values.fault)
      if (got === null) throw new RangeError(`${values.fault} has nothing to go wrong on`)
      return claim(values, {
        ...its.words(values, who, got),
        verdict: (id) => faultOf(values, id)?.verdict(values, who) ?? say('is-right', { who }),
      })
    },
    solve(shown) {
      const { got, truth: right, ways } = its.reads(shown)
      const is = (value: number): boolean => Math.abs(value - got) < 1e-6
      const isRight = is(right)
      return solved.choice(shown, (text) =>
        /is right|tiene razón/.test(text)
          ? isRight
          : !isRight && ways.some(([verdict, value]) => verdict.test(text) && is(value)),
      )
    },
  })
}
