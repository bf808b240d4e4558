import type { Level } from '@skills-center/contract/ids'
import { type Answering, number, quantity, type Slip } from '../../build-item.ts'
import { hotSpot, label, match, sort } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { listed, numeral, sentence, withArticle } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { cellQuestions } from './cell-questions.ts'
import { spotLetter } from '../../right-answer.ts'

type CellKind = 'animal' | 'plant'
type PartId = 'wall' | 'membrane' | 'cytoplasm' | 'nucleus' | 'mitochondria' | 'chloroplasts' | 'vacuole'

interface Part {
  name: string
  /** How it is drawn, for those who hear the figure and for feedback. */
  look: Record<CellKind, string>
  /** After the name: “it holds the DNA”. */
  does: string
  /** After “Which part …”. */
  job: string
}

const partsOf: Record<PartId, Part> = {
  wall: {
    name: 'cell wall',
    look: { plant: 'the thick outermost layer', animal: '' },
    does: 'is stiff, and it holds up the cell from outside',
    job: 'is a stiff layer that gives support from outside',
  },
  membrane: {
    name: 'cell membrane',
    look: {
      plant: 'the thin line just inside the thick outer layer',
      animal: 'the thin line around the whole cell',
    },
    does: 'controls what gets into and out of the cell',
    job: 'controls what gets into and out of the cell',
  },
  cytoplasm: {
    name: 'cytoplasm',
    look: { plant: 'the filling between the other parts', animal: 'the filling between the other parts' },
    does: 'fills the cell and surrounds the other parts',
    job: 'is a jelly that surrounds the other parts',
  },
  nucleus: {
    name: 'nucleus',
    look: {
      plant: 'one round body with a dark spot inside',
      animal: 'one large round body with a dark spot inside',
    },
    does: 'holds the DNA, which has the instructions for the cell',
    job: 'holds the DNA with the instructions for the cell',
  },
  mitochondria: {
    name: 'mitochondria',
    look: {
      plant: 'small rounded rods with a folded line inside',
      animal: 'rounded rods with a folded line inside',
    },
    does: 'release the energy that is stored in sugar',
    job: 'releases the energy that is stored in sugar',
  },
  chloroplasts: {
    name: 'chloroplasts',
    look: { plant: 'green ovals with small stacks inside', animal: '' },
    does: 'use light to make sugar',
    job: 'uses light to make sugar',
  },
  vacuole: {
    name: 'vacuole',
    look: { plant: 'one very large pale sac', animal: 'a few small pale bubbles' },
    does: 'stores water and other substances',
    job: 'stores water and keeps the cell firm',
  },
}

/** Parts that a cell has many of, and that are named in the plural. */
const isMany = (id: PartId): boolean => id === 'mitochondria' || id === 'chloroplasts'

const plantParts: readonly PartId[] = [
  'wall',
  'membrane',
  'cytoplasm',
  'nucleus',
  'mitochondria',
  'chloroplasts',
  'vacuole',
]
const animalParts: readonly PartId[] = ['membrane', 'cytoplasm', 'nucleus', 'mitochondria', 'vacuole']
const drawn = (cell: CellKind): readonly PartId[] => (cell === 'plant' ? plantParts : animalParts)

/** A cell without names, with what each letter points to told by its look. */
function cellFigure(cell: CellKind, spots: readonly PartId[]): Figure {
  const told = spots.map((id, index) => `${spotLetter(index)} points to ${partsOf[id].look[cell]}.`)
  return {
    kind: 'cell',
    cell,
    parts: drawn(cell).map((id) => ({ id })),
    description: `A drawing of ${cell === 'plant' ? 'a plant cell with straight sides' : 'an animal cell with a round shape'}. ${told.join(' ')}`,
  }
}

const pairIs = (one: PartId, other: PartId, ...wanted: [PartId, PartId]): boolean =>
  wanted.includes(one) && wanted.includes(other) && one !== other

/** Whose thinking it is to take one part for another. */
function mixUp(one: PartId, other: PartId): string {
  if (pairIs(one, other, 'wall', 'membrane')) return 'wall-is-membrane'
  if (pairIs(one, other, 'chloroplasts', 'mitochondria')) return 'energy-parts-swapped'
  return 'mixes-up-parts'
}

/** Name parts (level 1), find the part by its job (level 2), find it by what goes wrong without it (level 3). */
const findParts: ConceptualModel = {
  id: 'cell-drawing',
  kind: 'conceptual',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    if (level === 1) return nameParts(random)
    return level === 2 ? findByJob(random) : findByStory(random)
  },
}

function nameParts(random: Random): Item {
  const cell: CellKind = random.chance(0.7) ? 'plant' : 'animal'
  const count = cell === 'plant' ? random.integer(4, 5) : 4
  const ids = random.sample(drawn(cell), count)
  const others: PartId[] = cell === 'animal' ? ['chloroplasts'] : []
  const spots = ids.map((id, index) => ({
    id,
    label: partsOf[id].name,
    slips: [...ids, ...others]
      .filter((other) => other !== id)
      .map((other) => ({
        label: partsOf[other].name,
        misconception: others.includes(other) ? 'animal-like-plant' : mixUp(id, other),
        feedback: others.includes(other)
          ? `Animal cells have no ${partsOf[other].name}: they cannot make sugar from light. Look again at ${spotLetter(index)}: it points to ${partsOf[id].look[cell]}.`
          : `In this drawing, ${spotLetter(index)} points to ${partsOf[id].look[cell]}. That is not how the ${partsOf[other].name} would look: look for ${partsOf[other].look[cell]}.`,
      })),
  }))
  return {
    stem: `This is ${cell === 'plant' ? 'a plant cell' : 'an animal cell'}. Name each part that has a letter.${others.length > 0 ? ' One name is left over.' : ''}`,
    figure: cellFigure(cell, ids),
    ...label(random, {
      spots,
      others: others.map((id) => partsOf[id].name),
      slip: {
        misconception: 'mixes-up-parts',
        feedback: 'One name is not in its place. Compare the shapes once more.',
      },
    }),
    hints: [
      'Start with the parts that are easy to tell: the layers around the cell, and the largest things in it.',
      ids.includes('wall') && ids.includes('membrane')
        ? 'Two layers go around this cell. The wall is the thick one outside, and the membrane is the thin one within.'
        : 'The membrane is the thin skin of the cell. The nucleus is round, with a dark spot. Mitochondria look like beans with folds inside.',
    ],
    solution: ids.map(
      (id, index) =>
        `${spotLetter(index)} ${isMany(id) ? 'shows' : 'is the'} ${partsOf[id].name}: ${partsOf[id].look[cell]}. ${isMany(id) ? 'They' : 'It'} ${partsOf[id].does}.`,
    ),
  }
}

