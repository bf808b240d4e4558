import { number } from '../../build-item.ts'
import { label } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { numeral } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { fairTestModel, type Investigation } from '../fair-test.ts'
import { photosynthesisQuestions, plantStories } from './photosynthesis-questions.ts'
import { morePlantStories } from './plant-stories.ts'
import { askStory } from '../gap-story.ts'

type PlantFigure = Extract<Figure, { kind: 'plant' }>
type PlantArrow = PlantFigure['arrows'][number]

/** What crosses the edge of a plant or runs inside it, by day and by night. */
interface Stream {
  id: string
  text: string
  from: PlantArrow['from']
  to: PlantArrow['to']
  carries: PlantArrow['carries']
  why: string
}
const water: Stream = {
  id: 'water',
  text: 'water',
  from: 'outside',
  to: 'roots',
  carries: 'matter',
  why: 'Roots take in water from the soil',
}
const light: Stream = {
  id: 'light',
  text: 'light',
  from: 'outside',
  to: 'leaf',
  carries: 'energy',
  why: 'Light brings the energy, and leaves catch it',
}
const carbonDioxide: Stream = {
  id: 'carbon-dioxide',
  text: 'carbon dioxide',
  from: 'outside',
  to: 'leaf',
  carries: 'matter',
  why: 'Leaves take in carbon dioxide from the air',
}
const oxygen: Stream = {
  id: 'oxygen',
  text: 'oxygen',
  from: 'leaf',
  to: 'outside',
  carries: 'matter',
  why: 'Leaves give off the oxygen that is left over',
}
const sugar: Stream = {
  id: 'sugar',
  text: 'sugar',
  from: 'leaf',
  to: 'roots',
  carries: 'matter',
  why: 'Leaves make sugar, and some of it goes down to feed the roots',
}
const nightOxygen: Stream = {
  id: 'oxygen',
  text: 'oxygen',
  from: 'outside',
  to: 'leaf',
  carries: 'matter',
  why: 'In the dark a plant only uses oxygen up, to release energy from sugar',
}
const nightCarbonDioxide: Stream = {
  id: 'carbon-dioxide',
  text: 'carbon dioxide',
  from: 'leaf',
  to: 'outside',
  carries: 'matter',
  why: 'When sugar is used up, carbon dioxide is left over',
}
const nightSugar: Stream = { ...sugar, why: 'Sugar that was made by day goes on to feed the roots' }
const nightHeat: Stream = {
  id: 'heat',
  text: 'heat',
  from: 'leaf',
  to: 'outside',
  carries: 'energy',
  why: 'Some of the energy of the sugar leaves the plant as heat',
}

const way = ({ from, to, carries }: Stream): string =>
  `${carries === 'energy' ? 'energy' : 'matter'} that goes ${from === 'outside' ? `into the ${to} from outside` : to === 'outside' ? `out of the ${from}` : `from the ${from} to the ${to}`}`
const letterAt = (index: number): string => 'ABCDEF'.charAt(index)
const isEnergy = (text: string): boolean => text === light.text || text === nightHeat.text

/** Which wrong idea stands behind putting a stream in place of another. */
function streamMixUp(right: Stream, given: string, isNight: boolean): string {
  if (given === 'sugar' || given === 'soil') return 'food-from-soil'
  if (isNight) return 'no-respiration-in-plants'
  if (given === 'light' || right.id === 'light') return 'energy-is-matter'
  return 'gases-swapped'
}

