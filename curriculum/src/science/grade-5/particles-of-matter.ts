import { type Answering, choices } from '../../build-item.ts'
import { type Gap, hotSpot, inlineChoice, match, order, sort, table } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { listed } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { airEvidence, matterCards, particleQuestions, sights, sizes } from './particle-questions.ts'
import { grams, graphWeights, weighParts, whatScalesTell } from './weighing-matter.ts'

type Vessels = Extract<Figure, { kind: 'states-of-matter' }>
type Vessel = Vessels['containers'][number]
type Phase = Vessel['phases'][number]

const sayPhase = ({ state, particles, others = 0 }: Phase, names: readonly string[]): string => {
  const [light = 'particles', dark = 'other particles'] = names
  const of = (howMany: number, kind: string) => `${howMany} of ${kind}`
  const both = listed(
    [
      ...(particles > others ? [of(particles - others, light)] : []),
      ...(others > 0 ? [of(others, dark)] : []),
    ],
    'and',
  )
  const where = {
    solid: 'packed in rows at the bottom',
    liquid: 'close together as a liquid',
    gas: 'far apart as a gas',
  }[state]
  return `${both}, ${where}`
}

/** Vessels in a row; those of `spots` wear letters in this order. */
function vesselFigure(
  containers: Vessel[],
  spots: readonly string[],
  names: [string] | [string, string],
): Vessels {
  const called = ({ id, label }: Vessel): string =>
    label !== '' ? label : `Picture ${String.fromCodePoint(65 + spots.indexOf(id))}`
  return {
    kind: 'states-of-matter',
    description: `Pictures of particles in a container. ${containers
      .map(
        (vessel) =>
          `${called(vessel)}: ${vessel.phases.map((phase) => sayPhase(phase, names)).join('; ')}${vessel.pistonAt === undefined ? '' : vessel.pistonAt < 1 ? '; the piston is pushed down to the middle' : '; the piston is up'}.`,
      )
      .join(' ')}`,
    containers,
    substances: names,
  }
}

interface Guess {
  phases: Phase[]
  misconception?: string
  feedback?: string
}

/** A picture of before, and three of which one shows afterward. */
function pickPicture(
  random: Random,
  before: Phase[],
  guesses: Guess[],
  looks: { top: Vessel['top']; from?: number; to?: number },
  names: [string] | [string, string],
): Pick<Item, 'figure'> & Answering {
  const shown = random.shuffle(guesses)
  const vessel = (id: string, label: string, phases: Phase[], pistonAt: number | undefined): Vessel => ({
    id,
    label,
    phases,
    motion: 0,
    top: looks.top,
    ...(pistonAt !== undefined && { pistonAt }),
  })
  const ids = shown.map((_, index) => `picture-${index + 1}`)
  const idOf = (guess: Guess): string => ids[shown.indexOf(guess)] ?? ''
  return {
    figure: vesselFigure(
      [
        vessel('before', 'Before', before, looks.from),
        ...shown.map((guess, index) => vessel(ids[index] ?? '', '', guess.phases, looks.to)),
      ],
      ids,
      names,
    ),
    ...hotSpot({
      spots: ids,
      right: shown.filter((guess) => guess.misconception === undefined).map(idOf),
      wrong: guesses.flatMap((guess) =>
        guess.misconception === undefined
          ? []
          : [{ misconception: guess.misconception, feedback: guess.feedback ?? '', picked: [idOf(guess)] }],
      ),
    }),
  }
}

const dissolving = [
  { solid: 'sugar', liquid: 'water' },
  { solid: 'salt', liquid: 'water' },
  { solid: 'baking soda', liquid: 'water' },
  { solid: 'Epsom salt', liquid: 'water' },
] as const

/** Dissolving (level 1), squeezing, melting and drying up (level 2), a model with weights (level 3). */
const particlePictures: ComputedModel = {
  id: 'particle-pictures',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  make(random, level) {
    if (level === 1) return pictureDissolved(random)
    if (level === 3) return weighModel(random)
    return random.pick([pictureSqueezed, pictureMelted, pictureInClosedJar])(random)
  },
  solve: solvePicture,
}

