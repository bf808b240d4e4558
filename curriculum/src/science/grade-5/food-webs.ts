import type { Figure, Shown } from '../../item.ts'
import { choice, choices, number, type WrongOption } from '../../build-item.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { listed, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { amountOf, type Ecosystem, ecosystems, lessOf } from './ecosystems.ts'
import { matterQuestions } from './matter-questions.ts'

interface Link {
  /** The eaten. */
  from: string
  /** The eater. */
  to: string
}

/** A part of an ecosystem in which every animal has food. */
interface Web {
  place: string
  producers: string[]
  /** Producers first, then eaters, each after all that it eats. */
  names: string[]
  links: Link[]
}

/** Draws so many eaters, each with a food that is there already; plants that nobody eats stay away. */
function drawWeb(random: Random, eaters: number): Web {
  const ecosystem = random.pick(ecosystems)
  const chosen = new Set<string>(ecosystem.producers)
  const wanted = ecosystem.producers.length + eaters
  while (chosen.size < wanted) {
    const possible = Object.entries(ecosystem.diets).filter(
      ([eater, foods]) => !chosen.has(eater) && foods.some((food) => chosen.has(food)),
    )
    // Eaters of eaters are taken more readily, so that webs grow upwards too.
    const higher = possible.filter(([, foods]) =>
      foods.some((food) => chosen.has(food) && !ecosystem.producers.includes(food)),
    )
    const [eater] = random.pick(higher.length > 0 && random.chance(0.6) ? higher : possible)
    chosen.add(eater)
  }
  return webOf(ecosystem, chosen)
}

function webOf(ecosystem: Ecosystem, chosen: ReadonlySet<string>): Web {
  const eaters = Object.keys(ecosystem.diets).filter((name) => chosen.has(name))
  const links = eaters.flatMap((to) =>
    (ecosystem.diets[to] ?? []).filter((food) => chosen.has(food)).map((from) => ({ from, to })),
  )
  const producers = ecosystem.producers.filter((name) => links.some((link) => link.from === name))
  return { place: ecosystem.place, producers, names: [...producers, ...eaters], links }
}

const foodsOf = (web: Web, name: string): string[] =>
  web.links.filter((link) => link.to === name).map((link) => link.from)
const eatersOf = (web: Web, name: string): string[] =>
  web.links.filter((link) => link.from === name).map((link) => link.to)

/** All whose matter can come from this one, directly or through others. */
function above(web: Web, name: string): string[] {
  const found = new Set<string>()
  for (const each of web.names) {
    if (foodsOf(web, each).some((food) => food === name || found.has(food))) found.add(each)
  }
  return [...found]
}

/** Every food chain from one living thing up to another. */
function chains(web: Web, from: string, to: string): string[][] {
  if (from === to) return [[to]]
  return eatersOf(web, from).flatMap((next) => chains(web, next, to).map((chain) => [from, ...chain]))
}

const arrowed = (chain: readonly string[]): string => chain.join(' → ')

function figureOf(web: Web): Figure {
  const rows = new Map<string, number>()
  for (const name of web.names) {
    rows.set(name, Math.min(4, Math.max(-1, ...foodsOf(web, name).map((food) => rows.get(food) ?? 0)) + 1))
  }
  const arrows = web.names
    .filter((name) => eatersOf(web, name).length > 0)
    .map((name) => `from ${name} to ${listed(eatersOf(web, name))}`)
  return {
    kind: 'food-web',
    description: `A food web of ${web.place}. Its arrows run ${arrows.join('; ')}.`,
    nodes: web.names.map((name) => ({ id: name, label: sentence(name), row: rows.get(name) ?? 0 })),
    arrows: web.links,
  }
}

/** Draws webs until one serves; the webs are varied enough that this ends within a few draws. */
function drawUntil<T>(random: Random, eaters: number, find: (web: Web) => T[]): { web: Web; found: T } {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const web = drawWeb(random, eaters)
    const candidates = find(web)
    if (candidates.length > 0) return { web, found: random.pick(candidates) }
  }
  throw new RangeError('No food web fits')
}

const intro = (web: Web): string => `The figure shows part of the food web of ${web.place}.`

const readArrows: ComputedModel = {
  id: 'read-arrows',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 30,
  make(random, level) {
    return level === 1 ? findFood(random) : level === 2 ? findChain(random) : findUnreached(random)
  },
  solve(shown) {
    const { options, arrows } = readChoice(shown)
    const has = (from: string, to: string): boolean =>
      arrows.some((arrow) => arrow.from === from && arrow.to === to)
    const [, eaten] = /which of these eat (.*)\?/.exec(shown.stem) ?? []
    const [, eater] = /which of these do (.*) eat\?/.exec(shown.stem) ?? []
    const [, target] = /cannot end up in (.*), not even/.exec(shown.stem) ?? []
    const fits = options.filter(({ text }) => {
      const name = text.toLowerCase()
      if (eaten !== undefined) return has(eaten.toLowerCase(), name)
      if (eater !== undefined) return has(name, eater.toLowerCase())
      if (target !== undefined) return !reaches(arrows, name, target.toLowerCase())
      const chain = name.split(' → ')
      return chain.every((each, index) => index === 0 || has(chain[index - 1] ?? '', each))
    })
    return { kind: 'choice', option: fits.map((option) => option.id).join('+') }
  },
}

/** The solver's own reading of the drawn web, in lower case. */
function readChoice(shown: Shown): { options: { id: string; text: string }[]; arrows: Link[] } {
  if (!('options' in shown.interaction)) throw new TypeError('expects options')
  return { options: shown.interaction.options, arrows: readArrowsOf(shown) }
}