/** Pick one part, each other one being answered by what it does. */
function pickPart(cell: CellKind, spots: readonly PartId[], right: PartId, look: string): Answering {
  return hotSpot({
    spots: [...spots],
    right: [right],
    wrong: spots
      .filter((id) => id !== right)
      .map((id) => ({
        picked: [id],
        misconception: id === 'nucleus' ? 'nucleus-does-all' : mixUp(id, right),
        feedback: `${spotLetter(spots.indexOf(id))} points to ${partsOf[id].look[cell]}. ${isMany(id) ? 'These are' : 'This is'} the ${partsOf[id].name}: ${isMany(id) ? 'they' : 'it'} ${partsOf[id].does}. ${look}`,
      })),
  })
}

/** Letters for the right part, for those that it is taken for, and for some more. */
function spotsFor(random: Random, cell: CellKind, right: PartId, count: number): PartId[] {
  const near: Partial<Record<PartId, PartId[]>> = {
    wall: ['membrane'],
    membrane: cell === 'plant' ? ['wall'] : ['nucleus'],
    chloroplasts: ['mitochondria'],
    mitochondria: cell === 'plant' ? ['chloroplasts'] : ['nucleus'],
    nucleus: ['mitochondria'],
    vacuole: ['nucleus'],
    cytoplasm: ['membrane'],
  }
  const must = [right, ...(near[right] ?? [])]
  const rest = drawn(cell).filter((id) => !must.includes(id))
  return random.shuffle([...must, ...random.sample(rest, count - must.length)])
}

function findByJob(random: Random): Item {
  const cell: CellKind = random.chance(0.65) ? 'plant' : 'animal'
  // A small vacuole keeps no animal cell firm, and cytoplasm is everywhere.
  const right = random.pick(
    drawn(cell).filter((id) => id !== 'cytoplasm' && !(cell === 'animal' && id === 'vacuole')),
  )
  const spots = spotsFor(random, cell, right, cell === 'plant' ? 5 : 4)
  const part = partsOf[right]
  return {
    stem: `Look at this ${cell} cell. Which part ${part.job}? Pick its letter.`,
    figure: cellFigure(cell, spots),
    ...pickPart(cell, spots, right, `Which part ${part.job}?`),
    hints: [
      `First think of the name of the part that ${part.job}. Then look for its shape.`,
      `The name you need is “${part.name}”. Which letter points to something with that shape?`,
    ],
    solution: [
      `The part that ${part.job} is called ${isMany(right) ? '' : 'the '}${part.name}.`,
      `In the drawing, look for ${part.look[cell]}. The letter there is ${spotLetter(spots.indexOf(right))}.`,
    ],
  }
}

interface Trouble {
  cells: readonly CellKind[]
  /** What is seen, before the question. */
  story: string
  question: string
  right: PartId
  /** What the signs say, for hint and solution. */
  clue: string
  why: string
}

const troubles: readonly Trouble[] = [
  {
    cells: ['animal', 'plant'],
    story: 'A poison blocks one part of this cell. The cell has sugar and oxygen, yet it runs out of energy.',
    question: 'Which part is blocked?',
    right: 'mitochondria',
    clue: 'The sugar is there. What is missing is the step that gets the energy out of it.',
    why: 'Mitochondria use oxygen to release the energy in sugar. When they are blocked, the sugar is of no use.',
  },
  {
    cells: ['animal', 'plant'],
    story: 'Soap damages one part of this cell. Now substances leak out, and harmful ones get in.',
    question: 'Which part is damaged?',
    right: 'membrane',
    clue: 'Something no longer controls what passes between the cell and its surroundings.',
    why: 'The membrane controls what gets in and out. With holes in it, substances pass freely.',
  },
  {
    cells: ['animal'],
    story:
      'With a fine needle, one part is taken out of this cell. It lives on for a while, but it can no longer divide or make new kinds of proteins.',
    question: 'Which part was taken out?',
    right: 'nucleus',
    clue: 'The cell has lost the instructions for what to make.',
    why: 'The DNA in the nucleus has the instructions. Without them, the cell cannot make new kinds of proteins or divide.',
  },
  {
    cells: ['plant', 'animal'],
    story:
      'A scientist wants to read the inherited instructions of this cell. So she breaks the cell up and keeps one part only.',
    question: 'Which part should she keep?',
    right: 'nucleus',
    clue: 'Inherited instructions are written in DNA. Where is most of it kept?',
    why: 'The nucleus holds the DNA, and DNA carries the inherited instructions.',
  },
  {
    cells: ['plant'],
    story: 'This leaf cell gets bright light, water, and carbon dioxide. Still, it makes no sugar.',
    question: 'Which part does not work?',
    right: 'chloroplasts',
    clue: 'All that is needed to make sugar is there. What should put it to use?',
    why: 'Chloroplasts use light to make sugar out of water and carbon dioxide. All of these are there, so the chloroplasts must be at fault.',
  },
  {
    cells: ['plant'],
    story: 'A bean plant got no water for a week, and its leaves hang down. Its cells look shrunken inside.',
    question: 'Which part has lost the most water?',
    right: 'vacuole',
    clue: 'A firm plant cell is filled with stored water that presses outward.',
    why: 'The vacuole stores the water of the plant cell. When it is not full, nothing presses outward, and the leaf hangs down.',
  },
  {
    cells: ['plant'],
    story:
      'A substance dissolves one part of this cell. The cell turns from a box into a ball, but nothing leaks out of it.',
    question: 'Which part is gone?',
    right: 'wall',
    clue: 'Nothing leaks, so the layer that controls what passes is still there. What gave the cell its shape?',
    why: 'The stiff cell wall gave the cell its shape. The membrane inside it still keeps everything in.',
  },
  {
    cells: ['plant'],
    story:
      'It is night. This leaf cell gets no light, but it still needs energy, which it gets from stored sugar.',
    question: 'Which part is at work now?',
    right: 'mitochondria',
    clue: 'Without light, no sugar is made. Which part gets the energy out of sugar that is there already?',
    why: 'Plant cells have mitochondria, too. These release the energy in sugar by day and by night.',
  },
  {
    cells: ['plant'],
    story:
      'In dry wood, the living cells are gone. Only one part of each cell is left, and it still holds up the tree.',
    question: 'Which part is left?',
    right: 'wall',
    clue: 'What is left must be stiff and strong enough to carry a tree.',
    why: 'Cell walls are stiff and strong. They stay when the rest of the cell is gone, and together they make up wood.',
  },
  {
    cells: ['plant'],
    story:
      'A cell from the root and this cell from the leaf are compared. The leaf cell is green, and the root cell in the dark soil is not.',
    question: 'Which part does the root cell most likely lack?',
    right: 'chloroplasts',
    clue: 'Which part is green, and of what use would it be in the dark?',
    why: 'Chloroplasts are green and use light. In dark soil they would be of no use, and root cells have none.',
  },
]

