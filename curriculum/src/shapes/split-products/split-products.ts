import { type Text, tex } from '@skills-center/messages/values'
import { type Bug, bug, tidy, toNumber } from '../../bugs/bug.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Random } from '../../random.ts'
import { claimModel, faultsBy } from '../claim/claim.ts'
import { type FilledCell, fillTable } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

/**
 * The product × n, where n is split into a nearby round number and a small part that is added (or subtracted, if
 * negative).
 */
interface Split {
  by: number
  near: number
  off: number
}
const wholeOf = ({ near, off }: Split): number => tidy(near + off)
const sign = ({ off }: Split): string => (off < 0 ? '−' : '+')
const size = ({ off }: Split): number => Math.abs(off)
const splitTex = (its: Split): string => `${its.by}(${its.near} ${sign(its)} ${size(its)})`

const plus = (random: Random): Split => ({
  by: random.integer(3, 12),
  near: 10 * random.integer(2, 9),
  off: random.integer(1, 9),
})
const minus = (random: Random): Split => ({
  by: random.integer(3, 15),
  near: random.pick([40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500]),
  off: -random.integer(1, 3),
})
const cents = (random: Random): Split => ({
  by: random.integer(3, 12),
  near: random.integer(2, 12),
  off: -random.pick([0.01, 0.02, 0.03, 0.04, 0.05, 0.1]),
})
const drawAt = { 1: plus, 2: minus, 3: cents } as const

const example: Split = { by: 6, near: 40, off: 3 }
const once = bug<Split>({
  id: 'expression.distributes-once',
  answer: ({ by, near, off }) => tidy(by * near + off),
  feedback: ({ by }) => say('once', { by }),
  example: [example, 243],
})
const onePart = bug<Split>({
  id: 'expression.uses-one-part',
  answer: ({ by, near }) => by * near,
  feedback: () => say('one-part'),
  example: [example, 240],
})
const wrongSign = bug<Split>({
  id: 'equation.loses-sign',
  answer: ({ by, near, off }) => tidy(by * near - by * off),
  feedback: () => say('sign'),
  example: [example, 222],
})

const wrongBy = (by: Bug<Split>, its: Split) => ({
  value: tidy(toNumber(by.answer(its) ?? 0)),
  misconception: by.id,
  feedback: by.feedback(its),
})

/** A product in two parts: tens and ones (level 1), a nearby round number (level 2), prices (level 3). */
export const splitProduct = defineModel<Split>({
  id: 'split-product',
  thinking: 'compute',
  seconds: 60,
  standards: ['6.EE.A.3'],
  task: ({ by, near, off }) => `${by} ${near} ${off < 0}`,
  draw: (random, level) => drawAt[level](random),
  item(its) {
    const { by, near, off } = its
    const whole = wholeOf(its)
    const small = size(its)
    const cell = (value: number, wrong: FilledCell['wrong']): FilledCell => ({
      name: say('value'),
      value: tidy(value),
      wrong,
    })
    const adds = (value: number) =>
      ({
        value: tidy(value),
        misconception: 'expression.adds-factor',
        feedback: say('adds', { by }),
      }) as const
    return {
      stem: [say('asks', { product: tex(String.raw`${by} \times ${whole}`), split: tex(splitTex(its)) })],
      ...fillTable({
        columns: [say('product'), say('value')],
        rows: [
          [`${by} × ${near}`, cell(by * near, [adds(by + near)])],
          [`${by} × ${small}`, cell(by * small, [adds(by + small)])],
          [
            `${by} × ${whole}`,
            cell(by * whole, [wrongBy(once, its), wrongBy(onePart, its), wrongBy(wrongSign, its)]),
          ],
        ],
      }),
      hints: [
        off < 0 ? say('nudge.minus', { whole, near }) : say('nudge.plus', { whole, near, small }),
        say('hint', { by, near, small }),
      ],
      solution: stepsOf(its),
    }
  },
  solve: (shown) =>
    solved.table(shown, ({ cells: [product = ''] }) => {
      const [one = 0, other = 0] = product.split('×').map(Number)
      return tidy(one * other)
    }),
})

const stepsOf = (its: Split): Text[] => {
  const { by, near, off } = its
  const small = size(its)
  const terms = {
    by,
    near,
    small,
    one: by * near,
    other: tidy(by * small),
    all: tidy(by * wholeOf(its)),
    whole: wholeOf(its),
  }
  return [say('parts', terms), say(off < 0 ? 'so.minus' : 'so.plus', terms)]
}

const faults = faultsBy<Split, 'once' | 'part' | 'sign'>(
  { once, part: onePart, sign: wrongSign },
  (id, who) => say(`claim.${id}`, { who }),
)

/**
 * A claim about mental math by splitting: tens and ones (level 1), a nearby round number (level 2), prices (level 3).
 */
export const splitClaim = claimModel<Split>({
  seconds: 50,
  standards: ['6.EE.A.3'],
  task: ({ by, off }) => `${by} ${off < 0}`,
  kinds: {
    1: [{ draw: plus, faults: faults('once', 'part', 'sign') }],
    2: [{ draw: minus, faults: faults('once', 'part', 'sign') }],
    3: [{ draw: cents, faults: faults('once', 'part', 'sign') }],
  },
  truth: (its) => tidy(its.by * wholeOf(its)),
  // Nobody believes that 5 × 29 is 55, so the part that a mistake leaves out must be small.
  fits: ({ near, off }) => 4 * off <= near,
  printed: (its) => [its.by, its.near, wholeOf(its)],
  words(its, _who, got) {
    const product = tex(String.raw`${its.by} \times ${wholeOf(its)}`)
    return {
      context: say('claim.context', { product, split: tex(splitTex(its)) }),
      said: say('claim.said', { product, got: toNumber(got) }),
      truth: say('claim.truth', { product, all: tidy(its.by * wholeOf(its)) }),
      hints: [
        say('claim.nudge', { near: its.near }),
        say('hint', { by: its.by, near: its.near, small: size(its) }),
      ],
      start: stepsOf(its),
    }
  },
  reads({ stem }) {
    const [, split = ''] = mathIn(stem)
    const [by = 0, near = 0, small = 0] = (split.match(/\d[\d.]*/g) ?? []).map(Number)
    const off = split.includes('−') ? -small : small
    const said = stem.split('“')[1] ?? ''
    const got = Number(
      (/\d[\d,]*(?:\.\d+)?(?=[^\d]*$)/.exec(said.split('”')[0] ?? '')?.[0] ?? '0').replaceAll(',', ''),
    )
    return {
      got,
      truth: tidy(by * (near + off)),
      ways: [
        [/only the first|solo la primera/, tidy(by * near + off)],
        [/left out|dejó fuera/, by * near],
        [/wrong sign|signo equivocado/, tidy(by * near - by * off)],
      ],
    }
  },
})