function readArrowsOf(shown: Shown): Link[] {
  if (shown.figure?.kind !== 'food-web') throw new TypeError('expects a food web')
  const label = new Map(shown.figure.nodes.map((node) => [node.id, node.label.toLowerCase()]))
  return shown.figure.arrows.map(({ from, to }) => ({ from: label.get(from) ?? '', to: label.get(to) ?? '' }))
}

/** Walks backwards from the target; `above` in the maker walks forwards. */
function reaches(arrows: readonly Link[], from: string, to: string): boolean {
  return arrows.some((arrow) => arrow.to === to && (arrow.from === from || reaches(arrows, from, arrow.from)))
}

function findFood(random: Random) {
  const { web, found } = drawUntil(random, 5, (candidate) =>
    candidate.links.flatMap((link) =>
      [true, false].flatMap((askEater) => {
        const asked = askEater ? link.from : link.to
        const fitting = askEater ? eatersOf(candidate, asked) : foodsOf(candidate, asked)
        // There must be an arrow to misread, and enough others to choose from.
        const reversed = askEater ? foodsOf(candidate, asked) : eatersOf(candidate, asked)
        return reversed.length > 0 && candidate.names.length - fitting.length > 3 ? [{ link, askEater }] : []
      }),
    ),
  )
  const { link, askEater } = found
  const middle = askEater ? link.from : link.to
  const right = askEater ? link.to : link.from
  const fitting = askEater ? eatersOf(web, middle) : foodsOf(web, middle)
  const reversed = askEater ? foodsOf(web, middle) : eatersOf(web, middle)
  const unlinked = web.names.filter(
    (name) => name !== middle && !fitting.includes(name) && !reversed.includes(name),
  )
  const wrong: WrongOption[] = [
    ...random
      .shuffle(reversed)
      .slice(0, 2)
      .map((name) => ({
        text: sentence(name),
        misconception: 'arrow-means-eats',
        feedback: askEater
          ? `The arrow runs from ${name} to ${middle}: there the ${middle} are the eaters. An arrow points to the eater. Look for an arrow that starts at ${middle}.`
          : `The arrow runs from ${middle} to ${name}: there the ${middle} are eaten. An arrow points to the eater. Look for an arrow that ends at ${middle}.`,
      })),
    ...random.shuffle(unlinked).map((name) => ({
      text: sentence(name),
      misconception: 'guesses-from-size',
      feedback: `No arrow joins ${name} and ${middle} in this web. Go by the arrows, not by what seems likely.`,
    })),
  ]
  return {
    stem: `${intro(web)} By its arrows, ${askEater ? `which of these eat ${middle}?` : `which of these do ${middle} eat?`}`,
    figure: figureOf(web),
    ...choice(random, { right: sentence(right), wrong }),
    hints: [
      'An arrow shows which way matter and energy go: out of the one that is eaten, into the one that eats. Eating only seeds or leaves counts too.',
      askEater
        ? `Put a finger on ${middle} and follow the arrows that lead away.`
        : `Put a finger on ${middle}. Which arrows end there, and where do they start?`,
    ],
    solution: [
      'Each arrow points from the living thing that is eaten to the one that eats it.',
      `One arrow runs from ${link.from} to ${link.to}. So ${link.to} eat ${link.from}.`,
    ],
  }
}

function findChain(random: Random) {
  const { web, found: right } = drawUntil(random, 6, (candidate) =>
    candidate.producers.flatMap((producer) =>
      candidate.names.flatMap((top) => chains(candidate, producer, top).filter((chain) => chain.length >= 3)),
    ),
  )
  const linked = (from: string, to: string): boolean => foodsOf(web, to).includes(from)
  const isChain = (chain: readonly string[]): boolean =>
    chain.every((each, index) => index === 0 || linked(chain[index - 1] ?? '', each))
  const wrong: WrongOption[] = [
    {
      text: arrowed(right.toReversed()),
      misconception: 'arrow-means-eats',
      feedback: `This chain is drawn backwards. Matter goes from ${right[0]} into ${right[1]}, so the arrow has to leave ${right[0]}.`,
    },
  ]
  const swapped = [right[1] ?? '', right[0] ?? '', ...right.slice(2)]
  const broken = random.shuffle(
    right.flatMap((_, index) =>
      web.names
        .filter((name) => !right.includes(name))
        .map((name) => right.map((own, place) => (place === index ? name : own))),
    ),
  )
  for (const chain of [...broken.filter((each) => !isChain(each)).slice(0, 2), swapped]) {
    if (isChain(chain)) continue
    const gap = chain.findIndex((each, index) => index > 0 && !linked(chain[index - 1] ?? '', each))
    wrong.push({
      text: arrowed(chain),
      misconception: 'guesses-from-size',
      feedback: `Check each step against the figure. There is no arrow from ${chain[gap - 1]} to ${chain[gap]}.`,
    })
  }
  return {
    stem: `${intro(web)} Which of these food chains is part of it?`,
    figure: figureOf(web),
    ...choice(random, { right: arrowed(right), wrong }),
    hints: [
      'Each step of a chain must be an arrow of the figure, and it must point the same way.',
      `A food chain begins with a producer. Here those are ${listed(web.producers)}. Then check the steps one by one.`,
    ],
    solution: [
      'A food chain follows arrows of the web, from a producer upwards.',
      `Check each step: ${right
        .slice(1)
        .map((eater, index) => `${eater} eat ${right[index]}`)
        .join('; ')}.`,
      `All of these arrows are in the figure, so ${arrowed(right)} is part of the web.`,
    ],
  }
}

