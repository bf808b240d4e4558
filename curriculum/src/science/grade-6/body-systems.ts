import { number, quantity } from '../../build-item.ts'
import { plot } from '../../build-drawn.ts'
import { hotSpot, label, match, type OpenCell, order, sort, table } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, type ConceptualModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { evidence, exercises, numberIn } from './body-evidence.ts'
import { bodyQuestions, events, levelCards, meetings, routes } from './body-questions.ts'
import { spotLetter } from '../../right-answer.ts'

type OrganId =
  | 'brain'
  | 'trachea'
  | 'lungs'
  | 'heart'
  | 'liver'
  | 'stomach'
  | 'small-intestine'
  | 'large-intestine'
  | 'kidneys'
  | 'bladder'
  | 'muscle'
  | 'bone'

interface Organ {
  name: string
  isMany?: boolean
  /** How and where it is drawn, for those who hear the figure and for feedback. */
  look: string
  /** After its name: “pumps blood through the body”. */
  does: string
  /** After “Which organ …” */
  job: string
  system: string
}

const organs: Record<OrganId, Organ> = {
  brain: {
    name: 'brain',
    look: 'the folded organ inside the head',
    does: 'receives signals and controls the body',
    job: 'receives signals from the senses and controls the body',
    system: 'nervous system',
  },
  trachea: {
    name: 'windpipe',
    look: 'the tube with rings that runs down from the throat and splits in two',
    does: 'leads air to the lungs',
    job: 'leads air from the throat down toward the chest',
    system: 'respiratory system',
  },
  lungs: {
    name: 'lungs',
    isMany: true,
    look: 'the two large organs at the sides of the chest',
    does: 'take oxygen from the air into the blood and give off carbon dioxide',
    job: 'lets oxygen from the air pass into the blood',
    system: 'respiratory system',
  },
  heart: {
    name: 'heart',
    look: 'the organ in the middle of the chest, between two larger ones',
    does: 'pumps blood through the body',
    job: 'pumps blood to all parts of the body',
    system: 'circulatory system',
  },
  liver: {
    name: 'liver',
    look: 'the large wedge at the top of the belly, on the left side of the drawing',
    does: 'makes bile, which helps to digest fat, and cleans the blood of poisons',
    job: 'makes a juice that helps to digest fat, and removes poisons from the blood',
    system: 'digestive system',
  },
  stomach: {
    name: 'stomach',
    look: 'the curved bag at the top of the belly, on the right side of the drawing',
    does: 'mixes food with acid and begins to digest protein',
    job: 'mixes food with acid and churns it to a pulp',
    system: 'digestive system',
  },
  'small-intestine': {
    name: 'small intestine',
    look: 'the thin tube with many folds in the middle of the lower belly',
    does: 'finishes digestion and lets nutrients pass into the blood',
    job: 'lets most nutrients from food pass into the blood',
    system: 'digestive system',
  },
  'large-intestine': {
    name: 'large intestine',
    look: 'the wide tube that frames the lower belly',
    does: 'takes water out of the leftovers of food',
    job: 'takes water back out of what is left of food',
    system: 'digestive system',
  },
  kidneys: {
    name: 'kidneys',
    isMany: true,
    look: 'the two bean-shaped organs on both sides of the middle of the belly',
    does: 'filter waste and extra water out of the blood',
    job: 'filters waste out of the blood and makes urine',
    system: 'excretory system',
  },
  bladder: {
    name: 'bladder',
    look: 'the small bag at the very bottom of the belly',
    does: 'stores urine',
    job: 'stores urine until it leaves the body',
    system: 'excretory system',
  },
  muscle: {
    name: 'muscle',
    look: 'the bundle of fibers in the upper arm on the right side of the drawing',
    does: 'pulls on a bone when it shortens',
    job: 'shortens and so pulls on a part of the skeleton',
    system: 'muscular system',
  },
  bone: {
    name: 'bone',
    look: 'the long piece with knobs at both ends, in the upper arm on the left side of the drawing',
    does: 'supports the body and lets muscles move it',
    job: 'gives the arm its support and is moved when a muscle shortens',
    system: 'skeletal system',
  },
}
const organIds: readonly OrganId[] = [
  'brain',
  'trachea',
  'lungs',
  'heart',
  'liver',
  'stomach',
  'small-intestine',
  'large-intestine',
  'kidneys',
  'bladder',
  'muscle',
  'bone',
]

/** What lies before an organ and would hide it. */
const hiding: Partial<Record<OrganId, readonly OrganId[]>> = {
  kidneys: ['liver', 'stomach'],
  bladder: ['small-intestine', 'large-intestine'],
}
const hidersOf = (ids: readonly OrganId[]): readonly OrganId[] => ids.flatMap((id) => hiding[id] ?? [])
const canBeSeen = (ids: readonly OrganId[]): boolean => !hidersOf(ids).some((id) => ids.includes(id))
/** All organs but those that hide a lettered one, and those that would be hidden themselves. */
const drawnWith = (spots: readonly OrganId[]): readonly OrganId[] =>
  organIds.filter((id) => !hidersOf(spots).includes(id) && (hiding[id] === undefined || spots.includes(id)))

/** Letters for the organs that must have one and for others, so that none is hidden. */
function spotsWith(
  random: Random,
  must: readonly OrganId[],
  rest: readonly OrganId[],
  all: number,
): OrganId[] {
  const visible = rest.filter((id) => canBeSeen([...must, id]))
  for (;;) {
    const spots = [...must, ...random.sample(visible, all - must.length)]
    if (canBeSeen(spots)) return random.shuffle(spots)
  }
}

const theOrgan = (id: OrganId): string => `the ${organs[id].name}`
const theyOrIt = (id: OrganId): string => (organs[id].isMany ? 'they' : 'it')

/** The body with organs but without names, and what each letter points to, told by its look. */
function bodyFigure(spots: readonly OrganId[]): Figure {
  return {
    kind: 'body-system',
    organs: drawnWith(spots).map((id) => ({ id })),
    arrows: [],
    description: `A drawing of a person from the front, with organs in head, chest, belly, and upper arms. ${spots.map((id, index) => `${spotLetter(index)} points to ${organs[id].look}.`).join(' ')}`,
  }
}

