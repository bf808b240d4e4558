import type { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import {
  type ActivitySpan,
  type DueSkill,
  enough,
  type FirstTries,
  type MasteryFigure,
  type NamedMistake,
  type PracticedSkill,
  type ReportPeriod,
  type ReportSkill,
} from '@skills-center/contract/progress/report'
import { familyIn } from '@skills-center/curriculum/families'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import type { Misconception, Skill } from '@skills-center/curriculum/skill'
import { dayOf } from './calendar.ts'
import type { DayRow } from './queries.ts'
import { groupingOf, spansOf } from './report-period.ts'
import type { FirstTry, MistakeTotals, SkillTotals } from './report-queries.ts'

/** A skill of the curriculum, with the parts that a report needs. */
export interface TaughtSkill extends ReportSkill, Pick<Skill, 'formerIds'> {
  strand: string
  standards: readonly string[]
  misconceptions: readonly Pick<Misconception, 'id' | 'name'>[]
}

/** In teaching order. */
export type Taught = ReadonlyMap<string, TaughtSkill>

export const named = ({ id, name, subject, gradeLevel, language }: ReportSkill): ReportSkill => ({
  id,
  name,
  subject,
  gradeLevel,
  ...(language !== undefined && language !== 'en' && { language }),
})

function firstTries(answered: number, right: number): FirstTries {
  const percent = answered < enough.accuracyQuestions ? null : Math.round((100 * right) / answered)
  return { answered, right, percent }
}

export const masteryFigure = (mastery: number | null, answers: number): MasteryFigure => ({
  mastery: mastery === null || answers < enough.masteryAnswers ? null : Math.round(mastery),
  answers,
})

/** The activity in the period, grouped as shown, and day by day. */
export function activityOf(period: ReportPeriod, rows: readonly DayRow[]) {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = spansOf(period, 'day').map(({ from: day, to }): ActivitySpan => {
    const row = byDay.get(day)
    return {
      from: day,
      to,
      minutes: Math.round((row?.active_ms ?? 0) / 60_000),
      daysPracticed: row === undefined ? 0 : 1,
      firstTries: firstTries(row?.answered ?? 0, row?.correct ?? 0),
    }
  })
  const grouping = groupingOf(period.days)
  const spans = spansOf(period, grouping).map(({ from, to }) =>
    addedUp({ from, to }, days.slice(placeOf(days, from), placeOf(days, to) + 1)),
  )
  return { grouping, spans, days }
}

const placeOf = (days: readonly ActivitySpan[], day: string) => days.findIndex(({ from }) => from === day)

export function addedUp(
  { from, to }: Pick<ActivitySpan, 'from' | 'to'>,
  days: readonly ActivitySpan[],
): ActivitySpan {
  const sum = (figureOf: (day: ActivitySpan) => number) =>
    days.reduce((total, day) => total + figureOf(day), 0)
  return {
    from,
    to,
    minutes: sum((day) => day.minutes),
    daysPracticed: sum((day) => day.daysPracticed),
    firstTries: firstTries(
      sum((day) => day.firstTries.answered),
      sum((day) => day.firstTries.right),
    ),
  }
}

/** Skills with practice questions in the period, those that changed most first. */
export function practicedSkills(taught: Taught, rows: readonly SkillTotals[]): PracticedSkill[] {
  return rows
    .flatMap((row) => {
      const skill = taught.get(row.skill_id)
      return skill === undefined || row.answered === 0 ? [] : [practicedSkill(skill, row)]
    })
    .toSorted(
      (one, other) =>
        Math.abs(other.change ?? 0) - Math.abs(one.change ?? 0) ||
        other.firstTries.answered - one.firstTries.answered ||
        (one.skill.id < other.skill.id ? -1 : 1),
    )
}

function practicedSkill(skill: TaughtSkill, row: SkillTotals): PracticedSkill {
  const before = masteryFigure(row.mastery_before, row.answers_before)
  const after = masteryFigure(row.mastery_after, row.answers_after)
  const change =
    before.mastery === null || after.mastery === null || row.answers < enough.changeAnswers
      ? null
      : after.mastery - before.mastery
  return {
    skill: named(skill),
    firstTries: firstTries(row.answered, row.correct),
    before,
    after,
    move: moveOf(change, before, after),
    change,
    lastOn: row.last_day,
  }
}

function moveOf(change: number | null, before: MasteryFigure, after: MasteryFigure): PracticedSkill['move'] {
  if (change === null) return before.mastery === null && after.mastery !== null ? 'new' : 'too-few'
  if (Math.abs(change) < enough.changePoints) return 'same'
  return change > 0 ? 'up' : 'down'
}

/** Mastered skills that have faded, those practiced longest ago first. */
export function dueSkills(
  taught: Taught,
  progressBySkill: ReadonlyMap<SkillId, ProgressEntry>,
  timeZone: string,
): DueSkill[] {
  return [...progressBySkill.values()]
    .filter(({ isDue }) => isDue)
    .toSorted((one, other) => (one.lastPractisedAt < other.lastPractisedAt ? -1 : 1))
    .flatMap(({ skillId, masteryLevel, answered, lastPractisedAt }) => {
      const skill = taught.get(skillId)
      if (skill === undefined) return []
      const lastOn = dayOf(new Date(lastPractisedAt), timeZone)
      return [{ skill: named(skill), now: masteryFigure(masteryLevel, answered), lastOn }]
    })
}

/** Mistakes that the curriculum has a name for, and the tries since each, up to now. */
export function namedMistakes(
  taught: Taught,
  rows: readonly MistakeTotals[],
  firstTriesIn: ReadonlyMap<string, readonly FirstTry[]>,
): NamedMistake[] {
  return rows
    .flatMap((row): NamedMistake[] => {
      const skill = taught.get(row.skill_id)
      const known = skill && misconceptionOf(skill, row.misconception)
      if (skill === undefined || known === undefined) return []
      const lastAt = row.last_at.getTime()
      const later = (firstTriesIn.get(row.skill_id) ?? []).filter(({ at }) => at > lastAt)
      const latest = later.slice(-enough.overcomeQuestions)
      return [
        {
          skill: named(skill),
          name: known.name,
          family: familyIn(known.id, skill.language ?? 'en').name,
          times: row.times,
          lastOn: row.last_day,
          since: { answered: later.length, right: later.filter(({ isRight }) => isRight).length },
          isOvercome: latest.length === enough.overcomeQuestions && latest.every(({ isRight }) => isRight),
        },
      ]
    })
    .toSorted(
      (one, other) =>
        Number(one.isOvercome) - Number(other.isOvercome) ||
        other.times - one.times ||
        (one.lastOn < other.lastOn ? 1 : one.lastOn > other.lastOn ? -1 : one.name < other.name ? -1 : 1),
    )
}