/** In the light (level 1), with sugar and spare labels (level 2), in the dark (level 3). */
const plantFlows: ConceptualModel = {
  id: 'plant-flows',
  kind: 'conceptual',
  thinking: 'read a figure',
  seconds: 55,
  make(random, level) {
    const isNight = level === 3
    const all = isNight
      ? [water, nightOxygen, nightCarbonDioxide, nightHeat, nightSugar]
      : level === 2
        ? [water, light, carbonDioxide, oxygen, sugar]
        : [water, light, carbonDioxide, oxygen]
    // Some arrows may be named already; two matter arrows of a leaf always stay open.
    const named =
      level === 1 ? [] : random.sample([water, isNight ? nightSugar : sugar], random.integer(0, 1))
    const spots = random.shuffle(all.filter((stream) => !named.includes(stream)))
    // Not minerals: they go into the roots as water does.
    const others = level === 1 ? [] : [isNight ? random.pick(['light', 'soil']) : 'soil']
    const labels = [...spots.map(({ text }) => text), ...others]
    const place = isNight ? 'A plant stands in the dark.' : 'A plant stands in bright light.'
    return {
      stem: `${place} A straight arrow is matter, and a wave is energy. What does each lettered arrow stand for?`,
      figure: {
        kind: 'plant',
        description: `A plant in soil with arrows. ${spots.map((stream, index) => `Arrow ${letterAt(index)}: ${way(stream)}.`).join(' ')}${named.map((stream) => ` An arrow named ${stream.text}: ${way(stream)}.`).join('')}`,
        view: 'whole',
        parts: [],
        arrows: [
          ...spots.map(({ id, from, to, carries }) => ({ id, label: '', from, to, carries })),
          ...named.map(({ id, text, from, to, carries }) => ({ id, label: text, from, to, carries })),
        ],
      },
      ...label(random, {
        spots: spots.map((stream, index) => ({
          id: stream.id,
          label: stream.text,
          slips: labels
            .filter((text) => text !== stream.text)
            .map((text) => ({
              label: text,
              misconception: streamMixUp(stream, text, isNight),
              feedback: `You put ${text} at ${letterAt(index)}. That arrow is ${way(stream)}. ${isEnergy(text) !== (stream.carries === 'energy') ? `Is ${text} matter or energy?` : isNight ? 'Without light, the plant makes no sugar, but it still lives on sugar.' : 'Think what a leaf needs to make sugar, and what is left over.'}`,
            })),
        })),
        others,
        slip: { misconception: 'gases-swapped', feedback: 'See which way each arrow points.' },
      }),
      hints: [
        isNight
          ? 'Without light there is no photosynthesis. But the plant’s cells still need energy, as yours do.'
          : 'In photosynthesis, plants make sugar from carbon dioxide and water, with the energy of light.',
        isNight
          ? 'Your body takes in one gas to release energy from sugar, and gives off another. Here it is the same.'
          : 'First find the wave: which of the labels is energy? Then ask for each straight arrow: does the leaf need this, or is it left over?',
      ],
      solution: spots.map((stream, index) => `${stream.why}: ${letterAt(index)} is ${stream.text}.`),
    }
  },
}

/** Grams: of every 22 g of carbon dioxide and 9 g of water come 15 g of sugar and 16 g of oxygen. */
const shares = { carbonDioxide: 22, water: 9, sugar: 15, oxygen: 16 } as const
type Part = keyof typeof shares
const partNames: Record<Part, string> = {
  carbonDioxide: 'carbon dioxide',
  water: 'water',
  sugar: 'sugar',
  oxygen: 'oxygen',
}
const grams = (value: number): string => `${numeral(value)} g`

function reactionFigure(notes: Record<Part, string>, unit: string): Figure {
  const said = (part: Part): string =>
    `${partNames[part]}, ${notes[part].startsWith('?') ? 'an unknown amount' : notes[part]}`
  return {
    kind: 'flow',
    description: `A diagram of photosynthesis. Into the leaf go ${said('carbonDioxide')}, and ${said('water')}. Out of it come ${said('sugar')}, and ${said('oxygen')}. ${unit}`,
    direction: 'across',
    boxes: [
      { id: 'carbonDioxide', text: 'Carbon dioxide', note: notes.carbonDioxide },
      { id: 'water', text: 'Water', note: notes.water },
      { id: 'leaf', text: 'Leaf in light' },
      { id: 'sugar', text: 'Sugar', note: notes.sugar },
      { id: 'oxygen', text: 'Oxygen', note: notes.oxygen },
    ],
    arrows: [
      { from: 'carbonDioxide', to: 'leaf' },
      { from: 'water', to: 'leaf' },
      { from: 'leaf', to: 'sugar' },
      { from: 'leaf', to: 'oxygen' },
    ],
  }
}

/** Molecules by the recipe (level 1), atoms that must come out even (level 2), masses by day and night (level 3). */
const inAndOut: ComputedModel = {
  id: 'in-and-out',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  make(random, level) {
    if (level === 1) return molecules(random)
    return level === 2 ? atoms(random) : masses(random)
  },
  solve({ stem, figure }) {
    const numbers = (pattern: RegExp): number => Number(pattern.exec(stem)?.[1]?.replaceAll(',', '') ?? 0)
    if (stem.includes('atoms')) {
      // CO₂ and H₂O hold so many; C₆H₁₂O₆ and O₂ must hold as many.
      const carbon = numbers(/takes in ([\d,]+) molecules of carbon/)
      const drops = numbers(/and ([\d,]+) molecules of water/)
      if (stem.includes('hydrogen')) return { kind: 'number', text: String(drops * 2) }
      const all = carbon * 2 + drops
      return { kind: 'number', text: String(stem.includes('in the sugar') ? (drops * 2) / 2 : all - drops) }
    }
    if (figure?.kind !== 'flow') throw new TypeError('expects a diagram')
    const note = (id: string): number =>
      Number(figure.boxes.find((box) => box.id === id)?.note?.replaceAll(/[^\d.]/g, '') ?? 0)
    if (stem.includes('molecules')) {
      const [, made = '0', asked = ''] =
        /makes ([\d,]+) sugar molecules?.*How many molecules of (.*?) does/.exec(stem) ?? []
      const id = asked === 'carbon dioxide' ? 'carbonDioxide' : asked
      return { kind: 'number', text: String((Number(made.replaceAll(',', '')) * note(id)) / note('sugar')) }
    }
    const sides = note('carbonDioxide') + note('water')
    const madeSugar = sides - note('oxygen')
    const used = numbers(/uses up ([\d,]+) g/)
    return { kind: 'number', text: String(madeSugar - used) }
  },
}