/** Whose thinking it is to take one organ for another. */
const mixUp = (one: OrganId, other: OrganId): string =>
  organs[one].system === organs[other].system ? 'mixes-organs' : 'wrong-system'

/** Name organs (level 1), find one by its job (level 2), find those that a story is about (level 3). */
const findOrgans: ConceptualModel = {
  id: 'organ-drawing',
  kind: 'conceptual',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    if (level === 1) return nameOrgans(random)
    return level === 2 ? findByJob(random) : findByStory(random)
  },
}

function nameOrgans(random: Random): Item {
  const [extra, ...ids] = random.sample(organIds, 6)
  if (extra === undefined) throw new RangeError('expects organs')
  if (!canBeSeen(ids)) return nameOrgans(random)
  const spots = ids.map((id, index) => ({
    id,
    label: organs[id].name,
    slips: [...ids, extra]
      .filter((other) => other !== id)
      .map((other) => ({
        label: organs[other].name,
        misconception: mixUp(id, other),
        feedback: `${spotLetter(index)} points to ${organs[id].look}. The name “${organs[other].name}” belongs to another organ. Which organ has this place and shape?`,
      })),
  }))
  return {
    stem: 'Here are some organs, seen from the front. Name each organ that has a letter. One name is left over.',
    figure: bodyFigure(ids),
    ...label(random, {
      spots,
      others: [organs[extra].name],
      slip: {
        misconception: 'mixes-organs',
        feedback: 'One name is not in its place. Compare the places once more.',
      },
    }),
    hints: [
      'Start with the organs you know well. Which are in the head, the chest, the belly, and the arms?',
      'Lungs and kidneys come in pairs. The heart lies between the lungs. A wide tube, the large intestine, runs around the thin folded one. Muscle has fibers, and bone has knobs at its ends.',
    ],
    solution: ids.map(
      (id, index) =>
        `${spotLetter(index)} shows ${theOrgan(id)}: ${organs[id].look}. ${sentence(theyOrIt(id))} ${organs[id].does}.`,
    ),
  }
}

/** Pick organs, each wrong one being answered by what it does. */
function pickOrgans(spots: readonly OrganId[], right: readonly OrganId[], clue: string) {
  const fact = (id: OrganId): string =>
    `${spotLetter(spots.indexOf(id))} shows ${theOrgan(id)}: ${theyOrIt(id)} ${organs[id].does}.`
  const [first, second] = right
  if (first === undefined) throw new RangeError('expects an organ')
  const others = spots.filter((id) => !right.includes(id))
  const wrong =
    second === undefined
      ? others.map((id) => ({
          picked: [id],
          misconception: mixUp(id, first),
          feedback: `${fact(id)} ${clue}`,
        }))
      : [
          [first, second],
          [second, first],
        ].flatMap(([kept, missed]) =>
          kept === undefined || missed === undefined
            ? []
            : others.map((id) => ({
                picked: spots.filter((each) => each === kept || each === id),
                misconception: mixUp(id, missed),
                feedback: `${spotLetter(spots.indexOf(kept))} is right. But ${fact(id)} ${clue}`,
              })),
        )
  return hotSpot({ spots: [...spots], right: spots.filter((id) => right.includes(id)), wrong })
}

function findByJob(random: Random): Item {
  const right = random.pick(organIds)
  const near = organIds.filter((id) => id !== right && organs[id].system === organs[right].system)
  const twin = near.length > 0 ? [random.pick(near)] : []
  const rest = organIds.filter((id) => id !== right && !twin.includes(id))
  const spots = spotsWith(random, [right, ...twin], rest, 6)
  const { job, look, name, system } = organs[right]
  return {
    stem: `Which organ or pair of organs ${job}? Pick its letter.`,
    figure: bodyFigure(spots),
    ...pickOrgans(spots, [right], `Which one ${job}?`),
    hints: [
      `Think of the name first. It is a part of the ${system}.`,
      `You are looking for the ${name}. Which letter is in the right place?`,
    ],
    solution: [
      `The job belongs to the ${name}, a part of the ${system}.`,
      `In the drawing, look for ${look}. The letter there is ${spotLetter(spots.indexOf(right))}.`,
    ],
  }
}