function solvePicture({ stem, figure, interaction }: Shown) {
  if (figure?.kind !== 'states-of-matter') throw new TypeError('expects vessels')
  const countOf = (vessel: Vessel | undefined): { light: number; dark: number } => {
    const phases = vessel?.phases ?? []
    const dark = phases.reduce((sum, phase) => sum + (phase.others ?? 0), 0)
    return { light: phases.reduce((sum, phase) => sum + phase.particles, 0) - dark, dark }
  }
  const [first] = figure.containers
  const start = countOf(first)
  if (interaction.kind === 'table') {
    const numberBefore = (words: RegExp): number => Number(words.exec(stem)?.[1])
    const gone = numberBefore(/, (\d+) particles of water/)
    const [light, dark] = [
      numberBefore(/water stands for (\d+) g/),
      numberBefore(/(?:salt|sugar) for (\d+) g/),
    ]
    const isOpen = stem.includes('leave the open')
    const left = start.light - gone
    const rows = [left, start.dark, (isOpen ? left : start.light) * light + start.dark * dark]
    return {
      kind: 'table' as const,
      placed: Object.fromEntries(rows.map((value, y) => [`row-${y + 1}-2`, String(value)])),
    }
  }
  const stateAsked = stem.includes('syringe') ? 'gas' : 'liquid'
  const fits = figure.containers
    .slice(1)
    .filter((vessel) => {
      const { light, dark } = countOf(vessel)
      return (
        light === start.light &&
        dark === start.dark &&
        vessel.phases.some((phase) => phase.state === stateAsked)
      )
    })
    .map(({ id }) => id)
  return { kind: 'hot-spot' as const, options: fits }
}

function pictureDissolved(random: Random): Item {
  const { solid, liquid } = random.pick(dissolving)
  const water = random.integer(14, 24)
  const grains = random.integer(4, 9)
  const fewer = random.integer(1, Math.floor(grains / 2))
  const gone = {
    phases: [{ state: 'liquid' as const, particles: water }],
    misconception: 'unseen-is-gone',
    feedback: `In this picture the particles of ${solid} are gone. You cannot see them any more in a real cup, but are they still there?`,
  }
  const turned = {
    phases: [{ state: 'liquid' as const, particles: water + grains }],
    misconception: 'turns-into',
    feedback: `In this picture the dark particles have turned into light ones. But ${solid} does not become ${liquid}: you can still taste it.`,
  }
  const lost = {
    phases: [{ state: 'liquid' as const, particles: water + fewer, others: fewer }],
    misconception: 'unseen-is-gone',
    feedback: `Count the dark particles: ${grains} before and only ${fewer} in this picture. Where could the others have gone?`,
  }
  return {
    stem: `Some ${solid} lies at the bottom of a cup of ${liquid}. ${person(random)} stirs until no ${solid} can be seen. Which picture shows the particles now?`,
    ...pickPicture(
      random,
      [
        { state: 'solid', particles: grains, others: grains },
        { state: 'liquid', particles: water },
      ],
      [
        { phases: [{ state: 'liquid', particles: water + grains, others: grains }] },
        ...random.sample([gone, turned, lost], 2),
      ],
      { top: 'open' },
      [liquid, solid],
    ),
    hints: [
      'Nothing left the cup. So what must be true of the number of dark particles?',
      `Count the dark particles before. Then count them in each picture, wherever they are.`,
    ],
    solution: [
      `Before, there are ${grains} particles of ${solid} at the bottom.`,
      `Stirring takes them apart and spreads them among the particles of ${liquid}. None is lost, and none changes into something else.`,
      `So the right picture has all ${grains} dark particles, spread all around.`,
    ],
  }
}

function pictureSqueezed(random: Random): Item {
  const air = random.integer(7, 11)
  const isIn = random.chance(0.5)
  const fewer = random.integer(Math.ceil(air / 3), air - 3)
  const more = air + random.integer(4, 8)
  const name = person(random)
  return {
    stem: `${isIn ? `${name} holds a closed syringe of air and pushes the piston in.` : `Air is squeezed in a closed syringe. ${name} lets go, and the piston springs back.`} Which picture shows the particles of air now?`,
    ...pickPicture(
      random,
      [{ state: 'gas', particles: air }],
      [
        { phases: [{ state: 'gas', particles: air }] },
        isIn
          ? {
              phases: [{ state: 'gas', particles: fewer }],
              misconception: 'unseen-is-gone',
              feedback: `Count: ${air} particles before and ${fewer} in this picture. The syringe is closed, so can any get lost?`,
            }
          : {
              phases: [{ state: 'gas', particles: more }],
              misconception: 'stuff-between',
              feedback: `Count: ${air} particles before and ${more} in this picture. The syringe is closed, so can any come in to fill the space?`,
            },
        {
          phases: [{ state: 'liquid', particles: air }],
          misconception: 'states-mixed',
          feedback:
            'In this picture the particles lie at the bottom, close together, as in a liquid. What do particles of air do?',
        },
      ],
      { top: 'piston', from: isIn ? 1 : 0.5, to: isIn ? 0.5 : 1 },
      ['air'],
    ),
    hints: [
      'The syringe is closed. Can the number of particles change?',
      'Count the particles before. Then look for a picture with just as many, spread out as in a gas.',
    ],
    solution: [
      `The syringe is closed, so there are still ${air} particles.`,
      `Air is a gas, so its particles are spread over all the space that there is. Now they are ${isIn ? 'closer together' : 'farther apart'}.`,
    ],
  }
}

