import type { FigureOf } from '@skills-center/contract/figure'
import { number, quantity } from '../../build-item.ts'
import { hotSpot, label } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { count, listed, numeral, sentence } from '../../wording.ts'

type Wave = FigureOf<'wave'>
type Mark = Wave['marks'][number]['mark']

/** Sums and products of decimals, without the machine’s tail of digits. */
export const tidy = (value: number): number => Number(value.toFixed(6))
export const exact = (value: number): string => String(tidy(value))

/** Where a place stands, counted in whole waves from the left edge. */
const turns: Partial<Record<Mark, number>> = {
  rest: 0,
  crest: 0.25,
  trough: 0.75,
  compression: 0.5,
  rarefaction: 0,
}
function placeOf(mark: Mark, at: number, phase: number): number {
  return (((((turns[mark] ?? 0) - phase) % 1) + 1) % 1) + at
}

/** Name the parts of a transverse wave (level 1) and of a sound wave (level 2), find points so far apart (level 3). */
export const waveParts: ComputedModel = {
  id: 'wave-parts',
  kind: 'computed',
  thinking: 'classify',
  seconds: 45,
  make(random, level) {
    if (level === 1) return nameTransverse(random)
    return level === 2 ? nameSound(random) : pointsApart(random)
  },
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (figure?.kind !== 'wave') throw new TypeError('expects a wave')
    if (interaction.kind === 'label') {
      const names: Partial<Record<Mark, string>> = { rest: 'rest position' }
      const placed = interaction.spots.map((spot): [string, string] => {
        const mark = figure.marks.find(({ id }) => id === spot)?.mark ?? 'rest'
        const text = names[mark] ?? mark
        return [spot, interaction.labels.find((each) => each.text === text)?.id ?? '']
      })
      return { kind: 'label', placed: Object.fromEntries(placed) }
    }
    const wanted = apartTexts.find(({ text }) => stem.includes(` ${text} apart`))?.apart ?? 0
    const phase = figure.waves[0]?.phase ?? 0
    const places = figure.marks.map(({ id, mark, at }) => ({ id, place: placeOf(mark, at, phase) }))
    const pair = places
      .flatMap((one) => places.map((other) => [one, other] as const))
      .find(([one, other]) => Math.abs(other.place - one.place - wanted) < 0.001)
    return { kind: 'hot-spot', options: (pair ?? []).map(({ id }) => id) }
  },
}

const transverseThings = [
  'a rope that is shaken up and down',
  'a spring toy that is shaken from side to side, seen from above',
  'the surface of a pool, seen from the side',
  'the surface of a lake, seen from the side',
  'a long ribbon that is shaken up and down',
] as const

const partTold: Record<string, string> = {
  crest: 'a highest point of the wave',
  trough: 'a lowest point of the wave',
  rest: 'a point on the dashed line in the middle',
  amplitude: 'an arrow from the dashed middle line up to a highest point',
  wavelength: 'an arrow from one highest point across to the next highest point',
  compression: 'a place where the lines are closest together',
  rarefaction: 'a place where the lines are farthest apart',
}
const soundTold: Record<string, string> = {
  ...partTold,
  wavelength: 'an arrow from the middle of one crowded place to the middle of the next',
}

function markedWave(
  motion: 'transverse' | 'longitudinal',
  about: string,
  marks: { id: string; mark: Mark; at: number }[],
  shape: { length: number; phase: number; amplitude: number },
): Figure {
  const told = motion === 'transverse' ? partTold : soundTold
  return {
    kind: 'wave',
    waves: [{ id: 'wave', label: '', motion, amplitude: shape.amplitude, wavelength: 1, phase: shape.phase }],
    length: shape.length,
    // Lengths first: their dashed lines then lie under the letters of the places.
    marks: marks
      .toSorted((one, other) => Number(other.mark === 'wavelength') - Number(one.mark === 'wavelength'))
      .map((mark) => ({ ...mark, wave: 'wave', label: '' })),
    description: `${about} ${marks.map(({ mark }, index) => `${'ABCDE'.charAt(index)}: ${told[mark] ?? ''}.`).join(' ')}`,
  }
}

