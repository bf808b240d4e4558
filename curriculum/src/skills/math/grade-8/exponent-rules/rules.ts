import { bug, defineModel, math, mathIn, type Random, solved, tex, typed } from '#form'
import {
  type MissingExponent,
  missingExponent,
  missingExponentBugs,
  powerBugs,
} from '#bugs/exponents/power-bugs.ts'
import { type PowerValue, powerValue, valueBugs } from '#bugs/exponents/value-bugs.ts'
import {
  drawPowers,
  exponentFor,
  exponentOf,
  isClearPowers,
  type Powers,
  powersTex,
  powerTex,
  valueOfTex,
} from '#exponents/powers.ts'
import { drawPowerStory, type PowerStory, tellPowerStory } from '#situations/power-stories/power-stories.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import {
  missingSteps,
  powerResultTex,
  powerSteps,
  powerValueTex,
  valueSteps,
} from '#solutions/powers/powers.ts'
import { say } from './messages.gen.ts'

const box = String.raw`\square`
const baseIn = (source: string): number => Number(/^\d+/.exec(source)?.[0] ?? 1)

/** One rule (level 1), negative exponents (level 2), two rules (level 3). */
export const onePower = defineModel<Powers>({
  id: 'one-power',
  thinking: 'compute',
  seconds: 40,
  standards: ['8.EE.A.1'],
  bugs: powerBugs,
  task: ({ form, a, b, c }) => `${form} ${a < 0} ${b < 0} ${form.includes('-') && c < 0}`,
  draw: drawPowers,
  fits: isClearPowers,
  item: (its) => ({
    stem: [say('one.asks', { expression: tex(powersTex(its)), power: tex(powerTex(its.base, box)) })],
    ...typed(its, { label: say('one.label'), key: exponentOf(its), bugs: powerBugs }),
    ...powerSteps(its),
  }),
  solve({ stem }) {
    const [expression = '', power = ''] = mathIn(stem)
    return solved.number(exponentFor(baseIn(power), valueOfTex(expression)))
  },
})

/** The same expressions, one rule to a line. */
export const showWork = showWorkOf<Powers>({
  of: {
    ...onePower,
    item: (its) => ({
      stem: [say('one.write', { expression: tex(powersTex(its)) })],
      ...powerSteps(its),
    }),
  },
  seconds: 75,
  task: (its) => ({ kind: 'rewrite', given: powersTex(its), form: 'power' }),
  bugs: ['multiplies-exponents', 'adds-exponents-of-power', 'divides-exponents', 'multiplies-bases'],
  answer: (its) => powerTex(its.base, exponentOf(its)),
  lastLine({ stem }) {
    const [expression = ''] = mathIn(stem)
    const base = Number(/\d+/.exec(expression)?.[0])
    return `${base}^(${exponentFor(base, valueOfTex(expression))})`
  },
})

const signs = (random: Random): 1 | -1 => (random.chance(0.5) ? 1 : -1)
function drawValue(random: Random, level: 1 | 2 | 3): PowerValue {
  const exponent = random.integer(2, 4)
  const whole = { bottom: 1, front: false }
  if (level === 1)
    return random.pick([
      { ...whole, top: signs(random) * random.integer(2, 12), exponent: 0 },
      { ...whole, top: random.integer(2, exponent > 2 ? 6 : 12), exponent },
      { ...whole, top: -random.integer(2, exponent > 2 ? 5 : 12), exponent },
      {
        ...whole,
        top: random.integer(2, exponent > 2 ? 5 : 12),
        exponent: exponent === 3 ? 2 : exponent,
        front: true,
      },
    ])
  if (level === 2) return { ...whole, top: random.integer(2, exponent > 2 ? 6 : 30), exponent: -exponent }
  if (random.chance(0.4))
    return { ...whole, top: -random.integer(2, exponent > 2 ? 5 : 15), exponent: -exponent }
  const [top, bottom] = [random.integer(1, 9), random.integer(2, 9)]
  return { top, bottom, front: false, exponent: random.pick([-2, -2, -3, 2, 3]) }
}
const divides = (one: number, other: number): boolean =>
  [2, 3, 5, 7].some((each) => one % each === 0 && other % each === 0)

/** Exponent 0 and minus signs (level 1), negative exponents (level 2), of fractions and negative bases (level 3). */
export const value = defineModel<PowerValue>({
  id: 'value',
  thinking: 'compute',
  seconds: 40,
  standards: ['8.EE.A.1'],
  bugs: valueBugs,
  task: ({ top, bottom, exponent, front }) =>
    `${Math.sign(exponent)} ${Math.abs(exponent)} ${top < 0} ${bottom > 1} ${front}`,
  draw: drawValue,
  fits: (its) =>
    its.bottom === 1 ||
    (its.top !== its.bottom && !divides(its.top, its.bottom) && its.top ** 3 < 400 && its.bottom ** 3 < 400),
  item: (its) => ({
    stem: [say('value.asks', { power: tex(powerValueTex(its)) })],
    ...typed(its, { label: say('value.label'), key: powerValue(its), bugs: valueBugs }),
    answer: math(powerResultTex(its)),
    ...valueSteps(its),
  }),
  solve({ stem }) {
    const found = valueOfTex(mathIn(stem)[0] ?? '')
    const under =
      Array.from({ length: 2000 }, (_, at) => at + 1).find(
        (each) => Math.abs(found * each - Math.round(found * each)) < 1e-9,
      ) ?? 1
    return { kind: 'number', text: `${Math.round(found * under)}/${under}` }
  },
})