const melting = ['ice', 'wax', 'iron', 'tin', 'gold'] as const

function pictureMelted(random: Random): Item {
  const what = random.pick(melting)
  const howMany = random.integer(11, 18)
  const fewer = howMany - random.integer(4, 8)
  const more = howMany + random.integer(4, 8)
  const lost = {
    phases: [{ state: 'liquid' as const, particles: fewer }],
    misconception: 'change-changes-weight',
    feedback: `Count: ${howMany} particles before and ${fewer} in this picture. Melting does not take particles away.`,
  }
  const made = {
    phases: [{ state: 'liquid' as const, particles: more }],
    misconception: 'change-changes-weight',
    feedback: `Count: ${howMany} particles before and ${more} in this picture. Melting does not make new particles.`,
  }
  const other = {
    phases: [{ state: 'liquid' as const, particles: howMany, others: howMany }],
    misconception: 'turns-into',
    feedback: `In this picture all particles are of another kind. But melted ${what} is still made of the same particles.`,
  }
  return {
    stem: `A piece of ${what} is in a closed container. It is heated until all of it has melted. Which picture shows the particles now?`,
    ...pickPicture(
      random,
      [{ state: 'solid', particles: howMany }],
      [{ phases: [{ state: 'liquid', particles: howMany }] }, ...random.sample([lost, made, other], 2)],
      { top: 'lid' },
      [what, 'something else'],
    ),
    hints: [
      'Melting changes how particles are held together. Does it change what they are, or how many there are?',
      'Count the particles before. Then look for a picture with just as many of the same kind.',
    ],
    solution: [
      `The container is closed, so there are still ${howMany} particles.`,
      `They are the same particles of ${what}. They have only left their fixed places and can slide past each other.`,
    ],
  }
}

function pictureInClosedJar(random: Random): Item {
  const water = random.integer(16, 28)
  const gas = random.integer(4, 8)
  return {
    stem: `A closed jar with a little water stands in the sun. After a while there is less liquid in it. Which picture shows the particles of water now?`,
    ...pickPicture(
      random,
      [{ state: 'liquid', particles: water }],
      [
        {
          phases: [
            { state: 'liquid', particles: water - gas },
            { state: 'gas', particles: gas },
          ],
        },
        {
          phases: [{ state: 'liquid', particles: water - gas }],
          misconception: 'unseen-is-gone',
          feedback: `Count: ${water} particles before and only ${water - gas} in this picture. The jar is closed, so where are the others?`,
        },
        {
          phases: [
            { state: 'liquid', particles: water - gas },
            { state: 'gas', particles: gas, others: gas },
          ],
          misconception: 'turns-into',
          feedback:
            'In this picture the particles over the liquid are of another kind. But water that goes into the air is still water.',
        },
      ],
      { top: 'lid' },
      ['water', 'something else'],
    ),
    hints: [
      'The jar is closed. Where can particles be that are no longer in the liquid?',
      'Count all particles of water before. Then count them in each picture, in the liquid and over it.',
    ],
    solution: [
      `Some particles of water have left the liquid. The jar is closed, so they are in the air over it.`,
      `They are still particles of water: ${water - gas} in the liquid and ${gas} over it make ${water - gas} + ${gas} = ${water}, as before.`,
    ],
  }
}