/** Two parts that belong together in one question. */
const twins: readonly {
  stem: string
  right: [PartId, PartId]
  avoid: PartId[]
  clue: string
  why: string[]
}[] = [
  {
    stem: 'In this plant cell, one part stores the energy of light in sugar, and another part releases it again. Pick both letters.',
    right: ['chloroplasts', 'mitochondria'],
    avoid: [],
    clue: 'Two parts of a plant cell deal with energy. One is green and needs light; the other works day and night.',
    why: [
      'Chloroplasts use light to make sugar. So the energy of the light is now stored in the sugar.',
      'Mitochondria release the energy in sugar so that the cell can use it.',
    ],
  },
  {
    stem: 'Someone has only this drawing, without its name. Which two parts show that it is no animal cell? Pick both letters.',
    right: ['wall', 'chloroplasts'],
    avoid: ['vacuole'],
    clue: 'Go through the letters one by one: would an animal cell have such a part?',
    why: [
      'Animal cells have a membrane, cytoplasm, a nucleus, and mitochondria, too. These parts do not tell.',
      'A cell wall and chloroplasts are not found in animal cells.',
    ],
  },
  {
    stem: 'Water from outside gets into this plant cell. Which two layers must it pass first? Pick both letters.',
    right: ['wall', 'membrane'],
    avoid: ['cytoplasm', 'vacuole'],
    clue: 'Which layers lie around the whole cell? A plant cell has two of them.',
    why: [
      'The outermost layer of a plant cell is the cell wall. Water passes through it easily.',
      'Right inside lies the membrane, which controls what gets in.',
    ],
  },
]

function findByStory(random: Random): Item {
  if (random.chance(0.3)) return findTwo(random)
  const { cells: kinds, story, question, right, clue, why } = random.pick(troubles)
  const cell = random.pick(kinds)
  const spots = spotsFor(random, cell, right, cell === 'plant' ? 5 : 4)
  return {
    stem: `${story} ${question} Pick its letter.`,
    figure: cellFigure(cell, spots),
    ...pickPart(cell, spots, right, clue),
    hints: [
      `Think of the job first. ${clue}`,
      'Name the part with that job. Then find the shape it has in the drawing.',
    ],
    solution: [
      why,
      `In the drawing, the ${partsOf[right].name} ${isMany(right) ? 'are' : 'is'} at ${spotLetter(spots.indexOf(right))}: ${partsOf[right].look[cell]}.`,
    ],
  }
}

function findTwo(random: Random): Item {
  const { stem, right, avoid, clue, why } = random.pick(twins)
  const rest = plantParts.filter((id) => !right.includes(id) && !avoid.includes(id))
  const spots = random.shuffle([...right, ...random.sample(rest, 3)])
  const others = spots.filter((id) => !right.includes(id))
  const wrong = right.flatMap((kept) =>
    others.map((id) => {
      const missed = right.find((each) => each !== kept) ?? kept
      return {
        picked: spots.filter((each) => each === kept || each === id),
        misconception: mixUp(id, missed),
        feedback: `${spotLetter(spots.indexOf(kept))} is right. But ${spotLetter(spots.indexOf(id))} points to the ${partsOf[id].name}: ${isMany(id) ? 'they' : 'it'} ${partsOf[id].does}. ${clue}`,
      }
    }),
  )
  return {
    stem,
    figure: cellFigure('plant', spots),
    ...hotSpot({ spots, right: spots.filter((id) => right.includes(id)), wrong }),
    hints: [clue, 'Name each lettered part in your head, and say what it does. Two of them fit.'],
    solution: [
      ...why,
      `In the drawing, ${right.map((id) => `the ${partsOf[id].name} ${isMany(id) ? 'are' : 'is'} at ${spotLetter(spots.indexOf(id))}`).join(', and ')}.`,
    ],
  }
}

/** Match parts to jobs (level 1), sort by plant and both (level 2), and with bacteria as a third kind (level 3). */
const jobs: ConceptualModel = {
  id: 'parts-and-jobs',
  kind: 'conceptual',
  thinking: 'classify',
  seconds: 50,
  make(random, level) {
    if (level === 1) return matchJobs(random)
    return level === 2 ? sortByKind(random) : sortThreeKinds(random)
  },
}

const jobText: Record<PartId, string> = {
  wall: 'stiff layer that supports the cell',
  membrane: 'controls what goes in and out',
  cytoplasm: 'jelly that surrounds the other parts',
  nucleus: 'holds the DNA',
  mitochondria: 'releases energy from sugar',
  chloroplasts: 'makes sugar with the help of light',
  vacuole: 'stores water and other substances',
}

function matchJobs(random: Random): Item {
  const ids = random.sample(plantParts, random.integer(4, 5))
  const extra = random.pick(plantParts.filter((id) => !ids.includes(id)))
  const slipOf = (id: PartId, other: PartId): Slip => ({
    misconception: id === 'nucleus' ? 'nucleus-does-all' : mixUp(id, other),
    feedback: `In a plant cell, the ${partsOf[id].name} ${isMany(id) ? 'are' : 'is'} ${partsOf[id].look.plant}. Is that what you would need for the job “${jobText[other]}”?`,
  })
  return {
    stem: 'Each part of a plant cell has its own job. Match each part to its job. One job is left over.',
    ...match(random, {
      pairs: ids.map((id) => ({
        source: partsOf[id].name,
        target: jobText[id],
        slips: [...ids, extra]
          .filter((other) => other !== id)
          .map((other) => ({ target: jobText[other], ...slipOf(id, other) })),
      })),
      others: [jobText[extra]],
      slip: { misconception: 'mixes-up-parts', feedback: 'Check the jobs one by one.' },
    }),
    hints: [
      'Begin with the part that you know best, and cross out its job.',
      `Names can help: a wall is stiff, and “chloro” means green. The job that is left over is “${jobText[extra]}”.`,
    ],
    solution: ids.map((id) => `${sentence(partsOf[id].name)}: ${jobText[id]}.`),
  }
}

const plantOnly = 'Plant cells, not animal cells'
const inBoth = 'Both plant and animal cells'