/** What happens, and the organs that the question wants; `avoid` could be named, too, with some right. */
const organStories: readonly {
  stem: string
  right: readonly OrganId[]
  avoid?: readonly OrganId[]
  clue: string
  why: string
}[] = [
  {
    stem: 'A muscle that works hard needs more oxygen. Which two organs (or pairs) bring it there: one takes it into the blood, and one pumps the blood? Pick both letters.',
    right: ['lungs', 'heart'],
    avoid: ['trachea'],
    clue: 'Where does oxygen enter the blood, and what keeps the blood moving?',
    why: 'In the lungs, oxygen passes into the blood. The heart pumps this blood to the muscle.',
  },
  {
    stem: 'You lift a bag by bending your arm. Which two parts do the moving: one shortens, and one is pulled? Pick both letters.',
    right: ['muscle', 'bone'],
    avoid: ['brain'],
    clue: 'Which part can shorten, and which stiff part does it pull on?',
    why: 'A muscle shortens and pulls on a bone. So the muscular and the skeletal system move the arm together.',
  },
  {
    stem: 'Used-up substances must leave the blood. Which two organs (or pairs) do this: one gives off carbon dioxide, and one makes urine? Pick both letters.',
    right: ['lungs', 'kidneys'],
    avoid: ['bladder'],
    clue: 'Carbon dioxide leaves with the air. Urine is made by filtering the blood.',
    why: 'The lungs give off carbon dioxide from the blood. The kidneys filter other waste out of the blood and make urine.',
  },
  {
    stem: 'Sugar from bread reaches a muscle in the leg. Which two organs do most for that: one lets the sugar pass into the blood, and one pumps the blood? Pick both letters.',
    right: ['small-intestine', 'heart'],
    avoid: ['stomach'],
    clue: 'Where do nutrients pass into the blood, and what keeps the blood moving?',
    why: 'Through the wall of the small intestine, sugar passes into the blood. The heart pumps the blood to the leg.',
  },
  {
    stem: 'A ball flies at your face, and you pull your head away. Which two parts are needed: one decides, and one pulls? Pick both letters.',
    right: ['brain', 'muscle'],
    avoid: ['bone'],
    clue: 'Something has to read the signal from your eyes. Something has to do the pulling.',
    why: 'The brain gets the signal from the eyes and sends one to muscles. The muscles shorten and pull the head away.',
  },
  {
    stem: 'A person feels weak all day. Food is digested well, but too few nutrients pass into the blood. Which organ most likely does not work well? Pick its letter.',
    right: ['small-intestine'],
    clue: 'Where do most nutrients pass from food into the blood?',
    why: 'Most nutrients pass into the blood through the wall of the small intestine.',
  },
  {
    stem: 'A person’s blood moves too slowly, though there is enough of it and it carries oxygen well. Which organ most likely does not work well? Pick its letter.',
    right: ['heart'],
    clue: 'What keeps the blood moving?',
    why: 'The heart pumps the blood. If it pumps weakly, the blood moves slowly, and all other organs get less of what they need.',
  },
  {
    stem: 'A person breathes in deeply, and air gets all the way down. Yet too little oxygen gets into the blood. Which organ or pair most likely does not work well? Pick its letter.',
    right: ['lungs'],
    avoid: ['heart'],
    clue: 'The air arrives. Where should oxygen pass from it into the blood?',
    why: 'Oxygen passes from air to blood in the lungs. If this fails, the whole body lacks oxygen, even with enough air.',
  },
  {
    stem: 'A test finds far too much waste in a person’s blood, though heart, lungs, and liver work well. Which organ or pair should a doctor check first? Pick its letter.',
    right: ['kidneys'],
    avoid: ['bladder', 'liver'],
    clue: 'What filters waste out of the blood?',
    why: 'The kidneys filter the blood. When they fail, waste stays in the blood and harms other organs.',
  },
  {
    stem: 'After a fall, a person’s arm muscles are healthy and get signals, but the arm cannot be lifted, since the muscles have nothing stiff to pull on. Which part is most likely hurt? Pick its letter.',
    right: ['bone'],
    clue: 'What is stiff enough to be pulled by a muscle?',
    why: 'Muscles move the arm by pulling on bones. A broken bone cannot be moved well, even with healthy muscles.',
  },
  {
    stem: 'A person’s leg muscles are healthy and have blood and oxygen. Yet they do not move when the person wants to walk, because no signal starts out. Which organ is most likely at fault? Pick its letter.',
    right: ['brain'],
    clue: 'Where does the signal start when you want to move?',
    why: 'The wish to walk becomes a signal in the brain. Without the signal, healthy muscles stay still.',
  },
  {
    stem: 'A person lost much water in a hot place. Less water than usual is left in the leftovers of food, because the body takes more of it back. In which organ does that happen? Pick its letter.',
    right: ['large-intestine'],
    avoid: ['small-intestine', 'kidneys'],
    clue: 'Where is water taken back out of what is left of food?',
    why: 'The large intestine takes water out of the leftovers of food and gives it back to the blood.',
  },
]

function findByStory(random: Random): Item {
  const { stem, right, avoid = [], clue, why } = random.pick(organStories)
  const rest = organIds.filter((id) => !right.includes(id) && !avoid.includes(id))
  const spots = spotsWith(random, right, rest, 6)
  return {
    stem,
    figure: bodyFigure(spots),
    ...pickOrgans(spots, right, clue),
    hints: [
      clue,
      'Name each lettered organ in your head, and say what it does. Then compare with the story.',
    ],
    solution: [
      why,
      `In the drawing, ${listed(right.map((id) => `${theOrgan(id)} ${organs[id].isMany ? 'have' : 'has'} the letter ${spotLetter(spots.indexOf(id))}`))}.`,
    ],
  }
}

const systemJobs: Record<string, string> = {
  'nervous system': 'carries signals and controls the body',
  'respiratory system': 'takes in oxygen and gives off carbon dioxide',
  'circulatory system': 'carries substances to and from all cells',
  'digestive system': 'breaks food down into nutrients',
  'excretory system': 'filters waste out of the blood',
  'muscular system': 'pulls on parts of the body to move them',
  'skeletal system': 'supports the body and protects organs',
}
const systemNames = Object.keys(systemJobs)

/** Match or sort by system (level 1), sort levels of organization (level 2), follow what goes through systems (level 3). */
const systems: ConceptualModel = {
  id: 'parts-and-systems',
  kind: 'conceptual',
  thinking: 'classify',
  seconds: 55,
  make(random, level) {
    if (level === 1) return random.chance(0.6) ? matchSystems(random) : sortEvents(random)
    if (level === 2) return sortLevels(random)
    return random.chance(0.5) ? orderRoute(random) : sortMeetings(random)
  },
}

function matchSystems(random: Random): Item {
  const isAboutJobs = random.chance(0.5)
  const chosen = random.sample(systemNames, 5)
  const [extra = '', ...wanted] = chosen
  const organOf = (system: string): string =>
    organs[random.pick(organIds.filter((id) => organs[id].system === system))].name
  const pairs = wanted.map((system) => ({
    source: isAboutJobs ? system : organOf(system),
    target: isAboutJobs ? (systemJobs[system] ?? '') : system,
  }))
  const other = isAboutJobs ? (systemJobs[extra] ?? '') : extra
  return {
    stem: isAboutJobs
      ? 'Each body system has a main job. Match each system to its job. One job is left over.'
      : 'Organs that work on the same job form a body system. Match each organ to its system. One system is left over.',
    ...match(random, {
      pairs: pairs.map(({ source, target }) => ({
        source,
        target,
        slips: [...pairs.map((pair) => pair.target), other]
          .filter((text) => text !== target)
          .map((text) => ({
            target: text,
            misconception: 'wrong-system',
            feedback: isAboutJobs
              ? `“${sentence(text)}” is not the main job of the ${source}. Which organs belong to it, and what do they do?`
              : `The ${source} ${Object.values(organs).find((organ) => organ.name === source)?.does ?? ''}. Does that fit the main job of the ${text}?`,
          })),
      })),
      others: [other],
      slip: { misconception: 'wrong-system', feedback: 'Check the pairs one by one.' },
    }),
    hints: isAboutJobs
      ? [
          'Think of one organ of each system, and of what it does.',
          `Names can help: “circulate” means to go around, and “respire” means to breathe. The job that is left over is “${other}”.`,
        ]
      : [
          'Ask of each organ: what passes through it, or what does it do?',
          `Air, blood, food, and signals each have a system of their own. The one that is left over is the ${other}.`,
        ],
    solution: pairs.map(({ source, target }) =>
      isAboutJobs
        ? `The ${source} ${target}.`
        : `${sentence(source)}: ${target}, which ${systemJobs[target] ?? ''}.`,
    ),
  }
}