function weighModel(random: Random): Item {
  const solid = random.pick(['salt', 'sugar'])
  const water = random.integer(10, 18)
  const grains = random.integer(3, 8)
  const gone = random.integer(3, 8)
  const [light, dark] = random.pick([
    [2, 5],
    [2, 10],
    [3, 10],
    [5, 10],
    [2, 6],
    [3, 5],
  ] as const)
  const isOpen = random.chance(0.5)
  const before = water * light + grains * dark
  const after = isOpen ? before - gone * light : before
  const name = person(random)
  const figure = vesselFigure(
    [
      {
        id: 'start',
        label: 'At the start',
        phases: [{ state: 'liquid', particles: water + grains, others: grains }],
        motion: 0,
        top: isOpen ? 'open' : 'lid',
      },
    ],
    [],
    ['water', solid],
  )
  const stays = `No ${solid} left the liquid: it cannot go into the air as water does.`
  return {
    stem: `${name} draws a model of ${solid} water in ${isOpen ? 'an open' : 'a closed'} jar. In the model, a particle of water stands for ${light} g and one of ${solid} for ${dark} g. Later, ${gone} particles of water ${isOpen ? 'leave the open jar' : 'have left the liquid and are in the air of the closed jar'}. Fill in the table.`,
    figure,
    ...table(
      random,
      ['In the model', 'Later'],
      [
        [
          'Particles of water in the liquid',
          {
            label: 'Particles of water in the liquid later',
            key: { value: String(water - gone) },
            wrong: [
              {
                value: String(water),
                misconception: 'unseen-is-gone',
                feedback: `There are ${water} particles of water at the start. But ${gone} of them are no longer in the liquid later.`,
              },
              {
                value: String(water + grains - gone),
                misconception: 'counts-all-kinds',
                feedback: `You counted all ${water + grains} particles in the drawing. Look at the key, and count only those of water.`,
              },
            ],
          },
        ],
        [
          `Particles of ${solid} in the liquid`,
          {
            label: `Particles of ${solid} in the liquid later`,
            key: { value: String(grains) },
            wrong: [
              {
                value: '0',
                misconception: 'unseen-is-gone',
                feedback: `You cannot see ${solid} in real ${solid} water, but it is there, and it does not go into the air.`,
              },
              {
                value: String(Math.max(grains - gone, 1)),
                misconception: 'turns-into',
                feedback: `Only particles of water go into the air. What happens to those of ${solid}?`,
              },
            ],
          },
        ],
        [
          'Weight of all in the jar (g)',
          {
            label: 'Weight of all in the jar later',
            key: { value: String(after), unit: 'g' },
            wrong: [
              isOpen
                ? {
                    value: String(before),
                    misconception: 'gas-is-nothing',
                    feedback: `The jar is open, and ${gone} particles left it. Each of them stands for ${grams(light)}.`,
                  }
                : {
                    value: String(before - gone * light),
                    misconception: 'open-or-closed',
                    feedback: `The ${gone} particles left the liquid, but not the closed jar. Do they still weigh something?`,
                  },
              {
                value: String(after - grains * dark),
                misconception: 'unseen-is-gone',
                feedback: `That leaves out the ${solid}. Is it still in the jar?`,
              },
            ],
          },
        ],
      ],
    ),
    hints: [
      `Only water goes into the air. ${isOpen ? 'The jar is open, so it can leave' : 'The jar is closed, so it cannot leave'}.`,
      `Count both kinds in the drawing. For the weight, take ${light} g for each particle of water in the jar and ${dark} g for each one of ${solid}.`,
    ],
    solution: [
      `The drawing has ${water} particles of water and ${grains} of ${solid}. They stand for ${water} × ${light} = ${water * light} g and ${grains} × ${dark} = ${grains * dark} g: together ${water * light} + ${grains * dark} = ${before} g.`,
      `Later, ${water} − ${gone} = ${water - gone} particles of water are in the liquid. ${stays} So there are still ${grains}.`,
      isOpen
        ? `The jar lost ${gone} × ${light} = ${gone * light} g of water, so it holds ${before} − ${gone * light} = ${after} g.`
        : `The closed jar still holds all particles, so the weight is still ${after} g.`,
    ],
  }
}

const questions = conceptModel({
  id: 'particle-ideas',
  thinking: 'explain',
  seconds: 40,
  questions: particleQuestions,
})