function findUnreached(random: Random) {
  const { web, found: target } = drawUntil(random, 7, (candidate) =>
    candidate.names.filter((name) => {
      const below = candidate.names.filter((other) => above(candidate, other).includes(name))
      const indirect = below.filter((other) => !foodsOf(candidate, name).includes(other))
      return indirect.length >= 1 && below.length >= 3 && below.length <= candidate.names.length - 2
    }),
  )
  const below = web.names.filter((name) => above(web, name).includes(target))
  const right = random.pick(web.names.filter((name) => name !== target && !below.includes(name)))
  const indirect = random.shuffle(below.filter((name) => !foodsOf(web, target).includes(name)))
  const direct = random.shuffle(foodsOf(web, target))
  const wrong = [...indirect.slice(0, 2), ...direct].map((name): WrongOption => {
    const path = chains(web, name, target)[0] ?? []
    return direct.includes(name)
      ? {
          text: sentence(name),
          misconception: 'arrow-means-eats',
          feedback: `The arrow from ${name} to ${target} shows that ${target} eat ${name}, so their matter does get there. Look for one with no way up to ${target}.`,
        }
      : {
          text: sentence(name),
          misconception: 'only-direct',
          feedback: `${sentence(target)} do not eat ${name}, but matter can still get there in steps: ${arrowed(path)}. Look for one with no path at all.`,
        }
  })
  return {
    stem: `${intro(web)} Matter moves along the arrows. In this web, matter from which of these cannot end up in ${target}, not even by way of others?`,
    figure: figureOf(web),
    ...choice(random, { right: sentence(right), wrong }),
    hints: [
      'Matter can pass through several bodies, one after the other. Follow whole paths, not single arrows.',
      `Walk backwards from ${target}: mark what they eat, then what those eat, and so on. Which option stays unmarked?`,
    ],
    solution: [
      `Walk backwards along the arrows from ${target}. They eat ${listed(foodsOf(web, target))}.`,
      `Going on like this, you reach ${listed(below)}.`,
      `You never reach ${right}. Matter from ${right} cannot get into ${target} in this web.`,
    ],
  }
}

/** Without arrows to go by: real roles, told apart by how a living thing gets its matter. */
const chooseRoles: ComputedModel = {
  id: 'choose-roles',
  kind: 'computed',
  thinking: 'classify',
  seconds: 40,
  make(random, level) {
    return level === 3 ? losesAllFood(random) : level === 2 ? rolesByKnowledge(random) : rolesByArrows(random)
  },
  solve(shown) {
    if (!('options' in shown.interaction)) throw new TypeError('expects options')
    const { options } = shown.interaction
    const [, role = ''] = /Pick all the (\w+)s/.exec(shown.stem) ?? []
    const [, lost] = /loses all its (.*?)\./.exec(shown.stem) ?? []
    const picked = options.filter(({ text }) => {
      const name = text.toLowerCase()
      if (shown.figure === undefined) return roleByName(name) === role
      const arrows = readArrowsOf(shown)
      if (lost !== undefined) return !survives(arrows, name, lost.toLowerCase())
      return (arrows.some((arrow) => arrow.to === name) ? 'consumer' : 'producer') === role
    })
    return { kind: 'choices', options: picked.map((option) => option.id) }
  },
}

const growing = [
  'algae',
  'duckweed',
  'grass',
  'desert grass',
  'coneflowers',
  'kelp',
  'phytoplankton',
  'mesquite trees',
  'prickly pears',
  'sedges',
  'dwarf willows',
  'clover',
  'oak trees',
  'dandelions',
  'blueberry bushes',
  'cordgrass',
]

/** The solver's own list: what grows green makes its food; molds, mushrooms, fungi and bacteria decompose; the rest eats. */
function roleByName(name: string): string {
  if (growing.includes(name)) return 'producer'
  return /mold|mushroom|fungi|bacteria/.test(name) ? 'decomposer' : 'consumer'
}

/** Something has food left when a path of living things leads to it that avoids the lost one. */
function survives(arrows: readonly Link[], name: string, lost: string): boolean {
  if (name === lost) return false
  const foods = arrows.filter((arrow) => arrow.to === name).map((arrow) => arrow.from)
  return foods.length === 0 || foods.some((food) => survives(arrows, food, lost))
}

function rolesByArrows(random: Random) {
  const web = drawWeb(random, random.integer(4, 5))
  const role = random.pick(['producer', 'consumer'] as const)
  const eaters = web.names.filter((name) => !web.producers.includes(name))
  const fitting = role === 'producer' ? web.producers : random.sample(eaters, random.integer(2, 3))
  const others = role === 'producer' ? random.sample(eaters, Math.min(4, eaters.length)) : web.producers
  return {
    stem: `${intro(web)} Pick all the ${role}s among these living things.`,
    figure: figureOf(web),
    ...choices(random, {
      right: fitting.map(sentence),
      wrong: others.map((name) => ({
        text: sentence(name),
        misconception: 'mixes-up-roles',
        feedback:
          role === 'producer'
            ? `An arrow runs into ${name} from ${listed(foodsOf(web, name).slice(0, 1))}, so ${name} eat. A producer makes its own food and has no arrow coming in.`
            : `No arrow runs into ${name}. A consumer eats, so it has at least one arrow coming in.`,
      })),
      missed: {
        misconception: 'mixes-up-roles',
        feedback:
          role === 'producer'
            ? 'What you picked is right, but one is missing. Look for every living thing with no arrow coming in.'
            : 'What you picked is right, but one is missing. Look for every living thing with an arrow coming in: plant eaters and meat eaters are both consumers.',
      },
    }),
    hints: [
      'A producer makes its own food from air, water and light. A consumer eats other living things.',
      role === 'producer'
        ? 'Look for living things that no arrow points to.'
        : 'Look for living things that an arrow points to.',
    ],
    solution: [
      'Arrows point to the eater. So an arrow coming in marks a consumer, and a producer has none coming in.',
      `${role === 'producer' ? 'With no arrow coming in, these make their own food' : 'With an arrow coming in, these eat'}: ${listed(fitting)}.`,
    ],
  }
}