function sortLevels(random: Random): Item {
  const levels = ['Cell', 'Tissue', 'Organ', 'Organ system'] as const
  const askedFor = random.chance(0.5) ? levels : levels.slice(0, 3)
  const cards = askedFor.flatMap((level) =>
    random.sample(
      levelCards.filter((card) => card.level === level),
      2,
    ),
  )
  const size = (level: string) => levels.findIndex((each) => each === level)
  const meaning: Record<(typeof levels)[number], string> = {
    Cell: 'one single unit of life',
    Tissue: 'a group of similar cells that work together',
    Organ: 'a part of the body made of several tissues',
    'Organ system': 'several organs that work together',
  }
  return {
    stem: `The body is built of parts within parts. Sort the cards by what each one is.`,
    ...sort(random, {
      categories: [...askedFor],
      cards: cards.map(({ text, level, why }) => ({
        text,
        category: level,
        slips: askedFor
          .filter((wrong) => wrong !== level)
          .map((wrong) => ({
            category: wrong,
            misconception: 'levels-swapped',
            feedback: `Look again at “${text}”. You took it for ${size(wrong) < size(level) ? 'a smaller kind of part' : 'a larger kind of part'} than it is. Ask: is it one cell, cells of one kind, several tissues, or several organs?`,
          })),
        why,
      })),
      slip: { misconception: 'levels-swapped', feedback: 'Ask of each card what it is made of.' },
    }),
    hints: [
      `From small to large: cells, tissues, organs${askedFor.length === 4 ? ', organ systems' : ''}. Each is made of the ones before.`,
      `${askedFor.map((level) => `${level}: ${meaning[level]}`).join('. ')}. There are two cards of each.`,
    ],
    solution: cards.map(({ text, level, why }) => `${sentence(text)}: ${level.toLowerCase()}. ${why}`),
  }
}

function sortEvents(random: Random): Item {
  const all = [...new Set(events.map(({ system }) => system))]
  const categories = random.sample(all, 4)
  const cards = categories.flatMap((system, index) =>
    random.sample(
      events.filter((event) => event.system === system),
      index === 0 ? 2 : random.integer(1, 2),
    ),
  )
  const [one, two] = categories.map((each) => each.toLowerCase())
  return {
    stem: `${person(random)} eats, runs, and rests. Many things happen in the body. Sort the events by the system that does the main part.`,
    ...sort(random, {
      categories,
      cards: cards.map(({ text, system }) => ({
        text,
        category: system,
        slips: categories
          .filter((wrong) => wrong !== system)
          .map((wrong) => ({
            category: wrong,
            misconception: 'wrong-system',
            feedback: `Look again at “${text}”. The ${wrong.toLowerCase()} ${systemJobs[wrong.toLowerCase()] ?? ''}. Which organ does what the card tells, and to which system does it belong?`,
          })),
      })),
      slip: { misconception: 'wrong-system', feedback: 'Name the organ that is at work on each card.' },
    }),
    hints: [
      'Find the organ or the substance that each card speaks of. To which system does it belong?',
      `The ${one ?? ''} ${systemJobs[one ?? ''] ?? ''}. The ${two ?? ''} ${systemJobs[two ?? ''] ?? ''}.`,
    ],
    solution: [
      ...categories.map(
        (system) =>
          `${system}: ${cards
            .filter((card) => card.system === system)
            .map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1))
            .join('; ')}.`,
      ),
      'All of these systems work at the same time, and each needs what the others do.',
    ],
  }
}

function sortMeetings(random: Random): Item {
  const chosen = random.sample(meetings, 3)
  const cards = chosen.flatMap((meeting) =>
    random.sample(meeting.cards, 2).map((text) => ({ text, category: meeting.pair })),
  )
  const categories = chosen.map(({ pair }) => pair)
  const [first] = chosen
  return {
    stem: `Body systems depend on each other. ${person(random)} writes down places and times at which two systems meet. Sort the cards by the two systems.`,
    ...sort(random, {
      categories,
      cards: cards.map(({ text, category }) => ({
        text,
        category,
        slips: categories
          .filter((wrong) => wrong !== category)
          .map((wrong) => ({
            category: wrong,
            misconception: 'systems-separate',
            feedback: `Look again at “${text}”. Two organs or substances play a part on this card. Which systems do they belong to? Are both of them in “${wrong}”?`,
          })),
      })),
      slip: { misconception: 'systems-separate', feedback: 'Find two systems on each card.' },
    }),
    hints: [
      'On each card, find two things: what gives, and what takes. Or what acts, and what is moved.',
      `Blood belongs to the circulatory system, and signals to the nervous system. There are two cards for each pair. For “${first?.pair ?? ''}”, think of this: ${first?.why ?? ''}.`,
    ],
    solution: chosen.map(
      ({ pair, why }) =>
        `${pair}: ${why}. So here belong ${cards
          .filter(({ category }) => category === pair)
          .map(({ text }) => `“${text}”`)
          .join(' and ')}.`,
    ),
  }
}

function orderRoute(random: Random): Item {
  const { stem, steps, slips, hint, why } = random.pick(routes)
  return {
    stem: `${stem} Put the steps in order.`,
    ...order(random, {
      options: [...steps],
      first: 'first',
      last: 'last',
      wrong: slips.map(({ before: [first, second], ...slip }) => ({
        ...slip,
        before: [steps[first] ?? '', steps[second] ?? ''],
      })),
    }),
    hints: ['Follow it step by step. Where is it first, and into which system does it go next?', hint],
    solution: [
      `In order: ${steps.map((step) => step.charAt(0).toLowerCase() + step.slice(1)).join('; ')}.`,
      why,
    ],
  }
}