/** Questions on the idea, with things to sort, to order, to match and to choose among them. */
const particleIdeas: ConceptualModel = {
  ...questions,
  make(random, level) {
    if (!random.chance(0.4)) return questions.make(random, level)
    if (level === 1) return random.chance(0.6) ? sortMatter(random) : orderSizes(random)
    if (level === 2) return random.chance(0.5) ? matchSights(random, 3) : whatStays(random)
    return random.chance(0.5) ? matchSights(random, 4) : pickEvidence(random)
  },
}

function sortMatter(random: Random): Item {
  const gases = random.sample(
    matterCards.filter((card) => card.isGas),
    2,
  )
  const seen = random.sample(
    matterCards.filter((card) => card.isMatter && !card.isGas),
    2,
  )
  const not = random.sample(
    matterCards.filter((card) => !card.isMatter),
    2,
  )
  const categories = ['Matter', 'Not matter']
  return {
    stem: 'Which of these are matter, so that they are made of particles? Sort them.',
    ...sort(random, {
      categories,
      cards: [...gases, ...seen, ...not].map(({ text, isMatter, isGas }) => ({
        text,
        category: isMatter ? 'Matter' : 'Not matter',
        slips: [
          {
            category: isMatter ? 'Not matter' : 'Matter',
            misconception: isGas ? 'gas-is-nothing' : isMatter ? 'no-particles' : 'all-is-matter',
            feedback: isGas
              ? `You put ${text} with what is not matter. It cannot be seen, but does it take up space? Does it weigh something?`
              : isMatter
                ? `You put ${text} with what is not matter. Could you weigh it?`
                : `You put ${text} with matter. Does it take up space? Could you put it on a scale?`,
          },
        ],
      })),
      slip: { misconception: 'no-particles', feedback: 'Matter takes up space and has weight.' },
    }),
    hints: [
      'Matter takes up space and has weight. It need not be seen.',
      'Ask of each: could you close it up in a bag and put it on a very good scale?',
    ],
    solution: [
      `These are matter: ${listed([...gases, ...seen].map((card) => card.text))}. They take up space and have weight, so they are made of particles.`,
      `These are not matter: ${listed(not.map((card) => card.text))}. None of them takes up space or has weight.`,
    ],
  }
}

function orderSizes(random: Random): Item {
  const rest = sizes.slice(0, -1)
  const chosen = new Set(random.sample<string>(rest, 3))
  const inOrder = sizes.filter((size) => chosen.has(size) || size === sizes.at(-1))
  return {
    stem: 'Put these in order of size, from the largest to the smallest.',
    ...order(random, {
      options: inOrder,
      first: 'largest',
      last: 'smallest',
      wrong: inOrder.flatMap((larger, index) =>
        inOrder.slice(index + 1).map((smaller) => ({
          before: [smaller, larger] satisfies [string, string],
          misconception: 'particles-visible',
          feedback:
            smaller === sizes.at(-1)
              ? `You put one particle of water before ${larger}. You can see ${larger}. Could you ever see one single particle?`
              : `You put ${smaller} before ${larger}. Think how wide each of them is.`,
        })),
      ),
    }),
    hints: [
      'Begin with those that you know well. Which would you need a magnifying glass for?',
      'One of them cannot be seen at all, even with a magnifying glass.',
    ],
    solution: [
      `From the largest to the smallest: ${listed(inOrder)}.`,
      'Even the tiniest speck that we can see is made of a huge number of particles.',
    ],
  }
}

function matchSights(random: Random, howMany: 3 | 4): Item {
  const [other, ...chosen] = random.sample(sights, howMany + 1)
  return {
    stem: 'What do the particles do in each case? Match them up. One answer is left over.',
    ...match(random, {
      pairs: chosen.map(({ source, target }) => ({
        source,
        target,
        slips: [...chosen, ...(other ? [other] : [])]
          .filter((each) => each.target !== target)
          .map((each) => ({
            target: each.target,
            misconception: 'no-particles',
            feedback: `Look at this one again: “${source}.” Is it about a solid, a liquid, or a gas, and what changes? The one that you chose fits another case.`,
          })),
      })),
      others: other ? [other.target] : [],
      slip: {
        misconception: 'no-particles',
        feedback: 'Ask what is there before and after, and where its particles are.',
      },
    }),
    hints: [
      'For each case, say what is there before and what is there afterward: solid, liquid, or gas?',
      `Begin with this one: “${chosen[0]?.source ?? ''}.” Where are its particles before? Where are they afterward?`,
    ],
    solution: chosen.map(
      ({ source, target }) => `${source}: ${target.charAt(0).toLowerCase()}${target.slice(1)}.`,
    ),
  }
}