function nameTransverse(random: Random): Item {
  const thing = random.pick(transverseThings)
  // No marked place lies at an edge of the picture.
  const phase = random.pick([0, 0.1, 0.4, 0.5, 0.6, 0.9] as const)
  const length = random.pick([3, 3.5, 4] as const)
  const marks = random.shuffle(['crest', 'trough', 'amplitude', 'wavelength'] as const)
  const [first, second, third] = random.shuffle([0, 1, 2])
  const at: Record<(typeof marks)[number], number> = {
    crest: first ?? 0,
    trough: random.integer(0, 2),
    amplitude: second ?? 0,
    wavelength: Math.min(third ?? 0, 1),
  }
  const parts = marks.map((mark) => ({ id: mark, mark, at: at[mark] }))
  const unused = random.pick(['twice the amplitude', 'half a wavelength'])
  return {
    stem: `The drawing shows a wave on ${thing}. The dashed line is where it rests when there is no wave. Name each marked part.`,
    figure: markedWave('transverse', 'A wave that goes evenly up and down around a dashed line.', parts, {
      length,
      phase,
      amplitude: 1,
    }),
    ...label(random, {
      spots: parts.map(({ id, mark }) => ({
        id,
        label: mark,
        slips: {
          crest: [
            {
              label: 'trough',
              misconception: 'mixes-measures',
              feedback: 'A trough is a low point, like a trough that holds water. Is this part low or high?',
            },
            {
              label: 'amplitude',
              misconception: 'mixes-measures',
              feedback:
                'Amplitude is a distance, so it needs an arrow with two ends. This part is a single point.',
            },
          ],
          trough: [
            {
              label: 'crest',
              misconception: 'mixes-measures',
              feedback: 'A crest is a high point, like the crest of a hill. Is this part high or low?',
            },
          ],
          amplitude: [
            {
              label: 'wavelength',
              misconception: 'mixes-measures',
              feedback: 'Wavelength is measured along the wave. Which way does this arrow go?',
            },
            {
              label: 'twice the amplitude',
              misconception: 'height-is-amplitude',
              feedback:
                'Amplitude is counted from the dashed line. Where does this arrow start: at the dashed line or at a lowest point?',
            },
          ],
          wavelength: [
            {
              label: 'amplitude',
              misconception: 'mixes-measures',
              feedback:
                'Amplitude tells how far the wave goes from its rest line. Which way does this arrow go?',
            },
            {
              label: 'half a wavelength',
              misconception: 'half-wave',
              feedback:
                'Half a wave goes from a highest point to the next lowest point. Where does this arrow begin and end?',
            },
          ],
        }[mark].filter((slip) => slip.label !== unused),
      })),
      others: ['twice the amplitude', 'half a wavelength'].filter((text) => text !== unused),
      slip: {
        misconception: 'mixes-measures',
        feedback:
          'First sort the parts: which are single points, and which are arrows that measure a distance?',
      },
    }),
    hints: [
      'Two of the parts are single points. Two are arrows that measure a distance.',
      'For each arrow, ask which way it goes: along the wave, or away from the dashed line?',
    ],
    solution: [
      'A highest point is a crest, and a lowest point is a trough.',
      'The arrow from the dashed line to a crest is the amplitude. It tells how far each part moves from rest.',
      'The arrow from one crest to the next is the wavelength, the length of one whole wave.',
    ],
  }
}

const soundThings = [
  'a sound wave in air',
  'a sound wave in water',
  'a push and pull wave on a spring toy',
  'a sound wave from a drum',
  'a sound wave from a speaker',
] as const