function molecules(random: Random): Item {
  const made = random.integer(2, 90)
  const asked = random.pick(['carbonDioxide', 'water', 'oxygen'] as const)
  const isIn = asked !== 'oxygen'
  const name = partNames[asked]
  const answer = made * 6
  return {
    stem: `The diagram shows how many molecules take part when a leaf makes one molecule of sugar. A leaf makes ${numeral(made)} sugar molecules. How many molecules of ${name} does it ${isIn ? 'take in' : 'give off'} for that?`,
    figure: reactionFigure(
      { carbonDioxide: '6 molecules', water: '6 molecules', sugar: '1 molecule', oxygen: '6 molecules' },
      'Light gives the energy.',
    ),
    ...number({ label: `Molecules of ${name}` }, { value: String(answer) }, [
      {
        value: String(made),
        misconception: 'one-for-one',
        feedback: `You took one molecule of ${name} for each sugar molecule. How many does the diagram show for one?`,
      },
      {
        value: '6',
        misconception: 'stops-early',
        feedback: `6 is the number for one sugar molecule. The leaf makes ${numeral(made)} of them.`,
      },
      {
        value: String(made + 6),
        misconception: 'adds-instead',
        feedback: `You added 6 and ${numeral(made)}. But each of the ${numeral(made)} sugar molecules goes with 6 of ${name}.`,
      },
      {
        value: String(made * 12),
        misconception: 'counts-both',
        feedback: `You counted 12 for each sugar molecule. That is carbon dioxide and water together. The question asks for ${name} alone.`,
      },
      {
        value: String(Math.round(made / 6)),
        misconception: 'adds-instead',
        feedback: `You shared ${numeral(made)} out. But one sugar molecule needs several of the small ones, so the number must be larger.`,
      },
    ]),
    hints: [
      `Find ${name} in the diagram. How many molecules of it go with one sugar molecule?`,
      `Each of the ${numeral(made)} sugar molecules goes with that many.`,
    ],
    solution: [
      `For 1 sugar molecule the diagram shows 6 molecules of ${name}.`,
      `For ${numeral(made)} of them it takes ${numeral(made)} times as many: 6 × ${numeral(made)} = ${numeral(answer)}.`,
    ],
  }
}