/** Rates from short counts (level 1), from a graph or to a graph (level 2), two factors at once (level 3). */
const exercise: ComputedModel = {
  id: 'pulse-and-breath',
  kind: 'computed',
  thinking: 'compute',
  seconds: 75,
  make(random, level) {
    if (level === 1) return ratesFromCounts(random)
    if (level === 2) return random.chance(0.5) ? pulseBars(random) : pulseGraph(random)
    return amountPerMinute(random)
  },
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (interaction.kind === 'table') {
      const rows = interaction.rows.map((row) => row.map((cell) => ('text' in cell ? cell.text : '')))
      const seconds = interaction.columns.map((column) => Number(/in (\d+) s/.exec(column)?.[1]))
      return {
        kind: 'table',
        placed: Object.fromEntries(
          rows.flatMap((row, y) =>
            [1, 3].map((x) => [
              `row-${y + 1}-${x + 2}`,
              String((numberIn(row[x]) * 60) / (seconds[x] ?? Number.NaN)),
            ]),
          ),
        ),
      }
    }
    if (interaction.kind === 'plot') {
      const rows = figure?.kind === 'table' ? figure.rows : []
      const seconds = Number(/for (\d+) seconds/.exec(stem)?.[1])
      return { kind: 'plot', values: rows.map((row) => (numberIn(row[1]) * 60) / seconds) }
    }
    if (figure?.kind === 'line-graph') {
      const points = figure.series[0]?.points ?? []
      const rest = points[0]?.[1] ?? 0
      const end = figure.bands?.[0]?.to ?? 0
      const peak = Math.max(...points.map(([, y]) => y))
      if (stem.includes('How many beats')) return { kind: 'number', text: String(peak - rest) }
      const back = points.find(([x, y]) => x > end && y <= rest)?.[0] ?? 0
      return { kind: 'quantity', text: `${back - end} min` }
    }
    const rows = figure?.kind === 'table' ? figure.rows : []
    const [rest = 0, work = 0] = [1, 2].map((column) =>
      rows.reduce((product, row) => product * numberIn(row[column]), 1),
    )
    return stem.includes('How many times')
      ? { kind: 'number', text: String(Math.round((work / rest) * 100) / 100) }
      : { kind: 'number', text: String(Math.round((work - rest) * 100) / 100) }
  },
}

/** A count in a short time as a rate for a minute, with the slips that it invites. */
function rateCell(what: string, counted: number, seconds: number): OpenCell {
  const factor = 60 / seconds
  return {
    label: `${sentence(what)} in one minute`,
    key: { value: String(counted * factor) },
    wrong: [
      {
        value: String(counted),
        misconception: 'count-not-rate',
        feedback: `${numeral(counted)} is the count for ${seconds} seconds. A minute is longer. How many times do ${seconds} seconds fit into it?`,
      },
      {
        value: String(counted * seconds),
        misconception: 'wrong-factor',
        feedback: `You multiplied by the ${seconds} seconds. Ask instead how many times ${seconds} seconds fit into 60 seconds.`,
      },
    ],
  }
}

function ratesFromCounts(random: Random): Item {
  const name = person(random)
  const doing = random.pick(exercises)
  const [beatSeconds, breathSeconds] = random.pick([
    [15, 30],
    [10, 30],
    [20, 30],
    [15, 20],
    [10, 20],
    [30, 20],
  ] as const)
  const [beatFactor, breathFactor] = [60 / beatSeconds, 60 / breathSeconds]
  const beats = [random.integer(66, 92), random.integer(120, 170)].map((rate) =>
    Math.round(rate / beatFactor),
  )
  const breaths = [random.integer(14, 20), random.integer(30, 46)].map((rate) =>
    Math.round(rate / breathFactor),
  )
  const times = ['At rest', 'Right after']
  const rows = times.map((time, index): (string | OpenCell)[] => [
    time,
    String(beats[index] ?? 0),
    rateCell(`${time.toLowerCase()}: heartbeats`, beats[index] ?? 0, beatSeconds),
    String(breaths[index] ?? 0),
    rateCell(`${time.toLowerCase()}: breaths`, breaths[index] ?? 0, breathSeconds),
  ])
  return {
    stem: `${name} rests, then ${doing} for three minutes. Both times, a friend counts heartbeats for ${beatSeconds} seconds and breaths for ${breathSeconds} seconds. Find both rates for one minute.`,
    ...table(
      random,
      [
        'When',
        `Heartbeats in ${beatSeconds} s`,
        'Heartbeats per minute',
        `Breaths in ${breathSeconds} s`,
        'Breaths per minute',
      ],
      rows,
    ),
    hints: [
      'A minute has 60 seconds. The two counts were made over different times.',
      `${beatSeconds} seconds fit ${beatFactor} times into a minute, and ${breathSeconds} seconds fit ${breathFactor} times. Use the right factor for each column.`,
    ],
    solution: [
      `Heartbeats: 60 ÷ ${beatSeconds} = ${beatFactor}, so multiply by ${beatFactor}. At rest: ${beats[0]} × ${beatFactor} = ${(beats[0] ?? 0) * beatFactor}. Right after: ${beats[1]} × ${beatFactor} = ${(beats[1] ?? 0) * beatFactor}.`,
      `Breaths: 60 ÷ ${breathSeconds} = ${breathFactor}, so multiply by ${breathFactor}. At rest: ${breaths[0]} × ${breathFactor} = ${(breaths[0] ?? 0) * breathFactor}. Right after: ${breaths[1]} × ${breathFactor} = ${(breaths[1] ?? 0) * breathFactor}.`,
      'Both rates rise together. Working muscles need more oxygen: the lungs take in more, and the heart pumps it to the muscles faster.',
    ],
  }
}