function rolesByKnowledge(random: Random) {
  const ecosystem = random.pick(ecosystems)
  const role = random.pick(['producer', 'consumer', 'decomposer'] as const)
  const groups = {
    producer: random.sample(ecosystem.producers, 2),
    consumer: [...random.sample(Object.keys(ecosystem.diets), 2), random.pick(ecosystem.scavengers)],
    decomposer: random.sample(ecosystem.decomposers, 2),
  }
  const reason = {
    producer: (name: string) =>
      `${sentence(name)} can make food from air, water and sunlight. That is what a producer does.`,
    consumer: (name: string) =>
      ecosystem.scavengers.includes(name)
        ? `${sentence(name)} eat dead animals or scraps. They swallow and digest food as other animals do, so they are consumers.`
        : `${sentence(name)} eat living things, so they are consumers.`,
    decomposer: (name: string) =>
      `${sentence(name)} break down dead matter and wastes around them and take in a part of it, so they are decomposers.`,
  }
  const others = (['producer', 'consumer', 'decomposer'] as const).filter((other) => other !== role)
  return {
    stem: `These living things are found in ${ecosystem.place}. Pick all the ${role}s.`,
    ...choices(random, {
      right: groups[role].map(sentence),
      wrong: others.flatMap((other) =>
        groups[other].map((name) => ({
          text: sentence(name),
          misconception:
            other === 'decomposer' && role === 'producer' ? 'fungi-are-plants' : 'mixes-up-roles',
          feedback: `${reason[other](name)} Ask of each one: how does it get its matter?`,
        })),
      ),
      missed: {
        misconception: 'mixes-up-roles',
        feedback:
          'What you picked is right, but one is missing. Ask of each one you left out: how does it get its matter?',
      },
    }),
    hints: [
      'Ask how each one gets its matter: making food from air and water, eating, or breaking down dead things from outside.',
      {
        producer: 'Look for plants and algae. Mushrooms and molds are not plants.',
        consumer: 'Look for animals. An animal that eats dead animals still eats.',
        decomposer: 'Look for fungi and bacteria. They work without mouths.',
      }[role],
    ],
    solution: [...groups[role].map((name) => reason[role](name)), `None of the others is a ${role}.`],
  }
}

function losesAllFood(random: Random) {
  const { web, found: lost } = drawUntil(random, 7, (candidate) =>
    candidate.names.filter((name) => {
      const starved = starve(candidate, name)
      const others = above(candidate, name).filter((other) => !starved.includes(other))
      return starved.length >= 2 && others.length >= 1
    }),
  )
  const starved = starve(web, lost).slice(0, 4)
  const touched = above(web, lost).filter((name) => !starve(web, lost).includes(name))
  const apart = web.names.filter((name) => name !== lost && !above(web, lost).includes(name))
  const wrong: WrongOption[] = [...touched.slice(0, 2), ...random.shuffle(apart).slice(0, 2)].map((name) => ({
    text: sentence(name),
    misconception: 'all-links-alike',
    feedback: web.producers.includes(name)
      ? `No arrow runs into ${name}, and none is needed: a producer makes its own food.`
      : `${sentence(name)} would still have food in this web: ${listed(foodsOf(web, name).filter((food) => food !== lost && !starve(web, lost).includes(food)))}. Look for those whose every food is gone.`,
  }))
  return {
    stem: `${intro(web)} Suppose this place loses all its ${lost}. Pick all that would sooner or later have no food left in this web.`,
    figure: figureOf(web),
    ...choices(random, {
      right: starved.map(sentence),
      wrong,
      missed: {
        misconception: 'only-direct',
        feedback: `What you picked is right, but someone is missing. When one kind starves, those that eat only that kind have no food left either. Follow the loss further up.`,
      },
    }),
    hints: [
      `Which living things eat nothing but ${lost}? They lose all their food first.`,
      'Then go one step further: who eats nothing but those that are now gone? An eater with one food left still has food.',
    ],
    solution: [
      `Cross out ${lost} and all arrows that leave ${lost}.`,
      ...starved
        .map(
          (name) => `${sentence(name)} eat only ${listed(foodsOf(web, name))}, so nothing is left for them.`,
        )
        .slice(0, 4),
    ],
  }
}

/** Those that are left without food, step by step upwards. */
function starve(web: Web, lost: string): string[] {
  const gone = new Set([lost])
  for (const name of web.names) {
    const foods = foodsOf(web, name)
    if (foods.length > 0 && foods.every((food) => gone.has(food))) gone.add(name)
  }
  gone.delete(lost)
  return [...gone]
}

const countChains: ComputedModel = {
  id: 'count-chains',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  make(random, level) {
    return level === 1 ? countEaters(random) : countPaths(random, level === 3)
  },
  solve(shown) {
    const arrows = readArrowsOf(shown)
    const [, eaten] = /How many kinds of living things eat (.*) in this web/.exec(shown.stem) ?? []
    if (eaten !== undefined)
      return {
        kind: 'number',
        text: String(arrows.filter((arrow) => arrow.from === eaten.toLowerCase()).length),
      }
    const [, from = '', to = ''] = /run from (.*) to ([^?.]*?)(?: are left)?\?/.exec(shown.stem) ?? []
    const [, lost] = /loses all its (.*?)\./.exec(shown.stem) ?? []
    return {
      kind: 'number',
      text: String(
        countWays(
          arrows.filter((arrow) => arrow.from !== lost?.toLowerCase() && arrow.to !== lost?.toLowerCase()),
          from.toLowerCase(),
          to.toLowerCase(),
        ),
      ),
    }
  },
}