/** Cards of the sort, by name and by job, with what we say when they are in the wrong place. */
const kinds: readonly {
  id: string
  name: string
  job: string
  isPlantOnly: boolean
  misconception: string
  feedback: string
}[] = [
  {
    id: 'nucleus',
    name: 'nucleus',
    job: 'a part that holds the DNA',
    isPlantOnly: false,
    misconception: 'no-shared-parts',
    feedback:
      'Plants and animals both need instructions for how to live and grow. So which cells need DNA in a nucleus?',
  },
  {
    id: 'membrane',
    name: 'cell membrane',
    job: 'a thin layer that controls what goes in and out',
    isPlantOnly: false,
    misconception: 'wall-is-membrane',
    feedback:
      'The cell membrane is not the cell wall. Could any cell do without a layer that controls what goes in and out?',
  },
  {
    id: 'cytoplasm',
    name: 'cytoplasm',
    job: 'a jelly that surrounds the other parts',
    isPlantOnly: false,
    misconception: 'no-shared-parts',
    feedback:
      'Something has to fill a cell and surround its parts. Is that so in one kind of cell, or in all?',
  },
  {
    id: 'mitochondria',
    name: 'mitochondria',
    job: 'parts that release energy from sugar',
    isPlantOnly: false,
    misconception: 'plants-lack-mitochondria',
    feedback:
      'Both plants and animals need energy from sugar to live and grow. So which cells have mitochondria?',
  },
  {
    id: 'wall',
    name: 'cell wall',
    job: 'a stiff layer around the membrane',
    isPlantOnly: true,
    misconception: 'animal-like-plant',
    feedback:
      'Animals have other support, such as bones or shells, and their cells are soft. Do they have a stiff layer around each cell?',
  },
  {
    id: 'chloroplasts',
    name: 'chloroplasts',
    job: 'parts that make sugar with light',
    isPlantOnly: true,
    misconception: 'animal-like-plant',
    feedback: 'Animals eat to get their sugar. Do their cells need parts that make sugar with light?',
  },
  {
    id: 'vacuole',
    name: 'one very large vacuole in the middle',
    job: 'one huge water store that fills most of the cell',
    isPlantOnly: true,
    misconception: 'animal-like-plant',
    feedback: 'Animal cells may have small vacuoles. Do they have one that fills most of the cell?',
  },
]

function sortByKind(random: Random): Item {
  const plant = random.sample(
    kinds.filter((kind) => kind.isPlantOnly),
    random.integer(2, 3),
  )
  const both = random.sample(
    kinds.filter((kind) => !kind.isPlantOnly),
    random.integer(3, 4),
  )
  const cards = [...plant, ...both].map((kind) => {
    const text = random.chance(0.5) ? kind.name : kind.job
    return {
      text,
      category: kind.isPlantOnly ? plantOnly : inBoth,
      slips: [
        {
          category: kind.isPlantOnly ? inBoth : plantOnly,
          misconception: kind.misconception,
          feedback: `Look again at “${text}”. ${kind.feedback}`,
        },
      ],
      isPlantOnly: kind.isPlantOnly,
    }
  })
  return {
    stem: 'Some parts are found in plant cells and in animal cells. Others are found in plant cells, but never in animal cells. Sort the cards.',
    ...sort(random, {
      categories: [plantOnly, inBoth],
      cards: cards.map(({ text, category, slips }) => ({ text, category, slips })),
      slip: { misconception: 'no-shared-parts', feedback: 'Ask of each card: does an animal need this?' },
    }),
    hints: [
      'Ask of each card: does every living cell need this, or only one that makes its own food and stands without bones?',
      `There ${plant.length === 2 ? 'are two cards' : 'are three cards'} for plant cells only. One of them has to do with ${plant[0]?.id === 'chloroplasts' ? 'making food' : plant[0]?.id === 'wall' ? 'support' : 'storing water'}.`,
    ],
    solution: [
      `All cells of plants and animals need these: ${listed(cards.filter((card) => !card.isPlantOnly).map((card) => card.text))}.`,
      `Only plant cells have these: ${listed(cards.filter((card) => card.isPlantOnly).map((card) => card.text))}.`,
      'Plants make their own food and stand up without bones, so their cells need extra parts.',
    ],
  }
}

const inAll = 'All three'
const inTwo = 'Plant and animal cells only'
const inPlants = 'Plant cells only'

const threeKinds: readonly {
  text: string
  category: string
  why: string
  misconceptions: Record<string, string>
}[] = [
  {
    text: 'cell membrane',
    category: inAll,
    why: 'Every cell must control what goes in and out.',
    misconceptions: { [inTwo]: 'bacteria-not-cells', [inPlants]: 'wall-is-membrane' },
  },
  {
    text: 'cytoplasm',
    category: inAll,
    why: 'Every cell is filled with it.',
    misconceptions: { [inTwo]: 'bacteria-not-cells', [inPlants]: 'no-shared-parts' },
  },
  {
    text: 'DNA',
    category: inAll,
    why: 'Every cell needs instructions. In a bacterium, the DNA lies free in the cytoplasm.',
    misconceptions: { [inTwo]: 'bacteria-not-cells', [inPlants]: 'no-shared-parts' },
  },
  {
    text: 'nucleus',
    category: inTwo,
    why: 'A bacterium has DNA, but no nucleus around it.',
    misconceptions: { [inAll]: 'all-cells-alike', [inPlants]: 'no-shared-parts' },
  },
  {
    text: 'mitochondria',
    category: inTwo,
    why: 'Both plants and animals use them to release energy. A bacterium is far too small for such parts.',
    misconceptions: { [inAll]: 'all-cells-alike', [inPlants]: 'no-shared-parts' },
  },
  {
    text: 'chloroplasts',
    category: inPlants,
    why: 'Of these three, only plant cells have them.',
    misconceptions: { [inAll]: 'all-cells-alike', [inTwo]: 'animal-like-plant' },
  },
  {
    text: 'one very large vacuole',
    category: inPlants,
    why: 'Of these three, only plant cells store so much water in one place.',
    misconceptions: { [inAll]: 'all-cells-alike', [inTwo]: 'animal-like-plant' },
  },
]

const nudge: Record<string, string> = {
  [inAll]: 'Does a tiny bacterium, which has no nucleus, have this part as well?',
  [inTwo]: 'Check both: would an animal cell have it, and would a bacterium lack it?',
  [inPlants]: 'Is this a part that animals can live without?',
}

