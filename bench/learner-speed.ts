import { believe } from '@skills-center/learner/belief'
import { createCatalog, type CatalogItem } from '@skills-center/learner/catalog'
import { chooseItem } from '@skills-center/learner/choose-item'
import { chooseSkill } from '@skills-center/learner/choose-skill'
import { packState } from '@skills-center/learner/pack-state'
import { learnFrom, predict } from '@skills-center/learner/predict'
import { newPopulation } from '@skills-center/learner/population'
import { newStudent, type SkillState } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import { createRandomSource } from './teaching/random-source.ts'

/**
 * `npm run bench:learner-speed`: measures the learner model on one core with 500 skills, each with 12 items and up to 2
 * prerequisites, for a student who has answered in 300 of them. Also measures the size of a state. Fails if it misses a
 * target.
 */
const random = createRandomSource(11)
const skillCount = 500
const ids = Array.from({ length: skillCount }, (_, index) => `k${index}`)
const levels = [1, 2, 3] as const
const start = 1_800_000_000

// Prerequisites come from the 20 skills before, because real curricula build on the same unit or the one before.
const prerequisites = ids.flatMap((later, index) =>
  [0, 1].flatMap(() => {
    const earlier = ids[index - 1 - random.below(20)]
    return earlier === undefined ? [] : [[earlier, later] as const]
  }),
)
const catalog = createCatalog(
  ids.map((id, index) => ({
    id,
    grade: 5 + Math.floor((index * 4) / skillCount),
    strand: `s${Math.floor(index / 40)}`,
  })),
  prerequisites,
  ids.flatMap((skill) =>
    Array.from({ length: 12 }, (_, index): CatalogItem => {
      const level = levels[index % 3] ?? 2
      return { id: `${skill}-${index}`, skill, level, options: index % 4 === 3 ? 4 : 0, seconds: 40 }
    }),
  ),
)

const population = newPopulation(catalog)
let student = newStudent(7)
const states: (SkillState | undefined)[] = Array.from({ length: skillCount })
let at = start

const times = { believe: [0], choose: [0], update: [0], learn: [0] }
function timed<T>(of: number[], act: () => T): T {
  const before = performance.now()
  const result = act()
  of.push((performance.now() - before) * 1000)
  return result
}

/** Asks and answers one question and times each part. The first 300 questions each introduce a new skill. */
function question(count: number): void {
  at += count % 15 === 0 ? 20 * 3600 : 45
  const beliefs = timed(times.believe, () => believe(catalog, population, student, states, at))
  const { skill, item, prediction } = timed(times.choose, () => {
    const best = chooseSkill({ catalog, population, student, states, beliefs, at })
    const met = catalog.skills[count]
    const chosen = count < 300 && met !== undefined ? met : best.skill
    const state = states[chosen.index]
    return {
      skill: chosen,
      ...chooseItem(catalog, population, student, state, beliefs, chosen, random.uniform()),
    }
  })
  const isCorrect = random.isTrue(prediction.chance)
  const known = states[skill.index]
  const evidence = { item, isCorrect, hintsUsed: 0, attempt: 1, activeSeconds: 30, at }
  const updated = timed(times.update, () => update(catalog, population, student, known, beliefs, evidence))
  timed(times.learn, () =>
    learnFrom(population, item, predict(catalog, population, student, known, beliefs, item), isCorrect),
  )
  student = updated.student
  states[skill.index] = updated.state
}

for (let count = 0; count < 1000; count += 1) question(count)
for (const list of Object.values(times)) list.length = 0
for (let count = 1000; count < 4000; count += 1) question(count)

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0
const bytes = states.flatMap((state) =>
  state === undefined ? [] : [JSON.stringify(packState(state)).length],
)

const rows = [
  { what: 'one belief about all skills, µs', values: times.believe, target: Infinity },
  { what: 'one choice of skill and item, µs', values: times.choose, target: 1000 },
  { what: 'one update, µs', values: times.update, target: 20 },
  { what: 'one prediction and lesson for the population, µs', values: times.learn, target: Infinity },
  { what: 'state of a student in a skill, bytes', values: bytes, target: 200 },
]
console.log(`${skillCount} skills, ${catalog.items.length} items, ${prerequisites.length} prerequisites`)
for (const { what, values, target } of rows) {
  const figures = [0.5, 0.99].map((share) => quantile(values, share).toFixed(1))
  const isMet = quantile(values, 0.5) < target
  if (!isMet) process.exitCode = 1
  const verdict = target === Infinity ? '' : `  target ${target}: ${isMet ? 'met' : 'MISSED'}`
  console.log(`${what.padEnd(46)} median ${figures[0]}  p99 ${figures[1]}${verdict}`)
}