function nameSound(random: Random): Item {
  const thing = random.pick(soundThings)
  const phase = random.pick([0.1, 0.2, 0.3, 0.6, 0.7, 0.8] as const)
  const length = random.pick([3, 3.5, 4] as const)
  const parts = random
    .shuffle(['compression', 'rarefaction', 'wavelength'] as const)
    .map((mark) => ({ id: mark, mark, at: random.integer(0, mark === 'wavelength' ? 1 : 2) }))
  const half = random.chance(0.5)
  return {
    stem: `The drawing shows ${thing}. Each thin line is a layer of the material. Name each marked part.`,
    figure: markedWave(
      'longitudinal',
      'Many upright lines. Along the wave they are close together, then far apart, again and again.',
      parts,
      { length, phase, amplitude: random.pick([0.7, 0.85, 1] as const) },
    ),
    ...label(random, {
      spots: parts.map(({ id, mark }) => ({
        id,
        label: mark,
        slips: {
          compression: [
            {
              label: 'rarefaction',
              misconception: 'mixes-measures',
              feedback:
                'In a rarefaction the material is spread out. Are the lines close together here or far apart?',
            },
            {
              label: 'crest',
              misconception: 'matter-travels',
              feedback:
                'A crest is a high point. In this wave the material does not go up and down. What happens to the lines here?',
            },
          ],
          rarefaction: [
            {
              label: 'compression',
              misconception: 'mixes-measures',
              feedback:
                'In a compression the material is pressed together. Are the lines close together here or far apart?',
            },
            {
              label: 'trough',
              misconception: 'matter-travels',
              feedback:
                'A trough is a low point. In this wave the material does not go up and down. What happens to the lines here?',
            },
          ],
          wavelength: [
            {
              label: 'half a wavelength',
              misconception: 'half-wave',
              feedback:
                'Half a wave would go from a crowded place to the next spread-out place. Where does this arrow end?',
            },
            {
              label: 'amplitude',
              misconception: 'mixes-measures',
              feedback:
                'Amplitude tells how far the layers move from rest. This arrow goes from one crowded place to the next.',
            },
          ],
        }[mark].filter(
          (slip) =>
            ![half ? 'amplitude' : 'half a wavelength', half ? 'trough' : 'crest'].includes(slip.label),
        ),
      })),
      others: half ? ['crest', 'half a wavelength'] : ['trough', 'amplitude'],
      slip: {
        misconception: 'mixes-measures',
        feedback:
          'Look closely at this part: is it one place, or an arrow between two places? And how close are the lines there?',
      },
    }),
    hints: [
      'Look for places where the lines are crowded and places where they are spread out.',
      'To compress means to press together. One of the parts is not a place but a length.',
    ],
    solution: [
      'Where the layers are pressed together, there is a compression.',
      'Where they are spread out, there is a rarefaction.',
      'From one compression to the next is one whole wave. So that arrow is the wavelength.',
    ],
  }
}

const apartTexts = [
  {
    apart: 0.5,
    text: 'half a wavelength',
    why: 'From a crest to the next trough, or from a trough to the next crest, is half a wavelength.',
  },
  { apart: 1, text: 'one wavelength', why: 'One wavelength is from a point to the next point just like it.' },
  {
    apart: 1.5,
    text: 'one and a half wavelengths',
    why: 'One wavelength leads to the next point just like it. From a crest or trough, another half leads to the opposite one.',
  },
  {
    apart: 2,
    text: 'two wavelengths',
    why: 'One wavelength leads to the next point just like it. A second one leads to the point after that.',
  },
] as const

const quartersInWords = (quarters: number): string => {
  const whole = Math.floor(quarters / 4)
  const rest = ['', 'a quarter', 'half', 'three quarters'][quarters % 4] ?? ''
  if (whole === 0) return rest === 'half' ? 'half a wavelength' : `${rest} of a wavelength`
  const wholes = ['', 'one', 'two', 'three'][whole] ?? String(whole)
  return rest === ''
    ? `${wholes} whole ${whole === 1 ? 'wavelength' : 'wavelengths'}`
    : `${wholes} and ${rest === 'half' ? 'a half' : rest} wavelengths`
}