function sortThreeKinds(random: Random): Item {
  const pool = random.sample(threeKinds, random.integer(5, 6))
  if (new Set(pool.map((card) => card.category)).size < 3) return sortThreeKinds(random)
  const figure: Figure = {
    kind: 'cell',
    cell: 'bacterium',
    parts: [
      { id: 'wall' },
      { id: 'dna' },
      { id: 'ribosomes' },
      ...(random.chance(0.5) ? [{ id: 'flagellum' as const }] : []),
    ],
    description:
      'A drawing of a bacterium: a long rounded cell with a double outline. Inside are many tiny dots and one tangled loop of thread that lies free, with nothing around it.',
  }
  return {
    stem: `The drawing shows the inside of a ${random.pick(['bacterium', 'bacterium from the soil', 'bacterium from yogurt', 'bacterium from a pond'])}. Compare it with a typical leaf cell of a plant and a skin cell of an animal. Which of these cells have each part? Sort the cards.`,
    figure,
    ...sort(random, {
      categories: [inAll, inTwo, inPlants],
      cards: pool.map(({ text, category, misconceptions }) => ({
        text,
        category,
        slips: Object.entries(misconceptions).map(([wrong, misconception]) => ({
          category: wrong,
          misconception,
          feedback: `You put “${text}” under “${wrong}”. ${wrong === inAll ? `Look for it in the drawing. ${nudge[inAll]}` : wrong === inTwo ? nudge[inTwo] : `Animals and plants share most parts of their cells. ${nudge[inPlants]}`}`,
        })),
      })),
      slip: { misconception: 'all-cells-alike', feedback: 'Compare the three kinds of cells once more.' },
    }),
    hints: [
      'First ask of each card: can any cell live without it? What no cell can do without is in all three.',
      'Look at the drawing: the thread in the middle is DNA, and nothing surrounds it. Then ask what only a plant needs to make food and to store water.',
    ],
    solution: pool.map(({ text, category, why }) => `${sentence(text)}: ${category.toLowerCase()}. ${why}`),
  }
}

/** Cells that lie in rows, with their true length in micrometers and the ticks of the scale. */
const rows = [
  { many: 'onion skin cells', from: 200, to: 400, tick: 100 },
  { many: 'pondweed leaf cells', from: 80, to: 150, tick: 50 },
  { many: 'cells of a thread of green algae', from: 60, to: 120, tick: 20 },
  { many: 'cells of a moss leaf', from: 40, to: 90, tick: 20 },
  { many: 'cells from a root tip', from: 15, to: 30, tick: 10 },
  { many: 'skin cells of a frog', from: 20, to: 40, tick: 10 },
  { many: 'cells of a cork oak', from: 25, to: 45, tick: 10 },
] as const

/** Single cells, with their true length in micrometers and magnifications that make a good picture of them. */
const singles = [
  { name: 'onion skin cell', from: 200, to: 400, times: [100, 200] },
  { name: 'cheek cell', from: 50, to: 70, times: [500, 1000] },
  { name: 'amoeba', from: 300, to: 600, times: [50, 100] },
  { name: 'paramecium', from: 150, to: 300, times: [100, 200] },
  { name: 'human egg cell', from: 100, to: 120, times: [250, 500] },
  { name: 'pondweed leaf cell', from: 80, to: 150, times: [250, 500] },
  { name: 'single green alga', from: 40, to: 60, times: [500, 1000] },
  { name: 'red blood cell', from: 7, to: 8, times: [2500, 5000] },
  { name: 'white blood cell', from: 12, to: 16, times: [1250, 2500] },
  { name: 'leaf cell of a bean', from: 60, to: 100, times: [250, 500] },
] as const

const micro = (value: number): string => `${numeral(value)} µm`
const milli = (value: number): string => `${numeral(value)} mm`
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

const thousand = '1 mm is 1,000 µm.'

/** A scale or ruler with lengths laid along it. */
function ruler(
  axis: { to: number; step: number; numbered: number; label: string },
  spans: { from: number; to: number; label: string }[],
): Figure {
  return {
    kind: 'number-line',
    from: 0,
    to: axis.to,
    step: axis.step,
    labelled: range(0, axis.to, axis.numbered),
    points: [],
    jumps: [],
    spans: spans.map(({ from, to, label: text }) => ({
      from: { at: from, isClosed: true },
      to: { at: to, isClosed: true },
      label: text,
    })),
    label: axis.label,
    description: `A straight scale from 0 to ${numeral(axis.to)}, named ${axis.label}. ${spans.map(({ from, to, label: text }) => `The line marked “${text}” goes from ${numeral(from)} to ${numeral(to)}.`).join(' ')}`,
  }
}

/** Read a scale and share (level 1), real size from a magnification (level 2), from a scale bar (level 3). */
const realSize: ComputedModel = {
  id: 'real-size',
  kind: 'computed',
  thinking: 'compute',
  seconds: 70,
  make(random, level) {
    return ({ 1: rowOfCells, 2: fromMagnification, 3: fromScaleBar } satisfies Record<Level, unknown>)[level](
      random,
    )
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a scale')
    const lengths = (figure.spans ?? []).map((span) => (span.to?.at ?? 0) - (span.from?.at ?? 0))
    const [first = 0, cell = 0] = lengths
    const toldIn = (pattern: RegExp): number => Number((pattern.exec(stem)?.[1] ?? '0').replaceAll(',', ''))
    const bar = toldIn(/stands for ([\d,]+) µm/)
    const times = toldIn(/([\d,]+) times as long/)
    if (bar > 0 && stem.includes('How many times'))
      return { kind: 'number', text: String(first / (bar / 1000)) }
    if (bar > 0) return { kind: 'quantity', text: `${bar * (cell / first)} µm` }
    if (times > 0) return { kind: 'quantity', text: `${Number((first / times).toFixed(6))} mm` }
    return { kind: 'number', text: String(first / toldIn(/(\d+) /)) }
  },
}