/** Adds up the ways into each eater, from the top down; the maker lists the chains instead. */
function countWays(arrows: readonly Link[], from: string, to: string): number {
  if (from === to) return 1
  return arrows
    .filter((arrow) => arrow.to === to)
    .reduce((sum, arrow) => sum + countWays(arrows, from, arrow.from), 0)
}

function countEaters(random: Random) {
  const { web, found: eaten } = drawUntil(random, 6, (candidate) =>
    candidate.names.filter((name) => eatersOf(candidate, name).length >= 2),
  )
  const eaters = eatersOf(web, eaten)
  const foods = foodsOf(web, eaten)
  const all = above(web, eaten)
  return {
    stem: `${intro(web)} How many kinds of living things eat ${eaten} in this web?`,
    figure: figureOf(web),
    ...number({ label: 'Number of kinds' }, { value: String(eaters.length) }, [
      {
        value: String(foods.length),
        misconception: 'arrow-means-eats',
        feedback: `${foods.length === 0 ? 'You looked for arrows that end' : 'You counted the arrows that end'} at ${eaten}. Those show the food of ${eaten}. Count the arrows that leave ${eaten}: they point to the eaters.`,
      },
      {
        value: String(all.length),
        misconception: 'all-links-alike',
        feedback: `${all.length} kinds get matter from ${eaten} in some way, but not all of them eat ${eaten} themselves. Count only arrows that start right at ${eaten}.`,
      },
      {
        value: String(foods.length + eaters.length),
        misconception: 'arrow-means-eats',
        feedback: `You counted every arrow that touches ${eaten}. Only those that lead away from ${eaten} point to eaters.`,
      },
    ]),
    hints: [
      'An arrow starts at the one that is eaten and points to the one that eats.',
      `Count the arrows that start at ${eaten}.`,
    ],
    solution: [
      `The eaters of ${eaten} are where the arrows from ${eaten} end.`,
      `Those are ${listed(eaters)}. That makes ${eaters.length}.`,
    ],
  }
}

interface Paths {
  from: string
  to: string
  all: string[][]
  lost?: string
}

function countPaths(random: Random, isWithoutOne: boolean) {
  const { web, found } = drawUntil<Paths>(random, 7, (candidate) =>
    candidate.producers.flatMap((from) =>
      candidate.names.flatMap((to): Paths[] => {
        const all = chains(candidate, from, to)
        if (all.length < (isWithoutOne ? 3 : 2) || all.length > 6) return []
        if (!isWithoutOne) return [{ from, to, all }]
        const between = [...new Set(all.flatMap((chain) => chain.slice(1, -1)))]
        return between
          .map((lost) => ({ from, to, all, lost }))
          .filter(({ lost }) => all.some((chain) => !chain.includes(lost)))
      }),
    ),
  )
  const { from, to, all, lost } = found
  const left = lost === undefined ? all : all.filter((chain) => !chain.includes(lost))
  const lastSteps = foodsOf(web, to).length
  const firstSteps = eatersOf(web, from).length
  return {
    stem:
      lost === undefined
        ? `${intro(web)} Follow the arrows up. How many different food chains run from ${from} to ${to}?`
        : `${intro(web)} Suppose this place loses all its ${lost}. How many different food chains that run from ${from} to ${to} are left?`,
    figure: figureOf(web),
    ...number({ label: 'Number of food chains' }, { value: String(left.length) }, [
      ...(lost === undefined
        ? []
        : [
            {
              value: String(all.length),
              misconception: 'all-links-alike',
              feedback: `There were ${all.length} chains before. Every chain with ${lost} in it is broken now. Cross those out.`,
            },
            {
              value: String(all.length - left.length),
              misconception: 'counts-the-lost',
              feedback: `That is how many chains are broken: those with ${lost} in them. The question asks how many are left.`,
            },
          ]),
      {
        value: String(lastSteps),
        misconception: 'only-direct',
        feedback: `${lastSteps === 1 ? 'One arrow ends' : `${lastSteps} arrows end`} at ${to}. But count whole ways up from ${from}: a food of ${to} may be reached in no way, in one way or in several.`,
      },
      {
        value: String(firstSteps),
        misconception: 'only-direct',
        feedback: `${firstSteps === 1 ? 'One arrow leaves' : `${firstSteps} arrows leave`} ${from}. But a way can split further up, or never reach ${to}. Follow each one to its end.`,
      },
      {
        value: '1',
        misconception: 'only-direct',
        feedback: `You may have found one way. Go back to ${from} and to each place where arrows split, and try the other arrows.`,
      },
    ]),
    hints: [
      `Start at ${from}. Write down each way up to ${to} as a chain.`,
      lost === undefined
        ? `${sentence(from)} can go to ${listed(eatersOf(web, from), 'or')}. Finish every way that starts with one of these before you go to the next.`
        : `First cross out ${lost} with all arrows that touch them. Then list the ways from ${from} to ${to} that are still whole.`,
    ],
    solution: [
      lost === undefined
        ? `List every way along the arrows from ${from} to ${to}.`
        : `Cross out ${lost}. That breaks ${all.length - left.length === 1 ? 'one chain' : `${all.length - left.length} chains`} of the ${all.length}.`,
      `${lost === undefined ? '' : 'Still whole: '}${left.map(arrowed).join('; ')}.`,
      `That makes ${left.length}.`,
    ],
  }
}