function pointsApart(random: Random): Item {
  const thing = random.pick(transverseThings)
  const phase = random.pick([0, 0.1, 0.15, 0.9] as const)
  const wanted = random.pick(apartTexts)
  const kinds = ['crest', 'trough', 'rest'] as const
  const all = kinds.flatMap((mark) =>
    [0, 1, 2].map((at) => ({ id: `${mark}-${at}`, mark, at, place: placeOf(mark, at, phase) })),
  )
  const points = random
    .sample(
      all.filter(({ place }) => place > 0.05),
      4,
    )
    .toSorted((one, other) => one.place - other.place)
  const pairs = points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => ({
      picked: [one.id, other.id],
      quarters: Math.round((other.place - one.place) * 4),
    })),
  )
  const right = pairs.filter(({ quarters }) => quarters === wanted.apart * 4)
  const [key] = right
  if (key === undefined || right.length > 1) return pointsApart(random)
  const letterOf = (id: string): string => 'ABCD'.charAt(points.findIndex((point) => point.id === id))
  const kindOf = (id = ''): string =>
    ({ crest: 'a crest', trough: 'a trough', rest: 'a point at rest, where the wave is rising' })[
      points.find((point) => point.id === id)?.mark ?? 'rest'
    ]
  return {
    stem: `The drawing shows a wave on ${thing}. Which two of the marked points are exactly ${wanted.text} apart? Measure along the dashed line.`,
    figure: {
      kind: 'wave',
      waves: [{ id: 'wave', label: '', motion: 'transverse', amplitude: 1, wavelength: 1, phase }],
      length: 3.25,
      marks: points.map(({ id, mark, at }) => ({ id, mark, at, wave: 'wave', label: '' })),
      description: `A wave that goes evenly up and down around a dashed line. From left to right, ${points
        .map(
          ({ id, mark, at }) =>
            `${letterOf(id)} is at ${{ crest: 'crest', trough: 'trough', rest: 'upward crossing of the dashed line' }[mark]} number ${at + 1}`,
        )
        .join(', ')}. The first ${(['rest', 'crest', 'trough'] as const)
        .toSorted((one, other) => placeOf(one, 0, phase) - placeOf(other, 0, phase))
        .map((mark) => ({ crest: 'crest', trough: 'trough', rest: 'upward crossing' })[mark])
        .join(', then the first ')} come in this order and repeat.`,
    },
    ...hotSpot({
      spots: points.map(({ id }) => id),
      right: key.picked,
      wrong: pairs
        .filter((pair) => pair !== key)
        .map(({ picked, quarters }) => ({
          picked,
          // Off by half a wave, or by some other number of quarters.
          misconception: Math.abs(quarters - wanted.apart * 4) % 4 === 2 ? 'half-wave' : 'counts-waves',
          feedback: `Follow the wave from ${letterOf(picked[0] ?? '')} to ${letterOf(picked[1] ?? '')}. It goes through ${quartersInWords(quarters)}. You need ${wanted.text}.`,
        })),
    }),
    hints: [
      'One whole wave ends where the wave starts to repeat: from a crest to the next crest, for instance.',
      'From a crest to the next trough is half a wave. From rest, rising, to the next crest is a quarter of a wave.',
    ],
    solution: [
      wanted.why,
      `${letterOf(key.picked[0] ?? '')} is ${kindOf(key.picked[0])}. ${letterOf(key.picked[1] ?? '')} is ${kindOf(key.picked[1])}.`,
      `Following the wave from ${letterOf(key.picked[0] ?? '')} to ${letterOf(key.picked[1] ?? '')}, you pass exactly ${wanted.text}.`,
    ],
  }
}