function rowOfCells(random: Random): Item {
  const { many, from, to, tick } = random.pick(rows)
  const count = random.integer(3, 6)
  const lengths = range(from, to, 5).filter((each) => (each * count) % tick === 0)
  const one = random.pick(lengths)
  const total = one * count
  const start = tick * random.integer(1, 3)
  const end = start + total
  const axisTo = Math.ceil((end + tick) / (2 * tick)) * 2 * tick
  const name = person(random)
  return {
    stem: `In the microscope, ${name} sees ${count} ${many} in a row, end to end. All have the same length. The scale is in micrometers (µm). How long is one cell?`,
    figure: ruler({ to: axisTo, step: tick, numbered: 2 * tick, label: 'Scale (µm)' }, [
      { from: start, to: end, label: `${count} cells` },
    ]),
    ...number({ label: 'Length of one cell', after: 'µm' }, { value: String(one) }, [
      {
        value: String(total),
        misconception: 'stops-early',
        feedback: `${micro(total)} is the length of the whole row. How many cells share it?`,
      },
      {
        value: `${end}/${count}`,
        misconception: 'reads-end',
        feedback: `It looks as if you used ${numeral(end)}, where the row ends. But where does it start? The row does not begin at 0.`,
      },
      {
        value: String(end),
        misconception: 'reads-end',
        feedback: `${numeral(end)} is the place where the row ends. Where does it start, and how many cells are in it?`,
      },
      {
        value: String(total * count),
        misconception: 'multiplies',
        feedback: `You multiplied by ${count}. But one cell is shorter than the whole row of ${micro(total)}.`,
      },
    ]),
    hints: [
      'How long is the whole row? Read the scale at both of its ends.',
      `The row goes from ${numeral(start)} to ${numeral(end)} on the scale. Find its length, and share it among ${count} equal cells.`,
    ],
    solution: [
      `The row goes from ${micro(start)} to ${micro(end)}, so its length is ${numeral(end)} − ${numeral(start)} = ${numeral(total)} µm.`,
      `The ${count} cells have equal lengths: ${numeral(total)} ÷ ${count} = ${numeral(one)}.`,
      `One cell is ${micro(one)} long.`,
    ],
  }
}

function fromMagnification(random: Random): Item {
  const { name: cell, from, to, times: all } = random.pick(singles)
  const times = random.pick(all)
  const printed = range(15, 70, 5).filter((each) => {
    const real = (each * 1000) / times
    return real >= from && real <= to && Number.isInteger(real)
  })
  if (printed.length === 0) return fromMagnification(random)
  const length = random.pick(printed)
  const real = (length * 1000) / times
  const start = random.pick([0, 5, 10])
  const end = start + length
  const name = person(random)
  return {
    stem: `${name} lays a ruler along a photo of ${withArticle(cell)}. In the photo, the cell is ${numeral(times)} times as long as it really is. ${thousand} How long is the real cell? Give a number and its unit.`,
    figure: ruler({ to: 80, step: 5, numbered: 10, label: 'Ruler (mm)' }, [
      { from: start, to: end, label: 'photo of the cell' },
    ]),
    ...quantity({ label: 'Length of the real cell' }, { value: String(real), unit: 'µm' }, [
      ...(start > 0
        ? [
            {
              value: `${end * 1000}/${times}`,
              misconception: 'reads-end',
              feedback: `It looks as if you used ${milli(end)}, where the cell ends. But it starts at ${milli(start)}. How long is it in the photo?`,
            },
          ]
        : []),
      {
        value: `${length}/${times}`,
        misconception: 'unit-slip',
        feedback: `You divided ${numeral(length)} by ${numeral(times)}, and that is the right step. But the ruler shows millimeters, so this gives millimeters. Change ${milli(length)} to micrometers first.`,
      },
      {
        value: String(length * times),
        unit: 'mm',
        misconception: 'multiplies',
        feedback: `You multiplied by ${numeral(times)}. Is the real cell longer than in the photo, or shorter?`,
      },
      {
        value: String(length * times),
        misconception: 'multiplies',
        feedback: `You multiplied by ${numeral(times)}. Is the real cell longer than in the photo, or shorter?`,
      },
      {
        value: String(length),
        unit: 'mm',
        misconception: 'stops-early',
        feedback: `${milli(length)} is its length in the photo. The photo makes it ${numeral(times)} times as long as it really is.`,
      },
      {
        value: `${length * 100}/${times}`,
        misconception: 'unit-slip',
        feedback: `Check the units. How many micrometers are in 1 mm: 100 or 1,000?`,
      },
    ]),
    hints: [
      'Read both ends of the cell on the ruler. How long is it in the photo?',
      `In the photo it is ${milli(length)} long, and that is ${numeral(times)} times the real length. Change ${milli(length)} to micrometers, then go back from the photo to the real cell.`,
    ],
    solution: [
      `In the photo, the cell goes from ${milli(start)} to ${milli(end)}. That is ${start === 0 ? '' : `${numeral(end)} − ${numeral(start)} = `}${numeral(length)} mm.`,
      `In micrometers that is ${numeral(length)} × 1,000 = ${numeral(length * 1000)} µm.`,
      `The photo made the cell ${numeral(times)} times as long, so divide: ${numeral(length * 1000)} ÷ ${numeral(times)} = ${numeral(real)}. The real cell is ${micro(real)} long.`,
    ],
  }
}