/** In a product or a power (level 1), in a quotient (level 2), beside a plain number (level 3). */
export const missing = defineModel<MissingExponent>({
  id: 'missing-exponent',
  thinking: 'work backwards',
  seconds: 45,
  standards: ['8.EE.A.1'],
  bugs: missingExponentBugs,
  task: ({ form, gap, a, b, plain }) => `${form} ${gap} ${a < 0} ${b < 0} ${plain}`,
  draw(random, level) {
    const gap = random.pick(['a', 'b'] as const)
    if (level === 3) {
      const base = random.pick([2, 3, 5, 10])
      const sizes = { 2: [2, 6], 3: [2, 4], 5: [2, 3], 10: [2, 6] }[base] ?? [2, 3]
      const [a, b] = [random.integer(sizes[0] ?? 2, sizes[1] ?? 3), random.integer(2, 9) * signs(random)]
      return { base, form: 'product', a, b, c: 2, gap: 'b', plain: true }
    }
    const form = level === 1 ? random.pick(['product', 'power'] as const) : 'quotient'
    return { ...drawPowers(random, level), form, gap, plain: false }
  },
  fits: (its, level) =>
    (level === 1 ? its.a > 1 && its.b > 1 : true) &&
    Math.abs(exponentOf(its)) <= 40 &&
    exponentOf(its) !== 1 &&
    its.a !== its.b,
  item(its) {
    const { base, a, plain } = its
    const left = plain
      ? String.raw`${base ** a} \times ${powerTex(base, box)}`
      : powersTex(its, { of: its.gap, as: box })
    return {
      stem: [say('missing.asks', { equation: tex(`${left} = ${powerTex(base, exponentOf(its))}`) })],
      ...typed(its, { label: say('missing.label'), key: missingExponent(its), bugs: missingExponentBugs }),
      ...missingSteps(its),
    }
  },
  solve({ stem }) {
    const [left = '', right = ''] = (mathIn(stem)[0] ?? '').split(' = ')
    const size = (text: string): number => Math.log(valueOfTex(text))
    const found = Array.from({ length: 81 }, (_, at) => at - 40).find(
      (each) => Math.abs(size(left.replace(box, String(each))) - size(right)) < 1e-9,
    )
    return solved.number(found ?? 0)
  },
})

const plainBugs = [
  bug<PowerStory>({
    id: 'exponents.number-as-exponent',
    answer: ({ plain, form, base, a, b }) =>
      plain && base ** (form === 'product' ? a : b) <= 100
        ? form === 'product'
          ? base ** a + b
          : a - base ** b
        : null,
    feedback: () => say('story.number'),
    example: [{ story: 'chip', plain: true, form: 'product', base: 2, a: 3, b: 6, c: 2 }, 14],
  }),
  bug<PowerStory>({
    id: 'exponents.stops-early',
    answer: ({ plain, form, a, b }) => (plain ? (form === 'product' ? b : a) : null),
    feedback: () => say('story.ignored'),
    example: [{ story: 'chip', plain: true, form: 'product', base: 2, a: 3, b: 6, c: 2 }, 6],
  }),
]
const storyBugs = [...powerBugs, ...plainBugs]

/** All things (level 1), those in each group (level 2), with a number that is not written as a power (level 3). */
export const story = defineModel<PowerStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['8.EE.A.1'],
  bugs: storyBugs,
  task: (its) => `${its.story} ${its.form} ${its.plain}`,
  draw: (random, level) =>
    drawPowerStory(
      random,
      level === 1 ? 'product' : level === 2 ? 'quotient' : random.pick(['product', 'quotient'] as const),
      level === 3,
    ),
  fits: ({ a, b }) => a !== b,
  item(its) {
    const { base, form, a, b, plain } = its
    const n = form === 'product' ? a : b
    const { hints, solution } = powerSteps(its)
    const renamed = { equation: tex(`${(base ** n).toLocaleString('en-US')} = ${powerTex(base, n)}`) }
    return {
      stem: [tellPowerStory(its), say('story.asks', { power: tex(powerTex(base, box)) })],
      ...typed<PowerStory>(its, { label: say('story.label'), key: exponentOf(its), bugs: storyBugs }),
      hints: [
        say(`story.nudge.${form === 'product' ? 'product' : 'quotient'}`),
        ...(plain ? [say('story.hint', { base })] : hints.slice(1)),
      ],
      solution: [...(plain ? [say('story.rename', renamed)] : []), ...solution],
    }
  },
  solve({ stem }) {
    const [one = '', other = '', power = ''] = mathIn(stem)
    const base = baseIn(power)
    const [first, second] = [one, other].map((text) =>
      exponentFor(base, valueOfTex(text.replaceAll(',', ''))),
    )
    const [asked = ''] = /(?:How many|how many|¿)[^?]*\?/.exec(stem) ?? []
    const isEach = /\beach\b|cada/.test(asked)
    return solved.number(isEach ? Math.abs((first ?? 0) - (second ?? 0)) : (first ?? 0) + (second ?? 0))
  },
})