function atoms(random: Random): Item {
  const made = random.integer(2, 95)
  const each = made * 6
  const asked = random.pick(['hydrogen', 'oxygen in the sugar', 'oxygen gas'] as const)
  const all = each * 3
  const inSugar = made * 6
  const answer = { hydrogen: each * 2, 'oxygen in the sugar': inSugar, 'oxygen gas': all - inSugar }[asked]
  const story = `In bright light, a leaf takes in ${numeral(each)} molecules of carbon dioxide (CO₂) and ${numeral(each)} molecules of water (H₂O). It makes ${numeral(made)} molecules of sugar (C₆H₁₂O₆) and gives off oxygen (O₂).`
  const figure = reactionFigure(
    {
      carbonDioxide: `${numeral(each)} CO₂`,
      water: `${numeral(each)} H₂O`,
      sugar: `${numeral(made)} C₆H₁₂O₆`,
      oxygen: '? O₂',
    },
    'Light gives the energy.',
  )
  if (asked === 'hydrogen') {
    return {
      stem: `${story} How many hydrogen atoms are in all of the sugar?`,
      figure,
      ...number({ label: 'Hydrogen atoms in the sugar' }, { value: String(answer) }, [
        {
          value: String(each),
          misconception: 'molecules-for-atoms',
          feedback: `${numeral(each)} is the number of water molecules. How many hydrogen atoms does each H₂O bring?`,
        },
        {
          value: '12',
          misconception: 'stops-early',
          feedback: `12 is the number in one C₆H₁₂O₆. There are ${numeral(made)} of them.`,
        },
        {
          value: String(made),
          misconception: 'molecules-for-atoms',
          feedback: `${numeral(made)} is the number of sugar molecules. Each holds more than one hydrogen atom.`,
        },
        {
          value: String(made * 24),
          misconception: 'counts-both',
          feedback: 'You counted all atoms of the sugar. Count only H.',
        },
      ]),
      hints: [
        'All hydrogen atoms of the sugar come from the water, and none gets lost.',
        `Each H₂O brings 2 hydrogen atoms. There are ${numeral(each)} water molecules.`,
      ],
      solution: [
        `Each of the ${numeral(each)} water molecules brings 2 hydrogen atoms: ${numeral(each)} × 2 = ${numeral(answer)}.`,
        `They all end up in the sugar. That fits its formula: ${numeral(made)} × 12 = ${numeral(answer)}.`,
      ],
    }
  }
  const isSugar = asked === 'oxygen in the sugar'
  return {
    stem: `${story} ${isSugar ? 'How many oxygen atoms are in the sugar that it makes?' : 'How many oxygen atoms leave the leaf as oxygen gas?'}`,
    figure,
    ...number(
      { label: isSugar ? 'Oxygen atoms in the sugar' : 'Oxygen atoms in the gas' },
      { value: String(answer) },
      [
        {
          value: String(isSugar ? all - inSugar : inSugar),
          misconception: 'gases-swapped',
          feedback: `That is how many oxygen atoms are in the ${isSugar ? 'oxygen gas' : 'sugar'}. Read again what is asked.`,
        },
        {
          value: String(all),
          misconception: 'matter-lost',
          feedback: `${numeral(all)} is the number of all oxygen atoms that go in. Some end up in the sugar, and the others in the gas.`,
        },
        ...(isSugar
          ? []
          : [
              {
                value: String(each),
                misconception: 'molecules-for-atoms',
                feedback: `${numeral(each)} is the number of oxygen molecules. Each O₂ has two atoms.`,
              },
            ]),
        {
          value: String(made),
          misconception: 'molecules-for-atoms',
          feedback: `${numeral(made)} is the number of sugar molecules. The small 6 after O counts the oxygen atoms in one of them.`,
        },
      ],
    ),
    hints: [
      'No atom gets lost, and none is made. As many oxygen atoms come out as go in.',
      isSugar
        ? 'The small number after O in C₆H₁₂O₆ counts the oxygen atoms in one sugar molecule.'
        : `Count the oxygen atoms that go in: 2 with each CO₂, 1 with each H₂O. Then find how many stay in the ${numeral(made)} sugar molecules.`,
    ],
    solution: isSugar
      ? [
          'One molecule C₆H₁₂O₆ holds 6 oxygen atoms.',
          `So ${numeral(made)} molecules hold ${numeral(made)} × 6 = ${numeral(answer)}.`,
        ]
      : [
          `In go ${numeral(each)} × 2 = ${numeral(each * 2)} oxygen atoms with carbon dioxide, and ${numeral(each)} with water. Together that is ${numeral(each * 2)} + ${numeral(each)} = ${numeral(all)}.`,
          `In the sugar there are ${numeral(made)} × 6 = ${numeral(inSugar)}.`,
          `The others leave as gas: ${numeral(all)} − ${numeral(inSugar)} = ${numeral(answer)}.`,
        ],
  }
}

function masses(random: Random): Item {
  const times = random.integer(2, 40)
  const [inGas, inWater, made, out] = [shares.carbonDioxide, shares.water, shares.sugar, shares.oxygen].map(
    (share) => share * times,
  )
  if (inGas === undefined || inWater === undefined || made === undefined || out === undefined)
    throw new TypeError('four masses')
  const used = random.integer(2, made - 2)
  const answer = made - used
  const bed = random.pick(['a bed of lettuce', 'a bean patch', 'a small tree', 'a tray of seedlings'])
  return {
    stem: `The diagram shows what ${bed} takes in and gives off by photosynthesis in some days. In that time it also uses up ${grams(used)} of sugar to live. How much of the new sugar is left for growth?`,
    figure: reactionFigure(
      { carbonDioxide: grams(inGas), water: grams(inWater), sugar: '?', oxygen: grams(out) },
      'Light gives the energy.',
    ),
    ...number({ label: 'Sugar that is left', after: 'g' }, { value: String(answer) }, [
      {
        value: String(made),
        misconception: 'no-respiration-in-plants',
        feedback: `${grams(made)} is the sugar that was made. The plants used ${grams(used)} of it themselves.`,
      },
      {
        value: String(inGas + inWater - used),
        misconception: 'matter-lost',
        feedback: `You took all that goes in for sugar. But ${grams(out)} left as oxygen.`,
      },
      {
        value: String(inGas + inWater + out - used),
        misconception: 'gases-swapped',
        feedback: 'You added the oxygen. It goes out of the leaf, so it is not in the sugar.',
      },
      {
        value: String(made + used),
        misconception: 'no-respiration-in-plants',
        feedback: `You added the ${grams(used)}. That sugar was used up, so it is gone.`,
      },
      ...(inWater - used > 0
        ? [
            {
              value: String(inWater - used),
              misconception: 'food-from-soil',
              feedback:
                'You counted the water alone. Most of the mass of sugar comes from carbon dioxide in the air.',
            },
          ]
        : []),
    ]),
    hints: [
      'Mass is kept: what goes in must come out, as sugar and as oxygen.',
      `First find how much sugar was made. Then take away the ${grams(used)} that the plants used.`,
    ],
    solution: [
      `In go ${numeral(inGas)} + ${numeral(inWater)} = ${grams(inGas + inWater)}.`,
      `${grams(out)} leave as oxygen, so the sugar has ${numeral(inGas + inWater)} − ${numeral(out)} = ${grams(made)}.`,
      `The plants use up ${grams(used)} in respiration: ${numeral(made)} − ${numeral(used)} = ${grams(answer)} are left.`,
    ],
  }
}