function pulseBars(random: Random): Item {
  const name = person(random)
  const seconds = random.pick([6, 12] as const)
  const factor = 60 / seconds
  const near = (rate: number) => Math.round((rate + random.integer(-12, 12)) / factor)
  const moments = random.pick([
    ['Resting', 'Walking', 'Running', '5 min later'],
    ['Lying', 'Standing', 'Jumping', '3 min later'],
    ['Reading', 'Walking', 'Climbing', '4 min later'],
  ] as const)
  const counts = [near(72), near(100), near(150), near(90)]
  const values = counts.map((each) => each * factor)
  const [rest = 0, walk = 0, run = 0, later = 0] = values
  if (new Set(values).size < 4 || walk <= rest || run <= walk || later >= walk || later <= rest)
    return pulseBars(random)
  return {
    stem: `In class, ${name} counts heartbeats for ${seconds} seconds at four moments. Build a bar graph of the pulse, in beats per minute.`,
    figure: {
      kind: 'table',
      title: `Heartbeats of ${name}`,
      columns: ['Moment', `Beats in ${seconds} s`],
      rows: moments.map((moment, index) => [moment, String(counts[index] ?? 0)]),
      description: `A table of heartbeats in ${seconds} seconds. ${moments.map((moment, index) => `${moment}: ${counts[index] ?? 0}.`).join(' ')}`,
    },
    ...plot(
      `Pulse of ${name}`,
      {
        kind: 'bar-chart',
        labels: [...moments],
        value: { from: 0, to: 200, step: factor, label: 'Pulse (beats per minute)' },
      },
      { values },
      [
        {
          values: counts.map((each) => Math.round(each / factor) * factor),
          misconception: 'count-not-rate',
          feedback: `Your bars show the beats in ${seconds} seconds. How many times do ${seconds} seconds fit into a minute?`,
        },
        {
          values: counts.map((each) => each * (factor === 10 ? 5 : 4)),
          misconception: 'wrong-factor',
          feedback: `You multiplied by ${factor === 10 ? 5 : 4}. But how many times do ${seconds} seconds fit into 60 seconds?`,
        },
        {
          values: [rest, run, walk, later],
          misconception: 'misreads-data',
          feedback: `The bars for “${moments[1]}” and “${moments[2]}” have changed places. Go along each row of the table once more.`,
        },
        {
          values: values.toSorted((a, b) => a - b),
          misconception: 'misreads-data',
          feedback: `Your bars rise from left to right. But after the exercise, at “${moments[3]}”, how many beats were counted?`,
        },
      ],
    ),
    hints: [
      `The pulse is counted for a whole minute. How many times do ${seconds} seconds fit into it?`,
      `60 ÷ ${seconds} = ${factor}. So the first bar is ${counts[0]} × ${factor}. Do the same for the others.`,
    ],
    solution: [
      `A minute has 60 seconds, and 60 ÷ ${seconds} = ${factor}. So each count is multiplied by ${factor}.`,
      `${counts.map((each, index) => `${moments[index]}: ${each} × ${factor} = ${values[index]}`).join('. ')}.`,
      'The harder the muscles work, the faster the heart pumps. After the exercise, the pulse goes back toward its value at rest.',
    ],
  }
}

function pulseGraph(random: Random): Item {
  const name = person(random)
  const doing = random.pick(exercises)
  const rest = random.integer(6, 9) * 10
  const peak = rest + random.integer(5, 9) * 10
  const start = random.integer(1, 3)
  const end = start + random.integer(3, 5)
  const recovery = random.integer(3, 5)
  const back = end + recovery
  const last = back + 2
  if (recovery === end - start) return pulseGraph(random)
  const at = (minute: number): number => {
    if (minute <= start || minute >= back) return rest
    // Quickly at first and then slowly, as a real pulse does.
    const part =
      minute <= end ? 1 - ((end - minute) / (end - start)) ** 2 : ((back - minute) / recovery) ** 1.2
    return Math.round(rest + (peak - rest) * part)
  }
  const points = Array.from({ length: last + 1 }, (_, minute): [number, number] => [minute, at(minute)])
  const figure: Figure = {
    kind: 'line-graph',
    title: `Pulse of ${name}`,
    x: { from: 0, to: last, step: 1, label: 'Time (min)' },
    y: { from: 40, to: 190, step: 10, label: 'Pulse (beats per minute)' },
    series: [{ label: 'Pulse', points }],
    bands: [{ axis: 'x', from: start, to: end, label: 'exercise' }],
    description: `A line graph of the pulse of ${name}. A shaded band marks the exercise, from minute ${start} to minute ${end}. Pulse in beats per minute: ${points.map(([x, y]) => `minute ${x}, ${y}`).join('; ')}.`,
  }
  const isAboutRise = random.chance(0.4)
  const told = `${name} rests, ${doing}, and rests again, while a sensor measures the pulse.`
  if (isAboutRise) {
    return {
      stem: `${told} How many beats per minute above its first value is the pulse at its highest?`,
      figure,
      ...number({ label: 'Rise of the pulse', after: 'beats per minute' }, { value: String(peak - rest) }, [
        {
          value: String(peak),
          misconception: 'misreads-data',
          feedback: `${peak} is the highest pulse itself. How much is that above the pulse at rest?`,
        },
        {
          value: String(rest),
          misconception: 'misreads-data',
          feedback: `${rest} is the pulse at rest. How much higher does it get?`,
        },
        {
          value: String(peak - 40),
          misconception: 'misreads-data',
          feedback: `It looks as if you measured from the bottom of the graph, which is 40. Where does the line itself start?`,
        },
        {
          value: String(peak + rest),
          misconception: 'misreads-data',
          feedback: 'You added the two values. How far is it from one to the other?',
        },
      ]),
      hints: [
        'Read the line at its start and at its highest point.',
        `At rest, the pulse is ${rest} beats per minute. Read the highest value, and find the difference.`,
      ],
      solution: [
        `At rest, the pulse is ${rest}. At its highest, at minute ${end}, it is ${peak}.`,
        `The difference is ${peak} − ${rest} = ${peak - rest} beats per minute.`,
        'The muscular system works harder, and the circulatory system answers with a faster pulse.',
      ],
    }
  }
  return {
    stem: `${told} How long after the end of the exercise is the pulse back at its first value? Give a number and its unit.`,
    figure,
    ...quantity({ label: 'Time to recover' }, { value: String(recovery), unit: 'min' }, [
      {
        value: String(back),
        misconception: 'misreads-data',
        feedback: `Minute ${back} is when the pulse is back at its first value. But the exercise ended at minute ${end}. How long is it from there?`,
      },
      {
        value: String(back - start),
        misconception: 'misreads-data',
        feedback: `You measured from the start of the exercise, at minute ${start}. The question is about the time after its end.`,
      },
      {
        value: String(end - start),
        misconception: 'misreads-data',
        feedback: `That is how long the exercise itself took. What does the line do after minute ${end}?`,
      },
      {
        value: String(last - end),
        misconception: 'misreads-data',
        feedback: `You measured to the end of the graph. At which minute does the pulse first reach ${rest} again?`,
      },
    ]),
    hints: [
      'The shaded band shows the exercise. Where does it end, and where does the line become flat again?',
      `The first value is ${rest} beats per minute. Find the minute after the band at which the line is down to ${rest}. Count from minute ${end}.`,
    ],
    solution: [
      `The pulse at rest is ${rest}. The exercise ends at minute ${end}.`,
      `The line is back at ${rest} at minute ${back}, and ${back} − ${end} = ${recovery}. So it takes ${count(recovery, 'minute')}.`,
      'The pulse does not fall at once. The blood still has to bring oxygen to the muscles and carry off carbon dioxide.',
    ],
  }
}