const changes = [
  { what: 'ice', does: 'melts', arranged: 'slide past each other' },
  { what: 'butter', does: 'melts', arranged: 'slide past each other' },
  { what: 'wax', does: 'melts', arranged: 'slide past each other' },
  { what: 'water', does: 'freezes', arranged: 'stay in fixed places' },
  { what: 'juice', does: 'freezes', arranged: 'stay in fixed places' },
  { what: 'liquid chocolate', does: 'gets hard', arranged: 'stay in fixed places' },
  { what: 'alcohol', does: 'becomes a gas', arranged: 'fly around, far apart' },
  { what: 'water', does: 'becomes a gas', arranged: 'fly around, far apart' },
] as const

function whatStays(random: Random): Item {
  const { what, does, arranged } = random.pick(changes)
  const scale = ['smaller', 'the same', 'larger']
  const stays = (label: string, misconception: string, feedback: string): Gap => ({
    label,
    right: 'the same',
    wrong: ['smaller', 'larger'].map((text) => ({ text, misconception, feedback })),
    keepOrder: scale,
  })
  const ways = ['stay in fixed places', 'slide past each other', 'fly around, far apart']
  return {
    stem: `Some ${what} is in a closed jar. All of it ${does}. Choose the words that fit.`,
    ...inlineChoice(random, [
      'Afterward, the number of particles is ',
      stays('number of particles', 'unseen-is-gone', 'The jar is closed. Can particles get in or out?'),
      '. The size of each particle is ',
      stays(
        'size of a particle',
        'particles-swell',
        'Particles themselves do not grow or shrink. What changes is how they move and are held together.',
      ),
      '. The weight of it all is ',
      stays(
        'weight',
        'change-changes-weight',
        'The same particles are in the jar. How could their weight change?',
      ),
      '. Now the particles ',
      {
        label: 'what the particles do',
        right: arranged,
        wrong: ways
          .filter((way) => way !== arranged)
          .map((text) => ({
            text,
            misconception: 'states-mixed',
            feedback: `Is it a solid, a liquid, or a gas now? Think about what it can do, and what its particles must do for that.`,
          })),
        keepOrder: ways,
      },
      '.',
    ]),
    hints: [
      'The jar is closed. What cannot change then?',
      `When ${what} ${does}, is it a solid, a liquid, or a gas afterward? What do particles do in that state?`,
    ],
    solution: [
      'Nothing gets in or out, so the number of particles is the same. Each keeps its size and its weight.',
      `So the weight of it all is the same. What changes is how they move: now they ${arranged}.`,
    ],
  }
}

function pickEvidence(random: Random): Item {
  const right = random.sample<string>(airEvidence.right, random.integer(2, 3))
  const wrong = random.sample<(typeof airEvidence.wrong)[number]>(airEvidence.wrong, 5 - right.length)
  return {
    stem: `${person(random)} wants to show that air is matter: it takes up space, has weight, or pushes things. Which facts are evidence for it? Choose all that fit.`,
    ...choices(random, {
      right,
      wrong: wrong.map(({ text, feedback }) => ({ text, feedback, misconception: 'gas-is-nothing' })),
      missed: {
        misconception: 'gas-is-nothing',
        feedback:
          'What you chose fits, but there is more. Ask of each fact: does it show space, weight, or a push?',
      },
    }),
    hints: [
      'Evidence is a fact that would not be so if air were nothing.',
      'Go through them one by one: does this fact show that air takes up space, has weight, or pushes?',
    ],
    solution: [
      `These would not happen if air were nothing: ${right.map((text) => `“${text}.”`).join(' ')}`,
      'How air looks tells nothing. Clear water and glass are matter, too.',
    ],
  }
}

