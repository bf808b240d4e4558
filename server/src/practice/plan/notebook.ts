import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Notebook, NotebookCounts, NotebookIdea } from '@skills-center/contract/practice/notebook'
import type { Practice } from '@skills-center/contract/practice'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { showMarkup } from '../../platform/rich-text.ts'
import { daysLater } from './calendar-days.ts'
import type { DerivedSecrets } from '../questions/derived-secrets.ts'
import type { AskOnScreen } from '../questions/on-screen.ts'
import { askFor, describeIdea, type IdeaWords } from './ideas-in-curriculum.ts'
import { issue, loadSnapshot, type SnapshotDeps, progressIn } from '../learner/learner-snapshot.ts'
import { type Idea, formatIdea, ideasIn } from './notebook-ideas.ts'
import { selectNotebookTries, selectDeferralTimes } from './notebook-queries.ts'

export interface NotebookDeps extends SnapshotDeps {
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  /** The calendar day of this time in the student's time zone. */
  dayOf: (studentId: UserId, moment: Date) => Promise<string>
  askOnScreen: AskOnScreen
}

/** Days after which a missed idea is dropped; by then it would be taught again anyway. */
const maxAgeDays = 60
const millisecondsOfDay = 86_400_000
/** The most tries that are read: more than all but the busiest students miss in that time. */
const maxTries = 2000
/** The most ideas of each kind that the list shows. */
const maxListed = 30

interface CataloguedIdea extends Idea, IdeaWords {
  skill: Skill
}

interface Sorted {
  today: string
  due: CataloguedIdea[]
  waiting: CataloguedIdea[]
  overcome: CataloguedIdea[]
}

/** Missed ideas come again until they are overcome. Everything is computed from the attempts on each request. */
export function createNotebook(deps: NotebookDeps) {
  async function read(studentId: UserId): Promise<Sorted> {
    const now = deps.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * millisecondsOfDay)
    const [today, tries, putOff] = await Promise.all([
      deps.dayOf(studentId, now),
      selectNotebookTries(deps.database, studentId, daysAgo(maxAgeDays), maxTries),
      selectDeferralTimes(deps.database, studentId, daysAgo(2)),
    ])
    const putOffOn = new Map(
      await Promise.all(
        putOff.map(
          async ({ skill_id: id, deferred_at: at }) => [id, await deps.dayOf(studentId, at)] as const,
        ),
      ),
    )
    const ideas = ideasIn(tries).flatMap((idea): CataloguedIdea[] => {
      const skill = deps.skill(idea.skillId)
      const described = skill && describeIdea(skill, idea)
      if (skill === undefined || described === undefined) return []
      const dueOn = idea.dueOn === null ? null : laterOf(idea.dueOn, putOffOn.get(idea.skillId))
      return [{ ...idea, ...described, dueOn, skill }]
    })
    const open = ideas
      .filter(({ dueOn }) => dueOn !== null)
      .toSorted((one, other) => compare(one.dueOn ?? '', other.dueOn ?? ''))
    return {
      today,
      due: open.filter(({ dueOn }) => dueOn !== null && dueOn <= today),
      waiting: open.filter(({ dueOn }) => dueOn !== null && dueOn > today),
      overcome: ideas
        .filter(({ dueOn }) => dueOn === null)
        .toSorted((one, other) => compare(other.rightOn.at(-1) ?? '', one.rightOn.at(-1) ?? '')),
    }
  }

  return {
    async notebook(studentId: UserId): Promise<Notebook> {
      const { today, ...sorted } = await read(studentId)
      return {
        today,
        counts: countsOf(sorted),
        due: sorted.due.slice(0, maxListed).map((idea) => toNotebookEntry(idea, deps.tokens)),
        waiting: sorted.waiting.slice(0, maxListed).map((idea) => toNotebookEntry(idea, deps.tokens)),
        overcome: sorted.overcome.slice(0, maxListed).map((idea) => toNotebookEntry(idea, deps.tokens)),
        minutes: minutesFor(sorted.due),
        days: maxAgeDays,
      }
    },

    /** How many ideas there are, and how many minutes the due ones take. */
    async counts(studentId: UserId): Promise<NotebookCounts & { minutes: number }> {
      const sorted = await read(studentId)
      return { ...countsOf(sorted), minutes: minutesFor(sorted.due) }
    },

    /**
     * A question about the idea that has been due the longest, preferably in another skill than the last one practiced.
     * No daily limit blocks it.
     */
    async notebookQuestion(
      studentId: UserId,
    ): Promise<{ practice: Practice | null; because: string | null; due: number }> {
      const [planUse, { today, due }, snapshot] = await Promise.all([
        deps.planUse(studentId),
        read(studentId),
        loadSnapshot(deps, studentId),
      ])
      const { lastSkill } = snapshot.learner.student.session
      const idea = due.find(({ skillId }) => skillId !== lastSkill) ?? due[0]
      if (idea === undefined) return { practice: null, because: null, due: 0 }
      const { skill } = idea
      const because = formatIdea(idea, today)
      const about = askFor(skill, idea)
      const question = await deps.askOnScreen(
        studentId,
        'notebook',
        (asked) => asked.skillId === skill.id && asked.idea === about.idea,
        async () => issue(deps, snapshot, skill, 1, { purpose: 'notebook', because, about })[0],
      )
      const questions = question === undefined ? [] : [question]
      const progress = progressIn(snapshot, skill.id)
      const practice = { skill: summarise(skill), standing: progress, planUse, questions, others: [] }
      return { practice, because, due: due.length }
    },
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** "I haven't learned this yet" delays the skill's ideas until the next day. */
function laterOf(dueOn: string, putOffOn: string | undefined): string {
  const next = putOffOn === undefined ? dueOn : daysLater(putOffOn, 1)
  return next > dueOn ? next : dueOn
}

const countsOf = ({ due, waiting, overcome }: Omit<Sorted, 'today'>): NotebookCounts => ({
  due: due.length,
  waiting: waiting.length,
  overcome: overcome.length,
})

/** In minutes, rounded up; 0 if there are no ideas. */
function minutesFor(ideas: readonly CataloguedIdea[]): number {
  return Math.ceil(ideas.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
}

function toNotebookEntry(
  { skill, lastMissed, ...idea }: CataloguedIdea,
  { uuidFrom, idOf }: Pick<DerivedSecrets, 'uuidFrom' | 'idOf'>,
): NotebookIdea {
  return {
    // Derived, because an idea's name may reveal its way of asking.
    id: uuidFrom(`idea/${skill.id}/${idea.idea}`),
    skill: summarise(skill),
    name: idea.name,
    explanation: idea.explanation === null ? null : showMarkup(idea.explanation),
    family: idea.family,
    timesMissed: idea.timesMissed,
    missedOn: idea.missedOn,
    rightOn: idea.rightOn,
    dueOn: idea.dueOn,
    lastMissed: idOf(lastMissed),
  }
}