const waterPlants = ['waterweed', 'pondweed', 'hornwort'] as const

/** Bubbles a minute at distances of a lamp: fewer the farther it is, ever more slowly. */
interface Bubbles {
  plant: string
  distances: number[]
  rates: number[]
}
function bubbles(random: Random): Bubbles {
  const distances = [10, 20, 30, 40, 50, 60]
  const start = random.integer(22, 38)
  const rates = distances.map(
    (distance) =>
      // Even numbers can be read off the grid.
      2 *
      Math.max(
        1,
        Math.round((start * (0.12 + 0.88 * Math.exp(-(distance - 10) / 24)) + random.integer(-1, 1)) / 2),
      ),
  )
  // A lamp that is farther off never gives more.
  const isFalling = rates.every((rate, index) => index === 0 || rate < (rates[index - 1] ?? 0))
  return isFalling ? { plant: random.pick(waterPlants), distances, rates } : bubbles(random)
}
function bubbleGraph({ plant, distances, rates }: Bubbles): Figure {
  const points = distances.map((distance, index): [number, number] => [distance, rates[index] ?? 0])
  return {
    kind: 'line-graph',
    title: `Oxygen bubbles from ${plant}`,
    description: `A line graph of oxygen bubbles per minute against the distance of the lamp in centimeters. ${points.map(([x, y]) => `At ${x} cm: ${y}.`).join(' ')}`,
    x: { from: 0, to: 70, step: 10, label: 'Distance of the lamp (cm)' },
    y: { from: 0, to: 40, step: 2, label: 'Bubbles per minute' },
    series: [{ label: 'Bubbles', points, joined: 'straight' }],
  }
}

/** Read a rate (level 1), compare two over some minutes (level 2), find what holds it back (level 3). */
const bubbleData: ComputedModel = {
  id: 'bubble-data',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 55,
  make(random, level) {
    if (level === 3) return leveling(random)
    return level === 2 ? compareRates(random) : countBubbles(random)
  },
  solve(shown) {
    const { stem, figure } = shown
    if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
    if (figure.series.length === 2) return solveLeveling(shown)
    const rateAt = (distance: number): number =>
      figure.series[0]?.points.find(([x]) => x === distance)?.[1] ?? 0
    const places = [...stem.matchAll(/(\d+) cm/g)].map(([, found]) => Number(found))
    const minutes = Number(/in (\d+) minutes/.exec(stem)?.[1] ?? 1)
    const [first = 0, second] = places
    const rate = second === undefined ? rateAt(first) : Math.abs(rateAt(first) - rateAt(second))
    return { kind: 'number', text: String(rate * minutes) }
  },
}

function bubbleStory({ plant }: Bubbles): string {
  return `In a glass of water, ${plant} gives off bubbles of oxygen in the light of a lamp. The graph shows a test in a dark room.`
}

function countBubbles(random: Random): Item {
  const test = bubbles(random)
  const at = random.integer(0, 5)
  const [distance, rate] = [test.distances[at] ?? 10, test.rates[at] ?? 0]
  const minutes = random.integer(2, 5)
  const answer = rate * minutes
  const near = at === 0 ? 1 : at - 1
  return {
    stem: `${bubbleStory(test)} The lamp stands at ${distance} cm. How many bubbles rise in ${minutes} minutes?`,
    figure: bubbleGraph(test),
    ...number({ label: 'Bubbles', after: 'bubbles' }, { value: String(answer), within: String(minutes) }, [
      {
        value: String(rate),
        misconception: 'stops-early',
        feedback: `${rate} bubbles rise in one minute. The question is about ${minutes} minutes.`,
      },
      {
        value: String((test.rates[near] ?? 0) * minutes),
        misconception: 'misreads-graph',
        feedback: `You read the graph at ${test.distances[near] ?? 0} cm. Go up from ${distance} cm.`,
      },
      {
        value: String(distance * minutes),
        misconception: 'misreads-graph',
        feedback: `${distance} is the distance of the lamp. Go up from there to the line, and then left to the number of bubbles.`,
      },
      {
        value: String(rate + minutes),
        misconception: 'adds-instead',
        feedback: `You added ${minutes}. But each minute brings ${rate} bubbles more.`,
      },
    ]),
    hints: [
      `Find ${distance} cm on the bottom axis. Go straight up to the line, and then left.`,
      `That is the number for one minute. How many come up in ${minutes} minutes?`,
    ],
    solution: [
      `At ${distance} cm the graph shows ${rate} bubbles per minute.`,
      `In ${minutes} minutes that is ${rate} × ${minutes} = ${answer} bubbles.`,
    ],
  }
}