/** Read a length off the axes (level 1), a frequency off a time axis (level 2), work from what can be measured (level 3). */
export const measureWave: ComputedModel = {
  id: 'measure-wave',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  calculator: 'basic',
  make(random, level) {
    if (level === 1) return readLengths(random)
    return level === 2 ? readFrequency(random) : indirect(random)
  },
  solve(shown) {
    const { figure, stem } = shown
    const wave = figure?.kind === 'wave' ? figure.waves[0] : undefined
    if (figure?.kind !== 'wave' || wave === undefined) throw new TypeError('expects a wave')
    const unitIn = (text = ''): string => /\((\w+)\)/.exec(text)?.[1] ?? ''
    if (stem.includes('frequency')) return { kind: 'number', text: exact(1 / wave.wavelength) }
    const isHeight = stem.includes('is the amplitude')
    if (figure.x === undefined) {
      const [, height = '', unit = ''] = /([\d.]+) (\w+)/.exec(figure.marks[0]?.label ?? '') ?? []
      const [, whole = '', its = ''] = /shows ([\d.]+) (\w+) of/.exec(stem) ?? []
      return isHeight
        ? { kind: 'quantity', text: `${tidy(Number(height) / 2)} ${unit}` }
        : { kind: 'quantity', text: `${tidy((Number(whole) * wave.wavelength) / figure.length)} ${its}` }
    }
    return isHeight
      ? { kind: 'quantity', text: `${wave.amplitude} ${unitIn(figure.y?.label)}` }
      : { kind: 'quantity', text: `${wave.wavelength} ${unitIn(figure.x.label)}` }
  },
}

const starts = {
  0: 'rest and rises',
  0.25: 'a crest',
  0.75: 'a trough',
} as const
type Start = 0 | 0.25 | 0.75

/** A wave on two axes: so many steps of the level axis to a wave. */
function graphed(its: {
  about: string
  x: { step: number; unit: string; name: string }
  y: { step: number; unit: string }
  perWave: number
  steps: number
  high: number
  phase: Start
}): Figure {
  const { x, y, perWave, steps, high, phase } = its
  const wavelength = tidy(perWave * x.step)
  const length = tidy(steps * x.step)
  const amplitude = tidy(high * y.step)
  const from = placeOf('crest', 0, phase)
  const crests = [0, 1, 2, 3, 4, 5, 6]
    .map((at) => tidy((from + at) * wavelength))
    .filter((at) => at <= length)
    .map(numeral)
  return {
    kind: 'wave',
    waves: [{ id: 'wave', label: '', motion: 'transverse', amplitude, wavelength, phase }],
    length,
    x: { from: 0, to: length, step: x.step, label: `${x.name} (${x.unit})` },
    y: { from: -4 * y.step, to: 4 * y.step, step: y.step, label: `Height (${y.unit})` },
    marks: [],
    description: `${its.about} Across: ${x.name.toLowerCase()} from 0 to ${numeral(length)} ${x.unit}. Upward: height in ${y.unit}, with rest at 0. The wave starts at ${starts[phase]}. Crests are at ${listed(crests)} ${x.unit}. Each crest reaches ${numeral(amplitude)} ${y.unit}, each trough goes down to ${numeral(-amplitude)} ${y.unit}.`,
  }
}

/** How many steps make a wave and how many are drawn, so that all can be read off the ticks. */
function drawSteps(random: Random): { perWave: number; steps: number; phase: Start } {
  const phase = random.pick([0, 0.25, 0.25, 0.75] as const)
  const perWave = phase === 0 ? 4 : random.pick([2, 4, 6] as const)
  const steps = random.pick([8, 9, 10, 12].filter((each) => each >= 1.5 * perWave + 1))
  return { perWave, steps, phase }
}

const scenes = [
  { about: 'a wave on a rope', x: 'cm', steps: [20, 25, 30, 50], y: 'cm', heights: [1, 2, 5] },
  { about: 'small waves in a tank of water', x: 'cm', steps: [1, 2, 5], y: 'mm', heights: [0.5, 1] },
  { about: 'waves on the sea', x: 'm', steps: [10, 20, 25], y: 'm', heights: [0.25, 0.5] },
  { about: 'waves on a lake', x: 'm', steps: [1, 2], y: 'cm', heights: [2, 5] },
] as const