export const particlesOfMatter = defineSkill({
  id: 'particles-of-matter',
  revision: 1,
  subject: 'science',
  gradeLevel: 5,
  strand: 'Matter and its interactions',
  name: 'Particles of matter',
  description: 'Explain what you see with particles, and keep track of weight when things change.',
  icon: 'particles',
  standards: ['5-PS1-1', '5-PS1-2'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'gas-is-nothing',
      name: 'thinks that gas is nothing or has no weight',
      explanation: 'Air and other gases are matter. They take up space, and a good scale shows their weight.',
    },
    {
      id: 'unseen-is-gone',
      name: 'thinks that what cannot be seen is gone',
      explanation: 'Dissolved sugar and dried-up water are still there, in particles too small to see.',
    },
    {
      id: 'turns-into',
      name: 'thinks that matter turns into something else',
      explanation: 'When sugar dissolves or water dries up, the particles stay the same kind of particles.',
    },
    {
      id: 'change-changes-weight',
      name: 'thinks that melting, heating or mixing changes weight',
      explanation: 'Weight changes only when matter gets in or out. Melting and mixing do neither.',
    },
    {
      id: 'open-or-closed',
      name: 'does not ask whether a container is closed',
      explanation: 'From an open container gas can leave. From a closed one it cannot.',
    },
    {
      id: 'part-forgotten',
      name: 'leaves out a part of what is weighed',
      explanation: 'List all that stands on the scale: the container, and everything in it.',
    },
    {
      id: 'adds-all',
      name: 'adds all numbers in sight',
      explanation: 'Ask first which weight is a part and which is the whole.',
    },
    {
      id: 'compares-backward',
      name: 'mixes up more and less',
      explanation: 'Less weight afterward means that matter left. More means that matter came in.',
    },
    {
      id: 'no-particles',
      name: 'does not think of matter as particles',
      explanation: 'All matter is made of particles: solids, liquids, and gases alike.',
    },
    {
      id: 'all-is-matter',
      name: 'takes light, sound or thoughts for matter',
      explanation: 'Matter takes up space and has weight. Light, shadows, sound, and ideas do not.',
    },
    {
      id: 'particles-visible',
      name: 'thinks that particles can be seen',
      explanation: 'Particles are far smaller than any speck that we can see with a magnifying glass.',
    },
    {
      id: 'particles-like-stuff',
      name: 'gives a particle the properties of the material',
      explanation: 'One particle of ice is not hard or cold. Only very many together are.',
    },
    {
      id: 'particles-swell',
      name: 'thinks that particles grow or shrink',
      explanation: 'Particles keep their size. What changes is how far apart they are and how they move.',
    },
    {
      id: 'stuff-between',
      name: 'thinks that something fills the gaps',
      explanation: 'Between the particles of a gas is empty space. No air is between particles of air.',
    },
    {
      id: 'states-mixed',
      name: 'mixes up solid, liquid and gas',
      explanation:
        'In a solid, particles stay in place. In a liquid, they slide past each other. In a gas, they fly around.',
    },
    {
      id: 'counts-all-kinds',
      name: 'counts the wrong kind of particle',
      explanation: 'Look at the key of the drawing, and count only the kind that is asked for.',
    },
  ],
  lesson: {
    idea: [
      'All matter is made of particles that are too small to be seen. That is true of a rock, of milk, and of air. Between the particles of a gas there is much empty space, so a gas can be squeezed.',
      'When sugar dissolves in water, you can no longer see it. But its particles are all still there, spread among those of the water. When a puddle dries up, its particles are in the air.',
      'So matter does not get lost when it is heated, cooled, or mixed. The weight stays the same as long as nothing gets in or out. If a scale shows less, some matter has left, and often it left as a gas that you cannot see.',
    ],
    figure: vesselFigure(
      [
        {
          id: 'before',
          label: 'Before',
          phases: [
            { state: 'solid', particles: 6, others: 6 },
            { state: 'liquid', particles: 18 },
          ],
          motion: 0,
          top: 'lid',
        },
        {
          id: 'after',
          label: 'After stirring',
          phases: [{ state: 'liquid', particles: 24, others: 6 }],
          motion: 0,
          top: 'lid',
        },
      ],
      [],
      ['water', 'sugar'],
    ),
    workedExample: { model: 'weigh-parts', level: 2 },
    words: [
      { word: 'matter', meaning: 'All that takes up space and has weight: solids, liquids, and gases.' },
      { word: 'particle', meaning: 'One of the tiny bits that matter is made of, too small to be seen.' },
      { word: 'dissolve', meaning: 'To spread out in a liquid until nothing of it can be seen.' },
      { word: 'evaporate', meaning: 'To go from a liquid into the air as a gas.' },
      { word: 'water vapor', meaning: 'Water as a gas. It cannot be seen.' },
    ],
  },
  models: [weighParts, whatScalesTell, graphWeights, particlePictures, particleIdeas],
})