function compareRates(random: Random): Item {
  const test = bubbles(random)
  const [one, two] = random.sample([0, 1, 2, 3, 4, 5], 2).toSorted((a, b) => a - b)
  if (one === undefined || two === undefined) throw new TypeError('two places')
  const minutes = random.integer(3, 10)
  const [close, far] = [test.distances[one] ?? 0, test.distances[two] ?? 0]
  const [more, less] = [test.rates[one] ?? 0, test.rates[two] ?? 0]
  const answer = (more - less) * minutes
  return {
    stem: `${bubbleStory(test)} The lamp is first at ${close} cm, then at ${far} cm. How many fewer bubbles rise in ${minutes} minutes when it is farther away?`,
    figure: bubbleGraph(test),
    ...number(
      { label: 'Fewer bubbles', after: 'bubbles' },
      { value: String(answer), within: String(minutes), sign: 'either' },
      [
        {
          value: String(more - less),
          misconception: 'stops-early',
          feedback: `${more - less} is the difference in one minute. The question is about ${minutes} minutes.`,
        },
        {
          value: String(more * minutes),
          misconception: 'stops-early',
          feedback: `That is how many rise at ${close} cm. How many fewer are there at ${far} cm?`,
        },
        {
          value: String(less * minutes),
          misconception: 'stops-early',
          feedback: `That is how many rise at ${far} cm. How many fewer is that than at ${close} cm?`,
        },
        {
          value: String((far - close) * minutes),
          misconception: 'misreads-graph',
          feedback: `You compared the distances. Read the bubbles at ${close} cm and at ${far} cm on the side axis.`,
        },
        {
          value: String((more + less) * minutes),
          misconception: 'adds-instead',
          feedback: 'You added the two. “How many fewer” asks for the difference.',
        },
      ],
    ),
    hints: [
      `Read the bubbles per minute at ${close} cm and at ${far} cm.`,
      `How many fewer are there in one minute? Then think of ${minutes} minutes.`,
    ],
    solution: [
      `At ${close} cm there are ${more} bubbles per minute, and at ${far} cm there are ${less}.`,
      `That is ${more} − ${less} = ${more - less} fewer in each minute.`,
      `In ${minutes} minutes it is ${more - less} × ${minutes} = ${answer} fewer. With less light, less oxygen is made.`,
    ],
  }
}

/** Rates that rise with the light until something else runs short. */
function leveling(random: Random): Item {
  const slope = random.pick([2, 4, 6])
  const [airAt, richAt] = [random.integer(2, 4), random.integer(5, 7)]
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const series = (limit: number): [number, number][] =>
    steps.map((step) => [step * 10, Math.min(step, limit) * slope])
  const [airTop, richTop] = [airAt * slope, richAt * slope]
  const at = random.integer(airAt + 1, 8)
  const richHere = Math.min(at, richAt) * slope
  const minutes = random.integer(2, 9)
  const answer = (richHere - airTop) * minutes
  const plant = random.pick(waterPlants)
  const to = Math.ceil(richTop / 10) * 10 + 10
  return {
    stem: `The graph shows oxygen bubbles from ${plant} in plain water and in water with extra carbon dioxide. At a brightness of ${at * 10} percent, how many more bubbles does the extra carbon dioxide bring in ${minutes} minutes?`,
    figure: {
      kind: 'line-graph',
      title: `Oxygen bubbles from ${plant}`,
      description: `A line graph of oxygen bubbles per minute against brightness. Plain water: from 0 at 0 straight up to ${airTop} at ${airAt * 10}, then level. Extra carbon dioxide: from 0 at 0 straight up to ${richTop} at ${richAt * 10}, then level.${at < richAt ? ` At ${at * 10} it shows ${richHere}.` : ''}`,
      x: { from: 0, to: 80, step: 10, label: 'Brightness (percent)' },
      y: { from: 0, to, step: 2, label: 'Bubbles per minute' },
      series: [
        { label: 'Plain water', points: series(airAt) },
        { label: 'Extra carbon dioxide', points: series(richAt) },
      ],
    },
    ...number(
      { label: 'More bubbles', after: 'bubbles' },
      { value: String(answer), within: String(minutes) },
      [
        {
          value: String(richHere - airTop),
          misconception: 'stops-early',
          feedback: `${richHere - airTop} more is right for one minute. The question is about ${minutes} minutes.`,
        },
        {
          value: String(richHere * minutes),
          misconception: 'one-factor',
          feedback: `That is all bubbles with extra carbon dioxide. How many are there without it?`,
        },
        {
          value: String(airTop * minutes),
          misconception: 'one-factor',
          feedback: `That is the number in plain water. How many more are there with extra carbon dioxide?`,
        },
        {
          value: '0',
          misconception: 'one-factor',
          feedback: `The two lines are one only up to a brightness of ${airAt * 10}. At ${at * 10} light is not what holds the plant back.`,
        },
        {
          value: String((richHere + airTop) * minutes),
          misconception: 'adds-instead',
          feedback: 'You added the two. “How many more” asks for the difference.',
        },
        {
          value: String((richTop - airTop) * minutes),
          misconception: 'misreads-graph',
          feedback: `You took the highest point of the upper line. Read it at a brightness of ${at * 10}.`,
        },
      ],
    ),
    hints: [
      `Go up from ${at * 10} to each of the two lines, and read both.`,
      `How many more are there in one minute? Then think of ${minutes} minutes.`,
    ],
    solution: [
      `At ${at * 10}, plain water gives ${airTop} bubbles per minute, and extra carbon dioxide gives ${richHere}.`,
      `That is ${richHere} − ${airTop} = ${richHere - airTop} more each minute, and ${richHere - airTop} × ${minutes} = ${answer} in ${minutes} minutes.`,
      `In plain water, more light than ${airAt * 10} does not help: carbon dioxide runs short.`,
    ],
  }
}

