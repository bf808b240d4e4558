import { type Exact, numbersIn, type Random, tex, tidy } from '#form'
import { bug } from '#bugs/bug.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { say } from './messages.gen.ts'
import { dollars, rangesOf, type SceneId, someScene, standards } from './prices.ts'

const items = ['bike', 'guitar', 'camera', 'tablet', 'skateboard', 'tent', 'telescope', 'keyboard'] as const
interface Claimed {
  goal: 'most' | 'less' | 'weeks'
  scene: SceneId
  item: (typeof items)[number]
  fee: number
  each: number
  limit: number
}
/** The whole number of a bound, as the story asks for it. */
function settle(goal: Claimed['goal'], bound: number): number {
  if (goal === 'weeks') return Math.ceil(tidy(bound))
  return goal === 'most' ? Math.floor(tidy(bound)) : Math.ceil(tidy(bound)) - 1
}
const boundOf = ({ fee, each, limit }: Claimed): number => (limit - fee) / each
const claimTruth = (its: Claimed): number => settle(its.goal, boundOf(its))
const arcade: Claimed = { goal: 'most', scene: 'arcade', item: 'bike', fee: 8, each: 3, limit: 30 }
const claimBugOf = {
  rounds: bug<Claimed>({
    id: 'inequality.rounds-without-story',
    answer: (its) => {
      if (Number.isInteger(tidy(boundOf(its)))) return null
      return claimTruth(its) + (its.goal === 'weeks' ? -1 : 1)
    },
    feedback: ({ goal }) => say(`claim.hint.${goal}`),
    // 22 ÷ 3 is a little more than 7.
    example: [arcade, 8],
  }),
  boundary: bug<Claimed>({
    id: 'inequality.boundary',
    answer: (its) =>
      its.goal === 'less' && Number.isInteger(tidy(boundOf(its))) ? tidy(boundOf(its)) : null,
    feedback: () => say('drift.boundary'),
    example: [{ ...arcade, goal: 'less', limit: 29 }, 7],
  }),
  ignores: bug<Claimed>({
    id: 'equation.ignores-constant',
    answer: ({ goal, limit, each }) => settle(goal, limit / each),
    feedback: () => say('what.ignores'),
    example: [arcade, 10],
  }),
  again: bug<Claimed>({
    id: 'equation.same-operation',
    answer: ({ goal, limit, fee, each }) => settle(goal, (limit + fee) / each),
    feedback: () => say('what.again'),
    example: [arcade, 12],
  }),
}
const faults = faultsBy<Claimed, keyof typeof claimBugOf>(claimBugOf, (id, who, { goal }) =>
  id === 'boundary'
    ? say('claim.boundary', { who })
    : say(`claim.${id}.${goal === 'weeks' ? 'weeks' : 'money'}`, { who }),
)
function drawClaimed(random: Random, goal: Claimed['goal']): Claimed {
  const scene = someScene(random)
  const item = random.pick(items)
  if (goal === 'weeks') {
    const [fee, each, count] = [random.integer(15, 60), random.integer(8, 20), random.integer(4, 12)]
    return { goal, scene, item, fee, each, limit: fee + each * count - random.integer(1, each - 1) }
  }
  const ranges = rangesOf(scene)
  const [fee, each, count] = [ranges.fee, ranges.each, ranges.count].map((range) => random.integer(...range))
  const [once, time, n] = [fee ?? 5, each ?? 2, count ?? 5]
  const rest = goal === 'less' ? 0 : random.integer(1, Math.max(1, time - 1))
  return { goal, scene, item, fee: once, each: time, limit: once + time * n + rest }
}

/** A limit that may be reached (level 1), one that may not (level 2), a goal to reach (level 3). */
export const findMistake = claimModel<Claimed>({
  seconds: 75,
  standards,
  task: ({ goal, scene, item }) => `${goal} ${goal === 'weeks' ? item : scene}`,
  kinds: {
    1: [{ draw: (random) => drawClaimed(random, 'most'), faults: faults('rounds', 'ignores', 'again') }],
    2: [{ draw: (random) => drawClaimed(random, 'less'), faults: faults('boundary', 'ignores', 'again') }],
    3: [{ draw: (random) => drawClaimed(random, 'weeks'), faults: faults('rounds', 'ignores', 'again') }],
  },
  truth: claimTruth,
  printed: ({ fee, each, limit }) => [fee, each, limit],
  fits: ({ fee, each }) => fee !== each,
  words: (its, _who, got: Exact) => {
    const { goal, scene, fee, each, limit } = its
    const [things, key] = [say(`things.${scene}`), claimTruth(its)]
    const prices = { fee: dollars(fee), each: dollars(each) }
    const isWeeks = goal === 'weeks'
    const bound = tidy(boundOf(its))
    return {
      context: isWeeks
        ? [say('claim.told', { ...prices, thing: say(`claim.item.${its.item}`), limit: dollars(limit) })]
        : [say(`told.${scene}`, prices), say(`claim.has.${goal}`, { limit: dollars(limit) })],
      said: isWeeks
        ? say('claim.said.weeks', { n: Number(got) })
        : say('claim.said.money', { things, n: Number(got) }),
      truth: isWeeks ? say('claim.truth.weeks', { n: key }) : say('claim.truth.money', { things, n: key }),
      hints: [say(`claim.nudge.${goal}`), say(`claim.hint.${goal}`)],
      start: [
        say(`claim.left.${isWeeks ? 'weeks' : 'money'}`, {
          equation: tex(`${limit} − ${fee} = ${limit - fee}`),
        }),
        Number.isInteger(bound)
          ? say('claim.even', { equation: tex(String.raw`${limit - fee} \div ${each} = ${bound}`) })
          : say('claim.between', { each: dollars(each), one: Math.floor(bound), other: Math.ceil(bound) }),
        say(`claim.round.${goal}`),
      ],
    }
  },
  reads({ stem }) {
    const [fee = 0, each = 1, limit = 0, got = 0] = numbersIn(stem).map(({ value }) => value)
    const goal = /week|semana/.test(stem) ? 'weeks' : /less than|menos de/.test(stem) ? 'less' : 'most'
    const bound = (limit - fee) / each
    const truth = settle(goal, bound)
    return {
      got,
      truth,
      ways: [
        [/rounded|redondeó/, truth + (goal === 'weeks' ? -1 : 1)],
        [/all of the money|todo el dinero/, tidy(bound)],
        [/left out|no contó/, settle(goal, limit / each)],
        [/added|sumó/, settle(goal, (limit + fee) / each)],
      ],
    }
  },
})