function fromScaleBar(random: Random): Item {
  const { name: cell, from, to } = random.pick(singles)
  const bars = [2, 5, 10, 20, 50, 100, 200].filter((bar) => bar * 6 >= from && bar <= to)
  const bar = random.pick(bars)
  const drawnBar = random.pick([5, 10, 15, 20])
  const lengths = range(15, 55, 5).filter((each) => {
    const real = (bar * each) / drawnBar
    return real >= from && real <= to && Number.isInteger(real) && each !== drawnBar
  })
  const isAboutTimes = random.chance(0.35)
  const times = (drawnBar * 1000) / bar
  if (lengths.length === 0 || (isAboutTimes && !Number.isInteger(times))) return fromScaleBar(random)
  const length = random.pick(lengths)
  const real = (bar * length) / drawnBar
  const barStart = random.pick([0, 5])
  const start = barStart + drawnBar + 5
  const figure = ruler({ to: 85, step: 5, numbered: 10, label: 'Ruler (mm)' }, [
    { from: barStart, to: barStart + drawnBar, label: 'bar' },
    { from: start, to: start + length, label: 'cell' },
  ])
  const name = person(random)
  const told = `${name} lays a ruler along a photo of ${withArticle(cell)}. The scale bar in the photo stands for ${micro(bar)}.`
  if (isAboutTimes) {
    return {
      stem: `${told} ${thousand} How many times as long as the real thing is everything in this photo?`,
      figure,
      ...number({ label: 'Times as long', after: 'times' }, { value: String(times) }, [
        {
          value: `${drawnBar}/${bar}`,
          misconception: 'unit-slip',
          feedback: `You divided ${drawnBar} by ${bar}, but one is in millimeters and the other in micrometers. Use the same unit for both.`,
        },
        {
          value: `${bar}/${drawnBar}`,
          misconception: 'unit-slip',
          feedback: `You compared ${bar} with ${drawnBar}, but the units differ: ${micro(bar)} and ${milli(drawnBar)}. Use one unit, and ask how many times the real length fits into the drawn one.`,
        },
        {
          value: `${length * 1000}/${bar}`,
          misconception: 'wrong-length',
          feedback: `You used the cell, which is ${milli(length)} long in the photo. But ${micro(bar)} is what the bar stands for. How long is the bar?`,
        },
        {
          value: String(drawnBar * bar),
          misconception: 'multiplies',
          feedback: `You multiplied ${drawnBar} by ${bar}. Ask instead: how many times does ${micro(bar)} fit into ${milli(drawnBar)}?`,
        },
        {
          value: `${length}/${drawnBar}`,
          misconception: 'wrong-length',
          feedback: `You compared the cell with the bar, both in the photo. Compare the bar in the photo with what it stands for, ${micro(bar)}.`,
        },
      ]),
      hints: [
        'One length is known in both ways: on the ruler, and as it really is. Which one?',
        `The bar is ${milli(drawnBar)} long in the photo and stands for ${micro(bar)}. Write both in micrometers. How many times does one fit into the other?`,
      ],
      solution: [
        `The bar is ${milli(drawnBar)} long in the photo. That is ${numeral(drawnBar)} × 1,000 = ${numeral(drawnBar * 1000)} µm.`,
        `It stands for ${micro(bar)}, so divide: ${numeral(drawnBar * 1000)} ÷ ${numeral(bar)} = ${numeral(times)}.`,
        `All lengths in the photo are ${numeral(times)} times the real ones. The length of the cell is not needed for that.`,
      ],
    }
  }
  return {
    stem: `${told} How long is the real cell? Give a number and its unit.`,
    figure,
    ...quantity({ label: 'Length of the real cell' }, { value: String(real), unit: 'µm' }, [
      {
        value: String(length),
        unit: 'mm',
        misconception: 'stops-early',
        feedback: `${milli(length)} is the length of the cell in the photo. A real cell is much smaller. What does the bar tell?`,
      },
      {
        value: String(length),
        misconception: 'unit-slip',
        feedback: `${numeral(length)} is what the ruler shows, in millimeters. How many micrometers does each part of the photo stand for?`,
      },
      {
        value: String(bar + length - drawnBar),
        misconception: 'adds-difference',
        feedback: `You added how much longer the cell is than the bar, but those are millimeters of the photo. Ask how many times as long as the bar the cell is.`,
      },
      {
        value: String(bar * length),
        misconception: 'multiplies',
        feedback: `You multiplied ${bar} by ${length}. That would fit if the bar were 1 mm long in the photo. How long is it?`,
      },
      {
        value: `${bar * (start + length)}/${drawnBar}`,
        misconception: 'reads-end',
        feedback: `It looks as if you used ${milli(start + length)}, where the cell ends. But it starts at ${milli(start)}.`,
      },
      {
        value: `${bar * drawnBar}/${length}`,
        misconception: 'wrong-length',
        feedback: `You turned the comparison over. Is the cell longer or shorter than the bar?`,
      },
    ]),
    hints: [
      'Read how long the bar is in the photo, and how long the cell is.',
      `The bar is ${milli(drawnBar)} long and stands for ${micro(bar)}. The cell is ${milli(length)} long. What does 5 mm of the photo stand for?`,
    ],
    solution: [
      `In the photo the bar is ${milli(drawnBar)} long, and the cell is ${numeral(start + length)} − ${numeral(start)} = ${numeral(length)} mm long.`,
      drawnBar === 5
        ? `The bar stands for ${micro(bar)}, so each 5 mm of the photo stands for ${micro(bar)}.`
        : `The bar has ${numeral(drawnBar / 5)} parts of 5 mm. So each 5 mm stands for ${numeral(bar)} ÷ ${numeral(drawnBar / 5)} ${bar % (drawnBar / 5) === 0 ? `= ${numeral(bar / (drawnBar / 5))} µm` : `µm`}.`,
      `The cell has ${numeral(length / 5)} such parts: ${numeral(bar)} × ${numeral(length)} ÷ ${numeral(drawnBar)} = ${numeral(real)}. The real cell is ${micro(real)} long.`,
    ],
  }
}

const oneCell = 'Made of one cell'
const manyCells = 'Made of many cells'
const noCells = 'Not made of cells'

/** Whole things, each beyond doubt. */
const things = [
  ...['bacterium', 'amoeba', 'paramecium', 'euglena', 'baker’s yeast'].map((text) => ({
    text,
    category: oneCell,
  })),
  ...['maple tree', 'mushroom', 'earthworm', 'blade of grass', 'goldfish', 'ant', 'whale', 'moss'].map(
    (text) => ({
      text,
      category: manyCells,
    }),
  ),
  ...['grain of salt', 'raindrop', 'pebble', 'cloud', 'iron nail', 'flame of a candle', 'glass marble'].map(
    (text) => ({
      text,
      category: noCells,
    }),
  ),
]

const thingSlip = (text: string, category: string, wrong: string): Slip => {
  if (category === noCells)
    return {
      misconception: 'all-is-cells',
      feedback: `You sorted “${text}” with the living things. It is made of atoms, like all matter. But is it, or was it ever, alive?`,
    }
  if (wrong === noCells)
    return {
      misconception: category === oneCell ? 'one-cell-not-alive' : 'plants-not-cells',
      feedback: `You put “${text}” with the things that have no cells. Does it grow, use energy, and make more of its kind? What are all living things made of?`,
    }
  return {
    misconception: 'one-cell-not-alive',
    feedback:
      category === oneCell
        ? `Look again at “${text}”. You need a microscope to see it well, and its one cell does all that it takes to live.`
        : `Look again at “${text}”. You can see it without a microscope. Could a single cell be that large?`,
  }
}

function sortThings(random: Random): Item {
  const of = (category: string, count: number) =>
    random.sample(
      things.filter((thing) => thing.category === category),
      count,
    )
  const cards = [...of(oneCell, 2), ...of(manyCells, 2), ...of(noCells, 2)]
  const all = [oneCell, manyCells, noCells]
  const textsFor = (wanted: string) =>
    listed(cards.filter(({ category }) => category === wanted).map(({ text }) => text))
  return {
    stem: 'All living things are made of cells: some of just one, others of many. Things that were never alive have none. Sort these cards.',
    ...sort(random, {
      categories: all,
      cards: cards.map(({ text, category }) => ({
        text,
        category,
        slips: all
          .filter((wrong) => wrong !== category)
          .map((wrong) => ({ category: wrong, ...thingSlip(text, category, wrong) })),
      })),
      slip: { misconception: 'all-is-cells', feedback: 'Ask first what is alive.' },
    }),
    hints: [
      'Ask first: is it a living thing? Only living things, and what is left of them, are made of cells.',
      'A living thing that you can see only with a microscope is often one single cell. There are two cards for each group.',
    ],
    solution: [
      `These are not living and have no cells: ${textsFor(noCells)}.`,
      `These are tiny living things of a single cell: ${textsFor(oneCell)}.`,
      `These are larger living things of many cells: ${textsFor(manyCells)}.`,
    ],
  }
}