/** Reads both lines between their points. */
function solveLeveling({ stem, figure }: Shown) {
  if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
  const at = Number(/brightness of (\d+)/.exec(stem)?.[1] ?? 0)
  const minutes = Number(/in (\d+) minutes/.exec(stem)?.[1] ?? 0)
  const [plain = 0, rich = 0] = figure.series.map(({ points }) => points.find(([x]) => x === at)?.[1] ?? 0)
  return { kind: 'number' as const, text: String((rich - plain) * minutes) }
}

const investigations: readonly Investigation[] = [
  {
    setting: 'A class shines light on waterweed and counts the oxygen bubbles in 5 minutes.',
    factors: [
      {
        column: 'Lamp distance',
        name: 'the distance of the lamp',
        values: ['10 cm', '20 cm', '30 cm', '40 cm'],
      },
      { column: 'Light color', name: 'the color of the light', values: ['red', 'green', 'blue', 'white'] },
      { column: 'Water', name: 'the temperature of the water', values: ['15 °C', '20 °C', '25 °C', '30 °C'] },
    ],
  },
  {
    setting: 'A class grows radishes for three weeks and measures the mass of the dried plants.',
    factors: [
      { column: 'Light per day', name: 'the hours of light', values: ['4 h', '8 h', '12 h', '16 h'] },
      { column: 'Water per day', name: 'the amount of water', values: ['20 mL', '40 mL', '60 mL', '80 mL'] },
      { column: 'Soil', name: 'the kind of soil', values: ['sand', 'clay', 'loam', 'compost'] },
    ],
  },
  {
    setting: 'A class seals leaves in clear bags and measures the carbon dioxide after an hour.',
    factors: [
      { column: 'Plant', name: 'the kind of plant', values: ['spinach', 'mint', 'bean', 'ivy'] },
      { column: 'Leaf mass', name: 'the mass of the leaves', values: ['5 g', '10 g', '15 g', '20 g'] },
      { column: 'Light', name: 'the light', values: ['dark', 'shade', 'lamp', 'full sun'] },
    ],
  },
  {
    setting: 'A class floats small disks of leaf in water and measures how long they take to rise.',
    factors: [
      { column: 'Baking soda', name: 'the amount of baking soda', values: ['0 g', '1 g', '2 g', '3 g'] },
      { column: 'Lamp', name: 'the power of the lamp', values: ['5 W', '10 W', '15 W', '20 W'] },
      { column: 'Leaf', name: 'the kind of leaf', values: ['spinach', 'ivy', 'mint', 'chard'] },
    ],
  },
]

/** What a plant does with matter and energy, as a text with gaps. */
const story: ConceptualModel = {
  id: 'fill-the-gaps',
  kind: 'conceptual',
  thinking: 'explain',
  seconds: 50,
  make(random, level) {
    return askStory(random, random.pick([...plantStories[level], ...morePlantStories[level]]))
  },
}