function readLengths(random: Random): Item {
  const scene = random.pick(scenes)
  const drawn = drawSteps(random)
  const [step, rise, high] = [random.pick(scene.steps), random.pick(scene.heights), random.integer(1, 3)]
  const figure = graphed({
    about: `A graph of ${scene.about} at one moment.`,
    x: { step, unit: scene.x, name: 'Distance' },
    y: { step: rise, unit: scene.y },
    high,
    ...drawn,
  })
  const wavelength = tidy(drawn.perWave * step)
  const length = tidy(drawn.steps * step)
  const amplitude = tidy(high * rise)
  const first = tidy(placeOf('crest', 0, drawn.phase) * wavelength)
  const second = tidy(first + wavelength)
  const isHeight = random.chance(0.4)
  const stem = `The graph shows ${scene.about} at one moment. What is the ${isHeight ? 'amplitude' : 'wavelength'}? Give the unit, too.`
  if (isHeight) {
    return {
      stem,
      figure,
      ...quantity({ label: 'Amplitude' }, { value: exact(amplitude), unit: scene.y }, [
        {
          value: exact(2 * amplitude),
          misconception: 'height-is-amplitude',
          feedback: `From trough to crest it is ${numeral(tidy(2 * amplitude))} ${scene.y}. Amplitude is counted from the line of rest. Where is that line?`,
        },
        {
          value: exact(wavelength),
          unit: scene.x,
          misconception: 'mixes-measures',
          feedback: `${numeral(wavelength)} ${scene.x} is the length of one wave, read along the graph. Which axis shows how far it moves from rest?`,
        },
        {
          value: exact(4 * rise),
          misconception: 'mixes-measures',
          feedback: 'That is where the axis ends. How high does the wave itself reach?',
        },
        {
          value: exact(amplitude / 2),
          misconception: 'height-is-amplitude',
          feedback: 'You halved once too often. The height from rest to a crest is the amplitude already.',
        },
      ]),
      hints: [
        'Amplitude is a height. So look at the upright axis.',
        'Find the line of rest at 0. How far is it from there up to a crest? Mind the numbers at the ticks.',
      ],
      solution: [
        'Amplitude is the greatest distance from rest. Rest is at 0 on the upright axis.',
        `A crest reaches ${numeral(amplitude)} ${scene.y}.`,
        `So the amplitude is ${numeral(amplitude)} ${scene.y}. The troughs are just as far below 0.`,
      ],
    }
  }
  // Where no second crest is drawn, the troughs show the same length.
  const [from, to, point] =
    second <= length
      ? [first, second, 'crest']
      : [tidy(first - wavelength / 2), tidy(first + wavelength / 2), 'trough']
  return {
    stem,
    figure,
    ...quantity({ label: 'Wavelength' }, { value: exact(wavelength), unit: scene.x }, [
      {
        value: exact(wavelength / 2),
        misconception: 'half-wave',
        feedback: `${numeral(tidy(wavelength / 2))} ${scene.x} is only from a crest to the next trough, or from one crossing of the middle line to the next. Where does the wave start to repeat?`,
      },
      {
        value: exact(amplitude),
        unit: scene.y,
        misconception: 'mixes-measures',
        feedback: `${numeral(amplitude)} ${scene.y} is the amplitude: how high the wave rises. Wavelength is measured along the wave.`,
      },
      {
        value: exact(length),
        misconception: 'counts-waves',
        feedback: `${numeral(length)} ${scene.x} is all that is drawn. How long is one wave of it?`,
      },
      {
        value: exact(2 * wavelength),
        misconception: 'counts-waves',
        feedback: 'That is two waves. Stop at the very first point where the wave starts to repeat.',
      },
    ]),
    hints: [
      'Wavelength is the distance from a point to the next point just like it. Use the level axis.',
      `Read where one ${point} is and where the next ${point} is. How far apart are they?`,
    ],
    solution: [
      'One wavelength reaches from a point to the next point just like it.',
      `One ${point} is at ${numeral(from)} ${scene.x}, and the next one is at ${numeral(to)} ${scene.x}.`,
      `${numeral(to)} − ${numeral(from)} = ${numeral(wavelength)}, so the wavelength is ${numeral(wavelength)} ${scene.x}.`,
    ],
  }
}

