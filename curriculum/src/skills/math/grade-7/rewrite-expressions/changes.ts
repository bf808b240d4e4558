import { type Exact, keysOf, numbersIn, type Random, tex, tidy, toNumber } from '#form'
import { bug } from '#bugs/bug.ts'
import { numberTex } from '#equations/exact.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.A.2']
/** Amounts that are a letter, and that rise or fall by a percent. */
const scenes = {
  jacket: 'p',
  phone: 'm',
  ducks: 'n',
  club: 'c',
  channel: 'f',
  water: 'g',
  video: 'v',
  beans: 'b',
  tickets: 't',
  bikes: 's',
} as const
type SceneId = keyof typeof scenes
const letterOf = (scene: SceneId): string => scenes[scene]

/** One change, or two one after the other, in percent. */
interface Changes {
  scene: SceneId
  percents: number[]
}
const factorOf = (percent: number): number => tidy(1 + percent / 100)
const wholeFactor = ({ percents }: Pick<Changes, 'percents'>): number =>
  tidy(percents.reduce((factor, percent) => factor * factorOf(percent), 1))
const sumOf = ({ percents }: Changes): number => percents.reduce((sum, percent) => sum + percent, 0)
const wayOf = (percent: number) => (percent > 0 ? 'up' : 'down')

function drawChanges(random: Random, count: 1 | 2): Changes {
  const scene = random.pick(keysOf(scenes))
  const sizes = count === 1 ? [4, 5, 6, 8, 12, 15, 18, 20, 25, 30, 35, 40] : [10, 15, 20, 25, 30, 40]
  const percent = () => random.pick(sizes) * (random.chance(0.5) ? 1 : -1)
  return { scene, percents: Array.from({ length: count }, percent) }
}

// Worked by hand: up 20% is 1.2p; up 20% and then down 25% is 1.2 × 0.75 = 0.9 of p.
const up: Changes = { scene: 'jacket', percents: [20] }
const upDown: Changes = { ...up, percents: [20, -25] }
const asksAgain = () => say('term.nudge')
const bugOf = {
  change: bug<Changes>({
    id: 'percent.factor-for-change',
    answer: ({ percents }) => tidy(Math.abs(percents[0] ?? 0) / 100),
    feedback: asksAgain,
    example: [up, 0.2],
  }),
  direction: bug<Changes>({
    id: 'percent.wrong-direction',
    answer: ({ percents }) =>
      wholeFactor({
        percents: percents.map((percent, at) => (at === percents.length - 1 ? -percent : percent)),
      }),
    feedback: asksAgain,
    example: [up, 0.8],
  }),
  place: bug<Changes>({
    id: 'percent.factor-place',
    answer: ({ percents: [percent = 0] }) =>
      tidy(1 + (Math.abs(percent) < 10 ? percent / 10 : percent / 1000)),
    feedback: asksAgain,
    example: [{ ...up, percents: [5] }, 1.5],
  }),
  adds: bug<Changes>({
    id: 'percent.adds-percents',
    answer: (its) => tidy(sumOf(its) / 100 + 1),
    feedback: asksAgain,
    example: [upDown, 0.95],
  }),
  early: bug<Changes>({
    id: 'percent.stops-early',
    answer: ({ percents }) => factorOf(percents[0] ?? 0),
    feedback: asksAgain,
    example: [upDown, 1.2],
  }),
}

function told(its: Changes) {
  const [percent = 0, other] = its.percents
  const letter = tex(letterOf(its.scene))
  return [
    say(`start.${its.scene}`, { letter }),
    say(`change.${its.scene}`, { way: wayOf(percent), percent: Math.abs(percent) }),
    ...(other === undefined ? [] : [say('then', { way: wayOf(other), percent: Math.abs(other) })]),
  ]
}
/** `p + 0.2p = 1.2p` */
const single = (letter: string, percent: number): string =>
  `${letter} ${percent < 0 ? '−' : '+'} ${numberTex(tidy(Math.abs(percent) / 100))}${letter} = ${numberTex(factorOf(percent))}${letter}`

function stepsFor(its: Changes) {
  const [percent = 0, other] = its.percents
  const letter = letterOf(its.scene)
  const product = [factorOf(percent), factorOf(other ?? 0)].map((each) => numberTex(each))
  return [
    say('term.first', {
      percent: Math.abs(percent),
      equation: tex(single(letter, percent)),
    }),
    ...(other === undefined
      ? []
      : [
          say('term.second', {
            percent: Math.abs(other),
            factor: factorOf(other),
            equation: tex(
              String.raw`${product[1]} \times ${product[0]}${letter} = ${numberTex(wholeFactor(its))}${letter}`,
            ),
          }),
        ]),
  ]
}
const isClear = (its: Changes): boolean =>
  wholeFactor(its) !== 1 &&
  sumOf(its) !== 0 &&
  !its.percents.some((each) => wholeFactor(its) === Math.abs(each) / 100)

const faults = faultsBy<Changes, 'change' | 'direction' | 'place' | 'adds' | 'early'>(bugOf, (id, who) =>
  say(`claim.${id}`, { who }),
)
const ways = (random: Random, isSame: boolean): Changes => {
  const its = drawChanges(random, 2)
  const [one = 10, other = 20] = its.percents.map(Math.abs)
  const sign = random.chance(0.5) ? 1 : -1
  return { ...its, percents: [sign * one, isSame ? sign * other : -sign * other] }
}

/** One change (level 1), two in different directions (level 2), two in the same direction (level 3). */
export const findMistake = claimModel<Changes>({
  seconds: 60,
  standards,
  task: ({ scene, percents }) => `${scene} ${percents.map(wayOf).join()}`,
  kinds: {
    1: [{ draw: (random) => drawChanges(random, 1), faults: faults('change', 'direction', 'place') }],
    2: [{ draw: (random) => ways(random, false), faults: faults('adds', 'direction', 'early') }],
    3: [{ draw: (random) => ways(random, true), faults: faults('adds', 'direction', 'early') }],
  },
  truth: wholeFactor,
  printed: ({ percents }) => percents,
  fits: isClear,
  isSaid: (got) => toNumber(got) !== 1 && toNumber(got) > 0,
  words: (its, _who, got: Exact) => {
    const letter = letterOf(its.scene)
    const term = (value: number) => tex(`${numberTex(value)}${letter}`)
    return {
      context: told(its),
      said: say('claim.said', { term: term(toNumber(got)) }),
      truth: say('claim.truth', { term: term(wholeFactor(its)) }),
      hints: [
        say('term.nudge'),
        say(its.percents.length > 1 ? 'term.hint.two' : 'term.hint.one', { letter: tex(letter) }),
      ],
      start: stepsFor(its),
    }
  },
  reads({ stem }) {
    const changes = [...stem.matchAll(/([^.]*?)(\d+)%/g)].map(
      ([, words = '', percent]) => ((/falls|baja/.test(words) ? -1 : 1) * Number(percent)) / 100,
    )
    const [one = 0, other] = changes
    const truth = changes.reduce((factor, each) => factor * (1 + each), 1)
    return {
      got: numbersIn(stem).at(-1)?.value ?? 0,
      truth,
      ways: [
        [/only the change|solo el cambio/, Math.abs(one)],
        [/direction|dirección/, other === undefined ? 1 - one : (1 + one) * (1 - other)],
        [/wrong place|mal el punto/, 1 + (Math.abs(one) < 0.1 ? one * 10 : one / 10)],
        [/added the percents|sumó los porcentajes/, 1 + one + (other ?? 0)],
        [/first change|primer cambio/, 1 + one],
      ],
    }
  },
})
