import type { Text } from '@skills-center/messages/values'
import { letter } from '../../build-item.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

const asks = ['right', 'tell', 'check'] as const
const mostFaults = 3

/** Who claims something, what is wrong with it, and the order of the verdicts: drawn once, as the aim of a model. */
export interface ClaimAim {
  who: string
  /** The fault at work, or 'none'. */
  fault: string
  /** Faults and 'none', in the order in which they are offered. */
  offered: string[]
  ask: (typeof asks)[number]
}

/** Every verdict that is offered is the right one equally often, and so is every place. */
export function aimClaim(random: Random, faults: readonly MisconceptionId[]): ClaimAim {
  const some = random.sample<string>(faults, Math.min(mostFaults, faults.length))
  const offered = random.shuffle(['none', ...some])
  return { who: someone(random), fault: random.pick(offered), offered, ask: random.pick(asks) }
}

/**
 * “N says … Is N right?” The claim quotes a result and no step, in one wording for right and wrong. Whoever misjudges
 * it is told so, and it is booked as misjudging and nothing else.
 */
export function claim(
  { fault, offered, ask, who: name }: ClaimAim,
  its: {
    context: Text
    /** What is claimed. */
    said: Text
    /** The verdict that names a fault. */
    verdict: (fault: string) => Text
    /** The right result, worked out. */
    truth: Text
    hints: Text[]
    /** First steps of the solution. */
    start: Text[]
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
    stem: [its.context, say(`asks.${ask}`, { who, said: its.said })],
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