/** What a system moves in a minute: so many times so much. */
const flows = [
  {
    what: 'air',
    mover: 'lungs',
    rate: 'Breaths per minute',
    each: 'Air per breath (L)',
    unit: 'L',
    atRest: [12, 14, 15, 16, 18],
    atWork: [30, 32, 35, 36, 40, 42, 45],
    small: [0.4, 0.5],
    large: [1, 1.2, 1.25, 1.5, 1.6, 2],
    why: 'The lungs take in more air by breathing both faster and deeper.',
  },
  {
    what: 'blood',
    mover: 'heart',
    rate: 'Heartbeats per minute',
    each: 'Blood per beat (mL)',
    unit: 'mL',
    atRest: [60, 65, 70, 75, 80, 85],
    atWork: [120, 130, 140, 150, 160, 170],
    small: [60, 70, 75],
    large: [80, 90, 100, 105],
    why: 'The heart pumps more blood by beating faster and by pumping more at each beat.',
  },
] as const

function amountPerMinute(random: Random, isTimes = random.chance(0.5)): Item {
  const { what, mover, rate, each, unit, atRest, atWork, small, large, why } = random.pick(flows)
  const [slow, fast] = [random.pick<number>(atRest), random.pick<number>(atWork)]
  const [little, much] = [random.pick<number>(small), random.pick<number>(large)]
  const exact = (value: number) => Math.round(value * 1000) / 1000
  const [before, after] = [exact(slow * little), exact(fast * much)]
  const times = exact(after / before)
  if (isTimes && ((times * 10) % 1 !== 0 || times < 1.5)) return amountPerMinute(random, isTimes)
  const more = exact(after - before)
  const name = person(random)
  const doing = random.pick(exercises)
  const wholeTimes = (value: number) => String(exact(Math.round(value * 100) / 100))
  const figure: Figure = {
    kind: 'table',
    title: `${sentence(mover)} of ${name}`,
    columns: ['', 'At rest', 'Exercise'],
    rows: [
      [rate, numeral(slow), numeral(fast)],
      [each, numeral(little), numeral(much)],
    ],
    description: `A table about the ${mover} of ${name}. ${rate}: ${slow} at rest, ${fast} during exercise. ${each}: ${little} at rest, ${much} during exercise.`,
  }
  const told = `The table shows how the ${mover} of ${name} work${mover === 'heart' ? 's' : ''} at rest, and when ${name} ${doing}.`
  const steps = [
    `At rest: ${numeral(slow)} × ${numeral(little)} = ${numeral(before)} ${unit} per minute.`,
    `During exercise: ${numeral(fast)} × ${numeral(much)} = ${numeral(after)} ${unit} per minute.`,
  ]
  if (isTimes) {
    return {
      stem: `${told} How many times as much ${what} per minute is moved during exercise?`,
      figure,
      ...number({ label: 'Times as much', after: 'times' }, { value: String(times) }, [
        {
          value: wholeTimes(fast / slow),
          misconception: 'one-factor',
          feedback: `You compared only ${numeral(fast)} with ${numeral(slow)}. But the second row changed, too. How much ${what} is moved in a minute: first at rest, then during exercise?`,
        },
        {
          value: wholeTimes(much / little),
          misconception: 'one-factor',
          feedback: `You compared only ${numeral(much)} with ${numeral(little)}. But the first row changed, too. How much ${what} is moved in a minute: first at rest, then during exercise?`,
        },
        {
          value: wholeTimes(fast / slow + much / little),
          misconception: 'adds-factors',
          feedback:
            'You added how many times each row grew. Find the amount for each minute first, then compare the two amounts.',
        },
        {
          value: String(more),
          misconception: 'adds-factors',
          feedback: `${numeral(more)} ${unit} is how much more it is. The question is how many times as much.`,
        },
        {
          value: String(after),
          misconception: 'stops-early',
          feedback: `${numeral(after)} ${unit} is moved per minute during exercise. How many times the amount at rest is that?`,
        },
      ]),
      hints: [
        'Both rows matter: how often, and how much each time.',
        `At rest it is ${numeral(slow)} times ${numeral(little)} ${unit} in a minute. Find the same for exercise. Then divide.`,
      ],
      solution: [
        ...steps,
        `Compare: ${numeral(after)} ÷ ${numeral(before)} = ${numeral(times)}. So it is ${numeral(times)} times as much. ${why}`,
      ],
    }
  }
  return {
    stem: `${told} How much more ${what} per minute is moved during exercise than at rest?`,
    figure,
    ...number({ label: `More ${what} per minute`, after: unit }, { value: String(more) }, [
      {
        value: String(exact((fast - slow) * little)),
        misconception: 'one-factor',
        feedback: `You used ${numeral(little)} ${unit} for both. During exercise, how much ${what} is moved each time?`,
      },
      {
        value: String(exact((fast - slow) * much)),
        misconception: 'one-factor',
        feedback: `You used ${numeral(much)} ${unit} for both. At rest, how much ${what} is moved each time?`,
      },
      {
        value: String(exact((fast - slow) * (much - little))),
        misconception: 'adds-factors',
        feedback:
          'You multiplied the two differences. Find the amount per minute at rest and during exercise first. Then subtract.',
      },
      {
        value: String(after),
        misconception: 'stops-early',
        feedback: `${numeral(after)} ${unit} is the whole amount during exercise. How much more is that than at rest?`,
      },
      {
        value: String(fast - slow),
        misconception: 'one-factor',
        feedback: `That is only how much more often it happens. How much ${what} is moved each time?`,
      },
    ]),
    hints: [
      'Both rows matter: how often, and how much each time.',
      `At rest it is ${numeral(slow)} times ${numeral(little)} ${unit} in a minute. Find the same for exercise. Then subtract.`,
    ],
    solution: [
      ...steps,
      `The difference is ${numeral(after)} − ${numeral(before)} = ${numeral(more)} ${unit} per minute. ${why}`,
    ],
  }
}