const speciesRemoved: ComputedModel = {
  id: 'species-removed',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 50,
  make(random, level) {
    return level === 1 ? whoStarves(random) : level === 2 ? whoGrows(random) : whatFollows(random)
  },
  solve(shown) {
    const { options, arrows } = readChoice(shown)
    const [, goneName = ''] = /all the (.*?) (?:in|of) /.exec(shown.stem) ?? []
    const gone = goneName.toLowerCase()
    const [, askedName] = /happen to the (?:number|amount) of (.*)\?/.exec(shown.stem) ?? []
    if (askedName !== undefined) {
      const asked = askedName.toLowerCase()
      const change = simulate(arrows, gone, 3).get(asked) ?? 1
      const word = change > 1 ? 'More ' : /^(?:Less|Fewer) /
      const fits = options.filter(({ text }) =>
        typeof word === 'string' ? text.startsWith(word) : word.test(text),
      )
      return { kind: 'choice', option: fits.map((option) => option.id).join('+') }
    }
    if (shown.stem.includes('no food left')) {
      const left = arrows.filter((arrow) => arrow.from !== gone)
      const fits = options.filter(
        ({ text }) =>
          arrows.some((arrow) => arrow.to === text.toLowerCase()) &&
          !left.some((arrow) => arrow.to === text.toLowerCase()),
      )
      return { kind: 'choice', option: fits.map((option) => option.id).join('+') }
    }
    const after = simulate(arrows, gone, 1)
    const fits = options.filter(({ text }) => (after.get(text.toLowerCase()) ?? 1) > 1)
    return { kind: 'choice', option: fits.map((option) => option.id).join('+') }
  },
}

/**
 * A small simulation of what a loss sets off: every population starts at 1; in each step it grows with the food
 * it has over what it had, and shrinks with the eaters it has over those it had.
 */
function simulate(arrows: readonly Link[], gone: string, steps: number): Map<string, number> {
  let now = new Map(arrows.flatMap(({ from, to }) => [from, to]).map((name) => [name, name === gone ? 0 : 1]))
  const mean = (names: string[]): number =>
    names.length === 0 ? 1 : names.reduce((sum, name) => sum + (now.get(name) ?? 0), 0) / names.length
  for (let step = 0; step < steps; step += 1) {
    now = new Map(
      [...now].map(([name, size]) => {
        const food = mean(arrows.filter((arrow) => arrow.to === name).map((arrow) => arrow.from))
        const eaters = mean(arrows.filter((arrow) => arrow.from === name).map((arrow) => arrow.to))
        return [name, size * (1 + 0.1 * (food - 1) - 0.1 * (eaters - 1))]
      }),
    )
  }
  return now
}

const removed = (web: Web, name: string): string =>
  `${intro(web)} A disease kills all the ${name} in this place.`

function whoStarves(random: Random) {
  const { web, found } = drawUntil(random, 6, (candidate) =>
    candidate.links.filter(({ from, to }) => {
      const others = eatersOf(candidate, from).filter((name) => name !== to)
      return (
        foodsOf(candidate, to).length === 1 &&
        others.every((name) => foodsOf(candidate, name).length > 1) &&
        others.length + foodsOf(candidate, from).length > 0
      )
    }),
  )
  const { from: gone, to: right } = found
  const wrong: WrongOption[] = [
    ...eatersOf(web, gone)
      .filter((name) => name !== right)
      .map((name) => ({
        text: sentence(name),
        misconception: 'all-links-alike',
        feedback: `${sentence(name)} do eat ${gone}, but not only ${gone}. They could still eat ${listed(foodsOf(web, name).filter((food) => food !== gone))}.`,
      })),
    ...foodsOf(web, gone).map((name) => ({
      text: sentence(name),
      misconception: 'arrow-means-eats',
      feedback: `The arrow runs from ${name} to ${gone}: there the ${gone} are the eaters. Look at arrows that leave ${gone}.`,
    })),
    ...random
      .shuffle(
        web.names.filter(
          (name) =>
            name !== gone && !eatersOf(web, gone).includes(name) && !foodsOf(web, gone).includes(name),
        ),
      )
      .map((name) => ({
        text: sentence(name),
        misconception: 'all-links-alike',
        feedback: `No arrow runs from ${gone} to ${name}, so ${name} lose none of the food shown. Look at arrows that leave ${gone}.`,
      })),
  ]
  return {
    stem: `${removed(web, gone)} Which of these would have no food left in this web right away?`,
    figure: figureOf(web),
    ...choice(random, { right: sentence(right), wrong }),
    hints: [
      `Find the living things that eat ${gone}. Do they eat anything else?`,
      `Cross out the arrows that leave ${gone}. Which eater has no arrow coming in anymore?`,
    ],
    solution: [
      `Arrows from ${gone} lead to ${listed(eatersOf(web, gone))}. ${eatersOf(web, gone).length === 1 ? 'They are' : 'These are'} the ones that eat ${gone}.`,
      `${sentence(right)} have just this one arrow coming in: they eat only ${gone} in this web.`,
      `So ${right} are left with no food.`,
    ],
  }
}