const bobbers = [
  {
    about: 'the height of a cork on a lake as waves pass',
    thing: 'the cork',
    periods: [0.8, 2],
    unit: 'cm',
    heights: [1, 2],
  },
  {
    about: 'the height of a buoy in the sea as waves pass',
    thing: 'the buoy',
    periods: [4, 5, 8],
    unit: 'm',
    heights: [0.25, 0.5],
  },
  {
    about: 'the height of a knot on a rope as waves pass',
    thing: 'the knot',
    periods: [0.2, 0.4, 0.5, 0.8],
    unit: 'cm',
    heights: [1, 2, 5],
  },
  {
    about: 'the height of a leaf on a pond as waves pass',
    thing: 'the leaf',
    periods: [0.5, 0.8],
    unit: 'cm',
    heights: [0.5],
  },
] as const

function readFrequency(random: Random): Item {
  const scene = random.pick(bobbers)
  const drawn = drawSteps(random)
  const period = random.pick(scene.periods)
  const step = tidy(period / drawn.perWave)
  if (Math.abs(step * 100 - Math.round(step * 100)) > 0.001) return readFrequency(random)
  const [rise, high] = [random.pick(scene.heights), random.integer(1, 3)]
  const frequency = tidy(1 / period)
  const shown = tidy(drawn.steps * step)
  const amplitude = tidy(high * rise)
  const crest = tidy(placeOf('crest', 0, drawn.phase) * period)
  return {
    stem: `The graph shows ${scene.about}. The level axis is time. What is the frequency of the waves?`,
    figure: graphed({
      about: `A graph of ${scene.about}.`,
      x: { step, unit: 's', name: 'Time' },
      y: { step: rise, unit: scene.unit },
      high,
      ...drawn,
    }),
    ...number({ label: 'Frequency', after: 'Hz' }, { value: exact(frequency) }, [
      {
        value: exact(period),
        misconception: 'period-frequency',
        feedback: `${numeral(period)} s is the period, the time for one wave. Frequency is how many waves fit into 1 second.`,
      },
      {
        value: exact(2 * frequency),
        misconception: 'half-wave',
        feedback: `It looks as if you took ${numeral(tidy(period / 2))} s for one wave. From a crest to a trough is only half a wave.`,
      },
      {
        value: exact(drawn.steps / drawn.perWave),
        misconception: 'counts-waves',
        feedback: `That is how many waves are drawn in all ${numeral(shown)} s. How many are there in 1 second?`,
      },
      {
        value: exact(amplitude),
        misconception: 'mixes-measures',
        feedback: `That is how high ${scene.thing} rises. Frequency is about time. Which axis shows it?`,
      },
    ]),
    hints: [
      'First find the time of one whole wave. Read where the graph starts to repeat.',
      'How many such times fit into 1 second? That is 1 divided by the time of one wave.',
    ],
    solution: [
      drawn.phase === 0.75
        ? `${sentence(scene.thing)} is in a trough at 0 s and again at ${numeral(period)} s. So one wave takes ${numeral(period)} s.`
        : `${sentence(scene.thing)} is at a crest at ${numeral(crest)} s and again at ${numeral(tidy(crest + period))} s. So one wave takes ${numeral(period)} s.`,
      'Frequency is the number of waves in 1 second.',
      `1 ÷ ${numeral(period)} = ${numeral(frequency)}, so the frequency is ${numeral(frequency)} Hz.`,
    ],
  }
}

const ropes = [
  { of: 'of rope', unit: 'cm', waves: [40, 120], high: [8, 30] },
  { of: 'of a spring toy', unit: 'cm', waves: [30, 80], high: [8, 24] },
  { of: 'of a wave tank', unit: 'cm', waves: [20, 50], high: [2, 5] },
  { of: 'of the sea', unit: 'm', waves: [20, 60], high: [1, 3] },
] as const