const questions = conceptModel({
  id: 'cell-ideas',
  thinking: 'explain',
  seconds: 40,
  questions: cellQuestions,
})

/** What is made of cells, and what that means; some of level 1 is sorted. */
const ideas: ConceptualModel = {
  ...questions,
  make(random, level) {
    return level === 1 && random.chance(0.45) ? sortThings(random) : questions.make(random, level)
  },
}

export const cells = defineSkill({
  id: 'cells',
  revision: 2,
  subject: 'science',
  gradeLevel: 6,
  strand: 'Structures and processes',
  name: 'Cells and their parts',
  description: 'Tell what cells are made of, what each part does, and how small cells are.',
  icon: 'microscope',
  standards: ['MS-LS1-1', 'MS-LS1-2'],
  prerequisites: ['unit-rates'],
  misconceptions: [
    {
      id: 'wall-is-membrane',
      name: 'mixes up wall and membrane',
      explanation:
        'Every cell has a thin membrane that controls what passes. Plant cells have a stiff wall outside of it as well.',
    },
    {
      id: 'energy-parts-swapped',
      name: 'swaps chloroplasts and mitochondria',
      explanation: 'Chloroplasts use light to make sugar. Mitochondria release the energy that is in sugar.',
    },
    {
      id: 'plants-lack-mitochondria',
      name: 'thinks that plant cells have no mitochondria',
      explanation: 'Plants make sugar, but they also need its energy. So plant cells have both parts.',
    },
    {
      id: 'nucleus-does-all',
      name: 'thinks that the nucleus does everything',
      explanation:
        'The nucleus holds the instructions. Other parts release energy, make food, or let things in and out.',
    },
    {
      id: 'mixes-up-parts',
      name: 'takes one part for another',
      explanation: 'Go by shape and job: round with a dark spot, folded inside, thin line, thick layer.',
    },
    {
      id: 'animal-like-plant',
      name: 'gives plant parts to animal cells',
      explanation: 'Animal cells have no cell wall, no chloroplasts, and no large central vacuole.',
    },
    {
      id: 'no-shared-parts',
      name: 'thinks that plants and animals share no parts',
      explanation:
        'Both have a membrane, cytoplasm, a nucleus, and mitochondria, since all need the same basics.',
    },
    {
      id: 'all-cells-alike',
      name: 'thinks that all cells have the same parts',
      explanation:
        'Cells differ by kind and by job. A bacterium has no nucleus, and a root cell has no chloroplasts.',
    },
    {
      id: 'bacteria-not-cells',
      name: 'does not take bacteria for cells',
      explanation: 'A bacterium is a cell with membrane, cytoplasm, and DNA. It just has no nucleus.',
    },
    {
      id: 'one-cell-not-alive',
      name: 'thinks that one cell cannot be a living thing',
      explanation: 'Many living things are a single cell, which feeds, grows, and makes more of its kind.',
    },
    {
      id: 'plants-not-cells',
      name: 'thinks that only animals are made of cells',
      explanation: 'Plants, mushrooms, and all other living things are made of cells, too.',
    },
    {
      id: 'all-is-cells',
      name: 'takes cells for atoms',
      explanation:
        'All matter is made of atoms. Only living things, and what is left of them, are made of cells.',
    },
    {
      id: 'larger-cells',
      name: 'thinks that large bodies have larger cells',
      explanation: 'A whale has more cells than a mouse, but they are of about the same size.',
    },
    {
      id: 'cells-from-nothing',
      name: 'thinks that cells come from nothing',
      explanation: 'New cells come from cells that divide.',
    },
    {
      id: 'multiplies',
      name: 'multiplies by the magnification to get the real size',
      explanation: 'A photo makes a cell longer. To get back to the real cell, divide.',
    },
    {
      id: 'unit-slip',
      name: 'mixes up millimeters and micrometers',
      explanation: 'A ruler shows millimeters, and 1 mm is 1,000 µm. Bring both lengths to one unit first.',
    },
    {
      id: 'reads-end',
      name: 'reads only the end on the scale',
      explanation: 'A length goes from start to end. When it does not start at 0, subtract.',
    },
    {
      id: 'stops-early',
      name: 'stops at a step on the way',
      explanation: 'Read the question again: is it about the row or one cell, the photo or the real cell?',
    },
    {
      id: 'adds-difference',
      name: 'adds where it should compare by times',
      explanation: 'In a photo all lengths are multiplied by one number. So ask how many times as long.',
    },
    {
      id: 'wrong-length',
      name: 'takes the wrong length for the comparison',
      explanation: 'Compare the bar in the photo with what it stands for. Then use that for the cell.',
    },
  ],
  lesson: {
    idea: [
      'Every living thing is made of cells: some of just one, others of many. New cells come from cells that divide. Most cells are so small that you need a microscope to see them.',
      'A cell has parts, and each part has a job. The membrane controls what gets in and out. The nucleus holds the DNA, the instructions of the cell. Mitochondria release the energy in sugar.',
      'Plant cells have some parts that animal cells lack. A stiff wall supports the cell from outside. Chloroplasts use light to make sugar. One large vacuole stores water. A bacterium is a cell, too, but it has no nucleus.',
      'To tell how small a cell is, we use micrometers (µm): 1 mm is 1,000 µm. If a photo makes a cell 500 times as long, divide the length in the photo by 500.',
    ],
    figure: {
      kind: 'cell',
      cell: 'plant',
      parts: plantParts.map((id) => ({ id, label: partsOf[id].name })),
      description:
        'A drawing of a plant cell with its parts named. A thick cell wall is outside, with the thin cell membrane within. Cytoplasm fills the cell. In it are a round nucleus, green chloroplasts, rod-shaped mitochondria, and one large vacuole.',
    },
    workedExample: { model: 'real-size', level: 2 },
    words: [
      { word: 'cell', meaning: 'The smallest unit that can be said to be alive.' },
      { word: 'cell membrane', meaning: 'The thin layer around a cell that controls what gets in and out.' },
      { word: 'nucleus', meaning: 'The part that holds the DNA of a plant or animal cell.' },
      {
        word: 'mitochondria',
        meaning: 'Parts that release the energy in sugar. One of them is a mitochondrion.',
      },
      { word: 'chloroplast', meaning: 'A green part of plant cells that uses light to make sugar.' },
      { word: 'micrometer (µm)', meaning: 'A thousandth of a millimeter.' },
    ],
  },
  models: [findParts, jobs, realSize, ideas],
})