function whoGrows(random: Random) {
  const { web, found } = drawUntil(random, 7, (candidate) =>
    candidate.links.filter(({ from, to }) => {
      // The food of the lost kind gains at once, and all other options must lose or stay for certain.
      const rivals = candidate.names.filter((name) => name !== to && foodsOf(candidate, name).includes(from))
      return rivals.length === 0 && eatersOf(candidate, to).length > 0 && !candidate.producers.includes(from)
    }),
  )
  const { from: right, to: gone } = found
  const gains = foodsOf(web, gone)
  const wrong: WrongOption[] = [
    ...eatersOf(web, gone)
      .filter((name) => !gains.includes(name))
      .map((name) => ({
        text: sentence(name),
        misconception: 'arrow-means-eats',
        feedback: `The arrow runs from ${gone} to ${name}: ${name} eat ${gone}. With that food gone they would have less to eat, not more. Who is safer now?`,
      })),
    ...random
      .shuffle(
        web.names.filter(
          (name) => name !== gone && !eatersOf(web, gone).includes(name) && !gains.includes(name),
        ),
      )
      .map((name) => ({
        text: sentence(name),
        misconception: 'guesses-from-size',
        feedback: `No arrow joins ${name} and ${gone}, so nothing changes for ${name} at first. Who was eaten by ${gone} until now?`,
      })),
  ]
  return {
    stem: `${removed(web, gone)} Which of these would most likely grow in number first?`,
    figure: figureOf(web),
    ...choice(random, { right: sentence(right), wrong }),
    hints: [
      `Who had to fear ${gone}? Who lived on them?`,
      `A kind grows in number when fewer of it are eaten. Look at the arrows that end at ${gone}.`,
    ],
    solution: [
      `${sentence(gone)} ate ${listed(gains)}. No ${gone} are left to do so.`,
      `In this web nothing else eats ${right}. So more ${right} stay alive and have young.`,
      `Those that ate ${gone} lose food, so they would not grow in number first.`,
    ],
  }
}

function whatFollows(random: Random) {
  const { web, found } = drawUntil<{ gone: string; between: string; asked: string; grows: boolean }>(
    random,
    7,
    (candidate) => [...topLoss(candidate), ...foodLoss(candidate)],
  )
  const { gone, between, asked, grows } = found
  const less = sentence(lessOf(asked))
  const right = grows
    ? `${less}, because more ${between} will eat ${asked}`
    : `${less}, because there will be ${lessOf(between)} to eat`
  const wrong: WrongOption[] = [
    {
      text: grows
        ? `More ${asked}, because ${lessOf(between)} will eat ${asked}`
        : `More ${asked}, because there will be more ${between} to eat`,
      misconception: 'wrong-way-round',
      feedback: grows
        ? `Take it step by step. ${sentence(gone)} ate ${between}. Without ${gone}, do ${between} get more or fewer?`
        : `Take it step by step. ${sentence(between)} eat only ${gone} in this web. Without ${gone}, do ${between} get more or fewer?`,
    },
    {
      text: `No change, because no arrow joins ${gone} and ${asked}`,
      misconception: 'only-direct',
      feedback: `${sentence(gone)} and ${asked} are not linked by one arrow, but ${between} link them. A change can travel along two arrows.`,
    },
    {
      text: `No ${asked} at all, because every part of a web needs every other`,
      misconception: 'all-links-alike',
      feedback: `Losing one kind does not end the whole web. Follow what happens to ${between} first, then what that means for ${asked}.`,
    },
  ]
  return {
    stem: `${removed(web, gone)} Over time, what will most likely happen to ${amountOf(asked)}?`,
    figure: figureOf(web),
    ...choice(random, { right, wrong }),
    hints: [
      `${sentence(gone)} and ${asked} are not neighbors in the web. Who stands between them?`,
      grows
        ? `First think: what happens to ${between} when nothing hunts them as ${gone} did? Then think what ${between} do to ${asked}.`
        : `First think: what happens to ${between} without their food? Then think what ${between} are for ${asked}.`,
    ],
    solution: grows
      ? [
          `${sentence(gone)} ate ${between}. Without ${gone}, fewer ${between} are eaten, so there will be more of them.`,
          `More ${between} eat more ${asked}.`,
          `So there will be ${lessOf(asked)}.`,
        ]
      : [
          `${sentence(between)} eat only ${gone} in this web. Without ${gone} they starve, so there will be ${lessOf(between)}.`,
          `${sentence(asked)} eat ${between}, so they have less food.`,
          `So there will be ${lessOf(asked)}.`,
        ],
  }
}

interface Ripple {
  gone: string
  between: string
  asked: string
  grows: boolean
}

/** A top hunter goes, its prey gains, what the prey eats loses; no other path may pull the other way. */
function topLoss(web: Web): Ripple[] {
  return web.names
    .filter((gone) => eatersOf(web, gone).length === 0)
    .flatMap((gone) =>
      foodsOf(web, gone).flatMap((between) =>
        foodsOf(web, between)
          .filter((asked) => !eatersOf(web, asked).includes(gone))
          .filter((asked) => {
            const helped = foodsOf(web, gone)
            const hunted = [between, ...eatersOf(web, asked)].some((name) =>
              eatersOf(web, name).some((eater) => helped.includes(eater)),
            )
            return !hunted && !foodsOf(web, asked).some((food) => helped.includes(food))
          })
          .map((asked) => ({ gone, between, asked, grows: true })),
      ),
    )
}

/** The only food of an animal goes, the animal starves, its hunter loses; the hunter gains nothing elsewhere. */
function foodLoss(web: Web): Ripple[] {
  return web.names.flatMap((gone) =>
    eatersOf(web, gone)
      .filter((between) => foodsOf(web, between).length === 1 && foodsOf(web, gone).length === 0)
      .flatMap((between) =>
        eatersOf(web, between)
          .filter((asked) => !foodsOf(web, asked).includes(gone) && eatersOf(web, asked).length === 0)
          .map((asked) => ({ gone, between, asked, grows: false })),
      ),
  )
}

