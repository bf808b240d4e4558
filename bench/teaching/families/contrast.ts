import { at } from '../at.ts'
import { day, logistic, type Knowledge, type KnowledgeOptions } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** Logits that a fully learned procedure adds, and that fully learned discrimination from its neighbors adds. */
const procedureScale = 2.4
const choiceScale = 2.2
/** Share of the missing strength that one question adds. */
const procedureStride = 0.22
/** The same for discrimination: after a question of another skill, and after one of the same skill. */
const choiceAfterOther = 0.2
const choiceAfterSame = 0.03
/** Share of a skill's weak discrimination that a question in a neighboring skill erases. */
const overwritten = 0.06
/** Days over which procedures and discrimination fade toward the share that stays. */
const procedureDays = 16
const choiceDays = 40
const stays = 0.35
/** Factor by which spaced practice extends both. */
const longer = 1.5

/**
 * A question has two parts: to recognize the procedure it needs, and to carry it out (Rohrer and Taylor 2007). Carrying
 * out is learned by doing. Recognizing is learned mostly when the question before was of another kind. Neighbors in a
 * unit blur each other while they are new.
 */
export function createContrast({ world, preparation, forgetting }: KnowledgeOptions): Knowledge {
  const count = world.skills.length
  const procedure = new Float64Array(count)
  const choice = new Float64Array(count)
  const practicedAt = new Float64Array(count).fill(-1)
  const lasting = new Float64Array(count).fill(1)
  let lastSkill = -1

  function leftAt(strength: number, skill: number, days: number, span: number): number {
    const fade = Math.exp((-days * forgetting) / (span * at(lasting, skill)))
    return strength * (stays + (1 - stays) * fade)
  }
  const daysAt = (skill: number, now: number) =>
    at(practicedAt, skill) < 0 ? 0 : Math.max(0, now - at(practicedAt, skill)) / day
  const procedureAt = (skill: number, now: number) =>
    leftAt(at(procedure, skill), skill, daysAt(skill, now), procedureDays)
  const choiceAt = (skill: number, now: number) =>
    leftAt(at(choice, skill), skill, daysAt(skill, now), choiceDays)
  const knowsWith = (item: WorldItem, itsProcedure: number, itsChoice: number) =>
    logistic(
      at(preparation, item.skill) + procedureScale * itsProcedure + choiceScale * itsChoice - item.difficulty,
    )
  const choiceStride = (skill: number) => (lastSkill === skill ? choiceAfterSame : choiceAfterOther)
  return {
    knows: (item, now) => knowsWith(item, procedureAt(item.skill, now), choiceAt(item.skill, now)),
    practice({ skill }, isCorrect, progress, now) {
      const worth = progress * (isCorrect ? 1 : 0.85)
      const [doing, telling] = [procedureAt(skill, now), choiceAt(skill, now)]
      if (daysAt(skill, now) > 0.5) lasting[skill] = Math.min(20, at(lasting, skill) * longer)
      procedure[skill] = Math.min(1, doing + procedureStride * worth * (1 - doing))
      choice[skill] = Math.min(1, telling + choiceStride(skill) * worth * (1 - telling))
      practicedAt[skill] = now
      for (const sibling of at(world.skills, skill).siblings) {
        const held = at(choice, sibling)
        if (held > 0 && held < 0.6) choice[sibling] = held * (1 - overwritten)
      }
      lastSkill = skill
    },
    gain({ skill }, progress, now, later) {
      const { items } = at(world.skills, skill)
      const [doing, telling] = [procedureAt(skill, now), choiceAt(skill, now)]
      const firmer = daysAt(skill, now) > 0.5 ? longer : 1
      const left = (strength: number, span: number) => {
        const fade = Math.exp((-((later - now) / day) * forgetting) / (span * at(lasting, skill) * firmer))
        return strength * (stays + (1 - stays) * fade)
      }
      const nowDoing = left(doing + procedureStride * progress * (1 - doing), procedureDays)
      const nowTelling = left(telling + choiceStride(skill) * progress * (1 - telling), choiceDays)
      const [without, withoutTelling] = [procedureAt(skill, later), choiceAt(skill, later)]
      const gained = (item: WorldItem) =>
        knowsWith(item, nowDoing, nowTelling) - knowsWith(item, without, withoutTelling)
      return items.reduce((sum, item) => sum + gained(item), 0) / items.length
    },
    help(skill, now) {
      procedure[skill] = Math.min(1, procedureAt(skill, now) + 0.2)
      choice[skill] = Math.min(1, choiceAt(skill, now) + 0.1)
      practicedAt[skill] = now
    },
  }
}