function indirect(random: Random): Item {
  const rope = random.pick(ropes)
  const waves = random.pick([1.5, 2, 2.5, 3] as const)
  const wavelength = 2 * random.integer(rope.waves[0] / 2, rope.waves[1] / 2)
  const length = waves * wavelength
  const height = random.integer(rope.high[0], rope.high[1])
  const phase = random.pick([0, 0.5] as const)
  const isHeight = random.chance(0.4)
  const figure: Figure = {
    kind: 'wave',
    waves: [{ id: 'wave', label: '', motion: 'transverse', amplitude: 1, wavelength: 1, phase }],
    length: waves,
    marks: [{ id: 'height', wave: 'wave', mark: 'height', at: 0, label: `${height} ${rope.unit}` }],
    description: `A wave that goes evenly up and down around a dashed line. An arrow from the lowest level straight up to the highest level is labeled ${height} ${rope.unit}. From the left edge to the right edge the wave crosses the dashed line going ${phase === 0 ? 'up' : 'down'} at the left edge, ends on the dashed line at the right edge, and has ${count(phase === 0 ? Math.ceil(waves) : Math.floor(waves), 'crest')} and ${count(phase === 0 ? Math.floor(waves) : Math.ceil(waves), 'trough')}.`,
  }
  const stem = `The drawing shows ${length} ${rope.unit} ${rope.of} from its left edge to its right edge. The arrow goes from the lowest level to the highest. What is the ${isHeight ? 'amplitude' : 'wavelength'}? Give the unit, too.`
  const half = tidy(height / 2)
  if (isHeight) {
    return {
      stem,
      figure,
      ...quantity({ label: 'Amplitude' }, { value: exact(half), unit: rope.unit }, [
        {
          value: String(height),
          misconception: 'height-is-amplitude',
          feedback: `${height} ${rope.unit} goes all the way from trough to crest. Amplitude starts at the dashed line in the middle.`,
        },
        {
          value: String(2 * height),
          misconception: 'height-is-amplitude',
          feedback: `You doubled ${height} ${rope.unit}. Is the amplitude longer or shorter than the arrow?`,
        },
        {
          value: String(wavelength),
          misconception: 'mixes-measures',
          feedback: `${wavelength} ${rope.unit} is the wavelength, measured along the wave. Amplitude is about how far it moves from rest.`,
        },
      ]),
      hints: [
        'Where does amplitude start, and where does it end? Compare that with the arrow.',
        'The dashed line of rest lies in the middle. Which part of the arrow is above it?',
      ],
      solution: [
        'Amplitude reaches from the line of rest to a crest.',
        `The arrow reaches from a trough to a crest, so it is two amplitudes long.`,
        `${height} ÷ 2 = ${numeral(half)}, so the amplitude is ${numeral(half)} ${rope.unit}.`,
      ],
    }
  }
  const halves = waves * 2
  return {
    stem,
    figure,
    ...quantity({ label: 'Wavelength' }, { value: String(wavelength), unit: rope.unit }, [
      {
        value: String(wavelength / 2),
        misconception: 'half-wave',
        feedback: `It looks as if you counted each crest and each trough as a wave. A crest and a trough together make one wave.`,
      },
      {
        value: `${length}/${Math.ceil(waves)}`,
        misconception: 'counts-waves',
        feedback: `Are there really ${Math.ceil(waves)} whole waves? The last one is cut off. Count it as half.`,
      },
      {
        value: `${length}/${Math.floor(waves)}`,
        misconception: 'counts-waves',
        feedback: `You left out the last piece of the wave. Is it a whole wave, or half of one?`,
      },
      {
        value: String(length),
        misconception: 'counts-waves',
        feedback: `${length} ${rope.unit} is all that is drawn. How many waves is that?`,
      },
      {
        value: String(height),
        misconception: 'mixes-measures',
        feedback: `${height} ${rope.unit} is how high it is from trough to crest. Wavelength is measured along the wave.`,
      },
    ]),
    hints: [
      'How many waves are drawn? One wave is a crest and a trough together.',
      'Count the crests and troughs. Each of them is half a wave long. Then share the whole length.',
    ],
    solution: [
      `There are ${halves} crests and troughs in all. Each is half a wave, so ${numeral(waves)} waves are drawn.`,
      `These ${numeral(waves)} waves are ${length} ${rope.unit} long.`,
      `${length} ÷ ${numeral(waves)} = ${wavelength}, so the wavelength is ${wavelength} ${rope.unit}.`,
    ],
  }
}