export const foodWebs = defineSkill({
  id: 'food-webs',
  revision: 1,
  subject: 'science',
  gradeLevel: 5,
  strand: 'Ecosystems',
  name: 'Food webs',
  description:
    'Follow matter and energy through plants, animals and decomposers, and see what a loss sets off.',
  icon: 'web',
  standards: ['5-LS2-1', '5-PS3-1', '5-LS1-1'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'arrow-means-eats',
      name: 'reads the arrows backwards',
      explanation:
        'An arrow does not say “eats”. It shows where matter and energy go: from the one that is eaten to the one that eats.',
    },
    {
      id: 'only-direct',
      name: 'sees next-door links only',
      explanation:
        'A change or a bit of matter can travel along several arrows. Two living things can matter to each other without a single arrow between them.',
    },
    {
      id: 'all-links-alike',
      name: 'thinks that every loss hits all alike',
      explanation:
        'When one kind is lost, some lose food, some lose an enemy, and some feel little. Follow the arrows to find out which.',
    },
    {
      id: 'wrong-way-round',
      name: 'gets the direction of a change wrong',
      explanation:
        'Fewer hunters mean more prey. More prey mean less of what the prey eats. Say each step before you take the next.',
    },
    {
      id: 'guesses-from-size',
      name: 'guesses by size or habit, not by the arrows',
      explanation:
        'Big animals do not always eat small ones, and some big animals eat only plants. The arrows tell who eats whom.',
    },
    {
      id: 'counts-the-lost',
      name: 'answers what is lost for what is left',
      explanation: 'Read once more whether the question asks for what is gone or for what is still there.',
    },
    {
      id: 'mixes-up-roles',
      name: 'mixes up producers, consumers and decomposers',
      explanation:
        'Ask how it gets its matter. Producers make food, consumers eat, and decomposers break down dead matter around them.',
    },
    {
      id: 'fungi-are-plants',
      name: 'takes mushrooms and molds for plants',
      explanation:
        'A mushroom grows in the ground but has no green parts. It cannot make food from light. It lives on dead matter.',
    },
    {
      id: 'plants-eat-soil',
      name: 'thinks that plants are made of soil',
      explanation:
        'Roots take in water and tiny amounts of minerals. Most of a plant’s matter comes from air and water.',
    },
    {
      id: 'matter-vanishes',
      name: 'thinks that dead matter disappears',
      explanation:
        'When a leaf rots, nothing is lost. Decomposers turn its matter into parts of themselves, gases, water and minerals.',
    },
    {
      id: 'energy-comes-round',
      name: 'thinks that energy is used again like matter',
      explanation:
        'Matter goes around and around. Energy comes in as sunlight, passes along the arrows, and leaves as warmth.',
    },
    {
      id: 'animals-need-no-sun',
      name: 'does not trace animal food back to the sun',
      explanation: 'Meat holds energy that came from plants, and plants got it from sunlight.',
    },
  ],
  lesson: {
    idea: [
      'All living things need matter to build their bodies and energy to live. Producers, such as plants and algae, make their own food from air and water with the energy of sunlight. Consumers eat other living things. Decomposers, such as fungi and bacteria, break down dead matter.',
      'A food web shows who eats whom. Each arrow points from the one that is eaten to the one that eats, because that is the way that matter and energy go. Eating only the seeds or leaves of a plant counts too.',
      'When one kind is lost, the loss travels along the arrows. Those that ate it have less food. Those that it ate can grow in number. Then the next arrows feel it.',
      'Matter goes around: decomposers give it back to soil, air and water, and plants take it up again. Energy does not come around. It has to come from the sun each day.',
    ],
    figure: {
      kind: 'food-web',
      description:
        'A food web of a prairie. Its arrows run from grass to grasshoppers and deer mice; from grasshoppers to deer mice and meadowlarks; from deer mice to hawks; from meadowlarks to hawks.',
      nodes: [
        { id: 'grass', label: 'Grass', row: 0 },
        { id: 'grasshoppers', label: 'Grasshoppers', row: 1 },
        { id: 'mice', label: 'Deer mice', row: 2 },
        { id: 'meadowlarks', label: 'Meadowlarks', row: 2 },
        { id: 'hawks', label: 'Hawks', row: 3 },
      ],
      arrows: [
        { from: 'grass', to: 'grasshoppers' },
        { from: 'grass', to: 'mice' },
        { from: 'grasshoppers', to: 'mice' },
        { from: 'grasshoppers', to: 'meadowlarks' },
        { from: 'mice', to: 'hawks' },
        { from: 'meadowlarks', to: 'hawks' },
      ],
    },
    workedExample: { model: 'species-removed', level: 3 },
    words: [
      { word: 'producer', meaning: 'A living thing that makes its own food, such as a plant or algae.' },
      { word: 'consumer', meaning: 'A living thing that eats other living things, or their remains.' },
      {
        word: 'decomposer',
        meaning: 'A living thing that breaks down dead matter and wastes, such as a fungus or bacteria.',
      },
      { word: 'food chain', meaning: 'One path through a food web, from a producer upwards.' },
      { word: 'matter', meaning: 'What things are made of. All that has weight and takes up space.' },
    ],
  },
  models: [
    readArrows,
    chooseRoles,
    countChains,
    speciesRemoved,
    conceptModel({ id: 'matter-ideas', thinking: 'explain', seconds: 35, questions: matterQuestions }),
  ],
})
