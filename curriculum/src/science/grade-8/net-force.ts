import { choice, number, quantity, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { people } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { listed, numeral } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { fairTestModel, type Investigation } from '../fair-test.ts'
import { forceQuestions } from './force-questions.ts'

type Direction = 'left' | 'right' | 'up' | 'down'

interface Force {
  name: string
  direction: Direction
  newtons: number
}

const newtons = (size: number): string => `${numeral(size)} N`

/** Right counts as positive; upright forces do not count along the ground. */
const along = (force: Force): number =>
  force.direction === 'right' ? force.newtons : force.direction === 'left' ? -force.newtons : 0
const netOf = (forces: readonly Force[]): number => forces.reduce((sum, force) => sum + along(force), 0)
const toward = (net: number): string =>
  net === 0 ? '0 N' : `${newtons(Math.abs(net))} to the ${net > 0 ? 'right' : 'left'}`

function forcesFigure(object: string, forces: readonly Force[]): Figure {
  return {
    kind: 'forces',
    object,
    description: `${object} with arrows for forces: ${forces.map((force) => `${force.name}, ${newtons(force.newtons)} ${{ left: 'to the left', right: 'to the right', up: 'upward', down: 'downward' }[force.direction]}`).join('; ')}.`,
    arrows: forces.map(({ name, direction, newtons: size }) => ({
      direction,
      newtons: size,
      label: `${name} ${newtons(size)}`,
    })),
  }
}

/** A sum of signed forces as it is written: “40 − 25 − 10”. */
const written = (values: readonly number[]): string =>
  values
    .map((value, index) =>
      index === 0 ? numeral(value) : `${value < 0 ? '−' : '+'} ${numeral(Math.abs(value))}`,
    )
    .join(' ')

/** Things that are pushed or pulled along the ground, with forces that fit their size. */
const things = [
  { object: 'Sled', the: 'the sled', low: 4, high: 24 },
  { object: 'Crate', the: 'the crate', low: 10, high: 60 },
  { object: 'Sofa', the: 'the sofa', low: 20, high: 60 },
  { object: 'Shopping cart', the: 'the shopping cart', low: 4, high: 16 },
  { object: 'Log', the: 'the log', low: 8, high: 40 },
  { object: 'Wagon', the: 'the wagon', low: 4, high: 20 },
  { object: 'Tire', the: 'the tire', low: 6, high: 30 },
  { object: 'Piano', the: 'the piano', low: 30, high: 80 },
] as const
const size = (random: Random, thing: (typeof things)[number]): number =>
  random.integer(thing.low, thing.high) * 5

const findNet: ComputedModel = {
  id: 'find-net-force',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 40,
  make(random, level) {
    return level === 1 ? twoForces(random) : level === 2 ? severalForces(random) : missingForce(random)
  },
  solve(shown) {
    const { left, right } = readForces(shown)
    if (shown.interaction.kind === 'number') {
      const [, wanted] = /net force (?:of|is) (−?[\d,]+) N/.exec(shown.stem) ?? []
      if (/missing force/.test(shown.stem)) {
        const goal = wanted === undefined ? 0 : Number(wanted.replace('−', '-').replaceAll(',', ''))
        return { kind: 'number', text: String(goal + left - right) }
      }
      return { kind: 'number', text: String(right - left) }
    }
    const text =
      right === left
        ? '0 N'
        : `${Math.abs(right - left).toLocaleString('en-US')} N to the ${right > left ? 'right' : 'left'}`
    const options = 'options' in shown.interaction ? shown.interaction.options : []
    return { kind: 'choice', option: options.find((option) => option.text === text)?.id ?? '' }
  },
}

/** The solver adds up each side by itself. */
function readForces(shown: Shown): { left: number; right: number } {
  if (shown.figure?.kind !== 'forces') throw new TypeError('expects forces')
  const { arrows } = shown.figure
  const total = (direction: Direction): number =>
    arrows.filter((arrow) => arrow.direction === direction).reduce((sum, arrow) => sum + arrow.newtons, 0)
  return { left: total('left'), right: total('right') }
}

function twoForces(random: Random): Item {
  const thing = random.pick(things)
  const [one = '', other = ''] = people(random, 2)
  const kind = random.pick(['against', 'against', 'with', 'even'] as const)
  const first = size(random, thing)
  const second = kind === 'even' ? first : size(random, thing)
  if (kind !== 'even' && first === second) return twoForces(random)
  const way = random.pick(['left', 'right'] as const)
  const back = way === 'left' ? 'right' : 'left'
  const forces: Force[] = [
    { name: one, direction: way, newtons: first },
    { name: other, direction: kind === 'with' ? way : back, newtons: second },
  ]
  const net = netOf(forces)
  const sum = first + second
  const gap = Math.abs(first - second)
  const stronger = first >= second ? (forces[0]?.direction ?? way) : (forces[1]?.direction ?? way)
  const option = (amount: number, direction: Direction): string => `${newtons(amount)} to the ${direction}`
  const wrong: WrongOption[] =
    kind === 'with'
      ? [
          {
            text: option(gap, way),
            misconception: 'always-subtracts',
            feedback: `You subtracted. That is right for forces against each other. Here both ${newtons(first)} and ${newtons(second)} point to the ${way}.`,
          },
          {
            text: option(sum, back),
            misconception: 'direction-sign',
            feedback: `The size is right. But both arrows point to the ${way}.`,
          },
          {
            text: '0 N',
            misconception: 'always-cancels',
            feedback: `Forces cancel when they point against each other and are equal. These two point the same way.`,
          },
        ]
      : [
          {
            text: option(sum, stronger),
            misconception: 'adds-sizes',
            feedback: `You added ${newtons(first)} and ${newtons(second)}. But they point against each other, so one takes away from the other.`,
          },
          ...(kind === 'even'
            ? [
                {
                  text: option(first, way),
                  misconception: 'largest-only',
                  feedback: `You took one of the forces alone. The other one is just as large and points the other way.`,
                },
                {
                  text: option(first, back),
                  misconception: 'largest-only',
                  feedback: `You took one of the forces alone. The other one is just as large and points the other way.`,
                },
              ]
            : [
                {
                  text: option(gap, stronger === 'left' ? 'right' : 'left'),
                  misconception: 'direction-sign',
                  feedback: `The size is right. For the direction, see which of ${newtons(first)} and ${newtons(second)} is the larger force, and where it points.`,
                },
                {
                  text: '0 N',
                  misconception: 'always-cancels',
                  feedback: `They point against each other, but they do not cancel: ${newtons(first)} and ${newtons(second)} are not equal.`,
                },
                {
                  text: option(Math.max(first, second), stronger),
                  misconception: 'largest-only',
                  feedback: `You took the larger force alone. The other one, ${newtons(Math.min(first, second))}, works against it.`,
                },
              ]),
        ]
  return {
    stem: `${one} and ${other} both pull on ${thing.the}, as the arrows show. What is the net force of the two?`,
    figure: forcesFigure(thing.object, forces),
    ...choice(random, { right: toward(net), wrong }),
    hints: [
      'The net force is what all forces do together. First look which way each arrow points.',
      kind === 'with'
        ? 'Both arrows point the same way, so they help each other.'
        : 'The arrows point against each other. What is left of the larger force?',
    ],
    solution: [
      kind === 'with'
        ? `Both forces point to the ${way}, so they add up.`
        : 'The forces point against each other, so they work against each other.',
      kind === 'with'
        ? `${numeral(first)} + ${numeral(second)} = ${numeral(sum)}. The net force is ${toward(net)}.`
        : kind === 'even'
          ? `${numeral(first)} − ${numeral(second)} = 0. The forces are balanced.`
          : `${numeral(Math.max(first, second))} − ${numeral(Math.min(first, second))} = ${numeral(gap)}. The larger force points to the ${stronger}, so the net force is ${toward(net)}.`,
    ],
  }
}

function drawForces(random: Random): { thing: (typeof things)[number]; forces: Force[] } {
  const thing = random.pick(things)
  const side = (): Direction => random.pick(['left', 'right'] as const)
  if (random.chance(0.4)) {
    const weight = random.integer(thing.high, thing.high * 4) * 5
    const way = side()
    const push = size(random, thing)
    return {
      thing,
      forces: [
        { name: 'Push', direction: way, newtons: push },
        // Friction never wins over the push that it works against.
        {
          name: 'Friction',
          direction: way === 'left' ? 'right' : 'left',
          newtons: random.integer(1, push / 5) * 5,
        },
        { name: 'Weight', direction: 'down', newtons: weight },
        { name: 'Support', direction: 'up', newtons: weight },
      ],
    }
  }
  const names = people(random, random.integer(3, 4))
  const forces = names.map((name): Force => ({ name, direction: side(), newtons: size(random, thing) }))
  const isOneSided = new Set(forces.map((force) => force.direction)).size === 1
  return isOneSided ? drawForces(random) : { thing, forces }
}

function severalForces(random: Random): Item {
  const { thing, forces } = drawForces(random)
  const net = netOf(forces)
  const level = forces.filter((force) => along(force) !== 0)
  const total = (list: readonly Force[]): number => list.reduce((sum, force) => sum + force.newtons, 0)
  const upright = forces.length - level.length
  const largest = level.reduce((best, force) => (force.newtons > best.newtons ? force : best))
  // Else the sum that the hint writes down would hold the answer.
  if (level.some((force) => along(force) === net)) return severalForces(random)
  return {
    stem: `The arrows show the forces on ${thing.the}. Count forces to the right as positive and forces to the left as negative. What is the net force along the ground?`,
    figure: forcesFigure(thing.object, forces),
    ...number({ label: 'Net force', after: 'N' }, { value: String(net) }, [
      {
        value: String(-net),
        misconception: 'direction-sign',
        feedback: 'The size is right. Look once more at the direction: right is positive, left is negative.',
      },
      {
        value: String(total(level)),
        misconception: 'adds-sizes',
        feedback: `You added the sizes of the forces, as if all of them pointed the same way. Give each one its sign first.`,
      },
      {
        value: String(total(forces)),
        misconception: 'adds-sizes',
        feedback: `You added the sizes of all forces. Those that point up and down do not push along the ground, and those to the left count as negative.`,
      },
      {
        value: String(along(largest)),
        misconception: 'largest-only',
        feedback: `${newtons(largest.newtons)} is the largest force alone. The others count as well.`,
      },
      ...(net === 0
        ? []
        : [
            {
              value: '0',
              misconception: 'always-cancels',
              feedback: 'Forces cancel only when the two sides are equal. Add up each side.',
            },
          ]),
    ]),
    hints: [
      upright > 0
        ? 'Weight and support point down and up. Do they push the thing along the ground?'
        : 'Give each force a sign: plus to the right, minus to the left.',
      `Write the sum with signs: ${written(level.map(along))}.`,
    ],
    solution: [
      ...(upright > 0
        ? [
            'Weight and support are equal and point against each other, so they cancel. They do nothing along the ground.',
          ]
        : []),
      `With signs: ${listed(level.map((force) => `${force.name} ${numeral(along(force))}`))}.`,
      `${written(level.map(along))} = ${numeral(net)}. The net force is ${numeral(net)} N${net === 0 ? ': the forces are balanced' : `, to the ${net > 0 ? 'right' : 'left'}`}.`,
    ],
  }
}

function missingForce(random: Random): Item {
  const thing = random.pick(things)
  const names = people(random, random.integer(2, 3))
  const forces = names.map((name): Force => ({
    name,
    direction: random.pick(['left', 'right'] as const),
    newtons: size(random, thing),
  }))
  const isSteady = random.chance(0.5)
  const goal = isSteady ? 0 : random.integer(2, 12) * 5 * random.pick([-1, 1])
  const known = netOf(forces)
  const missing = goal - known
  const isTold = forces.some((force) => along(force) === missing)
  if (missing === 0 || known === 0 || missing === goal || isTold) return missingForce(random)
  const speed = random.pick(['0.5', '1', '1.5', '2'])
  const told = isSteady
    ? `The ${thing.object.toLowerCase()} moves to the right at a steady ${speed} m/s`
    : `The ${thing.object.toLowerCase()} has a net force of ${numeral(goal)} N`
  return {
    stem: `${told}. All forces along the ground are drawn but one. Right is positive, left is negative. What is the missing force?`,
    figure: forcesFigure(thing.object, forces),
    ...number({ label: 'Missing force', after: 'N' }, { value: String(missing) }, [
      {
        value: String(-missing),
        misconception: 'direction-sign',
        feedback: `The size is right, but not the direction. The forces in the figure make ${numeral(known)} N. Together with yours, is that ${numeral(goal)} N?`,
      },
      {
        value: String(known),
        misconception: 'finds-given-part',
        feedback: `${numeral(known)} N is what the forces in the figure make together. What must be added to get ${numeral(goal)} N?`,
      },
      ...(isSteady
        ? [
            {
              value: '0',
              misconception: 'always-cancels',
              feedback: `The net force is 0 N when the speed is steady, that is right. But the forces in the figure make ${numeral(known)} N, so another force must make up for that.`,
            },
            {
              value: String(-known + 5),
              misconception: 'motion-needs-force',
              feedback:
                'You let a little force to the right remain, as if motion needed it. A steady velocity means that the forces are balanced.',
            },
          ]
        : [
            {
              value: String(goal),
              misconception: 'finds-given-part',
              feedback: `${numeral(goal)} N is the net force of all forces together. The ones in the figure already make ${numeral(known)} N.`,
            },
            {
              value: String(goal + known),
              misconception: 'direction-sign',
              feedback: `You added ${numeral(known)} N to the goal. But those forces are there already: which force, added to them, makes ${numeral(goal)} N?`,
            },
          ]),
    ]),
    hints: [
      isSteady
        ? 'Steady speed in a straight line: what does that say about the net force?'
        : 'All forces together must make the net force that the text gives.',
      `The forces in the figure make ${written(forces.map(along))}. What has to be added to get ${isSteady ? 'a net force of zero' : 'the net force of the text'}?`,
    ],
    solution: [
      isSteady
        ? 'The velocity does not change, so the net force is 0 N. A steady motion needs no net force.'
        : `All forces together must make ${numeral(goal)} N.`,
      `The forces in the figure make ${written(forces.map(along))} = ${numeral(known)}.`,
      `The missing force is ${numeral(goal)} − ${known < 0 ? `(${numeral(known)})` : numeral(known)} = ${numeral(missing)}, so ${newtons(Math.abs(missing))} to the ${missing > 0 ? 'right' : 'left'}.`,
    ],
  }
}

const whatHappens: ComputedModel = {
  id: 'predict-motion',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 45,
  make(random, level) {
    return level === 3 ? readSpeedGraph(random) : level === 2 ? movingThing(random) : restingThing(random)
  },
  solve(shown) {
    const options = 'options' in shown.interaction ? shown.interaction.options : []
    const find = (text: string) => ({
      kind: 'choice' as const,
      option: options.find((option) => option.text.startsWith(text))?.id ?? '',
    })
    if (shown.figure?.kind === 'line-graph') {
      const points = shown.figure.series[0]?.points ?? []
      const parts = points.slice(1).map(([time, speed], index) => {
        const [from = 0, before = 0] = points[index] ?? []
        return { text: `From ${from} s to ${time} s`, rate: (speed - before) / (time - from) }
      })
      const wanted = /no net force/.test(shown.stem)
        ? parts.find((part) => part.rate === 0)
        : /against the motion/.test(shown.stem)
          ? parts.find((part) => part.rate < 0)
          : parts.toSorted((one, other) => Math.abs(other.rate) - Math.abs(one.rate))[0]
      return find(wanted?.text ?? '?')
    }
    const { left, right } = readForces(shown)
    if (/at rest/.test(shown.stem))
      return find(
        left === right ? 'It stays at rest' : `It starts to move to the ${right > left ? 'right' : 'left'}`,
      )
    const isRightward = /moves to the right/.test(shown.stem)
    return find(
      left === right
        ? 'It keeps its speed'
        : right > left === isRightward
          ? 'It gets faster'
          : 'It gets slower',
    )
  },
}

function restingThing(random: Random): Item {
  const { thing, forces } = drawForces(random)
  const isBalanced = random.chance(0.4)
  if (isBalanced) {
    // The last force along the ground makes up for the others.
    const level = forces.filter((force) => along(force) !== 0)
    const last = level.at(-1)
    const rest = netOf(level.slice(0, -1))
    if (last === undefined || rest === 0) return restingThing(random)
    last.newtons = Math.abs(rest)
    last.direction = rest > 0 ? 'left' : 'right'
  }
  const net = netOf(forces)
  if (!isBalanced && net === 0) return restingThing(random)
  const sides = { left: 0, right: 0 }
  for (const force of forces)
    if (force.direction === 'left' || force.direction === 'right') sides[force.direction] += force.newtons
  const way = net > 0 ? 'right' : 'left'
  const texts = [
    'It stays at rest',
    'It starts to move to the right',
    'It starts to move to the left',
    'It moves a bit, then stops by itself',
  ]
  const right = net === 0 ? 'It stays at rest' : `It starts to move to the ${way}`
  const tally = `To the right: ${newtons(sides.right)}. To the left: ${newtons(sides.left)}.`
  const wrong = texts
    .filter((text) => text !== right)
    .map((text): WrongOption => ({
      text,
      misconception: text.startsWith('It stays')
        ? 'always-cancels'
        : text.startsWith('It moves')
          ? 'force-runs-out'
          : net === 0
            ? 'largest-only'
            : 'direction-sign',
      feedback: text.startsWith('It moves')
        ? `As long as these forces act, they do not run out. ${tally} What is the net force?`
        : text.startsWith('It stays')
          ? `It would stay at rest if both sides were equal. ${tally}`
          : `Add up each side. ${tally}`,
    }))
  return {
    stem: `The figure shows forces on ${thing.the}, which is at rest. Nothing else pushes or pulls it along the ground. What happens next while these forces act?`,
    figure: forcesFigure(thing.object, forces),
    ...choice(random, { right, wrong, keepOrder: texts }),
    hints: [
      'Add up the forces to the right, and those to the left.',
      'If the sides are equal, the forces are balanced. If not, the net force points to the stronger side.',
    ],
    solution: [
      tally,
      net === 0
        ? 'The sides are equal, so the net force is zero. A thing at rest with balanced forces stays at rest.'
        : `The net force is ${toward(net)}. A thing at rest starts to move the way that the net force points.`,
    ],
  }
}

const movers = [
  { object: 'Scooter', the: 'A scooter', low: 4, high: 20, step: 5, speed: [2, 6] },
  { object: 'Bike', the: 'A bike', low: 6, high: 30, step: 5, speed: [3, 9] },
  { object: 'Toy car', the: 'A toy car', low: 1, high: 8, step: 1, speed: [1, 4] },
  { object: 'Boat', the: 'A boat', low: 4, high: 16, step: 50, speed: [2, 8] },
  { object: 'Car', the: 'A car', low: 6, high: 40, step: 50, speed: [10, 28] },
  { object: 'Train', the: 'A train', low: 10, high: 90, step: 500, speed: [15, 50] },
  { object: 'Drone', the: 'A drone', low: 1, high: 8, step: 5, speed: [3, 15] },
  { object: 'Kayak', the: 'A kayak', low: 6, high: 30, step: 5, speed: [1, 3] },
] as const

function movingThing(random: Random): Item {
  const mover = random.pick(movers)
  const way = random.pick(['right', 'left'] as const)
  const back = way === 'right' ? 'left' : 'right'
  const kind = random.pick(['even', 'even', 'forward', 'backward'] as const)
  const [one, other] = [0, 0]
    .map(() => random.integer(mover.low, mover.high) * mover.step)
    .toSorted((a, b) => a - b)
  if (one === undefined || other === undefined || one === other) return movingThing(random)
  const forward = kind === 'backward' ? one : other
  const drag = kind === 'even' ? forward : kind === 'backward' ? other : one
  const net = forward - drag
  const speed = random.integer(mover.speed[0], mover.speed[1])
  const forces: Force[] = [
    { name: 'Drive', direction: way, newtons: forward },
    { name: 'Drag', direction: back, newtons: drag },
  ]
  const texts = ['It gets faster', 'It keeps its speed', 'It gets slower', 'It turns back at once']
  const right = net === 0 ? 'It keeps its speed' : net > 0 ? 'It gets faster' : 'It gets slower'
  const summary = `Drive is ${newtons(forward)} forward, drag is ${newtons(drag)} backward.`
  const feedback: Record<string, { misconception: string; feedback: string }> = {
    'It gets faster':
      net === 0
        ? {
            misconception: 'motion-needs-force',
            feedback: `There is a forward force, but drag is just as large. ${summary} What is the net force?`,
          }
        : {
            misconception: 'motion-needs-force',
            feedback: `It does move forward, but look at the net force. ${summary} Which way does the net force point?`,
          },
    'It keeps its speed': {
      misconception: 'always-cancels',
      feedback: `Its speed would stay the same if the forces were balanced. ${summary}`,
    },
    'It gets slower':
      net === 0
        ? {
            misconception: 'motion-needs-force',
            feedback: `You may think that motion needs a net force to go on. ${summary} With balanced forces the velocity does not change.`,
          }
        : { misconception: 'force-runs-out', feedback: `There is drag, but the drive is larger. ${summary}` },
    'It turns back at once': {
      misconception: 'net-is-motion',
      feedback: `The net force does not tell which way a thing moves. It tells how the velocity changes. ${summary}`,
    },
  }
  return {
    stem: `${mover.the} moves to the ${way} at ${numeral(speed)} m/s. The figure shows all forces along its path. What happens to it at first?`,
    figure: forcesFigure(mover.object, forces),
    ...choice(random, {
      right,
      wrong: texts
        .filter((text) => text !== right)
        .map((text) => ({
          text,
          misconception: feedback[text]?.misconception ?? '',
          feedback: feedback[text]?.feedback ?? '',
        })),
      keepOrder: texts,
    }),
    hints: [
      'First find the net force. Does it point forward, backward, or is there none?',
      'A net force along the motion makes a thing faster, one against it makes it slower. What about none?',
    ],
    solution: [
      `${summary} ${net === 0 ? 'They are balanced' : `The net force is ${newtons(Math.abs(net))} ${net > 0 ? 'forward' : 'backward'}`}.`,
      net === 0
        ? `With no net force the velocity stays as it is: ${numeral(speed)} m/s to the ${way}.`
        : net > 0
          ? 'The net force points along the motion, so it gets faster.'
          : 'The net force points against the motion. So it gets slower, but it still moves on for now.',
    ],
  }
}

const riders = [
  'A bus',
  'A subway train',
  'A delivery van',
  'A motorboat',
  'A motorcycle',
  'A streetcar',
  'A taxi',
  'A go-kart',
] as const

function readSpeedGraph(random: Random): Item {
  const rider = random.pick(riders)
  const top = random.pick([2, 3, 4])
  // A slow rise, a level part, a fast rise and a fall, in an order in which the speed stays on the chart.
  const [slow, fast, fall] = [1, random.integer(2, 3), -random.pick([1, 2])]
  const order = random.shuffle(['slow', 'level', 'fast', 'fall'] as const)
  const rates = { slow, level: 0, fast, fall }
  const lengths = order.map(() => random.pick([2, 4]))
  const points: [number, number][] = [[0, top]]
  for (const [index, part] of order.entries()) {
    const [time = 0, speed = 0] = points.at(-1) ?? []
    const length = lengths[index] ?? 2
    points.push([time + length, speed + rates[part] * length])
  }
  const highest = Math.max(...points.map(([, speed]) => speed))
  if (points.some(([, speed]) => speed < 0) || highest > 18 || Math.abs(fall) === fast)
    return readSpeedGraph(random)
  const span = (part: (typeof order)[number]): string => {
    const index = order.indexOf(part)
    return `From ${points[index]?.[0]} s to ${points[index + 1]?.[0]} s`
  }
  const question = random.pick(['none', 'against', 'largest'] as const)
  const asked = { none: 'level', against: 'fall', largest: 'fast' } as const
  const stems = {
    none: 'In which part is there no net force?',
    against: 'In which part does the net force point against the motion?',
    largest: 'In which part is the net force the largest?',
  }
  const speeds = (part: (typeof order)[number]): string => {
    const index = order.indexOf(part)
    return `from ${points[index]?.[1]} m/s to ${points[index + 1]?.[1]} m/s in ${lengths[index]} s`
  }
  const wrong = order
    .filter((part) => part !== asked[question])
    .map((part): WrongOption => {
      const goes =
        part === 'level' ? `stays at ${points[order.indexOf(part)]?.[1]} m/s` : `goes ${speeds(part)}`
      return {
        text: span(part),
        misconception:
          question === 'none'
            ? 'motion-needs-force'
            : part === 'level'
              ? 'motion-needs-force'
              : 'speed-is-force',
        feedback: {
          none: `There the speed ${goes}. When the speed changes, there is a net force.`,
          against: `There the speed ${goes}. A net force against the motion makes a thing slower.`,
          largest: `There the speed ${goes}. A large net force shows in a large change of speed each second, not in a high speed.`,
        }[question],
      }
    })
  return {
    stem: `${rider} moves along a straight line. The graph shows the speed. ${stems[question]}`,
    figure: {
      kind: 'line-graph',
      title: 'Speed over time',
      description: `A line graph of speed over time, made of straight parts. ${points.map(([time, speed]) => `At ${time} s: ${speed} m/s.`).join(' ')}`,
      x: { from: 0, to: points.at(-1)?.[0] ?? 16, step: 2, label: 'Time (s)' },
      y: { from: 0, to: highest + (highest % 2), step: 2, label: 'Speed (m/s)' },
      series: [{ label: 'Speed', points }],
    },
    ...choice(random, { right: span(asked[question]), wrong, keepOrder: order.map(span) }),
    hints: [
      'A net force changes the velocity. So look at how the speed changes, not at how high it is.',
      {
        none: 'Where does the speed not change at all?',
        against: 'Where does the speed get smaller?',
        largest: 'For each part, find by how much the speed changes in one second.',
      }[question],
    ],
    solution: {
      none: [
        'With no net force the velocity does not change.',
        `${span('level')} the line is flat: the speed stays at ${points[order.indexOf('level')]?.[1]} m/s.`,
      ],
      against: [
        'A net force against the motion makes a thing slower.',
        `${span('fall')} the speed goes ${speeds('fall')}.`,
      ],
      largest: [
        'The mass is the same all the time, so the largest change of speed each second needs the largest net force.',
        ...order
          .filter((part) => part !== 'level')
          .map(
            (part) => `${span(part)}: ${speeds(part)}, a change of ${Math.abs(rates[part])} m/s each second.`,
          ),
      ],
    }[question],
  }
}

const accelerate: ComputedModel = {
  id: 'compare-acceleration',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  calculator: 'basic',
  make(random, level) {
    return level === 3 ? findAcceleration(random) : whichSpeedsUp(random, level)
  },
  solve(shown) {
    if (shown.figure?.kind === 'forces') {
      const { left, right } = readForces(shown)
      const [, mass = '1'] = /([\d.,]+) kg/.exec(shown.stem) ?? []
      return {
        kind: 'quantity',
        text: `${Number((Math.abs(right - left) / Number(mass.replaceAll(',', ''))).toFixed(4))} m/s²`,
      }
    }
    if (shown.figure?.kind !== 'table' || shown.interaction.kind !== 'choice')
      throw new TypeError('expects a table and a choice')
    const rows = shown.figure.rows.map(([name = '', force = '', mass = '']) => ({
      name,
      force: Number.parseFloat(force),
      mass: Number.parseFloat(mass),
    }))
    // Cross products instead of quotients: the winner beats every other one.
    const winner = rows.find((row) =>
      rows.every((other) => row === other || row.force * other.mass > other.force * row.mass),
    )
    return {
      kind: 'choice',
      option: shown.interaction.options.find((option) => option.text === `Cart ${winner?.name}`)?.id ?? '',
    }
  },
}

interface Cart {
  force: number
  mass: number
}

function whichSpeedsUp(random: Random, level: 1 | 2 | 3): Item {
  const varied = random.pick(['force', 'mass'] as const)
  const masses = random.sample([2, 3, 4, 5, 6, 8, 10, 12], 3)
  const rates = random.sample([0.5, 1, 1.5, 2, 2.5, 3, 4, 5], 3)
  const sameMass = random.integer(2, 12)
  const sameForce = random.pick([6, 12, 24])
  const carts = [0, 1, 2].map((index): Cart => {
    const mass = masses[index] ?? 1
    if (level === 2) return { mass, force: mass * (rates[index] ?? 1) }
    return varied === 'force'
      ? { mass: sameMass, force: sameMass * (rates[index] ?? 1) }
      : { mass, force: sameForce }
  })
  const rate = (cart: Cart): number => cart.force / cart.mass
  const best = carts.reduce((most, cart) => (rate(cart) > rate(most) ? cart : most))
  const strongest = carts.reduce((most, cart) => (cart.force > most.force ? cart : most))
  const lightest = carts.reduce((most, cart) => (cart.mass < most.mass ? cart : most))
  // Above level 1 neither the largest force nor the smallest mass alone gives it away.
  if (level === 2 && best === strongest && best === lightest) return whichSpeedsUp(random, level)
  const names = ['P', 'Q', 'R'] as const
  const nameOf = (cart: Cart): string => `Cart ${names[carts.indexOf(cart)]}`
  const facts = (cart: Cart): string =>
    `${nameOf(cart)} has ${newtons(cart.force)} for ${numeral(cart.mass)} kg`
  const wrong: WrongOption[] = carts
    .filter((cart) => cart !== best)
    .map((cart) => ({
      text: nameOf(cart),
      ...(cart.force > best.force
        ? {
            misconception: 'force-alone',
            feedback: `That cart has the larger net force, but also more mass to get going. ${facts(cart)}, and ${facts(best).replace('Cart', 'cart')}. How many newtons are there for each kilogram?`,
          }
        : cart.mass < best.mass
          ? {
              misconception: 'mass-alone',
              feedback: `That cart has less mass, but also a smaller net force. ${facts(cart)}, and ${facts(best).replace('Cart', 'cart')}. How many newtons are there for each kilogram?`,
            }
          : {
              misconception: cart.mass > best.mass ? 'heavy-is-strong' : 'force-alone',
              feedback: `${facts(cart)}, and ${facts(best).replace('Cart', 'cart')}. More force for the same mass, or less mass for the same force, gives more acceleration.`,
            }),
    }))
  const same: WrongOption = {
    text: 'All speed up alike',
    misconception: 'force-alone',
    feedback: `${carts.map((cart) => `${facts(cart)}.`).join(' ')} The newtons for each kilogram are not the same.`,
  }
  const rows = carts.map((cart, index) => [
    names[index] ?? '',
    newtons(cart.force),
    `${numeral(cart.mass)} kg`,
  ])
  return {
    stem: `Three carts start from rest on a level track. The table shows their net forces and masses. Which one gets the largest acceleration?`,
    figure: {
      kind: 'table',
      title: 'Carts on a track',
      columns: ['Cart', 'Net force', 'Mass'],
      rows,
      description: `A table of three carts. ${carts.map((cart) => `${facts(cart)}.`).join(' ')}`,
    },
    ...choice(random, {
      right: nameOf(best),
      wrong: [...wrong, same],
      keepOrder: [...carts.map(nameOf), same.text],
    }),
    hints: [
      level === 1
        ? 'One column is the same for all three carts. What does the other one do?'
        : 'Both columns matter. A larger force helps, a larger mass hinders.',
      level === 1
        ? 'The same mass speeds up more with more force. The same force speeds up less mass more.'
        : 'Find how many newtons there are for each kilogram of every cart.',
    ],
    solution: [
      'Acceleration is net force divided by mass: the newtons for each kilogram.',
      ...carts.map((cart) =>
        `${nameOf(cart)}: ${numeral(cart.force)} ÷ ${numeral(cart.mass)} = ${Number.isInteger(rate(cart) * 100) ? numeral(rate(cart)) : `about ${numeral(Number(rate(cart).toFixed(1)))}`} m/s².`.replace(
          '= about',
          'is about',
        ),
      ),
      `${nameOf(best)} has the largest.`,
    ],
  }
}

const loads = [
  { object: 'Sled', the: 'A sled', low: 10, high: 60 },
  { object: 'Crate', the: 'A crate', low: 8, high: 50 },
  { object: 'Shopping cart', the: 'A shopping cart', low: 15, high: 45 },
  { object: 'Bike', the: 'A bike with its rider', low: 50, high: 95 },
  { object: 'Toy truck', the: 'A toy truck', low: 1, high: 6 },
  { object: 'Suitcase', the: 'A suitcase on wheels', low: 8, high: 24 },
  { object: 'Handcart', the: 'A loaded handcart', low: 60, high: 160 },
  { object: 'Go-kart', the: 'A go-kart with its driver', low: 90, high: 180 },
] as const

function findAcceleration(random: Random): Item {
  const load = random.pick(loads)
  const mass = random.integer(load.low, load.high)
  const tenths = random.pick([5, 10, 15, 20, 25, 30, 40])
  const net = (mass * tenths) / 10
  if (!Number.isInteger(net)) return findAcceleration(random)
  const drag = random.integer(1, Math.max(2, Math.round(net / 2)))
  const push = net + drag
  const way = random.pick(['left', 'right'] as const)
  const acceleration = tenths / 10
  const forces: Force[] = [
    { name: 'Push', direction: way, newtons: push },
    { name: 'Friction', direction: way === 'left' ? 'right' : 'left', newtons: drag },
  ]
  return {
    stem: `${load.the} of ${numeral(mass)} kg is pushed from rest along level ground. The figure shows the forces along its path. What is its acceleration? Give the unit.`,
    figure: forcesFigure(load.object, forces),
    ...quantity({ label: 'Acceleration' }, { value: String(acceleration), unit: 'm/s²' }, [
      {
        value: `${push * 10}/${mass * 10}`,
        misconception: 'forgets-friction',
        feedback: `You divided the push, ${newtons(push)}, by the mass. But friction, ${newtons(drag)}, works against it. Find the net force first.`,
      },
      {
        value: `${(push + drag) * 10}/${mass * 10}`,
        misconception: 'adds-sizes',
        feedback: `You added push and friction. They point against each other, so the net force is their difference.`,
      },
      {
        value: String(net * mass),
        misconception: 'multiplies-force-and-mass',
        feedback: `You multiplied net force and mass. More mass makes it harder to speed up, so the force is divided by it.`,
      },
      {
        value: `${mass * 10}/${net * 10}`,
        misconception: 'upside-down',
        feedback: `You divided the mass by the force. Acceleration is the newtons for each kilogram: force divided by mass.`,
      },
    ]),
    hints: [
      'First the net force: do the two forces help each other, or work against each other?',
      `The net force is ${numeral(push)} − ${numeral(drag)}, in newtons. Divide it by the mass of ${numeral(mass)} kg.`,
    ],
    solution: [
      `Push and friction point against each other: ${numeral(push)} − ${numeral(drag)} = ${numeral(net)} N of net force.`,
      `Acceleration is net force divided by mass: ${numeral(net)} ÷ ${numeral(mass)} = ${numeral(acceleration)}.`,
      `So its velocity grows by ${numeral(acceleration)} m/s each second: the acceleration is ${numeral(acceleration)} m/s².`,
    ],
  }
}

const investigations: readonly Investigation[] = [
  {
    setting: 'A class pulls a cart along a track and measures its acceleration.',
    factors: [
      { column: 'Net force', name: 'the net force', values: ['2 N', '4 N', '6 N', '8 N'] },
      { column: 'Mass of cart', name: 'the mass of the cart', values: ['1 kg', '2 kg', '3 kg', '4 kg'] },
      { column: 'Color', name: 'the color', values: ['red', 'blue', 'green', 'white'] },
    ],
  },
  {
    setting: 'A class slides boxes over a floor and measures how far they go.',
    factors: [
      { column: 'Floor', name: 'the kind of floor', values: ['wood', 'tile', 'carpet', 'rubber'] },
      { column: 'Mass of box', name: 'the mass of the box', values: ['1 kg', '2 kg', '3 kg', '5 kg'] },
      { column: 'Start speed', name: 'the start speed', values: ['1 m/s', '2 m/s', '3 m/s', '4 m/s'] },
    ],
  },
  {
    setting: 'A class drops paper parachutes and measures how long they fall.',
    factors: [
      { column: 'Width', name: 'the width of the parachute', values: ['20 cm', '30 cm', '40 cm', '50 cm'] },
      { column: 'Load', name: 'the load', values: ['5 g', '10 g', '15 g', '20 g'] },
      { column: 'Drop height', name: 'the drop height', values: ['2 m', '3 m', '4 m', '5 m'] },
    ],
  },
  {
    setting: 'A class rolls a ball into a block of clay and measures the dent.',
    factors: [
      { column: 'Mass of ball', name: 'the mass of the ball', values: ['50 g', '100 g', '150 g', '200 g'] },
      { column: 'Ramp height', name: 'the height of the ramp', values: ['10 cm', '20 cm', '30 cm', '40 cm'] },
      { column: 'Clay', name: 'the kind of clay', values: ['soft', 'firm', 'dry', 'oily'] },
    ],
  },
]

export const netForce = defineSkill({
  id: 'net-force',
  revision: 1,
  subject: 'science',
  gradeLevel: 8,
  strand: 'Forces and motion',
  name: 'Net force and motion',
  description: 'Add forces with their directions, and tell how the motion changes.',
  icon: 'force',
  standards: ['MS-PS2-2', 'MS-PS2-1'],
  prerequisites: ['signed-numbers'],
  misconceptions: [
    {
      id: 'adds-sizes',
      name: 'adds sizes without directions',
      explanation:
        'Forces against each other take away from each other. Give each force a sign before you add.',
    },
    {
      id: 'always-subtracts',
      name: 'always subtracts',
      explanation: 'Forces that point the same way help each other and add up.',
    },
    {
      id: 'direction-sign',
      name: 'gets the direction wrong',
      explanation: 'The net force points to the stronger side. With signs: right is plus, left is minus.',
    },
    {
      id: 'always-cancels',
      name: 'thinks that opposite forces always cancel',
      explanation: 'Opposite forces cancel only when they are equal in size and act on the same thing.',
    },
    {
      id: 'largest-only',
      name: 'takes the largest force alone',
      explanation: 'All forces count, also the small ones.',
    },
    {
      id: 'finds-given-part',
      name: 'stops at a step on the way',
      explanation: 'Read again what is asked: the sum of some forces, or the one that is missing.',
    },
    {
      id: 'motion-needs-force',
      name: 'thinks that motion needs a net force',
      explanation:
        'A thing that moves goes on at the same velocity when the forces are balanced. A net force changes motion.',
    },
    {
      id: 'force-runs-out',
      name: 'thinks that a force gets used up in a thing',
      explanation:
        'A moving thing does not carry a force that runs out. It slows down when a force such as friction acts on it.',
    },
    {
      id: 'net-is-motion',
      name: 'takes the net force for the direction of motion',
      explanation: 'The net force tells how the velocity changes. A car that brakes still moves forward.',
    },
    {
      id: 'speed-is-force',
      name: 'takes high speed for a large force',
      explanation: 'A thing can be fast with no net force at all. Force shows in the change of speed.',
    },
    {
      id: 'force-alone',
      name: 'looks at the force alone',
      explanation: 'The same force gives less acceleration to more mass.',
    },
    {
      id: 'mass-alone',
      name: 'looks at the mass alone',
      explanation: 'A small mass speeds up little when the force on it is small as well.',
    },
    {
      id: 'heavy-is-strong',
      name: 'thinks that heavier things speed up more',
      explanation: 'Mass resists a change of motion. More mass needs more force for the same acceleration.',
    },
    {
      id: 'forgets-friction',
      name: 'forgets friction',
      explanation: 'Friction and drag are forces too. They count in the net force.',
    },
    {
      id: 'multiplies-force-and-mass',
      name: 'multiplies force and mass',
      explanation: 'Acceleration is net force divided by mass: the newtons for each kilogram.',
    },
    {
      id: 'upside-down',
      name: 'divides the wrong way round',
      explanation: 'Newtons for each kilogram, not kilograms for each newton.',
    },
    {
      id: 'changes-two',
      name: 'changes two things at once',
      explanation: 'If two things differ between trials, nobody can tell which of them made the difference.',
    },
    {
      id: 'changes-other',
      name: 'tests another thing than the question asks',
      explanation: 'In a fair test the thing that changes is the thing that the question is about.',
    },
    {
      id: 'heavier-falls-faster',
      name: 'thinks that heavier things fall faster',
      explanation:
        'Gravity pulls harder on more mass, but more mass also needs more force. Without air both fall alike.',
    },
    {
      id: 'bigger-pushes-harder',
      name: 'thinks that the bigger one pushes harder',
      explanation:
        'When two things push each other, both pushes have the same size. What differs is what they do to each mass.',
    },
    {
      id: 'no-push-back',
      name: 'thinks that only one side pushes',
      explanation:
        'Forces come in pairs. A wall pushes back on a hand as hard as the hand pushes on the wall.',
    },
  ],
  lesson: {
    idea: [
      'The net force on a thing is what all forces on it do together. Give forces one way a plus and those the other way a minus, and add.',
      'If the net force is zero, the forces are balanced. Then the velocity does not change: a thing at rest stays at rest, and a moving thing goes on at the same speed in a straight line.',
      'A net force changes the velocity. Along the motion it makes a thing faster, against the motion it makes it slower. More force means more change, more mass means less: acceleration is net force divided by mass.',
      'When two things push each other, the two forces have the same size and point opposite ways, however different the things are.',
    ],
    figure: forcesFigure('Sled', [
      { name: 'Pull', direction: 'right', newtons: 80 },
      { name: 'Friction', direction: 'left', newtons: 30 },
    ]),
    workedExample: { model: 'find-net-force', level: 2 },
    words: [
      { word: 'force', meaning: 'A push or a pull. Measured in newtons (N).' },
      { word: 'net force', meaning: 'The sum of all forces on a thing, with their directions.' },
      { word: 'balanced', meaning: 'Forces are balanced when their net force is zero.' },
      { word: 'velocity', meaning: 'Speed together with its direction.' },
      {
        word: 'acceleration',
        meaning: 'How fast the velocity changes: faster, slower or in another direction.',
      },
    ],
  },
  models: [
    findNet,
    whatHappens,
    accelerate,
    fairTestModel(investigations),
    conceptModel({ id: 'force-ideas', thinking: 'explain', seconds: 35, questions: forceQuestions }),
  ],
})