export const photosynthesis = defineSkill({
  id: 'photosynthesis',
  revision: 2,
  subject: 'science',
  gradeLevel: 7,
  strand: 'Matter and energy in living things',
  name: 'Photosynthesis and respiration',
  description: 'Follow atoms and energy into a plant, through its sugar, and out again.',
  icon: 'leaf',
  standards: ['MS-LS1-6', 'MS-LS1-7'],
  prerequisites: ['food-webs', 'cells', 'unit-rates', 'conservation-of-mass'],
  misconceptions: [
    {
      id: 'food-from-soil',
      name: 'thinks that plants get their food from the soil',
      explanation:
        'Soil gives water and minerals. The food of a plant is the sugar that it makes, mostly from carbon dioxide out of the air.',
    },
    {
      id: 'gases-swapped',
      name: 'mixes up what goes in and what comes out',
      explanation:
        'In photosynthesis carbon dioxide goes in and oxygen comes out. In respiration it is the other way around.',
    },
    {
      id: 'no-respiration-in-plants',
      name: 'thinks that plants do not respire',
      explanation: 'Plants need energy day and night, and get it from sugar and oxygen as animals do.',
    },
    {
      id: 'energy-is-matter',
      name: 'takes energy for a kind of matter',
      explanation: 'Light brings energy, but no atoms. Sugar is made of atoms from carbon dioxide and water.',
    },
    {
      id: 'matter-lost',
      name: 'lets atoms disappear or appear',
      explanation:
        'Every atom that goes in comes out or stays in the plant. They are only put together in new ways.',
    },
    {
      id: 'energy-made',
      name: 'thinks that energy is made or used up',
      explanation:
        'Plants do not make energy. They store energy of light in sugar, and respiration releases it.',
    },
    {
      id: 'respiration-is-breathing',
      name: 'takes respiration for breathing',
      explanation:
        'Breathing moves air. Cellular respiration happens inside cells and releases energy from sugar.',
    },
    {
      id: 'molecules-for-atoms',
      name: 'counts molecules where atoms are asked for',
      explanation:
        'The small numbers in a formula count the atoms in one molecule. Take them times the molecules.',
    },
    {
      id: 'one-for-one',
      name: 'takes one molecule for each sugar molecule',
      explanation: 'A sugar molecule holds 6 carbon atoms. So it takes 6 molecules of carbon dioxide.',
    },
    {
      id: 'counts-both',
      name: 'counts more than is asked for',
      explanation: 'Look for the one substance or the one kind of atom that is asked for.',
    },
    {
      id: 'adds-instead',
      name: 'adds where it should be multiplied or compared',
      explanation:
        'So many in each minute, or for each molecule, means times. How many fewer means a difference.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation: 'Read again what is asked when you have a number.',
    },
    {
      id: 'misreads-graph',
      name: 'reads the graph at another place',
      explanation: 'Go up from the given value to the right line, and then left to the axis.',
    },
    {
      id: 'one-factor',
      name: 'thinks that only light counts',
      explanation:
        'Light, carbon dioxide, water, and warmth all count. What runs short holds the plant back.',
    },
    {
      id: 'changes-two',
      name: 'changes two things at once',
      explanation: 'If two things differ between trials, you cannot tell which one made the difference.',
    },
    {
      id: 'changes-other',
      name: 'changes something else than the question asks about',
      explanation: 'Change only what the question asks about, and keep all the rest the same.',
    },
  ],
  lesson: {
    idea: [
      'In the light, plants take carbon dioxide from the air and water from the soil. From their atoms they make sugar, and oxygen is left over. This is photosynthesis. Light brings the energy, and no atoms: the energy is then stored in the sugar.',
      'Six molecules of carbon dioxide and six of water make one of sugar and six of oxygen. No atom gets lost: 6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂.',
      'All living things need energy, plants too, day and night. In cellular respiration, cells take sugar and oxygen and turn them back to carbon dioxide and water. That releases the energy of the sugar.',
      'How fast a plant makes sugar depends on light, carbon dioxide, water, and warmth. What runs short holds it back.',
    ],
    figure: {
      kind: 'plant',
      description:
        'A plant in soil in the light. Light and carbon dioxide go into the leaf, water goes into the roots, oxygen comes out of the leaf, and sugar goes from the leaf to the roots.',
      view: 'whole',
      parts: [],
      arrows: [
        { id: 'light', label: 'light', from: 'outside', to: 'leaf', carries: 'energy' },
        { id: 'carbon-dioxide', label: 'carbon dioxide', from: 'outside', to: 'leaf', carries: 'matter' },
        { id: 'water', label: 'water', from: 'outside', to: 'roots', carries: 'matter' },
        { id: 'oxygen', label: 'oxygen', from: 'leaf', to: 'outside', carries: 'matter' },
        { id: 'sugar', label: 'sugar', from: 'leaf', to: 'roots', carries: 'matter' },
      ],
    },
    workedExample: { model: 'in-and-out', level: 2 },
    words: [
      {
        word: 'photosynthesis',
        meaning: 'Making sugar and oxygen from carbon dioxide and water with the energy of light.',
      },
      { word: 'cellular respiration', meaning: 'Releasing energy from sugar with oxygen, inside cells.' },
      { word: 'chlorophyll', meaning: 'The green stuff in leaves that catches light.' },
      { word: 'glucose', meaning: 'The sugar that plants make, C₆H₁₂O₆.' },
      { word: 'chloroplast', meaning: 'The part of a plant cell where photosynthesis happens.' },
    ],
  },
  models: [
    plantFlows,
    inAndOut,
    bubbleData,
    fairTestModel(investigations),
    story,
    conceptModel({ id: 'ideas', thinking: 'explain', seconds: 35, questions: photosynthesisQuestions }),
  ],
})