/** How parts make a system, how systems need each other, and what shows it. */
const ideas = conceptModel({ id: 'system-ideas', thinking: 'explain', seconds: 45, questions: bodyQuestions })

export const bodySystems = defineSkill({
  id: 'body-systems',
  revision: 1,
  subject: 'science',
  gradeLevel: 6,
  strand: 'Structures and processes',
  name: 'Body systems',
  description: 'Tell how cells build organs, and how the systems of the body work together.',
  icon: 'heart',
  standards: ['MS-LS1-3'],
  prerequisites: ['cells', 'unit-rates'],
  misconceptions: [
    {
      id: 'mixes-organs',
      name: 'mixes up organs of one system',
      explanation:
        'Organs of one system share a job, but each has its own place, shape, and part of the job.',
    },
    {
      id: 'wrong-system',
      name: 'gives a job to the wrong system',
      explanation: 'Ask what passes through the organs: air, blood, food, urine, or signals.',
    },
    {
      id: 'systems-separate',
      name: 'thinks that each system works alone',
      explanation:
        'No system can do its job alone. Muscles, for example, need oxygen, nutrients, and signals.',
    },
    {
      id: 'levels-swapped',
      name: 'swaps cell, tissue, organ, and system',
      explanation: 'Similar cells form a tissue, tissues form an organ, and organs form an organ system.',
    },
    {
      id: 'not-of-cells',
      name: 'thinks that some parts of the body are not made of cells',
      explanation: 'Bone, blood, and brain hold living cells, too. All organs are built of cells.',
    },
    {
      id: 'air-in-heart',
      name: 'thinks that air itself goes through the heart',
      explanation:
        'Air goes in and out of the lungs. Only oxygen passes into the blood, which the heart pumps.',
    },
    {
      id: 'food-goes-whole',
      name: 'thinks that food itself goes to the muscles',
      explanation: 'Food is broken down first. Small nutrients pass from the small intestine into the blood.',
    },
    {
      id: 'waste-mixed',
      name: 'mixes up the kinds of waste',
      explanation:
        'Leftovers of food never got into the blood. Urine is made from what the kidneys filter out of the blood.',
    },
    {
      id: 'brain-only-thinks',
      name: 'thinks that the brain is only for thinking',
      explanation: 'The brain also controls breathing, pulse, and balance, even while you sleep.',
    },
    {
      id: 'count-not-rate',
      name: 'takes a count for a rate',
      explanation:
        'A pulse is for one minute. A count over some seconds has to be made into a count per minute.',
    },
    {
      id: 'wrong-factor',
      name: 'multiplies by the seconds',
      explanation: 'Ask how many times the counted seconds fit into 60 seconds.',
    },
    {
      id: 'one-factor',
      name: 'looks at one of two factors',
      explanation: 'How much is moved in a minute depends on how often, and on how much each time.',
    },
    {
      id: 'adds-factors',
      name: 'adds where amounts must be compared',
      explanation: 'Find the amount per minute for each case first. Only then compare.',
    },
    {
      id: 'stops-early',
      name: 'stops one step early',
      explanation: 'Check what is asked: an amount, how much more, or how many times as much.',
    },
    {
      id: 'misreads-data',
      name: 'reads another row or point',
      explanation: 'Find the right row, column, or minute before you compare.',
    },
    {
      id: 'overlooks-data',
      name: 'does not use what the data tell',
      explanation: 'Some claims can be settled by comparing two numbers. Try that first.',
    },
    {
      id: 'beyond-data',
      name: 'claims more than the data tell',
      explanation: 'A claim may be true and still not be shown by these data. Ask what was measured.',
    },
    {
      id: 'cause-from-pattern',
      name: 'takes a pattern for a cause',
      explanation: 'Two things that rise together may both have another cause, such as hard-working muscles.',
    },
  ],
  lesson: {
    idea: [
      'Your body is built in levels. Similar cells form a tissue, such as muscle tissue. Several tissues form an organ, such as the heart. Organs that share a job form an organ system.',
      'No system works alone. When you run, your muscles need more oxygen and sugar. The respiratory system takes in oxygen, the digestive system has made the sugar ready, and the circulatory system carries both to the muscles. The nervous system controls all of this.',
      'Measurements show it: pulse and breathing rate rise together when muscles work. To compare them, find each rate for one minute.',
    ],
    figure: {
      kind: 'body-system',
      organs: [
        { id: 'brain', label: 'brain' },
        { id: 'lungs', label: 'lungs' },
        { id: 'heart', label: 'heart' },
        { id: 'stomach', label: 'stomach' },
        { id: 'small-intestine', label: 'small intestine' },
        { id: 'kidneys', label: 'kidneys' },
        { id: 'muscle', label: 'muscle' },
        { id: 'bone', label: 'bone' },
      ],
      arrows: [],
      description:
        'A drawing of a person from the front with named organs: the brain in the head, the lungs and the heart in the chest, the stomach, the small intestine, and the kidneys in the belly, a muscle and a bone in the upper arms.',
    },
    workedExample: { model: 'pulse-and-breath', level: 3 },
    words: [
      { word: 'tissue', meaning: 'A group of similar cells that work together.' },
      { word: 'organ', meaning: 'A part of the body that is made of several tissues and has a job.' },
      { word: 'organ system', meaning: 'Several organs that work together on one main job.' },
      { word: 'nutrient', meaning: 'A substance from food that cells need.' },
      { word: 'pulse', meaning: 'How often the heart beats in one minute.' },
      { word: 'urine', meaning: 'Water with waste that the kidneys have filtered out of the blood.' },
    ],
  },
  models: [findOrgans, systems, exercise, evidence, ideas],
})
